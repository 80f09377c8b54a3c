import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import type { GeofenceHook } from './geofence-steps.ts';
import { COLOMBO, fleetOf, north, send } from './testing/trackers.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const minute = (n: number) => TEST_NOW - 7_200 + n * 60;
type Fleet = Awaited<ReturnType<typeof fleetOf>>;

/** One position a minute: in Colombo, or 2 km north of it. */
const drive = async (
  { organization }: Pick<Fleet, 'organization'>,
  from: number,
  signs: string,
  hooks?: readonly GeofenceHook[],
) => {
  for (const [i, sign] of signs.split('').entries())
    await send(portal, organization.id, [{ at: minute(from + i), ...(sign === 'i' ? COLOMBO : north(2)) }], hooks);
};
const eventsOf = async ({ as }: Pick<Fleet, 'as'>, query = '') =>
  (await as.get(`/telemetry/geofence-events?${query}`))
    .json()
    .items.map(({ kind, at, location }: { kind: string; at: number; location: { name: string } }) => [
      kind,
      (at - minute(0)) / 60,
      location.name,
    ]);

const SQUARE = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
].map(([y = 0, x = 0]): [number, number] => [COLOMBO.latitude + y / 200, COLOMBO.longitude + x / 200]);

test.each([
  ['a circle', { geofenceRadius: 200 }],
  ['a polygon', { polygon: SQUARE }],
])('who stays in %s has come, who stays away has left, each told once', async (_, fence) => {
  const fleet = await fleetOf(portal);
  const location = await given().location({
    organizationId: fleet.organization.id,
    name: 'Port',
    ...COLOMBO,
    ...fence,
  });
  await given().location({ organizationId: fleet.organization.id, name: 'Elsewhere', ...north(30) });
  await drive(fleet, 0, 'oii');
  expect(await eventsOf(fleet)).toEqual([]);
  await drive(fleet, 3, 'iioi');
  expect(await eventsOf(fleet)).toEqual([['enter', 1, 'Port']]);
  await drive(fleet, 7, 'ooo');
  await drive(fleet, 7, 'ooooo');
  expect(await eventsOf(fleet)).toEqual([
    ['leave', 7, 'Port'],
    ['enter', 1, 'Port'],
  ]);
  expect(
    await portal.db.selectFrom('geofenceStates').selectAll().where('locationId', '=', location.id).execute(),
  ).toEqual([]);
});

test('one batch tells the same as many positions', async () => {
  const fleet = await fleetOf(portal);
  await given().location({ organizationId: fleet.organization.id, name: 'Port', ...COLOMBO });
  await send(
    portal,
    fleet.organization.id,
    'iiiioooooii'.split('').map((sign, i) => ({ at: minute(i), ...(sign === 'i' ? COLOMBO : north(2)) })),
  );
  expect(await eventsOf(fleet)).toEqual([
    ['leave', 4, 'Port'],
    ['enter', 0, 'Port'],
  ]);
  expect(await eventsOf(fleet, `from=${minute(1)}`)).toEqual([['leave', 4, 'Port']]);
  expect(await eventsOf(fleet, `to=${minute(0)}`)).toEqual([['enter', 0, 'Port']]);
  expect(await eventsOf(fleet, 'limit=1&page=2')).toEqual([['enter', 0, 'Port']]);
  expect(await eventsOf(fleet, `vehicleId=${fleet.organization.id}`)).toEqual([]);
});

test('where the trip leads counts too, and who runs the trip sees it at its own locations while the vehicle is shared', async () => {
  const [owner, runner, stranger] = [await fleetOf(portal), await fleetOf(portal, 'T2'), await fleetOf(portal, 'T3')];
  for (const { organization } of [runner, stranger])
    await given().location({ organizationId: organization.id, name: `Store of ${organization.name}`, ...COLOMBO });
  const locations = await portal.db
    .selectFrom('locations')
    .select('id')
    .where('organizationId', '=', runner.organization.id)
    .execute();
  const trip = await given().trip({
    organizationId: runner.organization.id,
    vehicleId: owner.vehicle.id,
    stage: 'transit',
  });
  const stop = await portal.db
    .selectFrom('tripOrders')
    .innerJoin('orderStops', 'orderStops.orderId', 'tripOrders.orderId')
    .select(['orderStops.orderId', 'position'])
    .where('tripId', '=', trip.id)
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('orderStops')
    .set({ locationId: locations[0]?.id ?? '' })
    .where('orderId', '=', stop.orderId)
    .where('position', '=', stop.position)
    .execute();
  await drive(owner, 0, 'iii');
  const seen = async ({ as }: Fleet) =>
    (await as.get('/telemetry/geofence-events'))
      .json()
      .items.map(({ kind, tripId }: { kind: string; tripId: string | null }) => [kind, tripId]);
  expect([await seen(owner), await seen(runner), await seen(stranger)]).toEqual([[['enter', null]], [], []]);
  await given().partnership({ organizationId: runner.organization.id, partnerId: owner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({ vehicleId: owner.vehicle.id, partnerId: runner.organization.id })
    .execute();
  expect([await seen(runner), await seen(stranger)]).toEqual([[['enter', trip.id]], []]);
});

test('a hook is told in the transaction: what it throws takes nothing in', async () => {
  const fleet = await fleetOf(portal);
  await given().location({ organizationId: fleet.organization.id, name: 'Port', ...COLOMBO });
  const told: string[] = [];
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
    told.push(...events.map(({ kind, at }) => `${kind} ${(at - minute(0)) / 60} ${stored.length}`));
  };
  const broken: GeofenceHook = async () => {
    throw new Error('not now');
  };
  await drive(fleet, 0, 'ii');
  await expect(drive(fleet, 2, 'i', [hook, broken])).rejects.toThrow('not now');
  expect(await eventsOf(fleet)).toEqual([]);
  await drive(fleet, 2, 'i', [hook]);
  expect([told, await eventsOf(fleet)]).toEqual([['enter 0 1', 'enter 0 1'], [['enter', 0, 'Port']]]);
});

test('late positions change nothing of what was told', async () => {
  const fleet = await fleetOf(portal);
  await given().location({ organizationId: fleet.organization.id, name: 'Port', ...COLOMBO });
  await drive(fleet, 0, 'iiii');
  await send(
    portal,
    fleet.organization.id,
    [-5, -4, -3].map((n) => ({ at: minute(n), ...north(2) })),
  );
  expect(await eventsOf(fleet)).toEqual([['enter', 0, 'Port']]);
});

test('a geofence that is changed counts from the next position on', async () => {
  const fleet = await fleetOf(portal);
  const location = await given().location({ organizationId: fleet.organization.id, name: 'Port', ...north(2) });
  await drive(fleet, 0, 'iii');
  expect(await eventsOf(fleet)).toEqual([]);
  const root = portal.as(await given().user({ role: 'root' }));
  expect((await root.patch(`/v2/locations/${location.id}`, { ...COLOMBO, geofenceRadius: 200 })).statusCode).toBe(200);
  await drive(fleet, 3, 'iii');
  expect(await eventsOf(fleet)).toEqual([['enter', 3, 'Port']]);
});
