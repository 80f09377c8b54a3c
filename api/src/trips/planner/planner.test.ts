import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const HOUR = 3_600;
const DAY = TEST_NOW + 24 * HOUR;

/** An organization with two types, a zone, and orders from one depot: the first two belong together, the third is too large, the fourth is late. */
async function stand() {
  const given = builders(portal.db, TEST_NOW);
  const us = await given.organization();
  const ours = { organizationId: us.id };
  const small = await given.vehicleType({ name: 'Small', organizationId: us.id, averageSpace: '8', maxWeight: '1500' });
  const large = await given.vehicleType({
    name: 'Large',
    organizationId: us.id,
    averageSpace: '20',
    maxWeight: '5000',
  });
  const depot = await given.location({ ...ours, name: 'Depot', latitude: 6.93, longitude: 79.86 });
  const places = await Promise.all(
    [
      [7.29, 80.63],
      [7.28, 80.6],
      [7.3, 80.65],
      [7.27, 80.62],
    ].map(([latitude, longitude], i) =>
      given.location({ ...ours, name: `Place ${i}`, latitude: latitude!, longitude: longitude! }),
    ),
  );
  const zone = await given.routeZone({
    ...ours,
    name: 'Hills',
    polygon: [
      [7.2, 80.55],
      [7.2, 80.75],
      [7.35, 80.75],
      [7.35, 80.55],
    ],
  });
  const order = (i: number, totalSpace: string, deliveryTo: number) =>
    given.order({
      ...ours,
      stage: 'validated',
      validatedAt: TEST_NOW,
      totalSpace,
      totalWeight: '700',
      vehicleTypeIds: [small.id, large.id],
      stops: [{ locationId: depot.id }, { locationId: places[i]!.id }],
      pickupFrom: DAY,
      pickupTo: DAY + HOUR,
      deliveryFrom: DAY + HOUR,
      deliveryTo,
      loadingMinutes: 0,
      unloadingMinutes: 0,
    });
  const orders = [
    await order(0, '6', DAY + 8 * HOUR),
    await order(1, '5', DAY + 8 * HOUR),
    await order(2, '20.001', DAY + 8 * HOUR),
    await order(3, '1', DAY + 2 * HOUR),
  ];
  const user = await given.user({
    ...ours,
    rules: [
      { model: 'trip', rule: 'write' },
      { model: 'trip', rule: 'read' },
    ],
  });
  return { given, us, small, large, zone, orders: orders.map(({ id }) => id), as: portal.as(user) };
}

test('suggested trips are judged, and made each by itself', async () => {
  const {
    given,
    small,
    large,
    zone,
    orders: [a, b, huge, late],
    as,
  } = await stand();
  const { suggestions, unplaced } = (await as.post('/v2/trips/suggest', { horizon: DAY })).json();
  expect(suggestions).toHaveLength(1);
  expect(suggestions[0]).toMatchObject({
    zone: { id: zone.id, name: 'Hills' },
    vehicleType: { name: 'Large' },
    utilization: { space: '55.0', weight: '28.0' },
    space: '11.000',
    isDistanceEstimated: true,
    pickAt: DAY,
  });
  expect(suggestions[0].orders.map(({ id }: { id: string }) => id)).toEqual([b, a]);
  expect(suggestions[0].stops.map(({ location }: { location: { name: string } }) => location.name)).toEqual([
    'Depot',
    'Place 1',
    'Place 0',
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
  expect((await as.post('/v2/trips/suggest', { horizon: DAY - 1 })).json()).toEqual({ suggestions: [], unplaced: [] });
  expect(
    (await as.post('/v2/trips/suggest', { horizon: DAY, orderIds: [a] })).json().suggestions[0].vehicleType.name,
  ).toBe('Small');

  const breaks = async (body: object) =>
    (await as.post('/v2/trips/suggest/check', body))
      .json()
      .breaks.map(({ code, orderId }: { code: string; orderId: string }) => [code, orderId]);
  expect(await breaks({ orderIds: [a, b] })).toEqual([]);
  expect(await breaks({ orderIds: [a, b], vehicleTypeId: small.id })).toEqual([['space', null]]);
  expect(await breaks({ orderIds: [a, huge] })).toEqual([['space', null]]);
  expect(await breaks({ orderIds: [late] })).toEqual([['lateDelivery', late]]);

  const trips = [
    { orderIds: [a, b], vehicleTypeId: large.id, routeZoneId: zone.id },
    { orderIds: [a], vehicleTypeId: small.id },
  ];
  const answer = (await as.post('/v2/trips/create-all', { trips })).json();
  expect(answer).toMatchObject({
    created: 1,
    failed: 1,
    results: [
      { orderIds: [a, b], vehicleTypeId: large.id, error: null },
      { orderIds: [a], trip: null, error: { statusCode: 422, fields: { 'orderIds.0': { code: 'notValidated' } } } },
    ],
  });
  const made = await portal.db
    .selectFrom('trips')
    .selectAll()
    .where('id', '=', answer.results[0].trip.id)
    .executeTakeFirstOrThrow();
  expect(made).toMatchObject({
    number: answer.results[0].trip.number,
    stage: 'saved',
    pickAt: DAY,
    routeZoneId: zone.id,
    requestedVehicleTypeId: large.id,
  });

  const other = portal.as(
    await given.user({ organizationId: (await given.organization()).id, rules: [{ model: 'trip', rule: 'write' }] }),
  );
  expect((await other.post('/v2/trips/suggest', { horizon: DAY })).json()).toEqual({ suggestions: [], unplaced: [] });
  expect((await other.post('/v2/trips/suggest/check', { orderIds: [late] })).json().fields).toEqual({
    'orderIds.0': { code: 'notFound', message: 'Order not found' },
  });
});
