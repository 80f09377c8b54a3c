import type { Order } from 'shared-contracts/orders/orders';
import type { StopCargo } from 'shared-contracts/orders/order-stops';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import { deliveredAtStops, type StopReport } from './stop-delivery.rules.ts';
import { explicitItems, type OrderRelations, type StopItemRow } from './order-relations.store.ts';
import type { OrderRecord } from './order-records.store.ts';
import { allocateCargo, cargoAboard, planStop } from './stops.rules.ts';

const toRef = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

type CargoStop = { kind: StopKind; items: readonly StopItemRow[]; isTransfer?: boolean };
type CargoItem = Omit<StopReport, 'item'> & { cargoId: string; cargo: string; quantity: number };

/**
 * The cargo that each stop of an order loads or unloads; everything aboard where it changes vehicle.
 * @param cargoItems in the order of their positions
 */
export function presentStopCargo(stops: readonly CargoStop[], cargoItems: readonly CargoItem[]): StopCargo[][] {
  const allocated = allocateCargo(
    stops.map(({ kind, items }) => ({ kind, items: explicitItems(items) })),
    cargoItems.map(({ quantity }) => quantity),
  );
  const delivered = deliveredAtStops(
    allocated.map((parts, position) => (stops[position]?.kind === 'drop' ? parts : [])),
    stops.map(({ items }) => items),
    cargoItems,
  );
  const handled = allocated.map((parts, position) =>
    stops[position]?.isTransfer ? cargoAboard(stops, allocated, position) : parts,
  );
  return handled.map((parts, position) =>
    parts.map(({ item, quantity }) => {
      const { cargoId = '', cargo = '' } = cargoItems[item] ?? {};
      const part = delivered[position]?.find((one) => one.item === item);
      const { deliveredQuantity = null, shortageReason = null } = part ?? {};
      return { item, quantity, cargo: { id: cargoId, name: cargo }, deliveredQuantity, shortageReason };
    }),
  );
}

export function presentStops(order: OrderRecord, { stops, cargoItems }: OrderRelations): Order['stops'] {
  const cargo = presentStopCargo(stops, cargoItems);
  return stops.map((stop, position) => ({
    location: {
      id: stop.locationId,
      name: stop.location,
      city: stop.city,
      latitude: stop.latitude,
      longitude: stop.longitude,
    },
    contact: toRef(stop.contactId, stop.contact),
    kind: stop.kind,
    ...planStop(stop, order),
    instructions: stop.instructions,
    reference: stop.reference,
    items: cargo[position] ?? [],
    ...(stop.isTransfer && { isTransfer: true as const }),
    explicit: {
      windowFrom: stop.windowFrom,
      windowTo: stop.windowTo,
      handlingMinutes: stop.handlingMinutes,
      items: explicitItems(stop.items),
    },
  }));
}
