import type { Message } from '../../base/message.ts';

/** The labels of styles by code, for a column's `labels`. */
export const labelsOf = (styles: Readonly<Record<string, { label: Message }>>): Record<string, Message> =>
  Object.fromEntries(Object.entries(styles).map(([code, { label }]) => [code, label]));
