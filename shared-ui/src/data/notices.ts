import { create } from 'zustand';
import type { Words } from '../base/words.ts';

export type NoticeKind = 'success' | 'info' | 'error';
/** A string comes from the server and is shown as it is. */
export type Notice = { id: number; kind: NoticeKind; text: Words | string };

let last = 0;

export const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }));

const tell = (kind: NoticeKind) => (text: Words | string) => {
  last += 1;
  const notice = { id: last, kind, text };
  // The same thing is not told twice at a time.
  useNotices.setState(({ notices }) => ({ notices: [...notices.filter((shown) => JSON.stringify(shown.text) !== JSON.stringify(text)), notice].slice(-5) }));
};

/** Tells the person something in the corner of the page. Mutations do it by their `meta`; call it for what is no mutation. */
export const notify = { success: tell('success'), info: tell('info'), error: tell('error') };

export const dismiss = (id: number) => useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
