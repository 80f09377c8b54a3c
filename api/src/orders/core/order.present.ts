import type { Order, OrderRow } from 'shared-contracts/orders';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { type Caller, isRoot } from '../platform/caller.ts';
import { approverInTurn } from './actor.rules.ts';
import { loadOfItem } from './load.rules.ts';
import type { OrderParts } from './order-parts.store.ts';
import type { OrderRecord } from './order-rows.store.ts';
import { offeredActions, seenBy } from './order-state.ts';

const named = (id: string, name: string) => ({ id, name });

const approval = (by: string | null, at: number | null) => (by === null || at === null ? null : { by, at });

/** A trip is named to those who may open it. */
const shownTrip = ({ tripId, tripNumber, tripOrganizationId }: OrderRecord, caller: Caller) =>
  tripId !== null && tripNumber !== null && (isRoot(caller) || caller.organizationId === tripOrganizationId)
    ? { id: tripId, number: tripNumber }
    : null;

/** @param now unix seconds: what may be archived depends on it */
export function presentRow(row: OrderRecord, caller: Caller, now: number): OrderRow {
  const { order, actor } = seenBy(caller, row);
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    stage: row.stage,
    orderType: named(row.orderTypeId, row.orderType),
    organization: named(row.organizationId, row.organization),
    partner: named(row.partnerId, row.partner),
    contract: named(row.contractId, row.contract),
    operation: named(row.operationId, row.operation),
    vehicleTypes: row.vehicleTypes,
    pickup: row.pickup,
    drop: row.drop,
    pickupFrom: row.pickupFrom,
    pickupTo: row.pickupTo,
    deliveryFrom: row.deliveryFrom,
    deliveryTo: row.deliveryTo,
    predictedDistance: row.predictedDistance,
    predictedCost: row.predictedCost,
    currency: row.currency,
    totalWeight: row.totalWeight,
    totalSpace: row.totalSpace,
    trip: shownTrip(row, caller),
    isFlexible: row.isFlexible,
    isBackhaul: row.isBackhaul,
    isArchived: row.isArchived,
    createdAt: row.createdAt,
    createdBy: row.createdByName ?? '',
    firstApproval: approval(row.firstApprovalName, row.firstApprovalAt),
    secondApproval: approval(row.secondApprovalName, row.secondApprovalAt),
    actions: offeredActions(order, actor, now),
  };
}

/** The name of the approver in turn, when one is. */
function waitsFor(row: OrderRecord, { approver1, approver2 }: OrderParts['people']): string | null {
  const names = new Map([
    [row.approver1Id, approver1],
    [row.approver2Id, approver2],
  ]);
  const turn = approverInTurn(row.stage, row);
  return (turn && names.get(turn)) ?? null;
}

export function presentOrder(row: OrderRecord, parts: OrderParts, caller: Caller, now: number): Order {
  return {
    ...presentRow(row, caller, now),
    isDistanceEstimated: row.isDistanceEstimated,
    notificationContacts: parts.notificationContacts,
    description: row.description,
    rejectedReason: row.rejectedReason,
    cutoffOption: row.cutoffOption,
    cutoffFrom: row.cutoffFrom,
    cutoffTo: row.cutoffTo,
    loadingMinutes: row.loadingMinutes,
    unloadingMinutes: row.unloadingMinutes,
    cargoItems: parts.cargoItems.map((item) => ({
      packNumber: item.packNumber,
      cargo: named(item.cargoId, item.cargo),
      quantity: item.quantity,
      deliveredQuantity: item.deliveredQuantity,
      shortageReason: item.shortageReason,
      ...loadOfItem(item),
    })),
    stops: parts.stops.map(({ locationId, location, city, latitude, longitude, contactId, contact }) => ({
      location: { id: locationId, name: location, city, latitude, longitude },
      contact: contactId === null || contact === null ? null : named(contactId, contact),
    })),
    waitsFor: waitsFor(row, parts.people),
  };
}

/** The partner sees what happened since the order was validated for them; what its owner argued before is the owner's. */
export function shownTimeline(
  entries: TimelineEntry[],
  { organizationId }: OrderRecord,
  caller: Caller,
): TimelineEntry[] {
  if (isRoot(caller) || caller.organizationId === organizationId) return entries;
  const opened = entries.findLastIndex(
    ({ event, to }) => to === 'validated' && (event === 'approve' || event === 'submit'),
  );
  return opened < 0 ? [] : entries.slice(opened);
}
