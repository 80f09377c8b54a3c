import type { AuditEntry } from 'shared-contracts/audit';
import { useSay, type Words } from 'shared-ui';
import { eventMessages, orderStageMessages } from 'shared-ui/format';
import { events, statuses, subjects } from './audit.messages.ts';
import { contactFields } from './contact.messages.ts';
import { fields } from './field.messages.ts';
import { financeChoices, financeEvents, financeFields, financeStates } from './finance.messages.ts';
import { orderPartFields } from './order-part.messages.ts';
import { fileKinds, fleetFields, loadingOptions } from './fleet.messages.ts';
import { locationFields } from './location.messages.ts';
import { routeFields } from './route.messages.ts';

type Known = Record<string, Words | undefined>;
const knownEvents: Known = { ...eventMessages, ...events, ...financeEvents };
const knownStatuses: Known = { ...orderStageMessages, ...statuses, ...financeStates };
const knownSubjects: Known = subjects;
const knownFields: Known = {
  ...fields,
  ...fleetFields,
  ...contactFields,
  ...locationFields,
  ...routeFields,
  ...orderPartFields,
  ...financeFields,
};
const knownKinds: Known = fileKinds;
const knownLoadings: Known = loadingOptions;
const knownChoices: Known = financeChoices;

/** What the code calls things, in words; what has none yet as it is. */
export function useWords() {
  const say = useSay();
  const inWords = (known: Known) => (code: string) => {
    const words = known[code];
    return words ? say(words) : code;
  };
  return {
    /** What happens to some has words of its own. */
    event: ({ subject, event }: Pick<AuditEntry, 'subject' | 'event'>) =>
      inWords(knownEvents)(knownEvents[`${subject}.${event}`] ? `${subject}.${event}` : event),
    choice: inWords(knownChoices),
    status: inWords(knownStatuses),
    subject: inWords(knownSubjects),
    field: inWords(knownFields),
    kind: inWords(knownKinds),
    loading: inWords(knownLoadings),
  };
}
