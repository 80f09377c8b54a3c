import type { Order } from 'shared-contracts/orders/orders';
import { deliveredAtStops } from '../delivery/stop-delivery.rules.ts';
import { explicitItems, type OrderRelations } from './order-relations.store.ts';
import type { OrderRecord } from './order-records.store.ts';
import { allocateCargo, planStop } from './stops.rules.ts';

const toRef = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

export function presentStops(order: OrderRecord, { stops, cargoItems }: OrderRelations): Order['stops'] {
  const allocated = allocateCargo(
    stops.map(({ kind, items }) => ({ kind, items: explicitItems(items) })),
    cargoItems.map(({ quantity }) => quantity),
  );
  const delivered = deliveredAtStops(
    allocated.map((parts, position) => (stops[position]?.kind === 'drop' ? parts : [])),
    stops.map(({ items }) => items),
    cargoItems,
  );
  const presentItems = (position: number): Order['stops'][number]['items'] =>
    (allocated[position] ?? []).map(({ item, quantity }) => {
      const { cargoId = '', cargo = '' } = cargoItems[item] ?? {};
      const part = delivered[position]?.find((one) => one.item === item);
      const { deliveredQuantity = null, shortageReason = null } = part ?? {};
      return { item, quantity, cargo: { id: cargoId, name: cargo }, deliveredQuantity, shortageReason };
    });
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
    items: presentItems(position),
    explicit: {
      windowFrom: stop.windowFrom,
      windowTo: stop.windowTo,
      handlingMinutes: stop.handlingMinutes,
      items: explicitItems(stop.items),
    },
  }));
}
