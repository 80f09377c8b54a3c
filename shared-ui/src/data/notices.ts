import { create } from 'zustand';
import type { Words } from '../base/words.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';
export type NoticePosition = 'left' | 'center' | 'right';
/** A string comes from the server and is shown as it is. */
export type NoticeText = Words | string;

export type NoticeOptions = {
  type?: NoticeKind;
  /** At the upper edge of the page. */
  position?: NoticePosition;
  /** ms; Infinity until it is dismissed. */
  timeout?: number;
};
export type Notice = Required<NoticeOptions> & { id: number; text: NoticeText };

const USUAL = { type: 'success', position: 'right', timeout: 3_000 } as const;
/** At a time. */
const MOST = 5;

let last = 0;

export const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }));

function tell(text: NoticeText, options: NoticeOptions = {}) {
  last += 1;
  const notice = { ...USUAL, ...options, id: last, text };
  // The same thing is not told twice at a time.
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((shown) => JSON.stringify(shown.text) !== JSON.stringify(text)), notice].slice(-MOST),
  }));
}

const teller =
  (type: NoticeKind, timeout: number = USUAL.timeout) =>
  (text: NoticeText, options: Omit<NoticeOptions, 'type'> = {}) =>
    tell(text, { type, timeout, ...options });

/**
 * Tells the person something at the edge of the page: `notify(words, { type, position, timeout })`, a success at the right for 3 s if nothing
 * else is said; `notify.error(words)` stays until it is dismissed. Mutations do it by their `meta`; call it for what is no mutation.
 */
export const notify = Object.assign(tell, {
  success: teller('success'),
  info: teller('info'),
  warning: teller('warning'),
  error: teller('error', Infinity),
});

export const dismiss = (id: number) =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
