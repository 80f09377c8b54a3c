import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const RULES = [
  ...(['read', 'write', 'delete'] as const).map((rule) => ({ model: 'route' as const, rule })),
  { model: 'location' as const, rule: 'delete' as const },
];
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

async function stage() {
  const { id: organizationId } = await given().organization({ type: '3pl' });
  const user = await given().user({ organizationId, rules: RULES });
  const as = portal.as(user);
  const place = async (name: string, latitude: number, longitude: number) =>
    (await given().location({ organizationId, name, latitude, longitude })).id;
  const [colombo, kandy, galle] = [
    await place('Colombo', 6.93, 79.86),
    await place('Kandy', 7.29, 80.63),
    await place('Galle', 6.03, 80.22),
  ] as const;
  const made = async (body: object = {}) =>
    (await as.post('/routes', { name: ' Line ', locationIds: [colombo, kandy], ...body })).json();
  return { organizationId, user, as, colombo, kandy, galle, made };
}
type Stop = { name: string };

test('a route is made, found, changed and deleted, and its timeline tells of it', async () => {
  const { as, colombo, kandy, galle, made } = await stage();
  const route = await made();
  expect(route).toMatchObject({
    name: 'Line',
    excludeTolls: false,
    estimated: true,
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
    stops: [{ id: colombo, name: 'Colombo', latitude: 6.93 }, { id: kandy }],
  });
  const asked = (await as.get('/shared/geo/distance?points=6.93,79.86;7.29,80.63')).json();
  expect(route.distance).toBe(asked.distance);
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
  const told = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes'])
    .where('subjectId', '=', route.id)
    .orderBy('position')
    .execute();
  expect(told[1]?.changes).toMatchObject({
    name: { from: 'Line', to: 'Ring' },
    excludeTolls: { from: false, to: true },
    locations: { from: ['Colombo', 'Kandy'], to: ['Colombo', 'Kandy', 'Galle', 'Colombo'] },
  });
  expect(told[2]).toMatchObject({ event: 'deleted', changes: { name: { from: 'Ring', to: null } } });
});

test('what cannot be a route is refused at its field, in something new and in a change', async () => {
  const { as, colombo, kandy, made } = await stage();
  const { id } = await made();
  const cases: [object, string, string][] = [
    [{ name: '' }, 'name', 'Field is required'],
    [{ locationIds: [colombo] }, 'locationIds', 'Min 2'],
    [{ locationIds: Array.from({ length: 51 }, () => colombo) }, 'locationIds', 'Max 50'],
    [{ locationIds: [colombo, SOME_ID] }, 'locationIds.1', 'Location not found'],
    [{ locationIds: [colombo, kandy, kandy] }, 'locationIds.2', 'Same location twice in a row'],
    [{ excludeTolls: 'yes' }, 'excludeTolls', 'Invalid value'],
  ];
  for (const [body, field, message] of cases) {
    expect((await made(body)).fields[field]).toMatchObject({ message });
    expect((await as.patch(`/routes/${id}`, body)).json().fields[field]).toMatchObject({ message });
  }
  expect((await as.get(`/routes/${id}`)).json()).toMatchObject({ name: 'Line', stops: [{}, {}] });
});

test('it may lead to where partners show a contact; what it leads to already stays, others of theirs are not found', async () => {
  const { as, organizationId, colombo, made } = await stage();
  const partner = await given().organization({ type: '1pl' });
  await given().partnership({ organizationId: partner.id, partnerId: organizationId });
  const contact = await given().contact({ organizationId: partner.id, isDelivery: true });
  const shown = await given().location({ organizationId: partner.id, name: 'Their depot', contactIds: [contact.id] });
  const hidden = await given().location({ organizationId: partner.id, name: 'Hidden' });
  const route = await made({ locationIds: [colombo, shown.id] });
  expect(route.stops[1].name).toBe('Their depot');
  expect((await made({ locationIds: [colombo, hidden.id] })).fields['locationIds.1'].code).toBe('notFound');
  await portal.db.deleteFrom('locationContacts').where('locationId', '=', shown.id).execute();
  expect((await as.patch(`/routes/${route.id}`, { locationIds: [shown.id, colombo] })).statusCode).toBe(200);
  expect((await made({ locationIds: [colombo, shown.id] })).fields).toHaveProperty(['locationIds.1']);
});

test('a location that has moved makes its routes as long as they are now', async () => {
  const { as, kandy, made } = await stage();
  const route = await made();
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

test('a location that a route leads to is kept, and it is said by which', async () => {
  const { as, kandy, made } = await stage();
  await made();
  await made({ name: 'Other line' });
  expect((await as.delete(`/v2/locations/${kandy}`)).json()).toMatchObject({
    code: 'locationInUse',
    message: 'Used by 2 routes: Line, Other line',
  });
});

test('lists are searched, filtered, sorted and paged; routes of others are not there', async () => {
  const { as, colombo, kandy, galle, made } = await stage();
  await made({ name: 'B' });
  await made({ name: 'A', locationIds: [colombo, galle], excludeTolls: true });
  await made({ name: 'C', locationIds: [galle, kandy, galle] });
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
  const theirs = await (await stage()).made();
  for (const reply of [
    await as.get(`/routes/${theirs.id}`),
    await as.patch(`/routes/${theirs.id}`, { name: 'x' }),
    await as.delete(`/routes/${theirs.id}`),
    await as.get(`/routes/${theirs.id}/timeline`),
  ]) {
    expect(reply.statusCode).toBe(404);
  }
});
