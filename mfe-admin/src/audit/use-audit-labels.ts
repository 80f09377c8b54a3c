import type { AuditEntry } from 'shared-contracts/identity/audit';
import { useFormatMessage, type Message } from 'shared-ui';
import { timelineEventMessages, orderStageMessages } from 'shared-ui/format';
import { events, statuses, subjects } from './audit.messages.ts';
import { contactFields } from './contact.messages.ts';
import { fields } from './field.messages.ts';
import { financeChoices, financeEvents, financeFields, financeStates } from './finance.messages.ts';
import { orderRelatedFields } from './order-related.messages.ts';
import { fileKinds, fleetFields, loadingOptions } from './fleet.messages.ts';
import { locationFields } from './location.messages.ts';
import { routeFields } from './route.messages.ts';

type MessageByCode = Record<string, Message | undefined>;
const eventMessages: MessageByCode = { ...timelineEventMessages, ...events, ...financeEvents };
const statusMessages: MessageByCode = { ...orderStageMessages, ...statuses, ...financeStates };
const subjectMessages: MessageByCode = subjects;
const fieldMessages: MessageByCode = {
  ...fields,
  ...fleetFields,
  ...contactFields,
  ...locationFields,
  ...routeFields,
  ...orderRelatedFields,
  ...financeFields,
};
const fileKindMessages: MessageByCode = fileKinds;
const loadingMessages: MessageByCode = loadingOptions;
const choiceMessages: MessageByCode = financeChoices;

/** Returns functions that label API codes; a code without a translation is its own label. */
export function useAuditLabels() {
  const formatMessage = useFormatMessage();
  const labelOf = (messageByCode: MessageByCode) => (code: string) => {
    const message = messageByCode[code];
    return message ? formatMessage(message) : code;
  };
  return {
    /** Prefers a label specific to the subject. */
    event: ({ subject, event }: Pick<AuditEntry, 'subject' | 'event'>) =>
      labelOf(eventMessages)(eventMessages[`${subject}.${event}`] ? `${subject}.${event}` : event),
    choice: labelOf(choiceMessages),
    status: labelOf(statusMessages),
    subject: labelOf(subjectMessages),
    field: labelOf(fieldMessages),
    kind: labelOf(fileKindMessages),
    loading: labelOf(loadingMessages),
  };
}
