import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import type { GeofenceHook } from './process-geofences.ts';
import { COLOMBO, setUpTrackedVehicle, northOfColombo, sendPositions } from './testing/tracked-vehicle.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const minute = (n: number) => TEST_NOW - 7_200 + n * 60;
type Fleet = Awaited<ReturnType<typeof setUpTrackedVehicle>>;

/** Sends one position a minute: `i` in Colombo, `o` 2 km north of it. */
const drive = async (
  { organization }: Pick<Fleet, 'organization'>,
  from: number,
  signs: string,
  hooks?: readonly GeofenceHook[],
) => {
  for (const [i, sign] of signs.split('').entries())
    await sendPositions(
      portal,
      organization.id,
      [{ at: minute(from + i), ...(sign === 'i' ? COLOMBO : northOfColombo(2)) }],
      hooks,
    );
};
const listEvents = async ({ as }: Pick<Fleet, 'as'>, query = '') =>
  (await as.get(`/telemetry/geofence-events?${query}`))
    .json()
    .items.map(({ kind, at, location }: { kind: string; at: number; location: { name: string } }) => [
      kind,
      (at - minute(0)) / 60,
      location.name,
    ]);

/** Makes a location a stop of an order of the trip. */
async function visitOnTrip(tripId: string, locationId: string) {
  const stop = await portal.db
    .selectFrom('tripOrders')
    .innerJoin('orderStops', 'orderStops.orderId', 'tripOrders.orderId')
    .select(['orderStops.orderId', 'position'])
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('orderStops')
    .set({ locationId })
    .where('orderId', '=', stop.orderId)
    .where('position', '=', stop.position)
    .execute();
}

const SQUARE = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
].map(([y = 0, x = 0]): [number, number] => [COLOMBO.latitude + y / 200, COLOMBO.longitude + x / 200]);

test.each([
  ['a circle', { geofenceRadius: 200 }],
  ['a polygon', { polygon: SQUARE }],
])('records one arrival and one departure for a vehicle that stays in %s and then outside', async (_, geofence) => {
  const fleet = await setUpTrackedVehicle(portal);
  const location = await build().location({
    organizationId: fleet.organization.id,
    name: 'Port',
    ...COLOMBO,
    ...geofence,
  });
  await build().location({ organizationId: fleet.organization.id, name: 'Elsewhere', ...northOfColombo(30) });
  await drive(fleet, 0, 'oii');
  expect(await listEvents(fleet)).toEqual([]);
  await drive(fleet, 3, 'iioi');
  expect(await listEvents(fleet)).toEqual([['enter', 1, 'Port']]);
  await drive(fleet, 7, 'ooo');
  await drive(fleet, 7, 'ooooo');
  expect(await listEvents(fleet)).toEqual([
    ['leave', 7, 'Port'],
    ['enter', 1, 'Port'],
  ]);
  expect(
    await portal.db.selectFrom('geofenceStates').selectAll().where('locationId', '=', location.id).execute(),
  ).toEqual([]);
});

test('records the same events for one batch as for single positions', async () => {
  const fleet = await setUpTrackedVehicle(portal);
  await build().location({ organizationId: fleet.organization.id, name: 'Port', ...COLOMBO });
  await sendPositions(
    portal,
    fleet.organization.id,
    'iiiioooooii'.split('').map((sign, i) => ({ at: minute(i), ...(sign === 'i' ? COLOMBO : northOfColombo(2)) })),
  );
  expect(await listEvents(fleet)).toEqual([
    ['leave', 4, 'Port'],
    ['enter', 0, 'Port'],
  ]);
  expect(await listEvents(fleet, `from=${minute(1)}`)).toEqual([['leave', 4, 'Port']]);
  expect(await listEvents(fleet, `to=${minute(0)}`)).toEqual([['enter', 0, 'Port']]);
  expect(await listEvents(fleet, 'limit=1&page=2')).toEqual([['enter', 0, 'Port']]);
  expect(await listEvents(fleet, `vehicleId=${fleet.organization.id}`)).toEqual([]);
});

