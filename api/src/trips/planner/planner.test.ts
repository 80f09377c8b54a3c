import type { UnplacedHelp, UnplacedOrder } from 'shared-contracts/trips/planner';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { testApp } from '../../platform/testing/test-app.ts';
import { openPlanner, TOMORROW } from './testing/open-planner.ts';

const portal = testApp();

test('suggests, checks and creates trips independently of each other', async () => {
  const {
    build,
    small,
    large,
    zone,
    orders: [a, b, huge, late],
    as,
  } = await openPlanner(portal);
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
  const { orders, as } = await openPlanner(portal);
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

test('returns the emissions of a trip, and the share of each order', async () => {
  const { orders, as } = await openPlanner(portal);
  const { suggestions } = (
    await as.post('/v2/trips/suggest', { horizon: TOMORROW + DAY, orderIds: orders.slice(0, 2) })
  ).json();
  const [trip] = suggestions;
  expect(Number(trip.emissions)).toBeGreaterThan(0.68 * Number(trip.distance));
  expect(Number(trip.emissions)).toBeLessThan(0.88 * Number(trip.distance));
  const shares = trip.orders.map((order: { emissions: string }) => Number(order.emissions));
  expect(shares[0] + shares[1]).toBeCloseTo(Number(trip.emissions), 2);
});

test('returns what would help each unplaced order, and places it when that is done', async () => {
  const {
    large,
    orders: [, , huge, late],
    as,
  } = await openPlanner(portal);
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
