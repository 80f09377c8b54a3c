import type { Order } from 'shared-contracts/orders/orders';
import type { Trip, TripOrder, VisitedStop } from 'shared-contracts/trips/trips';

export type CarriedOrder = Pick<
  TripOrder,
  'id' | 'number' | 'reference' | 'stage' | 'organization' | 'description' | 'cargoItems'
>;
export type CarriageStop = Pick<
  VisitedStop,
  'position' | 'location' | 'contact' | 'plannedAt' | 'windowFrom' | 'windowTo'
> & {
  orders: readonly Pick<
    VisitedStop['orders'][number],
    'id' | 'what' | 'stop' | 'items' | 'instructions' | 'reference'
  >[];
};

/** The data of a trip, or of an order without one, for consignment notes and labels. */
export type Carriage = Pick<
  Trip,
  'number' | 'organization' | 'vehicle' | 'driver' | 'driverPhone' | 'handovers' | 'pickAt'
> & {
  orderList: readonly CarriedOrder[];
  stops: readonly CarriageStop[];
};

/** An order that its partner will carry; `places` and `contacts` by id. */
export function toCarriage(
  order: Order,
  places: ReadonlyMap<string, { address: string }>,
  contacts: ReadonlyMap<string, { phone: string | null }>,
): Carriage {
  const { id, number, partner, pickupFrom } = order;
  return {
    number,
    organization: partner,
    vehicle: null,
    driver: null,
    driverPhone: null,
    pickAt: pickupFrom,
    orderList: [
      {
        ...order,
        cargoItems: order.cargoItems.map((item, i) => ({ ...item, id: `${id} ${i}`, isDelivered: false })),
      },
    ],
    stops: order.stops.map(({ location, contact, kind, windowFrom, windowTo, ...stop }, position) => ({
      position,
      location: { ...location, address: places.get(location.id)?.address ?? '' },
      contact: contact && { ...contact, phone: contacts.get(contact.id)?.phone ?? null },
      plannedAt: null,
      windowFrom,
      windowTo,
      orders: [
        {
          id,
          what: kind === 'pickup' ? ('pick' as const) : ('drop' as const),
          stop: position,
          items: stop.items,
          instructions: stop.instructions,
          reference: stop.reference,
        },
      ],
    })),
  };
}