test('includes locations of the trip, visible to the trip organization only while the vehicle is shared', async () => {
  const [owner, carrier, otherFleet] = [
    await setUpTrackedVehicle(portal),
    await setUpTrackedVehicle(portal, 'T2'),
    await setUpTrackedVehicle(portal, 'T3'),
  ];
  for (const { organization } of [carrier, otherFleet])
    await build().location({ organizationId: organization.id, name: `Store of ${organization.name}`, ...COLOMBO });
  const locations = await portal.db
    .selectFrom('locations')
    .select('id')
    .where('organizationId', '=', carrier.organization.id)
    .execute();
  const trip = await build().trip({
    organizationId: carrier.organization.id,
    vehicleId: owner.vehicle.id,
    stage: 'transit',
  });
  await visitOnTrip(trip.id, locations[0]?.id ?? '');
  await drive(owner, 0, 'iii');
  const listVisible = async ({ as }: Fleet) =>
    (await as.get('/telemetry/geofence-events'))
      .json()
      .items.map(({ kind, tripId }: { kind: string; tripId: string | null }) => [kind, tripId]);
  expect([await listVisible(owner), await listVisible(carrier), await listVisible(otherFleet)]).toEqual([
    [['enter', null]],
    [],
    [],
  ]);
  await build().partnership({ organizationId: carrier.organization.id, partnerId: owner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({ vehicleId: owner.vehicle.id, partnerId: carrier.organization.id })
    .execute();
  expect([await listVisible(carrier), await listVisible(otherFleet)]).toEqual([[['enter', trip.id]], []]);
});

test('runs hooks in the transaction and rolls back when one throws', async () => {
  const fleet = await setUpTrackedVehicle(portal);
  await build().location({ organizationId: fleet.organization.id, name: 'Port', ...COLOMBO });
  const received: string[] = [];
  const hook: GeofenceHook = async (tx, events) => {
    const stored = await tx
      .selectFrom('geofenceEvents')
      .select('id')
      .where(
        'id',
        'in',
        events.map(({ id }) => id),
      )
      .execute();
    received.push(...events.map(({ kind, at }) => `${kind} ${(at - minute(0)) / 60} ${stored.length}`));
  };
  const failingHook: GeofenceHook = async () => {
    throw new Error('not now');
  };
  await drive(fleet, 0, 'ii');
  await expect(drive(fleet, 2, 'i', [hook, failingHook])).rejects.toThrow('not now');
  expect(await listEvents(fleet)).toEqual([]);
  await drive(fleet, 2, 'i', [hook]);
  expect([received, await listEvents(fleet)]).toEqual([['enter 0 1', 'enter 0 1'], [['enter', 0, 'Port']]]);
});

test('ignores late positions', async () => {
  const fleet = await setUpTrackedVehicle(portal);
  await build().location({ organizationId: fleet.organization.id, name: 'Port', ...COLOMBO });
  await drive(fleet, 0, 'iiii');
  await sendPositions(
    portal,
    fleet.organization.id,
    [-5, -4, -3].map((n) => ({ at: minute(n), ...northOfColombo(2) })),
  );
  expect(await listEvents(fleet)).toEqual([['enter', 0, 'Port']]);
});

test('applies a changed geofence from the next position on', async () => {
  const fleet = await setUpTrackedVehicle(portal);
  const location = await build().location({
    organizationId: fleet.organization.id,
    name: 'Port',
    ...northOfColombo(2),
  });
  await drive(fleet, 0, 'iii');
  expect(await listEvents(fleet)).toEqual([]);
  const root = portal.as(await build().user({ role: 'root' }));
  expect((await root.patch(`/v2/locations/${location.id}`, { ...COLOMBO, geofenceRadius: 200 })).statusCode).toBe(200);
  await drive(fleet, 3, 'iii');
  expect(await listEvents(fleet)).toEqual([['enter', 3, 'Port']]);
});

test('notifies webhooks of the owner and of the partner that owns the location while the vehicle is shared', async () => {
  const [owner, host, other] = [
    await setUpTrackedVehicle(portal),
    await setUpTrackedVehicle(portal),
    await setUpTrackedVehicle(portal),
  ];
  const port = await build().location({
    organizationId: host.organization.id,
    name: 'Port',
    ...COLOMBO,
    geofenceRadius: 200,
  });
  const endpoints = [owner, host, other].map(({ organization }) => ({
    organizationId: organization.id,
    url: 'https://erp.example/hooks',
    secret: '',
    createdAt: TEST_NOW,
    name: 'ERP',
    topics: ['geofence' as const],
  }));
  const ids = await portal.db.insertInto('webhookEndpoints').values(endpoints).returning('id').execute();
  const listReceived = async () =>
    Promise.all(
      ids.map(async ({ id }) => {
        const deliveries = portal.db.selectFrom('webhookDeliveries').where('endpointId', '=', id);
        const rows = await deliveries.select(['type', 'body', 'subjectId']).orderBy('position').execute();
        return rows.map(({ type, body, subjectId }) => [type, subjectId, JSON.parse(body).data]);
      }),
    );
  const trip = await build().trip({
    organizationId: owner.organization.id,
    vehicleId: owner.vehicle.id,
    stage: 'transit',
  });
  await visitOnTrip(trip.id, port.id);
  await drive(owner, 0, 'iii');
  const { id } = await portal.db
    .selectFrom('geofenceEvents')
    .select('id')
    .where('vehicleId', '=', owner.vehicle.id)
    .executeTakeFirstOrThrow();
  const arrival = {
    id,
    event: 'enter',
    vehicleId: owner.vehicle.id,
    locationId: port.id,
    tripId: trip.id,
    occurredAt: new Date(minute(0) * 1_000).toISOString(),
  };
  expect(await listReceived()).toEqual([[['geofence.enter', owner.vehicle.id, arrival]], [], []]);
  await build().partnership({ organizationId: host.organization.id, partnerId: owner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({ vehicleId: owner.vehicle.id, partnerId: host.organization.id })
    .execute();
  await drive(owner, 3, 'iiioooo');
  const [ownEvents, hostEvents, otherEvents] = await listReceived();
  expect(ownEvents?.map(([type]) => type)).toEqual(['geofence.enter', 'geofence.leave']);
  expect([hostEvents?.map(([type, , data]) => [type, data.tripId]), otherEvents]).toEqual([
    [['geofence.leave', null]],
    [],
  ]);
});
