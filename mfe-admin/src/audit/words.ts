import { useSay, type Words } from 'shared-ui';
import { eventMessages, orderStageMessages } from 'shared-ui/format';
import { events, statuses, subjects } from './audit.messages.ts';
import { contactFields } from './contact.messages.ts';
import { fields } from './field.messages.ts';
import { orderPartFields } from './order-part.messages.ts';
import { fileKinds, fleetFields, loadingOptions } from './fleet.messages.ts';
import { locationFields } from './location.messages.ts';
import { routeFields } from './route.messages.ts';

type Known = Record<string, Words | undefined>;
const knownEvents: Known = { ...eventMessages, ...events };
const knownStatuses: Known = { ...orderStageMessages, ...statuses };
const knownSubjects: Known = subjects;
const knownFields: Known = { ...fields, ...fleetFields, ...contactFields, ...locationFields, ...routeFields, ...orderPartFields };
const knownKinds: Known = fileKinds;
const knownLoadings: Known = loadingOptions;

/** What the code calls things, in words; what has none yet as it is. */
export function useWords() {
  const say = useSay();
  const inWords = (known: Known) => (code: string) => {
    const words = known[code];
    return words ? say(words) : code;
  };
  return {
    event: inWords(knownEvents), status: inWords(knownStatuses), subject: inWords(knownSubjects), field: inWords(knownFields), kind: inWords(knownKinds), loading: inWords(knownLoadings),
  };
}
