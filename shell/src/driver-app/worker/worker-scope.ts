/** The part of a service worker's global scope that this one uses; TypeScript's own types exclude those of pages. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type PushEvent = ExtendableEvent & { data: { json: () => unknown } | null };
type NotificationEvent = ExtendableEvent & { notification: { data: unknown; close: () => void } };
type WorkerEvents = {
  push: PushEvent;
  notificationclick: NotificationEvent;
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
};

/** An open window or tab of the portal. */
export type Tab = { url: string; focus: () => Promise<unknown> };

export type WorkerScope = {
  location: Location;
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(kind: K, listener: (event: WorkerEvents[K]) => void) => void;
};
