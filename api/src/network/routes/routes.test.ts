import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const RULES = [
  ...(['read', 'write', 'delete'] as const).map((rule) => ({ model: 'route' as const, rule })),
  { model: 'location' as const, rule: 'delete' as const },
];
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

async function setUp() {
  const { id: organizationId } = await build().organization({ type: '3pl' });
  const user = await build().user({ organizationId, rules: RULES });
  const as = portal.as(user);
  const createLocation = async (name: string, latitude: number, longitude: number) =>
    (await build().location({ organizationId, name, latitude, longitude })).id;
  const [colombo, kandy, galle] = [
    await createLocation('Colombo', 6.93, 79.86),
    await createLocation('Kandy', 7.29, 80.63),
    await createLocation('Galle', 6.03, 80.22),
  ] as const;
  const createRoute = async (body: object = {}) =>
    (await as.post('/routes', { name: ' Line ', locationIds: [colombo, kandy], ...body })).json();
  return { organizationId, user, as, colombo, kandy, galle, createRoute };
}
type Stop = { name: string };

test('creates, returns, changes, records and deletes a route', async () => {
  const { as, colombo, kandy, galle, createRoute } = await setUp();
  const route = await createRoute();
  expect(route).toMatchObject({
    name: 'Line',
    excludeTolls: false,
    estimated: true,
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
    stops: [{ id: colombo, name: 'Colombo', latitude: 6.93 }, { id: kandy }],
  });
  const expected = (await as.get('/shared/geo/distance?points=6.93,79.86;7.29,80.63')).json();
  expect(route.distance).toBe(expected.distance);
  expect((await as.get(`/routes/${route.id}`)).json()).toEqual(route);
  const changed = (
    await as.patch(`/routes/${route.id}`, {
      name: 'Ring',
      excludeTolls: true,
      locationIds: [colombo, kandy.toUpperCase(), galle, colombo],
    })
  ).json();
  expect(changed).toMatchObject({ name: 'Ring', excludeTolls: true });
  expect(changed.stops.map(({ name }: Stop) => name)).toEqual(['Colombo', 'Kandy', 'Galle', 'Colombo']);
  expect(Number(changed.distance)).toBeGreaterThan(Number(route.distance) * 2);
  expect((await as.patch(`/routes/${route.id}`, {})).json()).toEqual(changed);
  expect((await as.get(`/routes/${route.id}/timeline`)).json().items).toMatchObject([
    { event: 'created' },
    { event: 'updated' },
  ]);
  expect((await as.delete(`/routes/${route.id}`)).json()).toEqual({ id: route.id });
  for (const call of [as.get, as.delete]) expect((await call(`/routes/${route.id}`)).statusCode).toBe(404);
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes'])
    .where('subjectId', '=', route.id)
    .orderBy('position')
    .execute();
  expect(entries[1]?.changes).toMatchObject({
    name: { from: 'Line', to: 'Ring' },
    excludeTolls: { from: false, to: true },
    locations: { from: ['Colombo', 'Kandy'], to: ['Colombo', 'Kandy', 'Galle', 'Colombo'] },
  });
  expect(entries[2]).toMatchObject({ event: 'deleted', changes: { name: { from: 'Ring', to: null } } });
});

test('rejects an invalid route by field when it is created and changed', async () => {
  const { as, colombo, kandy, createRoute } = await setUp();
  const { id } = await createRoute();
  const cases: [object, string, string][] = [
    [{ name: '' }, 'name', 'Field is required'],
    [{ locationIds: [colombo] }, 'locationIds', 'Min 2'],
    [{ locationIds: Array.from({ length: 51 }, () => colombo) }, 'locationIds', 'Max 50'],
    [{ locationIds: [colombo, UNKNOWN_ID] }, 'locationIds.1', 'Location not found'],
    [{ locationIds: [colombo, kandy, kandy] }, 'locationIds.2', 'Same location twice in a row'],
    [{ excludeTolls: 'yes' }, 'excludeTolls', 'Invalid value'],
  ];
  for (const [body, field, message] of cases) {
    expect((await createRoute(body)).fields[field]).toMatchObject({ message });
    expect((await as.patch(`/routes/${id}`, body)).json().fields[field]).toMatchObject({ message });
  }
  expect((await as.get(`/routes/${id}`)).json()).toMatchObject({ name: 'Line', stops: [{}, {}] });
});

