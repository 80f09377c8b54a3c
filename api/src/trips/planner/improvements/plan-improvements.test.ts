import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';

const portal = testApp();
const TOMORROW = TEST_NOW + DAY;
const INPUT = { horizon: TEST_NOW + 3 * DAY, iterations: 300, seconds: 20, objective: 'trips', zoneRule: 'ignore' };
/** A break on the way to the farthest place. */
const BREAK = { driveMinutes: 30, breakMinutes: 5, maxDriveMinutes: 120 };

/** Two zones on one road: *quick* makes a trip for each, *improve* one for both. */
async function openPlanner() {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const lorry = await build.vehicleType({ name: 'Lorry', organizationId, averageSpace: '20', maxWeight: '5000' });
  const depot = await build.location({ organizationId, name: 'Depot', latitude: 6.93, longitude: 79.86 });
  const near = await build.location({ organizationId, name: 'Near', latitude: 7, longitude: 79.9 });
  const far = await build.location({ organizationId, name: 'Far', latitude: 7.1, longitude: 79.95 });
  await build.routeZone({
    organizationId,
    name: 'Coast',
    polygon: [
      [6.98, 79.88],
      [6.98, 79.92],
      [7.02, 79.92],
      [7.02, 79.88],
    ],
  });
  const order = (locationId: string, more: object = {}) =>
    build.order({
      organizationId,
      stage: 'validated',
      validatedAt: TEST_NOW,
      totalSpace: '6',
      totalWeight: '700',
      stops: [{ locationId: depot.id }, { locationId }],
      pickupFrom: TOMORROW,
      pickupTo: TOMORROW + HOUR,
      deliveryFrom: TOMORROW + HOUR,
      deliveryTo: TOMORROW + 9 * HOUR,
      loadingMinutes: 0,
      unloadingMinutes: 0,
      ...more,
    });
  const orders = [await order(far.id), await order(near.id)];
  const rules = [
    { model: 'trip' as const, rule: 'write' as const },
    { model: 'trip' as const, rule: 'read' as const },
  ];
  const user = await build.user({ organizationId, rules });
  const colleague = await build.user({ organizationId, rules });
  return { build, organizationId, lorry, user, colleague, orders, places: [depot, near, far] };
}

test('improves the plan of the orders in a job, and creates its trips as planned', async () => {
  const { user, colleague, orders, places } = await openPlanner();
  const api = portal.as(user);
  const started = await api.post('/v2/trips/improvements', { ...INPUT, driving: BREAK });
  expect(started.statusCode).toBe(202);
  const { id } = started.json();
  expect((await api.post('/v2/trips/improvements', INPUT)).json()).toMatchObject({
    code: 'improvementRunning',
    params: { plan: 'none' },
  });
  expect((await api.get(`/v2/trips/improvements/${id}`)).json()).toMatchObject({ state: 'waiting', plan: null });

  await portal.app.jobs.runDue();
  const { plan, ...improvement } = (await api.get(`/v2/trips/improvements/${id}`)).json();
  expect(improvement).toMatchObject({ state: 'finished', before: { trips: 2 }, after: { trips: 1 }, iterations: 300 });
  const [trip] = plan.suggestions;
  expect(trip.orders.map((order: { id: string }) => order.id)).toEqual([orders[1]!.id, orders[0]!.id]);
  expect(trip.stops.map((stop: { breakMinutes?: number }) => stop.breakMinutes)).toEqual([undefined, undefined, 5]);
  expect((await api.get('/v2/trips/improvements')).json().items).toMatchObject([{ id, state: 'finished' }]);
  expect((await portal.as(colleague).get(`/v2/trips/improvements/${id}`)).statusCode).toBe(404);

  const stops = trip.stops.map(
    (stop: { location: { id: string }; pickOrderIds: string[]; dropOrderIds: string[] }) => ({
      locationId: stop.location.id,
      pickOrderIds: stop.pickOrderIds,
      dropOrderIds: stop.dropOrderIds,
    }),
  );
  const created = await api.post('/v2/trips/create-all', {
    trips: [{ orderIds: orders.map((order) => order.id), stops, pickAt: trip.pickAt, dropAt: trip.dropAt }],
  });
  expect(created.json()).toMatchObject({ created: 1, failed: 0 });
  const saved = (await api.get(`/trips/${created.json().results[0].trip.id}`)).json();
  expect(saved.stops.map((stop: { location: { id: string } }) => stop.location.id)).toEqual(
    places.map((place) => place.id),
  );
  expect(saved.pickAt).toBe(trip.pickAt);
});

test('stops a run with the best plan so far', async () => {
  const { user } = await openPlanner();
  const api = portal.as(user);
  const { id } = (await api.post('/v2/trips/improvements', { ...INPUT, iterations: null, seconds: 120 })).json();
  const stopped = await api.post(`/v2/trips/improvements/${id}/stop`);
  expect(stopped.json()).toMatchObject({ isStopRequested: true });
  await portal.app.jobs.runDue();
  const { plan, ...improvement } = (await api.get(`/v2/trips/improvements/${id}`)).json();
  expect(improvement).toMatchObject({ state: 'finished', after: { trips: 1 } });
  expect(plan.suggestions).toHaveLength(1);
});

test('rejects limits that no run has, and readers', async () => {
  const { build, user } = await openPlanner();
  const rejected = await portal.as(user).post('/v2/trips/improvements', {
    ...INPUT,
    seconds: 10_000,
    maxTripMinutes: 0,
    driving: { ...BREAK, driveMinutes: 0 },
  });
  expect(rejected.json()).toMatchObject({
    statusCode: 422,
    fields: { seconds: {}, maxTripMinutes: {}, 'driving.driveMinutes': {} },
  });
  const reader = await build.user({ rules: [{ model: 'trip', rule: 'read' }] });
  expect((await portal.as(reader).get('/v2/trips/improvements')).statusCode).toBe(403);
});

const ONLY_CO2 = { perTrip: '0', perKm: '0', perHour: '0', perTonneCo2: '1000' };

test('improves a plan for the fleet, and assigns its trips to vehicles', async () => {
  const { build, organizationId, lorry, user } = await openPlanner();
  const driver = await build.driver({ organizationId });
  const vehicle = await build.vehicle({
    organizationId,
    vehicleTypeId: lorry.id,
    effectiveSpace: '15',
    maxCarryWeight: '4000',
    driverId: driver.id,
  });
  const api = portal.as(user);
  const { id } = (await api.post('/v2/trips/improvements', { ...INPUT, fleet: {}, rates: ONLY_CO2 })).json();
  await portal.app.jobs.runDue();
  const improvement = (await api.get(`/v2/trips/improvements/${id}`)).json();
  expect(improvement).toMatchObject({
    state: 'finished',
    before: { trips: 2 },
    after: { trips: 1, assignedOrders: 2 },
  });
  // 1,000 for a tonne is 1 for a kilogram.
  expect(Number(improvement.after.cost)).toBeCloseTo(Number(improvement.after.emissions), 1);
  expect(Number(improvement.after.emissions)).toBeLessThan(Number(improvement.before.emissions));
  expect(improvement.plan).toMatchObject({
    unplaced: [],
    suggestions: [
      {
        vehicle: { id: vehicle.id },
        driver: { id: driver.id },
        vehicleType: { id: lorry.id, capacity: { space: '15.000' } },
        utilization: { space: '80.0' },
      },
    ],
  });
});
