import { usePreferences } from 'shared-auth';
import type { FieldChange } from 'shared-contracts/timeline';
import { useFormatMessage } from '../base/message.ts';
import { useTimeZone } from './use-time-zone.ts';
import { messages } from './field-changes.messages.ts';
import { findField, formatValue, getFieldLabel, type ChangedFields, type ValueContext } from './format-value.ts';
import { splitChanges } from './split-changes.rules.ts';

/** `isOpaque`: the field has changed, but its values aren't shown. */
export type FormattedChange = { key: string; label: string; from: string; to: string; isOpaque: boolean };

/** The API records a changed secret without its values. */
const isSecret = ({ from, to }: Pick<FieldChange, 'from' | 'to'>) => from === null && to === null;

function formatChanges(changes: readonly FieldChange[], context: ValueContext): FormattedChange[] {
  const opaque = context.formatMessage(messages.opaque);
  return splitChanges(changes).map(({ path, from, to }) => {
    const name = path.at(-1) ?? '';
    const isOpaque = isSecret({ from, to }) || findField(context.fields, name)?.kind === 'opaque';
    return {
      key: path.join('.'),
      label: path.map((part) => getFieldLabel(part, context)).join(', '),
      from: isOpaque ? opaque : formatValue(name, from, context),
      to: isOpaque ? opaque : formatValue(name, to, context),
      isOpaque,
    };
  });
}

/** Returns a function that turns recorded changes into texts for the user. */
export function useFormatChanges(fields: ChangedFields): (changes: readonly FieldChange[]) => FormattedChange[] {
  const formatMessage = useFormatMessage();
  const timeZone = useTimeZone();
  const units = usePreferences((preferences) => preferences.units);
  return (changes) => formatChanges(changes, { fields, formatMessage, timeZone, units });
}
