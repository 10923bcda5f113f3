/** Short sentences that come and go: a refusal, a thing that was copied. */

const STAYS = 6000;

class Notes {
  shown = $state<{ id: number; text: string }[]>([]);
  #count = 0;

  say(text: string): void {
    const id = ++this.#count;
    this.shown.push({ id, text });
    setTimeout(() => (this.shown = this.shown.filter((note) => note.id !== id)), STAYS);
  }

  /** For what is sent and not waited for: a refusal is said. */
  tell<T>(answer: Promise<T>): void {
    answer.catch((error: Error) => this.say(error.message));
  }
}

export const notes = new Notes();
