/** The screen has the colour of this game, as long as it is shown. */
export function inTheColourOf(game: () => string | undefined): void {
  $effect(() => {
    document.body.dataset.game = game() ?? "";
    return () => delete document.body.dataset.game;
  });
}
