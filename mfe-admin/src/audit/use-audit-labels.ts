import type { AuditEntry } from 'shared-contracts/identity/audit';
import type { TimelineEvent, TimelineSubject } from 'shared-contracts/values/timeline-events';
import { useFormatMessage, type Message } from 'shared-ui';
import { timelineEventMessages } from 'shared-ui/format';
import { events, subjects } from './audit.messages.ts';
import { changedFieldsOf, statusMessages } from './changed-fields.ts';
import { financeEvents } from './finance.messages.ts';
import { gateEvents, gateEventsBySubject } from './gate.messages.ts';
import { tenderEvents } from './order.messages.ts';
import { orderChangeEvents } from './order-changes.messages.ts';
import { eventsBySubject, recordEvents } from './record.messages.ts';

type MessageByCode = Readonly<Record<string, Message | undefined>>;

/** Every event that the timeline records. */
export const eventMessages = {
  ...timelineEventMessages,
  ...recordEvents,
  ...events,
  ...orderChangeEvents,
  ...gateEvents,
} satisfies Record<TimelineEvent, Message>;

type EventOfSubject = { [S in TimelineSubject]: `${S}.${TimelineEvent<S>}` }[TimelineSubject];
const messagesBySubject = {
  ...financeEvents,
  ...tenderEvents,
  ...gateEventsBySubject,
  ...eventsBySubject,
} satisfies Partial<Record<EventOfSubject, Message>>;

const findEventMessage = ({ subject, event }: Pick<AuditEntry, 'subject' | 'event'>) =>
  (messagesBySubject as MessageByCode)[`${subject}.${event}`] ?? (eventMessages as MessageByCode)[event];

/** Returns functions that label API codes; a code without a label, as of another release, is its own label. */
export function useAuditLabels() {
  const formatMessage = useFormatMessage();
  const labelOf = (code: string, message: Message | undefined) => (message ? formatMessage(message) : code);
  return {
    /** Prefers a label specific to the subject. */
    event: (entry: Pick<AuditEntry, 'subject' | 'event'>) => labelOf(entry.event, findEventMessage(entry)),
    status: (code: string) => labelOf(code, (statusMessages as MessageByCode)[code]),
    subject: (code: string) => labelOf(code, (subjects as MessageByCode)[code]),
    field: (subject: string, name: string) => {
      const fields = changedFieldsOf(subject);
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return labelOf(name, field && ('label' in field ? field.label : field));
    },
  };
}
