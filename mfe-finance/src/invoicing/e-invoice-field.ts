import { type FormatMessage, type Message, withValues } from 'shared-ui';
import { numbered, partNames } from './e-invoice-fields.messages.ts';
import { parseFieldPath } from './e-invoice-fields.rules.ts';

const names: ReadonlySet<string> = new Set(Object.keys(partNames));
const isKnown = (name: string): name is keyof typeof partNames => names.has(name);

/** A field of an e-invoice in words, from the path that the API names it by. */
export function formatField(path: string, formatMessage: FormatMessage): string {
  const toText = (message: Message) => formatMessage(message);
  return parseFieldPath(path, names)
    .map(({ name, number }) => {
      const part = isKnown(name) ? toText(partNames[name]) : name;
      return number === null ? part : toText(withValues(numbered.part, { part, number }));
    })
    .join(' · ');
}
