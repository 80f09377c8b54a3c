import { parseGroupColumn, parseMeasure } from 'shared-contracts/values/finance/report-groups';
import { withValues, type FormatMessage, type Message } from 'shared-ui';
import { columnMessages } from '../columns.messages.ts';
import { groupMessages } from './groups.messages.ts';

/** “Pickup from by month”. */
export function toGroupLabel(id: string, formatMessage: FormatMessage): Message {
  const parsed = parseGroupColumn(id);
  if (!parsed) return groupMessages.all;
  const header = columnMessages[parsed.column];
  return parsed.unit ? withValues(groupMessages[parsed.unit], { column: formatMessage(header) }) : header;
}

/** “Revenue (sum)”. */
export function toMeasureLabel(id: string, formatMessage: FormatMessage): Message {
  const parsed = parseMeasure(id);
  if (!parsed || parsed.column === null) return groupMessages.count;
  return withValues(groupMessages[parsed.fn], { column: formatMessage(columnMessages[parsed.column]) });
}
