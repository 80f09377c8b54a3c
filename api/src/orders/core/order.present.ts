import type { Order, OrderRow } from 'shared-contracts/orders/orders';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { findCurrentApprover } from '../stages/order-actor.rules.ts';
import { loadOfItem } from './order-load.rules.ts';
import type { OrderRelations } from './order-relations.store.ts';
import type { OrderRecord } from './order-records.store.ts';
import { availableActions } from './order-state.ts';
import { toShipperCode } from './shipper-code.store.ts';
import { presentStops } from './stops.present.ts';

const toRef = (id: string, name: string) => ({ id, name });

const toApproval = (by: string | null, at: number | null) => (by === null || at === null ? null : { by, at });

/** The trip, for users who may open it. */
export const toVisibleTrip = ({ tripId, tripNumber, tripOrganizationId }: OrderRecord, caller: Caller) =>
  tripId !== null && tripNumber !== null && (isRoot(caller) || caller.organizationId === tripOrganizationId)
    ? { id: tripId, number: tripNumber }
    : null;

const toHandshake = ({ handshakeState: state, handshakeDeadline: deadline, handshakeReason: reason }: OrderRecord) =>
  state && { state, deadline, reason };

const toAcknowledged = (row: OrderRecord, caller: Caller): OrderRow['acknowledged'] =>
  row.acknowledgedWarnings && (isRoot(caller) || caller.organizationId === row.organizationId)
    ? { warnings: row.acknowledgedWarnings, reason: row.acknowledgeReason ?? '' }
    : null;

/** @param now unix seconds */
export function presentOrderRow(row: OrderRecord, caller: Caller, now: number): OrderRow {
  return {
    id: row.id,
    revision: row.revision,
    number: row.number,
    shipperCode: toShipperCode(row, caller),
    reference: row.reference,
    stage: row.stage,
    orderType: toRef(row.orderTypeId, row.orderType),
    organization: toRef(row.organizationId, row.organization),
    partner: toRef(row.partnerId, row.partner),
    contract: toRef(row.contractId, row.contract),
    operation: toRef(row.operationId, row.operation),
    vehicleTypes: row.vehicleTypes,
    services: row.services,
    pickup: row.pickup,
    drop: row.drop,
    stopCount: row.stops.length,
    places: row.stops.map(({ name, kind }) => ({ name, kind })),
    pickupFrom: row.pickupFrom,
    pickupTo: row.pickupTo,
    deliveryFrom: row.deliveryFrom,
    deliveryTo: row.deliveryTo,
    predictedDistance: row.predictedDistance,
    predictedCost: row.predictedCost,
    currency: row.currency,
    side: !isRoot(caller) && caller.organizationId === row.partnerId ? 'payee' : 'payer',
    totalWeight: row.totalWeight,
    totalSpace: row.totalSpace,
    totalPalletPlaces: row.totalPalletPlaces,
    totalLoadingMeters: row.totalLoadingMeters,
    handshake: toHandshake(row),
    trip: toVisibleTrip(row, caller),
    isFlexible: row.isFlexible,
    isBackhaul: row.isBackhaul,
    isArchived: row.isArchived,
    createdAt: row.createdAt,
    createdBy: row.createdByName ?? '',
    firstApproval: toApproval(row.firstApprovalName, row.firstApprovalAt),
    secondApproval: toApproval(row.secondApprovalName, row.secondApprovalAt),
    acknowledged: toAcknowledged(row, caller),
    actions: availableActions(row, caller, now),
  };
}

function currentApproverName(
  row: OrderRecord,
  { approver1, approver2 }: OrderRelations['approverNames'],
): string | null {
  const names = new Map([
    [row.approver1Id, approver1],
    [row.approver2Id, approver2],
  ]);
  const approverId = findCurrentApprover(row.stage, row);
  return (approverId && names.get(approverId)) ?? null;
}

/** Related orders, by splitting or merging, that the caller can open. */
const presentRelated = (related: OrderRelations['related'], caller: Caller): Order['related'] =>
  related
    .filter(
      ({ organizationId, partnerId, validatedAt }) =>
        isRoot(caller) ||
        caller.organizationId === organizationId ||
        (caller.organizationId === partnerId && validatedAt !== null),
    )
    .map(({ relation, ...order }) => ({
      id: order.id,
      number: order.number,
      shipperCode: toShipperCode(order, caller),
      relation,
    }));

export function presentOrder(row: OrderRecord, relations: OrderRelations, caller: Caller, now: number): Order {
  return {
    ...presentOrderRow(row, caller, now),
    isDistanceEstimated: row.isDistanceEstimated,
    notificationContacts: relations.notificationContacts,
    description: row.description,
    rejectedReason: row.rejectedReason,
    cutoffOption: row.cutoffOption,
    cutoffFrom: row.cutoffFrom,
    cutoffTo: row.cutoffTo,
    loadingMinutes: row.loadingMinutes,
    unloadingMinutes: row.unloadingMinutes,
    cargoItems: relations.cargoItems.map((item) => ({
      packNumber: item.packNumber,
      cargo: toRef(item.cargoId, item.cargo),
      quantity: item.quantity,
      deliveredQuantity: item.deliveredQuantity,
      shortageReason: item.shortageReason,
      ...loadOfItem(item),
    })),
    stops: presentStops(row, relations),
    waitsFor: currentApproverName(row, relations.approverNames),
    related: presentRelated(relations.related, caller),
  };
}

/** Whether an entry concerns a document that is internal to the order's organization. */
const isInternal = ({ changes = [] }: TimelineEntry) =>
  changes.some(({ field, from, to }) => field === 'visibility' && (to ?? from) === 'internal');

/**
 * Hides from the partner what happened before the order was validated, internal documents, and which fields changed,
 * except corrected times.
 */
export function visibleTimeline(
  entries: TimelineEntry[],
  { organizationId }: OrderRecord,
  caller: Caller,
): TimelineEntry[] {
  if (isRoot(caller) || caller.organizationId === organizationId) return entries;
  const firstVisible = entries.findLastIndex(
    ({ event, to }) => to === 'validated' && ['approve', 'submit', 'split'].includes(event),
  );
  if (firstVisible < 0) return [];
  const shared = entries.slice(firstVisible).filter((entry) => !isInternal(entry));
  // Both sides see corrections of the stops' times.
  return shared.map(({ changes, ...entry }) =>
    changes && entry.event === 'correctTimes' ? { ...entry, changes } : entry,
  );
}
