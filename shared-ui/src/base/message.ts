import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

/** A text that people read: a message descriptor and, where it has places, what to put there. A plain string does not fit, so none stays untranslated. */
export type Words = MessageDescriptor & { values?: Record<string, string | number> };

export type Say = (words: Words) => string;

/** For attributes and for code that wants the text itself; in JSX use `<FormattedMessage {...words} />`. */
export function useSay(): Say {
  const intl = useIntl();
  return useCallback(({ values, ...message }) => intl.formatMessage(message, values), [intl]);
}

/** Puts values into a message's places: `fill(messages.deleted, { name: row.name })`. */
export const fill = (words: MessageDescriptor, values: Record<string, string | number>): Words => ({
  ...words,
  values,
});
