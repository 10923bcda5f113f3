/** The reader's part of the deal. (randomUUID is for https only, and a club's house may have none.) */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
