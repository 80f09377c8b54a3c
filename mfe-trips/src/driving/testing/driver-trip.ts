import type { DriverTransition } from 'shared-contracts/trips/driving';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { HOUR } from 'shared-contracts/values/time';

export const TRIP_ID = '00000000-0000-4000-8000-0000000000b1';
export const ORDER_ID = '00000000-0000-4000-8000-0000000000c1';
const CARGO_ID = '00000000-0000-4000-8000-0000000000d1';
export const NOW = Math.floor(Date.now() / 1_000);
const ref = (name: string) => ({ id: '00000000-0000-4000-8000-0000000000e1', name });

/** The driver's part of the transition table. */
const transition = (
  event: DriverTransition['event'],
  from: OrderStage[],
  to: OrderStage,
  options: Partial<DriverTransition> = {},
): DriverTransition => ({ event, from, to, drops: null, needsReason: false, takesQuantities: false, ...options });
const AT_DROP: OrderStage[] = ['arrivedToDropLocation', 'unloading'];
export const TRANSITIONS: DriverTransition[] = [
  transition('arriveAtPickup', ['started'], 'arrivedToPickupLocation'),
  transition('startLoading', ['arrivedToPickupLocation'], 'loading'),
  transition('completeLoading', ['arrivedToPickupLocation', 'loading'], 'loadingCompleted'),
  transition('depart', ['arrivedToPickupLocation', 'loading', 'loadingCompleted'], 'transit'),
  transition('arriveAtDrop', ['transit'], 'arrivedToDropLocation'),
  transition('startUnloading', ['arrivedToDropLocation'], 'unloading'),
  transition('finishDrop', AT_DROP, 'transit', { drops: 'left' }),
  transition('deliver', AT_DROP, 'delivered', { drops: 'last', takesQuantities: true }),
  transition('deliverPart', AT_DROP, 'incompleteDelivery', { drops: 'last', needsReason: true, takesQuantities: true }),
  transition('failDelivery', ['transit', ...AT_DROP], 'notDelivered', { needsReason: true }),
];

const buildStop = (name: string, phone: string | null) => ({
  location: { ...ref(name), city: 'Kandy', latitude: 7.29, longitude: 80.63, address: `12 ${name} Road` },
  contact: phone ? { ...ref('Kamala Silva'), phone } : null,
  plannedAt: NOW,
  windowFrom: NOW,
  windowTo: NOW + HOUR,
  arrivedAt: null,
  departedAt: null,
});

export type TripOptions = {
  /** The name of a second drop, where 20 of the 60 pieces are unloaded first. */
  firstDrop?: string;
  /** Adds a second order with the same route. */
  hasSecondOrder?: boolean;
  /** The quantity delivered there; undefined if the vehicle has not left it. */
  deliveredFirst?: number | undefined;
};

export const SECOND_ORDER_ID = '00000000-0000-4000-8000-0000000000c2';

/** The second order does at each stop what the first does. */
function addSecondOrder(trip: MyTrip): MyTrip {
  const toSecond = <T extends { id: string; number: string }>(order: T): T => ({
    ...order,
    id: SECOND_ORDER_ID,
    number: 'O-000018',
  });
  const withSecond = <T extends { id: string; number: string }>(orders: readonly T[]) => [
    ...orders,
    ...orders.map(toSecond),
  ];
  return {
    ...trip,
    stops: trip.stops.map((stop) => ({ ...stop, orders: withSecond(stop.orders) })),
    orders: withSecond(trip.orders),
  };
}

export function buildTrip(
  stage: OrderStage,
  { firstDrop, deliveredFirst, hasSecondOrder = false }: TripOptions = {},
): MyTrip {
  const order = { id: ORDER_ID, number: 'O-000017', stage };
  const cargo = { id: CARGO_ID, name: 'Black tea' };
  const visit = {
    windowFrom: NOW,
    windowTo: NOW + HOUR,
    handlingMinutes: 30,
    instructions: null,
    reference: null,
    departedAt: null,
    items: [{ item: 0, cargo, quantity: 60, deliveredQuantity: null, shortageReason: null }],
  };
  const unloading = (quantity: number, deliveredQuantity: number | null = null) => ({
    ...visit,
    items: visit.items.map((item) => ({ ...item, quantity, deliveredQuantity })),
  });
  const excludedDrops = firstDrop && deliveredFirst === undefined ? 'last' : 'left';
  const isAssigned = stage === 'addedToTrip';
  const trip: MyTrip = {
    id: TRIP_ID,
    number: 'T-000004',
    reference: null,
    stage: isAssigned ? 'vehicleAssigned' : 'started',
    vehicle: ref('WP LK-1'),
    pickAt: NOW,
    dropAt: NOW + 2 * HOUR,
    description: 'Ring twice',
    allowedStages: isAssigned ? ['started'] : [],
    nextStop: 0,
    inspections: {
      items: [
        { code: 'brakes', name: null },
        { code: null, name: 'Tarpaulin' },
      ],
      done: [],
    },
    stops: [
      {
        ...buildStop('Tea factory', '+94 77 123 4567'),
        position: 0,
        orders: [{ ...order, ...visit, what: 'pick', stop: 0 }],
      },
      ...(firstDrop
        ? [
            {
              ...buildStop(firstDrop, null),
              departedAt: deliveredFirst === undefined ? null : NOW,
              position: 1,
              orders: [{ ...order, ...unloading(20, deliveredFirst), what: 'drop' as const, stop: 1 }],
            },
          ]
        : []),
      {
        ...buildStop('Harbour gate', null),
        position: 2,
        orders: [{ ...order, ...unloading(firstDrop ? 40 : 60), what: 'drop', stop: firstDrop ? 2 : 1 }],
      },
    ],
    orders: [
      {
        ...order,
        reference: null,
        organization: ref('Harvest'),
        orderType: ref('Export'),
        pickup: 'Tea factory',
        drop: 'Harbour gate',
        pickupFrom: NOW,
        pickupTo: NOW,
        deliveryFrom: NOW,
        deliveryTo: NOW,
        totalWeight: '10',
        totalSpace: '1',
        description: null,
        cargoItems: [
          {
            id: CARGO_ID,
            packNumber: null,
            cargo,
            quantity: 60,
            weight: '10',
            space: '1',
            deliveredQuantity: null,
            shortageReason: null,
            isDelivered: false,
          },
        ],
        nextEvents: TRANSITIONS.flatMap(({ event, from, to, drops }) =>
          event !== 'start' && from.includes(stage) && drops !== excludedDrops ? [{ event, stage: to }] : [],
        ),
      },
    ],
  };
  return hasSecondOrder ? addSecondOrder(trip) : trip;
}
