/** In which a user is notified; the one that was added first makes room for the next. */
export const MAX_PUSH_BROWSERS = 10;

/** What the service worker receives and shows. */
export type PushPayload = {
  /** Of the notification: a repeated one replaces the first. */
  id: string;
  title: string;
  body: string;
  /** Opened by a click; of this origin. */
  path: string;
};
