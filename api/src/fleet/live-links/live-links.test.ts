import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../../trips/testing/depot.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

async function setUp() {
  const depot = await openDepot(portal);
  const { vehicle, as } = depot;
  const links = `/vehicles/${vehicle.id}/live-links`;
  const create = async (body: object = { hours: 4 }) => (await as.post(links, body)).json();
  const open = (token: string, refresh = '') => portal.as(null).get(`/live-vehicles/${token}${refresh}`);
  const locate = (at: number) =>
    portal.db
      .insertInto('lastPositions')
      .values({ vehicleId: vehicle.id, at, heardAt: at, latitude: 7.1, longitude: 80.2, speed: 42, heading: 90 })
      .onConflict((conflict) => conflict.column('vehicleId').doUpdateSet({ at }))
      .execute();
  return { ...depot, links, create, open, locate };
}

test('a link shows the next stop of the trip only if allowed', async () => {
  const { create, open, started } = await setUp();
  const [silent, talkative] = [await create(), await create({ hours: 4, showsNextStop: true })];
  const { orderId } = await started();
  expect((await open(silent.token)).json()).toMatchObject({ nextStop: null });
  expect((await open(talkative.token)).json().nextStop).toMatchObject({ name: 'Port', eta: null });
  await portal.db
    .updateTable('orderStops')
    .set({ arrivedAt: TEST_NOW })
    .where('orderId', '=', orderId)
    .where('position', '=', 0)
    .execute();
  expect((await open(talkative.token)).json().nextStop).toMatchObject({ name: 'Kandy' });
});

test('only users who may write the vehicles of their organization create and revoke links', async () => {
  const { create, links, as, asOwner, build, organizationId } = await setUp();
  const { id } = await create();
  const reader = portal.as(await build.user({ organizationId, rules: [{ model: 'vehicle', rule: 'read' }] }));
  expect((await reader.post(links, { hours: 1 })).statusCode).toBe(403);
  expect((await reader.get(links)).json()).toMatchObject({ items: [{ actions: [] }], actions: [] });
  for (const reply of [
    await asOwner.get(links),
    await asOwner.post(links, { hours: 1 }),
    await asOwner.patch(`${links}/${id}/revoke`),
  ])
    expect(reply.statusCode).toBe(404);
  expect((await as.post(links, { hours: 169 })).statusCode).toBe(422);
  for (let i = 1; i < 20; i++) await create();
  expect((await as.post(links, { hours: 1 })).json().code).toBe('tooManyLinks');
});

test('a link shows a vehicle live without signing in, until it ends or is revoked', async () => {
  const { create, open, locate, links, as, vehicle } = await setUp();
  const { token, ...link } = await create();
  expect(link).toMatchObject({ state: 'active', expiresAt: TEST_NOW + 4 * HOUR, opened: 0, actions: ['revoke'] });
  expect((await open(token)).json()).toMatchObject({ position: null, nextStop: null });
  await locate(TEST_NOW - MINUTE);
  const reply = await open(token, '?refresh=true');
  expect([reply.statusCode, reply.headers['x-robots-tag'], reply.json()]).toMatchObject([
    200,
    'noindex, nofollow',
    {
      registrationPlate: vehicle.registrationPlate,
      expiresAt: TEST_NOW + 4 * HOUR,
      position: { latitude: 7.1, longitude: 80.2, heading: 90, speed: 42, motion: 'moving', at: TEST_NOW - MINUTE },
    },
  ]);
  // Only openings count, not the refreshes of an open page.
  expect((await as.get(links)).json()).toMatchObject({ items: [{ id: link.id, opened: 1 }], actions: ['create'] });
  expect(JSON.stringify((await as.get(links)).json())).not.toContain(token);

  const other = await create({ hours: 1 });
  const revoked = await as.patch(`${links}/${link.id}/revoke`);
  expect(revoked.json()).toMatchObject({ state: 'revoked', actions: [] });
  portal.clock.now += HOUR;
  expect([(await open(token)).statusCode, (await open(other.token)).statusCode]).toEqual([404, 404]);
  const events = (await as.get(`/vehicles/${vehicle.id}/timeline`))
    .json()
    .items.map((one: { event: string }) => one.event);
  expect(events).toEqual(expect.arrayContaining(['createLiveLink', 'revokeLiveLink']));
});
