/** Calling the reader: by a notice of the browser, by push from the house. */

import { get, post } from "../house/api";
import { settings } from "../settings.svelte";

/** Asks the browser, and subscribes to the house's push where there is one. False if the reader does not allow it. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") return false;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    if (!worker) return true;
    const { key } = await get<{ key: string }>("/api/me/push");
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(options));
    await post("/api/me/push", subscription.toJSON() as object);
  } catch {
    // No push here (a private window, a house without https): notices while the page is open serve all the same.
  }
  return true;
}

/** The house sends none any more, either. */
export async function refuseNotices(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await post("/api/me/push", { endpoint: subscription.endpoint }, 0, "DELETE");
}

export function notify(title: string, text: string): void {
  if (!settings.notices || !document.hidden || Notification.permission !== "granted") return;
  void navigator.serviceWorker
    .getRegistration()
    .then((worker) => worker?.showNotification(title, { body: text, tag: title }));
}
