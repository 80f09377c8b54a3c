import type { TripTransfer } from 'shared-contracts/trips/trip-transfers';
import { MINUTE } from 'shared-contracts/values/time';
import { missesBy } from '../stages/transfer-stops.rules.ts';
import type { TransferRecord } from '../itinerary/transfers.store.ts';

/** @param seesOther whether the caller may see the other trip */
export function presentTransfer(record: TransferRecord, tripId: string, seesOther: boolean): TripTransfer {
  const { fromId, fromNumber, toId, toNumber, arrivesAt, loadsAt, transferredAt } = record;
  const leaves = fromId === tripId;
  const other = leaves ? { id: toId, number: toNumber } : { id: fromId, number: fromNumber };
  return {
    order: { id: record.orderId, number: record.order, shipperCode: record.shipperCode },
    hub: { id: record.hubId, name: record.hub },
    direction: leaves ? 'leaves' : 'joins',
    trip: seesOther ? other : null,
    arrivesAt,
    loadsAt,
    missesBy: transferredAt === null ? Math.ceil(missesBy(arrivesAt, loadsAt) / MINUTE) : 0,
    transferredAt,
  };
}
