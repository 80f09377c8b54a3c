import type { PlannedOrder, Suggestion } from 'shared-contracts/trips/planner';
import type { AvailableOrder, TripDriver, TripPreview, TripVehicle } from 'shared-contracts/trips/trip-planning';
import type { TripStop } from 'shared-contracts/trips/trips';
import { HOUR } from 'shared-contracts/values/time';
import { DEFAULT_DRIVER_HOURS } from 'shared-contracts/values/trips/plans';
import type { Replies } from 'shared-ui/testing';

/** 1 December 2030, 06:00 UTC. */
export const START_AT = Date.UTC(2030, 11, 1, 6) / 1_000;
export const pageOf = <Row>(...items: Row[]) => ({ items, total: items.length, page: 1, limit: 50 });

const location = (id: string, name: string, latitude: number, longitude: number) => ({
  id,
  name,
  city: '',
  latitude,
  longitude,
});
export const port = location('port', 'Port gate', 6.95, 79.85);
export const kandy = location('kandy', 'Kandy depot', 7.29, 80.63);
export const galle = location('galle', 'Galle store', 6.03, 80.22);

export const availableOrder = (id: string, number: string, drop: typeof port): AvailableOrder => ({
  id,
  number,
  reference: null,
  stage: 'validated',
  organization: { id: 'harvest', name: 'Ceylon Harvest' },
  partner: { id: 'carrier', name: 'Lanka Transporters' },
  orderType: { id: 'type', name: 'Export' },
  pickupFrom: START_AT,
  pickupTo: START_AT + HOUR,
  deliveryFrom: null,
  deliveryTo: null,
  totalWeight: '3000.000',
  totalSpace: '10.000',
  isFlexible: false,
  isBackhaul: false,
  vehicleTypes: [],
  stops: [
    { location: port, contact: null },
    { location: drop, contact: null },
  ],
});

const stop = (visited: typeof port, position: number, what: 'pick' | 'drop', ...orders: string[]): TripStop => ({
  position,
  location: { ...visited, address: '' },
  contact: null,
  plannedAt: START_AT + position * HOUR,
  windowFrom: null,
  windowTo: null,
  arrivedAt: null,
  departedAt: null,
  orders: orders.map((id) => ({ id, number: id.toUpperCase(), what, stage: 'validated' })),
});
const lorry = { id: 'lorry', name: '20 ft lorry' };
const capacity = { space: '20.000', weight: '5000.000' };
export const preview: TripPreview = {
  totalSpace: '20.000',
  totalWeight: '6000.000',
  capacity,
  utilization: { space: '100.0', weight: '120.0' },
  suggestedVehicleType: { ...lorry, capacity, utilization: { space: '100.0', weight: '120.0' } },
  stops: [stop(port, 0, 'pick', 'o-1', 'o-2'), stop(kandy, 1, 'drop', 'o-1'), stop(galle, 2, 'drop', 'o-2')],
  pickAt: START_AT,
  dropAt: START_AT + 8 * HOUR,
  distance: '240.500',
  isDistanceEstimated: true,
  cost: '18500.00',
  currency: 'LKR',
  lateStops: [2],
};

const carrier = { id: 'carrier', name: 'Lanka Transporters' };
const vehicle = (id: string, plate: string, overrides: Partial<TripVehicle> = {}): TripVehicle => ({
  vehicle: {
    id,
    registrationPlate: plate,
    type: { ...lorry, icon: 'truck' },
    effectiveSpace: '20.000',
    maxCarryWeight: '6500.000',
    photo: null,
    driver: { id: 'kasun', name: 'Kasun Perera' },
    organization: carrier,
  },
  isShared: false,
  share: null,
  utilization: { space: '100.0', weight: '92.3' },
  fits: true,
  problems: [],
  ...overrides,
});
export const vehicles = [
  vehicle('v-1', 'WP LA-1001'),
  vehicle('v-2', 'WP LB-2002', {
    isShared: true,
    share: { fromAt: 1_767_225_600, toAt: 1_767_571_200 },
    fits: false,
    problems: [
      { code: 'busy', blocks: true, note: 'T-000104', at: null },
      { code: 'weightExceeded', blocks: true, note: '5000.000', at: null },
    ],
  }),
];
export const drivers: TripDriver[] = [
  {
    driver: { id: 'kasun', name: 'Kasun Perera', phone: null },
    organization: carrier,
    vehicle: { id: 'v-1', name: 'WP LA-1001' },
    fits: true,
    problems: [],
  },
  {
    driver: { id: 'ruwan', name: 'Ruwan Silva', phone: null },
    organization: carrier,
    vehicle: null,
    fits: false,
    problems: [{ code: 'licenceExpired', blocks: true, note: null, at: START_AT }],
  },
];

/** API replies for the form. */
export const formReplies: Replies = {
  'GET trips/orders': () => pageOf(availableOrder('o-1', 'O-1', kandy), availableOrder('o-2', 'O-2', galle)),
  'POST trips/preview': () => preview,
  'GET trips/vehicles': () => pageOf(...vehicles),
  'GET trips/drivers': () => pageOf(...drivers),
  'GET v2/trips/driver-hours-rules': () => DEFAULT_DRIVER_HOURS,
};

export const plannedOrder = (number: number, space = '4.000'): PlannedOrder => ({
  id: `o${number}`,
  number: `O-${number}`,
  space,
  weight: '500.000',
});
export const suggestion = (zone: string | null, ...orders: PlannedOrder[]): Suggestion => ({
  zone: zone === null ? null : { id: zone, name: zone },
  partner: carrier,
  isBackhaul: false,
  vehicleType: { ...lorry, icon: 'truck', capacity: { space: '8.000', weight: '1500.000' } },
  orders,
  stops: [
    {
      location: port,
      pickOrderIds: orders.map(({ id }) => id),
      dropOrderIds: [],
      arriveAt: START_AT,
      leaveAt: START_AT,
      waitMinutes: 0,
      distance: '0.000',
    },
    {
      location: kandy,
      pickOrderIds: [],
      dropOrderIds: orders.map(({ id }) => id),
      arriveAt: START_AT + HOUR,
      leaveAt: START_AT + HOUR,
      waitMinutes: 0,
      distance: '115.000',
    },
  ],
  distance: '115.000',
  isDistanceEstimated: true,
  space: '4.000',
  weight: '500.000',
  utilization: { space: '50.0', weight: '33.3' },
  pickAt: START_AT,
  dropAt: START_AT + HOUR,
  reasons: [
    { code: 'smallestType', params: { type: lorry.name, space: '50.0', weight: '33.3' } },
    { code: 'onTime', params: { minutes: 45 } },
  ],
});
