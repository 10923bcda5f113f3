/** What this browser keeps for the reader. Where it keeps nothing (a private window, a full disk) all goes on without. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const kept = globalThis.localStorage.getItem(`valise.${name}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(`valise.${name}`, JSON.stringify(value));
  } catch {
    // Not kept.
  }
}
