/** Browsers per user in which they are notified; the oldest one makes room for the next. */
export const MAX_PUSH_BROWSERS = 10;

/** The message that the service worker receives and shows. */
export type PushPayload = {
  /** The id of the notification: a repeated one replaces the first. */
  id: string;
  title: string;
  body: string;
  /** Opened by a click; of this origin. */
  path: string;
};
