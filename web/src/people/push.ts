/** Push messages of this browser: they arrive with no page open, by the service worker that keeps the page. */
import { forget, remember, remembered } from "../remembered";

/** The id of the bell that is this browser, as the server knows it. */
const BELL = "ecumene-bell";

/** The person would rather not, or the browser cannot. */
export class NotSubscribed extends Error {}

export const pushable = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const thisBell = {
  get id(): string | null {
    return remembered(BELL);
  },
  set id(id: string | null) {
    if (id) remember(BELL, id);
    else forget(BELL);
  },
};

/** Has this browser called by a server that is known by a key. */
export async function subscribe(key: string): Promise<{ address: string; p256dh: string; auth: string }> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotSubscribed();
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key could not be used, and would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => Promise.reject(new NotSubscribed()));
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new NotSubscribed();
  return { address: endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Has this browser called no more. */
export async function unsubscribe(): Promise<void> {
  thisBell.id = null;
  const known = await navigator.serviceWorker?.getRegistration();
  await (await known?.pushManager?.getSubscription())?.unsubscribe();
}
