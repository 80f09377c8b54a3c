import type { TripOrder } from 'shared-contracts/trips/trips';
import { loadOfItem } from '../../orders/public.ts';
import { isWaiting } from '../stages/derived-event.rules.ts';
import { findTransferPosition } from '../stages/transfer-stops.rules.ts';
import type { TripCargoRecord, TripOrderRecord, TripRelations } from './trip-relations.store.ts';

const presentCargo = ({
  id,
  packNumber,
  cargoId,
  cargo,
  quantity,
  deliveredQuantity,
  shortageReason,
  ...measures
}: TripCargoRecord) => ({
  id,
  packNumber,
  cargo: { id: cargoId, name: cargo },
  quantity,
  ...loadOfItem({ quantity, ...measures }),
  deliveredQuantity,
  shortageReason,
  isDelivered: deliveredQuantity === quantity,
});

/** For an order that changes vehicle at a hub, only the part that this trip carries. */
function endsOf({ id, stops }: TripOrderRecord, { transfers, stops: visits }: TripRelations) {
  const names = transfers.some(({ orderId }) => orderId === id)
    ? visits.filter(({ orderId }) => orderId === id).map(({ location }) => location)
    : stops.map(({ name }) => name);
  return { pickup: names.at(0) ?? null, drop: names.length > 1 ? (names.at(-1) ?? null) : null };
}

/**
 * Whether an order can change vehicle at a hub: once per trip, and not before it was unloaded at the hub it comes
 * from.
 */
const isTransferable = (order: TripOrderRecord, { transfers, stops, tripId }: TripRelations) =>
  transfers.every(
    ({ orderId, toId, transferredAt }) => orderId !== order.id || (toId === tripId && transferredAt !== null),
  ) &&
  findTransferPosition(
    order,
    stops.filter(({ orderId }) => orderId === order.id),
  ) !== null;

const NOTHING = { remove: false, split: false };

/** @param can what the caller may do with the orders of the trip */
export function presentTripOrder(record: TripOrderRecord, relations: TripRelations, can = NOTHING): TripOrder {
  const { stops: _s, resumeStage, ...order } = record;
  const joins = relations.transfers.some(({ orderId, toId }) => orderId === order.id && toId === relations.tripId);
  return {
    ...order,
    ...endsOf(record, relations),
    cargoItems: relations.cargoItems.filter(({ orderId }) => orderId === order.id).map(presentCargo),
    isRemovable: can.remove && !joins && isWaiting({ stage: order.stage, resumeStage }),
    isTransferable: can.split && isTransferable(record, relations),
  };
}
