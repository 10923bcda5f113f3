/** The screens that are loaded when they are wanted; the hall comes with the page. */
export const SCREENS = {
  table: () => import("./table/Table.svelte"),
  hotseat: () => import("./hotseat/HotSeat.svelte"),
  review: () => import("./review/Review.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  first: () => import("./first/First.svelte"),
  past: () => import("./past/Past.svelte"),
  account: () => import("./people/Account.svelte"),
};