test('allows locations that a partner shares and those already in the route', async () => {
  const { as, organizationId, colombo, createRoute } = await setUp();
  const partner = await build().organization({ type: '1pl' });
  await build().partnership({ organizationId: partner.id, partnerId: organizationId });
  const visible = await build().location({ organizationId: partner.id, name: 'Their depot' });
  const hidden = await build().location({ organizationId: partner.id, name: 'Hidden' });
  const share = { organizationId: partner.id, partnerId: organizationId, locationIds: [visible.id] };
  await build().networkShare(share);
  const route = await createRoute({ locationIds: [colombo, visible.id] });
  expect(route.stops[1].name).toBe('Their depot');
  expect((await createRoute({ locationIds: [colombo, hidden.id] })).fields['locationIds.1'].code).toBe('notFound');
  await portal.db.deleteFrom('sharedLocations').where('locationId', '=', visible.id).execute();
  expect((await as.patch(`/routes/${route.id}`, { locationIds: [visible.id, colombo] })).statusCode).toBe(200);
  expect((await createRoute({ locationIds: [colombo, visible.id] })).fields).toHaveProperty(['locationIds.1']);
});

test('estimates the length again when a location moves', async () => {
  const { as, kandy, createRoute } = await setUp();
  const route = await createRoute();
  await portal.db
    .updateTable('routes')
    .set({ distance: '116.500', estimated: false })
    .where('id', '=', route.id)
    .execute();
  expect((await as.get(`/routes/${route.id}`)).json()).toMatchObject({ distance: '116.500', estimated: false });
  await portal.db.updateTable('locations').set({ latitude: 8.29 }).where('id', '=', kandy).execute();
  const { distance, estimated } = (await as.get('/routes')).json().items[0];
  expect([estimated, Number(distance) > 200]).toEqual([true, true]);
});

test('does not delete a location in use and lists its routes', async () => {
  const { as, kandy, createRoute } = await setUp();
  await createRoute();
  await createRoute({ name: 'Other line' });
  expect((await as.delete(`/v2/locations/${kandy}`)).json()).toMatchObject({
    code: 'locationInUse',
    message: 'Used by 2 routes: Line, Other line',
  });
});

test('searches, filters, sorts and pages, and hides routes of other organizations', async () => {
  const { as, colombo, kandy, galle, createRoute } = await setUp();
  await createRoute({ name: 'B' });
  await createRoute({ name: 'A', locationIds: [colombo, galle], excludeTolls: true });
  await createRoute({ name: 'C', locationIds: [galle, kandy, galle] });
  const names = async (query: string) =>
    (await as.get(`/routes?${query}`))
      .json()
      .items.map(({ name }: Stop) => name)
      .join('');
  expect([
    await names(''),
    await names('sort=-distance'),
    await names(`locationId=${galle}`),
    await names('excludeTolls=true'),
    await names('limit=1&page=3'),
    await names('search=b'),
  ]).toEqual(['ABC', 'CAB', 'AC', 'A', 'C', 'ABC']);
  const ofOtherOrganization = await (await setUp()).createRoute();
  for (const reply of [
    await as.get(`/routes/${ofOtherOrganization.id}`),
    await as.patch(`/routes/${ofOtherOrganization.id}`, { name: 'x' }),
    await as.delete(`/routes/${ofOtherOrganization.id}`),
    await as.get(`/routes/${ofOtherOrganization.id}/timeline`),
  ]) {
    expect(reply.statusCode).toBe(404);
  }
});
