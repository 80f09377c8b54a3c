import { create } from 'zustand';
import type { ComposedMessage } from '../base/message.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';
export type NoticePosition = 'left' | 'center' | 'right';
/** A string comes from the server and is shown as it is. */
export type NoticeText = ComposedMessage | string;

export type NoticeOptions = {
  type?: NoticeKind;
  /** At the top edge of the page. */
  position?: NoticePosition;
  /** ms; Infinity until it is dismissed. */
  timeout?: number;
};
export type Notice = Required<NoticeOptions> & { id: number; text: NoticeText };

const DEFAULTS = { type: 'success', position: 'right', timeout: 3_000 } as const;
/** The maximum shown at the same time. */
const MAX_NOTICES = 5;

let lastId = 0;

export const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }));

function addNotice(text: NoticeText, options: NoticeOptions = {}) {
  lastId += 1;
  const notice = { ...DEFAULTS, ...options, id: lastId, text };
  // A notice with the same text is replaced.
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((other) => JSON.stringify(other.text) !== JSON.stringify(text)), notice].slice(
      -MAX_NOTICES,
    ),
  }));
}

const createNotify =
  (type: NoticeKind, timeout: number = DEFAULTS.timeout) =>
  (text: NoticeText, options: Omit<NoticeOptions, 'type'> = {}) =>
    addNotice(text, { type, timeout, ...options });

/**
 * Shows a toast: `notify(message, { type, position, timeout })`, by default a success on the right for 3 s.
 * `notify.error(message)` stays until it is dismissed. Mutations show toasts according to their `meta`; call this for
 * everything else.
 */
export const notify = Object.assign(addNotice, {
  success: createNotify('success'),
  info: createNotify('info'),
  warning: createNotify('warning'),
  error: createNotify('error', Infinity),
});

export const dismiss = (id: number) =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
