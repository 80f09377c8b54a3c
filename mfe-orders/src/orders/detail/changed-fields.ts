import type { OrderInput } from 'shared-contracts/orders/orders';
import type { ChangedField, ChangedFields } from 'shared-ui/format';
import type { Message } from 'shared-ui';
import { handshakeMessages, handshakeStates } from '../handshake/handshake.messages.ts';
import { feasibilityErrors, messages as feasibility } from '../feasibility/feasibility.messages.ts';
import { documentKinds, messages as documents } from '../documents/documents.messages.ts';
import { cargo, location, schedule } from '../form/order-form.messages.ts';
import { cutoffOptions, fields } from '../orders.messages.ts';
import { relationMessages, splitMergeFields } from '../split-merge/split-merge.messages.ts';
import { messages as visibility } from '../visibility/visibility.messages.ts';
import { orderFieldErrors } from '../order-errors.messages.ts';
import { tenderFields } from '../tender/tender.messages.ts';
import { historyFields } from './history.messages.ts';
import { messages } from './order-page.messages.ts';
import { serviceMessages } from '../services/services.messages.ts';
import { stampLabels } from '../route/correct-times.messages.ts';
import { messages as timing } from './timing.messages.ts';

const inputFields = {
  reference: fields.reference,
  orderTypeId: fields.orderType,
  partnerId: fields.partner,
  contractId: fields.contract,
  operationId: fields.operation,
  vehicleTypeIds: fields.vehicleTypes,
  isFlexible: fields.flexible,
  isBackhaul: fields.backhaul,
  notificationContactIds: fields.notificationContacts,
  description: fields.description,
  pickupFrom: schedule.pickupFrom,
  pickupTo: schedule.pickupTo,
  deliveryFrom: schedule.deliveryFrom,
  deliveryTo: schedule.deliveryTo,
  cutoffOption: { label: fields.cutoff, codes: cutoffOptions },
  cutoffFrom: schedule.cutoffFrom,
  cutoffTo: schedule.cutoffTo,
  loadingMinutes: { label: fields.loadingDuration, kind: 'minutes' },
  unloadingMinutes: { label: fields.unloadingDuration, kind: 'minutes' },
  cargoItems: cargo.items,
  stops: location.stops,
  services: serviceMessages.title,
} as const satisfies Record<keyof OrderInput, Message | ChangedField>;

/** How the timeline of an order shows its changed fields, and those of its cargo and stops. */
export const changedFields: ChangedFields = {
  ...inputFields,
  name: serviceMessages.service,
  cargoId: fields.cargo,
  packNumber: fields.packNumber,
  quantity: fields.quantity,
  item: historyFields.position,
  items: fields.cargo,
  locationId: historyFields.location,
  contactId: fields.contact,
  kind: { label: historyFields.kind, codes: { pickup: historyFields.pickup, drop: historyFields.drop } },
  windowFrom: historyFields.windowFrom,
  windowTo: historyFields.windowTo,
  handlingMinutes: { label: historyFields.handlingMinutes, kind: 'minutes' },
  instructions: historyFields.instructions,
  deliveredQuantity: historyFields.deliveredQuantity,
  stop: timing.stop,
  ...stampLabels,
  agreedPrice: { label: tenderFields.agreedPrice, kind: 'money' },
  problems: { label: tenderFields.problems, codes: orderFieldErrors },
  acknowledgedWarnings: { label: feasibility.acknowledged, codes: feasibilityErrors },
  handshake: { label: handshakeMessages.column, codes: handshakeStates },
  isArchived: messages.archived,
  photo: historyFields.photo,
  signature: historyFields.signature,
  trackingCode: historyFields.trackingCode,
  expiresAt: historyFields.expiresAt,
  hub: splitMergeFields.hub,
  newOrder: splitMergeFields.newOrder,
  splitFrom: relationMessages.splitFrom,
  mergedOrders: splitMergeFields.mergedOrders,
  document: documents.file,
  documentKind: { label: documents.kind, codes: documentKinds },
  visibility: { label: visibility.label, codes: { internal: visibility.internal, partner: visibility.partner } },
};
