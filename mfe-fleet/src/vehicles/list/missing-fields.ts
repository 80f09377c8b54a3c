import type { FormatMessage, Message } from 'shared-ui';
import { fields } from '../vehicle-fields.messages.ts';

const labelByField: Record<string, Message | undefined> = fields;

/** Formats field names as a list of labels, such as `Width, Height`. */
export const formatMissingFields = (names: readonly string[], formatMessage: FormatMessage): string =>
  names.map((name) => (labelByField[name] ? formatMessage(labelByField[name]) : name)).join(', ');
