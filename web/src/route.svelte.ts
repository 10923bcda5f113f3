/** Which screen is shown: the address says it, and nothing else. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string }
  | { screen: "review"; code: string }
  | { screen: "rules"; game: string }
  | { screen: "first"; game: string }
  | { screen: "past" }
  | { screen: "account" }
  | { screen: "nowhere" };

function read(path: string): Route {
  const [, screen = "", rest = ""] = path.split("/");
  const part = decoded(rest);
  if (screen === "") return { screen: "home" };
  if (screen === "table" && part) return { screen, code: part.toUpperCase() };
  if (screen === "review" && part) return { screen, code: part.toUpperCase() };
  if (screen === "rules") return { screen, game: part || "" };
  if (screen === "first" && part) return { screen, game: part };
  if (screen === "past") return { screen };
  if (screen === "account") return { screen };
  return { screen: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Address {
  route = $state.raw<Route>(read(location.pathname));

  go(path: string, replace = false): void {
    if (path === location.pathname + location.search + location.hash) return;
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  /** Links within the house do not load the page again. */
  listen(): void {
    addEventListener("popstate", () => this.#follow());
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest?.("a");
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  #follow(): void {
    this.route = read(location.pathname);
  }
}

export const here = new Address();
