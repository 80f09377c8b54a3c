import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

/**
 * A translatable text: a message descriptor with the values of its placeholders. A plain string is no `Message`, so
 * no text stays untranslated.
 */
export type Message = MessageDescriptor & { values?: Record<string, string | number> };

export type FormatMessage = (message: Message) => string;

/** For attributes and for code that needs a string; in JSX use `<FormattedMessage {...message} />`. */
export function useFormatMessage(): FormatMessage {
  const intl = useIntl();
  return useCallback(({ values, ...descriptor }) => intl.formatMessage(descriptor, values), [intl]);
}

/** Sets the values of a message's placeholders: `withValues(messages.deleted, { name: row.name })`. */
export const withValues = (message: MessageDescriptor, values: Record<string, string | number>): Message => ({
  ...message,
  values,
});
