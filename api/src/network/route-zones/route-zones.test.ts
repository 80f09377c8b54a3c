import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'routeZone' as const, rule }));
const box = (south: number, west: number, size = 1) =>
  [
    [south, west],
    [south, west + size],
    [south + size, west + size],
    [south + size, west],
  ] as [number, number][];
const HILLS = { name: ' Hills ', colour: 'green', polygon: box(7, 80) };
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

async function setUp(rules: typeof RULES = RULES) {
  const { id: organizationId } = await build().organization({ type: '2pl' });
  const user = await build().user({ organizationId, rules });
  const as = portal.as(user);
  const createZone = async (body: object = {}) => (await as.post('/routes-zones', { ...HILLS, ...body })).json();
  return { organizationId, user, as, createZone };
}

test('creates, returns, changes, records and deletes a zone', async () => {
  const { as, createZone, user } = await setUp();
  const zone = await createZone();
  expect(zone).toMatchObject({
    name: 'Hills',
    colour: 'green',
    polygon: HILLS.polygon,
    area: expect.stringMatching(/^12\d{3}\.\d{3}$/),
    overlaps: [],
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
  });
  expect((await as.get(`/routes-zones/${zone.id}`)).json()).toEqual(zone);
  const changed = (
    await as.patch(`/routes-zones/${zone.id}`, { name: 'Coast', colour: 'blue', polygon: box(6.00000001, 80) })
  ).json();
  expect(changed).toMatchObject({ name: 'Coast', colour: 'blue', polygon: box(6, 80) });
  expect((await as.patch(`/routes-zones/${zone.id}`, {})).statusCode).toBe(200);
  const { items } = (await as.get(`/routes-zones/${zone.id}/timeline`)).json();
  expect(items).toMatchObject([{ event: 'created', user: user.login }, { event: 'updated' }]);
  expect((await as.delete(`/routes-zones/${zone.id}`)).json()).toEqual({ id: zone.id });
  for (const call of [as.get, as.delete]) expect((await call(`/routes-zones/${zone.id}`)).statusCode).toBe(404);
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes'])
    .where('subjectId', '=', zone.id)
    .orderBy('position')
    .execute();
  expect(entries.map(({ event }) => event)).toEqual(['created', 'updated', 'deleted']);
  expect(entries[1]?.changes).toMatchObject({
    name: { from: 'Hills', to: 'Coast' },
    colour: { from: 'green', to: 'blue' },
    polygon: { to: box(6, 80) },
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Field is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'Max 100 symbols'],
  [{ colour: 'pitch' }, 'colour', 'Invalid value'],
  [{ polygon: box(0, 0).slice(2) }, 'polygon', 'Min 3'],
  [{ polygon: Array.from({ length: 201 }, (_, i) => [i / 10, i * i]) }, 'polygon', 'Max 200'],
  [
    {
      polygon: [
        [90.1, 0],
        [0, 0],
        [1, 1],
      ],
    },
    'polygon.0.0',
    'Max 90',
  ],
  [
    {
      polygon: [
        [0, 0],
        [0, -180.1],
        [1, 1],
      ],
    },
    'polygon.1.1',
    'Min -180',
  ],
  [
    {
      polygon: [
        [0, 0],
        [1, 1],
        [0, 1],
        [1, 0],
      ],
    },
    'polygon',
    'The outline crosses itself',
  ],
  [
    {
      polygon: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    },
    'polygon',
    'The outline crosses itself',
  ],
  [
    {
      polygon: [
        [0, 0],
        [0.000000001, 1],
        [0, 2],
      ],
    },
    'polygon',
    'The outline crosses itself',
  ],
  [
    {
      polygon: [
        [5, 5],
        [5, 5],
        [5, 6],
      ],
    },
    'polygon',
    'The outline crosses itself',
  ],
])('%#: rejects an invalid zone by field when it is created, changed and drawn', async (body, field, message) => {
  const { as, createZone } = await setUp();
  const messageIn = (reply: { json: () => { fields: Record<string, { message: string }> } }) =>
    reply.json().fields[field]?.message;
  expect((await createZone(body)).fields[field].message).toBe(message);
  const { id } = await createZone();
  expect(messageIn(await as.patch(`/routes-zones/${id}`, body))).toBe(message);
  if ('polygon' in body) expect(messageIn(await as.post('/routes-zones/overlaps', body))).toBe(message);
  expect((await as.get(`/routes-zones/${id}`)).json()).toMatchObject({ name: 'Hills', polygon: HILLS.polygon });
});

test('updates the overlaps of both zones, ignoring other organizations', async () => {
  const { as, createZone } = await setUp();
  await (await setUp()).createZone();
  const [hills_, half] = [await createZone(), await createZone({ name: 'Half', polygon: box(7, 80.5, 0.5) })];
  const overlaps = async (id: string) =>
    (await as.get(`/routes-zones/${id}`))
      .json()
      .overlaps.map(({ zone, share }: { zone: { name: string }; share: number }) => [
        zone.name,
        Number(share.toFixed(2)),
      ]);
  expect(half.overlaps).toEqual([
    { zone: { id: hills_.id, name: 'Hills' }, share: 1, outlines: [expect.arrayContaining(box(7, 80.5, 0.5))] },
  ]);
  expect(await overlaps(hills_.id)).toEqual([['Half', 0.25]]);
  expect((await as.get('/routes-zones?search=hil')).json().items).toMatchObject([
    { overlaps: [{ zone: { id: half.id, name: 'Half' }, share: expect.closeTo(0.25, 2) }] },
  ]);
  await createZone({ name: 'Neighbour', polygon: box(8, 80) });
  await as.patch(`/routes-zones/${half.id}`, { polygon: box(7.75, 80.75, 0.5) });
  expect(await overlaps(hills_.id)).toEqual([['Half', 0.06]]);
  expect(await overlaps(half.id)).toEqual([
    ['Hills', 0.25],
    ['Neighbour', 0.25],
  ]);
  await as.delete(`/routes-zones/${hills_.id}`);
  expect(await overlaps(half.id)).toEqual([['Neighbour', 0.25]]);
});

test('computes the overlaps of a drawn zone without the zone being changed', async () => {
  const { as, createZone } = await setUp();
  const zone = await createZone();
  const requestOverlaps = async (body: object) => (await as.post('/routes-zones/overlaps', body)).json();
  expect(await requestOverlaps({ polygon: box(7.5, 80) })).toMatchObject({
    area: expect.any(String),
    overlaps: [{ zone: { id: zone.id }, share: expect.closeTo(0.5, 2) }],
  });
  expect(await requestOverlaps({ id: zone.id.toUpperCase(), polygon: box(7.5, 80) })).toMatchObject({ overlaps: [] });
  expect(await requestOverlaps({ id: UNKNOWN_ID, polygon: box(7.5, 80) })).toMatchObject({ code: 'notFound' });
  expect((await as.get('/routes-zones')).json().total).toBe(1);
});

test('does not delete a zone in use and lists its trips', async () => {
  const { as, organizationId, user, createZone } = await setUp();
  const { id } = await createZone();
  for (const number of ['T-1', 'T-2', 'T-3', 'T-4'])
    await portal.db
      .insertInto('trips')
      .values({ organizationId, number, routeZoneId: id, createdBy: user.id, createdAt: TEST_NOW })
      .execute();
  expect((await as.get(`/routes-zones/${id}`)).json().usedBy).toEqual([
    { as: 'trip', count: 4, names: ['T-1', 'T-2', 'T-3'] },
  ]);
  expect((await as.delete(`/routes-zones/${id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'routeZoneInUse',
    message: 'Used by 4 trips: T-1, T-2, T-3…',
    params: { trips: 4, names: ['T-1', 'T-2', 'T-3'] },
  });
  await portal.db.updateTable('trips').set({ routeZoneId: null }).where('routeZoneId', '=', id).execute();
  expect((await as.delete(`/routes-zones/${id}`)).statusCode).toBe(200);
});

test('finds overlaps of zones created in parallel', async () => {
  const { as, createZone } = await setUp();
  const zones = await Promise.all([createZone(), createZone({ name: 'B' }), createZone({ name: 'C' })]);
  for (const { id } of zones) expect((await as.get(`/routes-zones/${id}`)).json().overlaps).toHaveLength(2);
});

test('searches, sorts and pages, hides zones of other organizations, and rejects changes by readers', async () => {
  const { as, organizationId, createZone } = await setUp();
  for (const [i, name] of ['Beta', 'Alpha', 'Gamma'].entries())
    await createZone({ name, polygon: box(i * 20, 0, i + 1) });
  const names = async (query: string) =>
    (await as.get(`/routes-zones?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(await names('sort=-area')).toEqual(['Gamma', 'Alpha', 'Beta']);
  expect(await names('limit=1&page=2')).toEqual(['Beta']);
  expect(await names('search=amm')).toEqual(['Gamma']);
  const ofOtherOrganization = await (await setUp()).createZone();
  for (const reply of [
    await as.get(`/routes-zones/${ofOtherOrganization.id}`),
    await as.patch(`/routes-zones/${ofOtherOrganization.id}`, { name: 'x' }),
    await as.delete(`/routes-zones/${ofOtherOrganization.id}`),
    await as.get(`/routes-zones/${ofOtherOrganization.id}/timeline`),
  ]) {
    expect(reply.statusCode).toBe(404);
  }
  const reader = portal.as(await build().user({ organizationId, rules: RULES.slice(0, 1) }));
  const {
    items: [zone_],
  } = (await reader.get('/routes-zones')).json();
  expect(zone_.actions).toEqual([]);
  expect([
    (await reader.patch(`/routes-zones/${zone_.id}`, { name: 'x' })).statusCode,
    (await reader.delete(`/routes-zones/${zone_.id}`)).statusCode,
  ]).toEqual([403, 403]);
});
