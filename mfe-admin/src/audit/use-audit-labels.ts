import type { AuditEntry } from 'shared-contracts/identity/audit';
import { useFormatMessage, type Message } from 'shared-ui';
import { loadMessages, orderStageMessages, timelineEventMessages, type ChangedFields } from 'shared-ui/format';
import { events, statuses, subjects } from './audit.messages.ts';
import { contactFields } from './contact.messages.ts';
import { fields } from './field.messages.ts';
import { financeChoices, financeEvents, financeFields, financeStates } from './finance.messages.ts';
import { orderRelatedFields } from './order-related.messages.ts';
import { gateEvents, gateFields } from './gate.messages.ts';
import { fileKinds, fleetFields, loadingOptions } from './fleet.messages.ts';
import { cutoffOptions, handshakeStates, orderFields, tenderEvents } from './order.messages.ts';
import { documentKinds, orderChangeEvents, orderChangeFields, visibilities } from './order-changes.messages.ts';
import { locationFields } from './location.messages.ts';
import { recordEvents, recordFields } from './record.messages.ts';
import { routeFields } from './route.messages.ts';

type MessageByCode = Record<string, Message | undefined>;
const eventMessages: MessageByCode = {
  ...timelineEventMessages,
  ...recordEvents,
  ...events,
  ...financeEvents,
  ...tenderEvents,
  ...orderChangeEvents,
  ...gateEvents,
};
const statusMessages: MessageByCode = { ...orderStageMessages, ...statuses, ...financeStates };
const subjectMessages: MessageByCode = subjects;
const STATUSES_BY_NUMBER: MessageByCode = {
  0: statusMessages['registered'],
  1: statusMessages['active'],
  2: statusMessages['blocked'],
};

/** How the audit shows the changed fields of records of all kinds. */
export const changedFields: ChangedFields = {
  ...recordFields,
  ...fields,
  ...fleetFields,
  ...contactFields,
  ...locationFields,
  ...routeFields,
  ...orderRelatedFields,
  ...financeFields,
  ...orderFields,
  ...orderChangeFields,
  ...gateFields,
  documentKind: { label: orderChangeFields.documentKind, codes: documentKinds },
  visibility: { label: orderChangeFields.visibility, codes: visibilities },
  logo: { label: fields.logo, kind: 'opaque' },
  handshake: { label: orderFields.handshake, codes: handshakeStates },
  agreedPrice: { label: orderFields.agreedPrice, kind: 'money' },
  total: { label: financeFields.total, kind: 'money' },
  cutoffOption: { label: orderFields.cutoffOption, codes: cutoffOptions },
  loadingMinutes: { label: orderFields.loadingMinutes, kind: 'minutes' },
  unloadingMinutes: { label: orderFields.unloadingMinutes, kind: 'minutes' },
  handlingMinutes: { label: orderFields.handlingMinutes, kind: 'minutes' },
  width: { label: fleetFields.width, kind: 'length' },
  height: { label: fleetFields.height, kind: 'length' },
  length: { label: fleetFields.length, kind: 'length' },
  weight: { label: fleetFields.weight, kind: 'weight' },
  maxWeight: { label: fleetFields.maxWeight, kind: 'weight' },
  maxCarryWeight: { label: fleetFields.maxCarryWeight, kind: 'weight' },
  actualSpace: { label: fleetFields.actualSpace, kind: 'space' },
  temperature: { label: fleetFields.temperature },
  averageSpace: { label: fleetFields.averageSpace, kind: 'space' },
  effectiveSpace: { label: fleetFields.effectiveSpace, kind: 'space' },
  palletPlaces: { label: loadMessages.palletPlaces, kind: 'palletPlaces' },
  loadingMeters: { label: loadMessages.loadingMeters, kind: 'loadingMeters' },
  stackLayers: { label: fleetFields.stackLayers },
  status: { label: fields.status, codes: { ...statusMessages, ...STATUSES_BY_NUMBER } },
  kind: { label: fleetFields.kind, codes: fileKinds },
  loadingOptions: { label: fleetFields.loadingOptions, codes: loadingOptions },
  notificationTypes: { label: contactFields.notificationTypes, codes: statusMessages },
  unitStandard: { label: financeFields.unitStandard, codes: financeChoices },
  calculationBasedDate: { label: financeFields.calculationBasedDate, codes: financeChoices },
  defaultMileageBilling: { label: financeFields.defaultMileageBilling, codes: financeChoices },
  birthDate: { label: fleetFields.birthDate, kind: 'date' },
  polygon: { label: routeFields.polygon, kind: 'opaque' },
  geofencePolygon: { label: locationFields.geofencePolygon, kind: 'opaque' },
  gates: { label: locationFields.gates, kind: 'opaque' },
  openingHours: { label: locationFields.openingHours, kind: 'opaque' },
};

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
    status: labelOf(statusMessages),
    subject: labelOf(subjectMessages),
    field: (name: string) => {
      const field = changedFields[name];
      return field ? formatMessage('label' in field ? field.label : field) : name;
    },
  };
}
