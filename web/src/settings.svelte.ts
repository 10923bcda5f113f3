/** What the reader has chosen for this browser. */

import { keep, recall } from "./kept";

export type Pace = "calm" | "usual" | "quick";
export type Theme = "system" | "light" | "dark";
const KEPT = "settings";

interface Kept {
  theme: Theme;
  sound: boolean;
  notices: boolean;
  pace: Pace;
  every: boolean;
}

class Settings {
  theme = $state<Theme>("system");
  sound = $state(true);
  /** Tell me by a notice of the browser when it is my turn and the page is out of sight. */
  notices = $state(false);
  /** How fast bots move at the tables that the reader opens. */
  pace = $state<Pace>("usual");
  /** Ask also where there is one answer; else the house gives it. */
  every = $state(false);

  constructor() {
    const kept = recall<Partial<Kept>>(KEPT, {});
    this.theme = kept.theme ?? "system";
    this.sound = kept.sound ?? true;
    this.notices = kept.notices ?? false;
    this.pace = kept.pace ?? "usual";
    this.every = kept.every ?? false;
  }

  /** Keeps every change, and puts the theme on the page. */
  follow(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const show = () => {
      const isDark = this.theme === "dark" || (this.theme === "system" && dark.matches);
      document.documentElement.dataset.theme = isDark ? "dark" : "light";
    };
    dark.addEventListener("change", show);
    $effect.root(() => {
      $effect(() => {
        const kept: Kept = {
          theme: this.theme,
          sound: this.sound,
          notices: this.notices,
          pace: this.pace,
          every: this.every,
        };
        keep(KEPT, kept);
        show();
      });
    });
  }
}

export const settings = new Settings();
