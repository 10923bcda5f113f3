/** Short sentences that come and go: a refusal, a thing that was copied. */

const STAYS = 6000;

class Toasts {
  shown = $state<{ id: number; text: string }[]>([]);
  #count = 0;

  show(text: string): void {
    const id = ++this.#count;
    this.shown.push({ id, text });
    setTimeout(() => (this.shown = this.shown.filter((toast) => toast.id !== id)), STAYS);
  }

  /** Waits for what is asked of the house; a refusal is shown. Says whether it was done. */
  async attempt(work: Promise<unknown> | (() => Promise<unknown>)): Promise<boolean> {
    try {
      await (typeof work === "function" ? work() : work);
      return true;
    } catch (error) {
      this.show((error as Error).message);
      return false;
    }
  }
}

export const toasts = new Toasts();

/** What a form does, instead of loading the page anew. */
export function submitted(work: () => Promise<unknown>): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    void toasts.attempt(work);
  };
}
