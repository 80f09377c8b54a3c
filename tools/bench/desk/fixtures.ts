import type { FastifyInstance } from 'fastify';
import { PlanChangeResult, type PlanChanges, type PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import { PlanFleet, type PlanOrder, type PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { Plan } from 'shared-contracts/trips/plans/plans';
import { AvailableOrderPage } from 'shared-contracts/trips/trip-planning';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { sumPlanTotals } from 'shared-contracts/values/trips/plan-totals';

export const [VEHICLES, TRIPS, ORDERS] = [500, 1_000, 3_000];
const [BOOKED, POOL, PLACES] = [500, 400, 400];
const MONDAY = Date.UTC(2035, 11, 2, 18, 30) / 1_000;
const DAYS = 7;

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string) => ({ id: id(number), name });
export const PLAN_ID = id(1);
const CARRIER = named(2, 'Bench Freight');
const LORRY = { ...named(10, 'Lorry 17 ft'), icon: 'truck' };
const CAPACITY = { space: '22.000', weight: '5000.000' };
const list = <Value>(length: number, create: (index: number) => Value) =>
  Array.from({ length }, (_, index) => create(index));

const location = (index: number) => ({
  ...named(5_000 + index, `Place ${index}`),
  city: 'Kandy',
  latitude: 6 + (index % 40) / 20,
  longitude: 80 + (index % 37) / 30,
});

const orderIds = (trip: number) => list(ORDERS / TRIPS, (index) => id(100_000 + trip * (ORDERS / TRIPS) + index));

/** Five hours with a wait, a break and, in every eighth trip, a late stop. */
function planTrip(index: number): PlanTrip {
  const ids = orderIds(index);
  const beginsAt = MONDAY + ((index * 7) % (DAYS * 24 - 6)) * HOUR;
  const lateMinutes = index % 8 === 0 ? 40 : 0;
  const stop = (place: number, arriveAt: number, more: object) => ({
    locationId: id(5_000 + (place % PLACES)),
    pickOrderIds: [],
    dropOrderIds: [],
    arriveAt,
    startAt: arriveAt,
    leaveAt: arriveAt + HOUR / 2,
    driveMinutes: 45,
    waitMinutes: 0,
    lateMinutes: 0,
    distance: '30.000',
    windowFrom: null,
    windowTo: null,
    ...more,
  });
  return {
    id: id(10_000 + index),
    number: index + 1,
    revision: 1,
    vehicleTypeId: LORRY.id,
    vehicleId: id(20_000 + (index % VEHICLES)),
    driverId: id(30_000 + (index % VEHICLES)),
    startAt: beginsAt,
    isBackhaul: false,
    stops: [
      stop(index, beginsAt, { pickOrderIds: ids, driveMinutes: 0, distance: '0.000' }),
      ...ids.map((orderId, at) =>
        stop(index + at + 1, beginsAt + (at + 1) * 1.5 * HOUR, {
          dropOrderIds: [orderId],
          ...(at === 1 && { startAt: beginsAt + (at + 1) * 1.5 * HOUR + HOUR / 4, waitMinutes: 15 }),
          ...(at === 2 && { lateMinutes }),
        }),
      ),
    ],
    orderIds: ids,
    beginsAt,
    endsAt: beginsAt + 5 * HOUR,
    distance: '90.000',
    minutes: 300,
    driveMinutes: 135,
    waitMinutes: 15,
    lateMinutes,
    space: '12.000',
    weight: '1800.000',
    capacity: CAPACITY,
    utilization: { space: '54.5', weight: '36.0' },
    problems: [],
    createdTrip: null,
    isLocked: false,
  };
}

const planOrder = (number: number): PlanOrder => ({
  id: id(100_000 + number),
  number: `O-${500_000 + number}`,
  reference: null,
  stage: 'validated',
  organization: named(3, 'Bench Harvest'),
  partner: CARRIER,
  space: '4.000',
  weight: '600.000',
  isFlexible: false,
  isBackhaul: false,
  vehicleTypeIds: [],
  pickupFrom: MONDAY,
  pickupTo: MONDAY + DAYS * DAY,
  deliveryFrom: null,
  deliveryTo: null,
  locationIds: [id(5_000 + (number % PLACES)), id(5_000 + ((number + 1) % PLACES))],
});

const planTrips = list(TRIPS, planTrip);
const rates = { perTrip: '100', perKm: '1', perHour: '20' };
const plan = Plan.parse({
  id: PLAN_ID,
  revision: 1,
  name: 'Week 49',
  status: 'open',
  from: MONDAY,
  to: MONDAY + DAYS * DAY,
  rates,
  trips: TRIPS,
  createdTrips: 0,
  orders: ORDERS,
  createdBy: named(1, 'Bench'),
  createdAt: MONDAY,
  updatedBy: named(1, 'Bench'),
  updatedAt: MONDAY,
  totals: sumPlanTotals(planTrips, rates, POOL),
  planTrips,
  planOrders: list(ORDERS, planOrder),
  locations: list(PLACES, location),
  vehicleTypes: [{ ...LORRY, ...CAPACITY }],
  presence: [],
  canEdit: true,
});

const fleet = PlanFleet.parse({
  vehicles: list(VEHICLES, (index) => ({
    id: id(20_000 + index),
    name: `WP LA-${1_000 + index}`,
    type: LORRY,
    capacity: CAPACITY,
    driver: named(30_000 + index, `Driver ${index}`),
    organization: CARRIER,
    isShared: false,
    unavailable: index % 10 === 0 ? [{ from: MONDAY, to: MONDAY + DAY, reason: 'Brakes' }] : [],
  })),
  drivers: list(VEHICLES, (index) => ({
    ...named(30_000 + index, `Driver ${index}`),
    phone: null,
    organization: CARRIER,
  })),
  trips: list(BOOKED, (index) => {
    const beginsAt = MONDAY + ((index * 11) % (DAYS * 24 - 6)) * HOUR;
    return {
      id: id(40_000 + index),
      number: `T-${100_000 + index}`,
      stage: 'vehicleAssigned',
      vehicleId: id(20_000 + index),
      driverId: null,
      vehicleTypeId: LORRY.id,
      beginsAt,
      endsAt: beginsAt + 4 * HOUR,
      orders: 2,
      stops: list(2, (at) => ({ location: location(at), plannedAt: beginsAt, arrivedAt: null, departedAt: null })),
    };
  }),
});

const pool = AvailableOrderPage.parse({
  items: list(100, (index) => {
    const { locationIds, space, weight, vehicleTypeIds: _types, ...order } = planOrder(ORDERS + index);
    return {
      ...order,
      orderType: named(4, 'Export'),
      totalSpace: space,
      totalWeight: weight,
      vehicleTypes: [],
      stops: locationIds.map((_, at) => ({ location: location(index + at), contact: null })),
    };
  }),
  total: POOL,
  page: 1,
  limit: 100,
});

function change(trip: PlanTrip, operation: PlanOperationInput): PlanTrip {
  if (operation.op === 'assignVehicle') return { ...trip, vehicleId: operation.vehicleId };
  if (operation.op !== 'moveTrip' || operation.startAt === null) return trip;
  const by = operation.startAt - (trip.beginsAt ?? operation.startAt);
  return { ...trip, startAt: operation.startAt, beginsAt: operation.startAt, endsAt: (trip.endsAt ?? 0) + by };
}

/** The responses of the desk: it moves trips, and plans nothing. */
export function addRoutes(app: FastifyInstance): void {
  const path = `/api/v2/trips/plans/${PLAN_ID}`;
  let revision = 1;
  const trips = new Map(planTrips.map((trip) => [trip.id, trip]));
  app.get(path, () => ({ ...plan, revision, planTrips: [...trips.values()] }));
  app.get(`${path}/fleet`, () => fleet);
  app.get(`${path}/orders`, () => pool);
  app.get(`${path}/history`, () => ({ undo: [], redo: [] }));
  app.put(`${path}/presence`, () => ({ users: [] }));
  app.get('/api/list-views', () => ({ items: [] }));
  app.patch<{ Body: PlanChanges }>(`${path}/changes`, ({ body: { operations } }) => {
    revision += 1;
    const changed = new Map<string, PlanTrip>();
    for (const operation of operations) {
      const trip = 'tripId' in operation ? trips.get(operation.tripId) : undefined;
      if (!trip) continue;
      const after = { ...change(trip, operation), revision };
      trips.set(trip.id, after);
      changed.set(trip.id, after);
    }
    return PlanChangeResult.parse({
      revision,
      planTrips: [...changed.values()],
      tripIds: planTrips.map((trip) => trip.id),
      planOrders: [],
      locations: [],
      unplanned: POOL,
      inverse: [],
    });
  });
}
