import type { MessageDescriptor } from 'react-intl';
import type { FormatMessage } from './message.ts';

/** An option of a select; `hint` is a second line that distinguishes options with the same label. */
export type Option = { value: string; label: string; hint?: string };
/** Options from the server, or messages by value. */
export type Options = readonly Option[] | Record<string, MessageDescriptor>;

export const toOptionList = (options: Options, formatMessage: FormatMessage): readonly Option[] =>
  Array.isArray(options)
    ? options
    : Object.entries(options as Record<string, MessageDescriptor>).map(([value, message]) => ({
        value,
        label: formatMessage(message),
      }));
