import type { Step } from './steps.ts';

/** Pseudo logins: a user with a one-time password, and an anonymous visitor. */
export const NEWCOMER = 'newcomer';
export const NOBODY = 'nobody';

/** Orders created for the run. */
export type RecordIds = { pendingOrderId: string; savedOrderId: string };

export type Screen = {
  name: string;
  path: (ids: RecordIds) => string;
  /** Steps after opening the path, such as opening a dialog. */
  open: readonly Step[];
  /** Waits until the screen has loaded. Checks data or elements, never translated texts: it runs in every language. */
  ready: Step;
};
