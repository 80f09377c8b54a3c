import type { Suggestion, UnplacedHelp, UnplacedOrder } from 'shared-contracts/trips/planner';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const TOMORROW = TEST_NOW + DAY;

/**
 * Creates an organization with two vehicle types, a zone, and orders from one depot: the first two fit together, the
 * third is too large, the fourth is late.
 */
async function openPlanner() {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization();
  const small = await build.vehicleType({ name: 'Small', organizationId, averageSpace: '8', maxWeight: '1500' });
  const large = await build.vehicleType({
    name: 'Large',
    organizationId,
    averageSpace: '20',
    maxWeight: '5000',
  });
  const depot = await build.location({ organizationId, name: 'Depot', latitude: 6.93, longitude: 79.86 });
  const drops = await Promise.all(
    [
      [7.29, 80.63],
      [7.28, 80.6],
      [7.3, 80.65],
      [7.27, 80.62],
    ].map(([latitude, longitude], i) =>
      build.location({ organizationId, name: `Drop ${i}`, latitude: latitude!, longitude: longitude! }),
    ),
  );
  const zone = await build.routeZone({
    organizationId,
    name: 'Hills',
    polygon: [
      [7.2, 80.55],
      [7.2, 80.75],
      [7.35, 80.75],
      [7.35, 80.55],
    ],
  });
  const order = (i: number, totalSpace: string, deliveryTo: number) =>
    build.order({
      organizationId,
      stage: 'validated',
      validatedAt: TEST_NOW,
      totalSpace,
      totalWeight: '700',
      vehicleTypeIds: [small.id, large.id],
      stops: [{ locationId: depot.id }, { locationId: drops[i]!.id }],
      pickupFrom: TOMORROW,
      pickupTo: TOMORROW + HOUR,
      deliveryFrom: TOMORROW + HOUR,
      deliveryTo,
      loadingMinutes: 0,
      unloadingMinutes: 0,
    });
  const orders = [
    await order(0, '6', TOMORROW + 8 * HOUR),
    await order(1, '5', TOMORROW + 8 * HOUR),
    await order(2, '20.001', TOMORROW + 8 * HOUR),
    await order(3, '1', TOMORROW + 2 * HOUR),
  ];
  const user = await build.user({
    organizationId,
    rules: [
      { model: 'trip', rule: 'write' },
      { model: 'trip', rule: 'read' },
    ],
  });
  return { build, organizationId, small, large, zone, orders: orders.map(({ id }) => id), as: portal.as(user) };
}

