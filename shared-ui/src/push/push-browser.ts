import type { PushSubscriptionInput } from 'shared-contracts/identity/push';
import { DRIVER_APP } from 'shared-contracts/values/portal/driver-app';

/** The user who enabled notifications in this browser: they resume after the next sign-in of the same user. */
const CHOSEN_BY_KEY = 'consign.push';

export const isChosenBy = (userId: string) => localStorage.getItem(CHOSEN_BY_KEY) === userId;
export const storeChoice = (userId: string | null) =>
  userId === null ? localStorage.removeItem(CHOSEN_BY_KEY) : localStorage.setItem(CHOSEN_BY_KEY, userId);

/** Safari on a phone has none of it until the app is installed. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isPushDenied = (): boolean => Notification.permission === 'denied';
export const isPushGranted = (): boolean => Notification.permission === 'granted';

/** The service worker of the driver's pages shows notifications of all pages. */
const register = () =>
  navigator.serviceWorker.register(DRIVER_APP.worker, { scope: DRIVER_APP.start, updateViaCache: 'none' });

const toText = (buffer: ArrayBuffer | null) =>
  buffer &&
  btoa(String.fromCodePoint(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const findSubscription = async () =>
  (await navigator.serviceWorker.getRegistration(DRIVER_APP.start))?.pushManager.getSubscription();

/** Whether the browser is subscribed with the key of this installation. */
export async function isSubscribedWith(publicKey: string): Promise<boolean> {
  const subscription = await findSubscription();
  return Boolean(subscription) && toText(subscription?.options.applicationServerKey ?? null) === publicKey;
}

/** Browsers subscribe only through a worker that is active. */
async function whenActive(registration: ServiceWorkerRegistration) {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}

/** Subscribes with the key of this installation, in place of another one. @throws when the browser can't reach its push service */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionInput> {
  const registration = await register();
  await whenActive(registration);
  const { pushManager } = registration;
  if (!(await isSubscribedWith(publicKey))) await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

export const unsubscribeBrowser = async () => void (await (await findSubscription())?.unsubscribe());
