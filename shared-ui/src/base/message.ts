import { useCallback } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';

/**
 * A translatable text: a message descriptor with the values of its placeholders. A plain string is no `Message`, so
 * no text stays untranslated.
 */
export type Message = MessageDescriptor & { values?: Record<string, string | number> };

/**
 * A text whose placeholders are texts themselves, such as stages; several become a list (“Saved or Started”). Rendered
 * by `<MessageText>`.
 */
export type ComposedMessage = Message & { parts?: Record<string, readonly (ComposedMessage | string)[]> };

export type FormatMessage = (message: Message) => string;

/** Placeholder of an empty list, to select another text by. */
const NONE = 'none';

function format(intl: IntlShape, { values, parts = {}, ...descriptor }: ComposedMessage): string {
  const texts = Object.entries(parts).map(([name, items]) => {
    const list = items.map((item) => (typeof item === 'string' ? item : format(intl, item)));
    return [name, list.length > 0 ? intl.formatList(list, { type: 'disjunction' }) : NONE];
  });
  return intl.formatMessage(descriptor, { ...values, ...Object.fromEntries(texts) });
}

/** For attributes and code that need a string; in JSX use `<FormattedMessage {...message} />`. */
export function useFormatMessage(): FormatMessage {
  const intl = useIntl();
  return useCallback((message) => format(intl, message), [intl]);
}

/** Sets the values of a message's placeholders: `withValues(messages.deleted, { name: row.name })`. */
export const withValues = (message: MessageDescriptor, values: Record<string, string | number>): Message => ({
  ...message,
  values,
});