test('suggests, checks and creates trips independently of each other', async () => {
  const {
    build,
    small,
    large,
    zone,
    orders: [a, b, huge, late],
    as,
  } = await openPlanner();
  const { suggestions, unplaced } = (await as.post('/v2/trips/suggest', { horizon: TOMORROW })).json();
  expect(suggestions).toHaveLength(1);
  expect(suggestions[0]).toMatchObject({
    zone: { id: zone.id, name: 'Hills' },
    vehicleType: { name: 'Large' },
    utilization: { space: '55.0', weight: '28.0' },
    space: '11.000',
    isDistanceEstimated: true,
    pickAt: TOMORROW,
  });
  expect(suggestions[0].orders.map(({ id }: { id: string }) => id)).toEqual([b, a]);
  expect(suggestions[0].stops.map(({ location }: { location: { name: string } }) => location.name)).toEqual([
    'Depot',
    'Drop 1',
    'Drop 0',
  ]);
  expect(suggestions[0].reasons.map(({ code }: { code: string }) => code)).toEqual([
    'zone',
    'samePickup',
    'pickupWindow',
    'smallestType',
    'onTime',
  ]);
  expect(unplaced.map(({ order, reason }: { order: { id: string }; reason: string }) => [order.id, reason])).toEqual(
    expect.arrayContaining([
      [huge, 'capacityExceeded'],
      [late, 'timeWindowInfeasible'],
    ]),
  );
  expect((await as.post('/v2/trips/suggest', { horizon: TOMORROW - 1 })).json()).toEqual({
    suggestions: [],
    unplaced: [],
  });
  expect(
    (await as.post('/v2/trips/suggest', { horizon: TOMORROW, orderIds: [a] })).json().suggestions[0].vehicleType.name,
  ).toBe('Small');

  const listViolations = async (body: object) =>
    (await as.post('/v2/trips/suggest/check', body))
      .json()
      .breaks.map(({ code, orderId }: { code: string; orderId: string }) => [code, orderId]);
  expect(await listViolations({ orderIds: [a, b] })).toEqual([]);
  expect(await listViolations({ orderIds: [a, b], vehicleTypeId: small.id })).toEqual([['space', null]]);
  expect(await listViolations({ orderIds: [a, huge] })).toEqual([['space', null]]);
  expect(await listViolations({ orderIds: [late] })).toEqual([['lateDelivery', late]]);

  const trips = [
    { orderIds: [a, b], vehicleTypeId: large.id, routeZoneId: zone.id },
    { orderIds: [a], vehicleTypeId: small.id },
  ];
  const result = (await as.post('/v2/trips/create-all', { trips })).json();
  expect(result).toMatchObject({
    created: 1,
    failed: 1,
    results: [
      { orderIds: [a, b], vehicleTypeId: large.id, error: null },
      { orderIds: [a], trip: null, error: { statusCode: 422, fields: { 'orderIds.0': { code: 'notValidated' } } } },
    ],
  });
  const createdTrip = await portal.db
    .selectFrom('trips')
    .selectAll()
    .where('id', '=', result.results[0].trip.id)
    .executeTakeFirstOrThrow();
  expect(createdTrip).toMatchObject({
    number: result.results[0].trip.number,
    stage: 'saved',
    pickAt: TOMORROW,
    routeZoneId: zone.id,
    requestedVehicleTypeId: large.id,
  });

  const other = portal.as(
    await build.user({ organizationId: (await build.organization()).id, rules: [{ model: 'trip', rule: 'write' }] }),
  );
  expect((await other.post('/v2/trips/suggest', { horizon: TOMORROW })).json()).toEqual({
    suggestions: [],
    unplaced: [],
  });
  expect((await other.post('/v2/trips/suggest/check', { orderIds: [late] })).json().fields).toEqual({
    'orderIds.0': { code: 'notFound', message: 'Order not found' },
  });
});

test('plans breaks after the driving time of the request', async () => {
  const { orders, as } = await openPlanner();
  const suggest = async (driving?: object) => {
    const { suggestions, unplaced } = (
      await as.post('/v2/trips/suggest', {
        horizon: TOMORROW + DAY,
        orderIds: [orders[0]],
        ...(driving && { driving }),
      })
    ).json();
    return { breaks: suggestions[0]?.stops[1].breakMinutes, reason: unplaced[0]?.reason };
  };
  // It is 3.05 hours away.
  expect(await suggest()).toEqual({ breaks: undefined, reason: undefined });
  const hourly = { driveMinutes: 60, breakMinutes: 30, maxDriveMinutes: null };
  expect(await suggest(hourly)).toEqual({ breaks: 90, reason: undefined });
  expect(await suggest({ ...hourly, maxDriveMinutes: 120 })).toEqual({ breaks: undefined, reason: 'tripLimits' });
});

test('says what a trip emits, and the share of each order', async () => {
  const { orders, as } = await openPlanner();
  const { suggestions } = (
    await as.post('/v2/trips/suggest', { horizon: TOMORROW + DAY, orderIds: orders.slice(0, 2) })
  ).json();
  const [trip] = suggestions;
  expect(Number(trip.emissions)).toBeGreaterThan(0.68 * Number(trip.distance));
  expect(Number(trip.emissions)).toBeLessThan(0.88 * Number(trip.distance));
  const shares = trip.orders.map((order: { emissions: string }) => Number(order.emissions));
  expect(shares[0] + shares[1]).toBeCloseTo(Number(trip.emissions), 2);
});

