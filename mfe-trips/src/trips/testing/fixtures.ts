import type { NamedRef, Page } from 'shared-contracts/common';
import type { Trip, TripOrder, TripRow, VisitedStop } from 'shared-contracts/trips/trips';
import type { LiveMessage, LivePosition } from 'shared-contracts/fleet/telemetry';
import { HOUR } from 'shared-contracts/values/time';
import type { Replies } from 'shared-ui/testing';

/** 1 December 2030, 06:00 UTC. */
export const PICKUP_AT = Date.UTC(2030, 11, 1, 6) / 1000;

const namedRef = (id: string, name: string): NamedRef => ({ id, name });
export const pageOf = <T>(...items: T[]): Page<T> => ({ items, total: items.length, page: 1, limit: 20 });

/** A saved trip without actions. */
export const buildTripRow = (overrides: Partial<TripRow> = {}): TripRow => ({
  id: 'trip-1',
  revision: 1,
  number: 'T-000043',
  reference: 'LOAD-7',
  stage: 'saved',
  type: 'own',
  organization: namedRef('organization-1', 'Serendib Freight'),
  vehicle: null,
  driver: null,
  requestedVehicleType: null,
  routeZone: null,
  pickup: 'Colombo Port',
  drop: 'Kandy Depot',
  pickAt: PICKUP_AT,
  dropAt: PICKUP_AT + 8 * HOUR,
  orders: 2,
  totalSpace: '20',
  totalWeight: '4000',
  utilization: null,
  estimatedDistance: '137.456',
  actualDistance: null,
  isBackhaul: false,
  isArchived: false,
  revenue: null,
  cost: null,
  currency: 'LKR',
  createdAt: PICKUP_AT - 100 * HOUR,
  actions: [],
  ...overrides,
});

const order = (number: string): TripOrder => ({
  id: number,
  number,
  reference: null,
  stage: 'addedToTrip',
  organization: namedRef('organization-2', 'Ceylon Exports'),
  orderType: namedRef('type-1', 'Full load'),
  pickup: 'Colombo Port',
  drop: 'Kandy Depot',
  pickupFrom: PICKUP_AT,
  pickupTo: PICKUP_AT + HOUR,
  deliveryFrom: PICKUP_AT,
  deliveryTo: PICKUP_AT + 8 * HOUR,
  totalWeight: '2000',
  totalSpace: '10',
  description: null,
  cargoItems: [
    {
      id: `${number} tea`,
      packNumber: null,
      cargo: namedRef('cargo-1', 'Ceylon tea'),
      quantity: 10,
      weight: '2000',
      space: '10',
      deliveredQuantity: null,
      shortageReason: null,
      isDelivered: false,
    },
  ],
});
const stop = (
  position: number,
  location: Partial<VisitedStop['location']>,
  overrides: Partial<VisitedStop> = {},
): VisitedStop => ({
  position,
  location: {
    id: `location-${position}`,
    name: 'Colombo Port',
    city: 'Colombo',
    latitude: 6.95,
    longitude: 79.85,
    address: '1 Harbour Road, Colombo',
    ...location,
  },
  contact: { id: 'contact-1', name: 'Nimal Perera', phone: '+94 11 000 000' },
  orders: ['O-1', 'O-2'].map((number) => ({
    id: number,
    number,
    what: position === 0 ? 'pick' : 'drop',
    stage: 'addedToTrip',
    stop: position,
    windowFrom: PICKUP_AT,
    windowTo: PICKUP_AT + HOUR,
    handlingMinutes: 60,
    instructions: null,
    reference: null,
    departedAt: null,
    items: [],
  })),
  plannedAt: PICKUP_AT,
  windowFrom: PICKUP_AT,
  windowTo: PICKUP_AT + HOUR,
  arrivedAt: null,
  departedAt: null,
  ...overrides,
});

export const lorry = namedRef('vehicle-1', 'WP LK-4521');
export const sunilDriver = namedRef('driver-1', 'Sunil Silva');

export const buildTrip = (overrides: Partial<Trip> = {}): Trip => ({
  ...buildTripRow(),
  allowedStages: [],
  billingContact: null,
  billingPartner: null,
  billingContract: null,
  notificationContacts: [],
  description: 'Keep dry',
  enteredPickAt: null,
  enteredDropAt: null,
  vehicleType: null,
  capacity: null,
  driverPhone: null,
  orderList: [order('O-1'), order('O-2')],
  stops: [
    stop(0, {}),
    stop(
      1,
      { name: 'Kandy Depot', address: '9 Hill Street, Kandy', latitude: 7.29, longitude: 80.63 },
      { windowTo: PICKUP_AT + 8 * HOUR },
    ),
  ],
  documents: [],
  isDistanceEstimated: true,
  estimatedCost: '12371.04',
  vehicleProblems: [],
  driverProblems: [],
  createdBy: 'Saman Fernando',
  vehicleAssigned: null,
  manualChanged: null,
  manualReason: null,
  startedAt: null,
  finishedAt: null,
  waitsFor: { what: 'submit', who: 'Serendib Freight' },
  ...overrides,
});

/** A trip in transit, with vehicle and driver. */
export const runningTrip = (overrides: Partial<Trip> = {}): Trip =>
  buildTrip({
    stage: 'transit',
    vehicle: lorry,
    driver: sunilDriver,
    driverPhone: '+94 77 1',
    capacity: { space: '16', weight: '5000' },
    utilization: { space: '125.0', weight: '80.0' },
    waitsFor: { what: 'drive', who: 'Sunil Silva' },
    ...overrides,
  });

/** Replies to requests that every trip page makes. */
export const replies: Replies = {
  'GET v1/trips/count': () => ({ total: 3, own: 2, partner: 1, archived: 0, stages: [{ stage: 'saved', count: 2 }] }),
  'GET v1/trips/count-by-date': () => ({ items: [] }),
  'GET trips/:id/timeline': () => ({ items: [] }),
  'GET edi/trip-tenders': () => ({ items: [] }),
  'GET shared/geo/route': () => ({
    source: 'greatCircle',
    estimated: true,
    isFallback: false,
    distance: '120.5',
    points: [
      [6.95, 79.85],
      [7.1, 80.2],
      [7.29, 80.63],
    ],
  }),
  'GET organizations/my': () => ({ mapToken: null }),
};

/** A stream of live positions that a test writes to. */
export function positionStream() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  return {
    reply: () => new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
    send: (kind: LiveMessage['kind'], ...positions: LivePosition[]) =>
      streams.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ kind, positions })}\n\n`)),
  };
}
