import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { DriverMove } from 'shared-contracts/driving';
import type { MyTrip } from 'shared-contracts/trip-driving';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import { type Call, refuse } from 'shared-ui/testing';

export const TRIP = '00000000-0000-4000-8000-0000000000b1';
export const ORDER = '00000000-0000-4000-8000-0000000000c1';
const CARGO = '00000000-0000-4000-8000-0000000000d1';
const NOON = Math.floor(Date.now() / 1_000);
const named = (name: string) => ({ id: '00000000-0000-4000-8000-0000000000e1', name });

/** The stage table as far as a driver needs it. */
const move = (
  event: DriverMove['event'],
  from: OrderStage[],
  to: OrderStage,
  more: Partial<DriverMove> = {},
): DriverMove => ({ event, from, to, drops: null, needsReason: false, takesQuantities: false, ...more });
const DROP: OrderStage[] = ['arrivedToDropLocation', 'unloading'];
export const MOVES: DriverMove[] = [
  move('arriveAtPickup', ['started'], 'arrivedToPickupLocation'),
  move('startLoading', ['arrivedToPickupLocation'], 'loading'),
  move('completeLoading', ['arrivedToPickupLocation', 'loading'], 'loadingCompleted'),
  move('depart', ['arrivedToPickupLocation', 'loading', 'loadingCompleted'], 'transit'),
  move('arriveAtDrop', ['transit'], 'arrivedToDropLocation'),
  move('startUnloading', ['arrivedToDropLocation'], 'unloading'),
  move('finishDrop', DROP, 'transit', { drops: 'left' }),
  move('deliver', DROP, 'delivered', { drops: 'last', takesQuantities: true }),
  move('deliverPart', DROP, 'incompleteDelivery', { drops: 'last', needsReason: true, takesQuantities: true }),
  move('failDelivery', ['transit', ...DROP], 'notDelivered', { needsReason: true }),
];

const place = (name: string, phone: string | null) => ({
  location: { ...named(name), city: 'Kandy', latitude: 7.29, longitude: 80.63, address: `12 ${name} Road` },
  contact: phone ? { ...named('Kamala Silva'), phone } : null,
  plannedAt: NOON,
  windowFrom: NOON,
  windowTo: NOON + 3_600,
  arrivedAt: null,
  departedAt: null,
});

export function tripAt(stage: OrderStage): MyTrip {
  const order = { id: ORDER, number: 'O-000017', stage };
  const isAssigned = stage === 'addedToTrip';
  return {
    id: TRIP,
    number: 'T-000004',
    reference: null,
    stage: isAssigned ? 'vehicleAssigned' : 'started',
    vehicle: named('WP LK-1'),
    pickAt: NOON,
    dropAt: NOON + 7_200,
    description: 'Ring twice',
    allowedStages: isAssigned ? ['started'] : [],
    nextStop: 0,
    stops: [
      { ...place('Tea factory', '+94 77 123 4567'), position: 0, orders: [{ ...order, what: 'pick' }] },
      { ...place('Harbour gate', null), position: 1, orders: [{ ...order, what: 'drop' }] },
    ],
    orders: [
      {
        ...order,
        reference: null,
        organization: named('Harvest'),
        orderType: named('Export'),
        pickup: 'Tea factory',
        drop: 'Harbour gate',
        pickupFrom: NOON,
        pickupTo: NOON,
        deliveryFrom: NOON,
        deliveryTo: NOON,
        totalWeight: '10',
        totalSpace: '1',
        description: null,
        cargoItems: [
          {
            id: CARGO,
            packNumber: null,
            cargo: { id: CARGO, name: 'Black tea' },
            quantity: 60,
            weight: '10',
            space: '1',
            deliveredQuantity: null,
            shortageReason: null,
            isDelivered: false,
          },
        ],
        nextEvents: MOVES.flatMap(({ event, from, to, drops }) =>
          event !== 'start' && from.includes(stage) && drops !== 'left' ? [{ event, stage: to }] : [],
        ),
      },
    ],
  };
}

type Told = {
  event?: string;
  kind?: string;
  occurredAt: number;
  key: string;
  reason?: string;
  delivered?: unknown;
  signedBy?: string;
};

/** An API that keeps one trip, and a network that can be cut. */
export function road(stage: OrderStage) {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  const state = { stage, isCut: false, told: [] as Told[], refuses: '' };
  const cut = () => {
    if (state.isCut) throw new TypeError('Failed to fetch');
  };
  const mine = () => {
    cut();
    const isOver = ['delivered', 'incompleteDelivery', 'notDelivered'].includes(state.stage);
    return { items: isOver ? [] : [tripAt(state.stage)] };
  };
  const replies = {
    'GET trips/mine': mine,
    'GET trips/driver-moves': () => {
      cut();
      return { items: MOVES };
    },
    'POST trips/:id/driver-events': ({ body }: Call) => {
      cut();
      const told = body as Told;
      if (told.event === state.refuses)
        return refuse(409, 'stageNotAllowed', { params: { from: 'cancelled', to: 'loading', allowed: [] } });
      state.told.push(told);
      state.stage =
        told.event === 'start' ? 'started' : (MOVES.find(({ event }) => event === told.event)?.to ?? state.stage);
      return { key: told.key, isRepeated: false };
    },
    'POST trips/:id/proofs': ({ body }: Call) => {
      cut();
      const fields = Object.fromEntries(body as FormData) as unknown as Told;
      state.told.push(fields);
      return { key: fields.key, isRepeated: false };
    },
  };
  return { state, replies };
}