test('says what would help each unplaced order, and places it when that is done', async () => {
  const {
    large,
    orders: [, , huge, late],
    as,
  } = await openPlanner();
  const suggestUnplaced = async (): Promise<UnplacedOrder[]> =>
    (await as.post('/v2/trips/suggest', { horizon: TOMORROW + DAY })).json().unplaced;
  const help = new Map((await suggestUnplaced()).map((unplaced) => [unplaced.order.id, unplaced.help]));
  expect(help.get(huge!)).toEqual([{ code: 'moreSpace', params: { type: 'Large', space: '0.001' } }]);
  const to = expect.any(Number);
  expect(help.get(late!)).toEqual([
    { code: 'laterDelivery', params: { location: 'Drop 3', minutes: expect.any(Number), to } },
  ]);

  await portal.db.updateTable('vehicleTypes').set({ averageSpace: '20.001' }).where('id', '=', large.id).execute();
  const [{ params }] = help.get(late!) as [UnplacedHelp];
  const changeDelivery = (deliveryTo: number) =>
    portal.db.updateTable('orders').set({ deliveryTo }).where('id', '=', late!).execute();
  await changeDelivery(Number(params['to']) - MINUTE);
  expect((await suggestUnplaced()).map(({ order }) => order.id)).toEqual([late]);
  await changeDelivery(Number(params['to']));
  expect(await suggestUnplaced()).toEqual([]);
});

test('plans for the vehicles of the organization, says why one is not taken, and creates the trip with it', async () => {
  const { build, large, orders, as, organizationId } = await openPlanner();
  const near = { latitude: 6.95, longitude: 79.9 };
  const vehicle = async (plate: string, more: object = {}) => {
    const driver = await build.driver({ organizationId });
    return build.vehicle({
      organizationId,
      vehicleTypeId: large.id,
      registrationPlate: plate,
      effectiveSpace: '12',
      maxCarryWeight: '5000',
      driverId: driver.id,
      ...more,
    });
  };
  const [first, busy] = [await vehicle('WP A-1'), await vehicle('WP A-2')];
  await vehicle('WP A-3', { effectiveSpace: '2' });
  await vehicle('WP A-4', { driverId: null });
  await portal.db
    .insertInto('lastPositions')
    .values([first, busy].map(({ id }) => ({ vehicleId: id, at: TEST_NOW, heardAt: TEST_NOW, ...near, speed: 0 })))
    .execute();
  await build.unavailability({ vehicleId: busy.id, fromAt: TOMORROW, toAt: TOMORROW + DAY });
  const suggest = async (fleet: object = {}): Promise<Suggestion[]> =>
    (await as.post('/v2/trips/suggest', { horizon: TOMORROW + DAY, orderIds: orders.slice(0, 2), fleet })).json()
      .suggestions;
  const [trip] = await suggest();
  expect(trip).toMatchObject({
    vehicle: { id: first.id, name: 'WP A-1' },
    driver: { id: first.driverId },
    vehicleType: { id: large.id, capacity: { space: '12.000', weight: '5000.000' } },
    utilization: { space: '91.7' },
  });
  expect(Number(trip?.approach)).toBeGreaterThan(4);
  expect(Number(trip?.approach)).toBeLessThan(8);

  await portal.db
    .updateTable('drivers')
    .set({ licenseExpiresAt: TEST_NOW })
    .where('id', '=', first.driverId!)
    .execute();
  const [refused] = await suggest();
  expect(refused?.vehicle).toBeUndefined();
  expect(refused?.refusals).toEqual([
    { code: 'busy', count: 1 },
    { code: 'licence', count: 1 },
    { code: 'noDriver', count: 1 },
    { code: 'tooSmall', count: 1 },
  ]);
  await portal.db.updateTable('drivers').set({ licenseExpiresAt: null }).where('id', '=', first.driverId!).execute();

  const { results } = (
    await as.post('/v2/trips/create-all', {
      trips: [{ orderIds: orders.slice(0, 2), vehicleTypeId: large.id, vehicleId: first.id, driverId: first.driverId }],
    })
  ).json();
  expect(results).toMatchObject([{ error: null }]);
  expect(
    await portal.db
      .selectFrom('trips')
      .select(['vehicleId', 'driverId'])
      .where('id', '=', results[0].trip.id)
      .execute(),
  ).toEqual([{ vehicleId: first.id, driverId: first.driverId }]);
  const elsewhere = await build.location({ organizationId: (await build.organization()).id });
  expect(
    (await as.post('/v2/trips/suggest', { horizon: TOMORROW, fleet: { homeId: elsewhere.id } })).json().fields,
  ).toEqual({
    'fleet.homeId': { code: 'notFound', message: 'Location not found' },
  });
});
