import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'routeZone' as const, rule }));
const box = (south: number, west: number, size = 1) =>
  [
    [south, west],
    [south, west + size],
    [south + size, west + size],
    [south + size, west],
  ] as [number, number][];
const hills = { name: ' Hills ', colour: 'green', polygon: box(7, 80) };
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

async function stage(rules: typeof RULES = RULES) {
  const { id: organizationId } = await given().organization({ type: '2pl' });
  const user = await given().user({ organizationId, rules });
  const as = portal.as(user);
  const made = async (body: object = {}) => (await as.post('/routes-zones', { ...hills, ...body })).json();
  return { organizationId, user, as, made };
}

test('a zone is made, found, changed and deleted, and its timeline tells of it', async () => {
  const { as, made, user } = await stage();
  const zone = await made();
  expect(zone).toMatchObject({
    name: 'Hills',
    colour: 'green',
    polygon: hills.polygon,
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
  const told = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes'])
    .where('subjectId', '=', zone.id)
    .orderBy('position')
    .execute();
  expect(told.map(({ event }) => event)).toEqual(['created', 'updated', 'deleted']);
  expect(told[1]?.changes).toMatchObject({
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
])(
  '%#: what cannot be a zone is refused at its field, in something new, in a change and while it is drawn',
  async (body, field, message) => {
    const { as, made } = await stage();
    const messageIn = (reply: { json: () => { fields: Record<string, { message: string }> } }) =>
      reply.json().fields[field]?.message;
    expect((await made(body)).fields[field].message).toBe(message);
    const { id } = await made();
    expect(messageIn(await as.patch(`/routes-zones/${id}`, body))).toBe(message);
    if ('polygon' in body) expect(messageIn(await as.post('/routes-zones/overlaps', body))).toBe(message);
    expect((await as.get(`/routes-zones/${id}`)).json()).toMatchObject({ name: 'Hills', polygon: hills.polygon });
  },
);

test('what zones have in common is told on both sides and follows when one moves or goes; zones of others do not count', async () => {
  const { as, made } = await stage();
  await (await stage()).made();
  const [whole, half] = [await made(), await made({ name: 'Half', polygon: box(7, 80.5, 0.5) })];
  const overlaps = async (id: string) =>
    (await as.get(`/routes-zones/${id}`))
      .json()
      .overlaps.map(({ zone, share }: { zone: { name: string }; share: number }) => [
        zone.name,
        Number(share.toFixed(2)),
      ]);
  expect(half.overlaps).toEqual([
    { zone: { id: whole.id, name: 'Hills' }, share: 1, outlines: [expect.arrayContaining(box(7, 80.5, 0.5))] },
  ]);
  expect(await overlaps(whole.id)).toEqual([['Half', 0.25]]);
  expect((await as.get('/routes-zones?search=hil')).json().items).toMatchObject([
    { overlaps: [{ zone: { id: half.id, name: 'Half' }, share: expect.closeTo(0.25, 2) }] },
  ]);
  await made({ name: 'Neighbour', polygon: box(8, 80) });
  await as.patch(`/routes-zones/${half.id}`, { polygon: box(7.75, 80.75, 0.5) });
  expect(await overlaps(whole.id)).toEqual([['Half', 0.06]]);
  expect(await overlaps(half.id)).toEqual([
    ['Hills', 0.25],
    ['Neighbour', 0.25],
  ]);
  await as.delete(`/routes-zones/${whole.id}`);
  expect(await overlaps(half.id)).toEqual([['Neighbour', 0.25]]);
});

test('of a zone that is only drawn it is told what it would cover; the one that is changed does not count against itself', async () => {
  const { as, made } = await stage();
  const zone = await made();
  const asked = async (body: object) => (await as.post('/routes-zones/overlaps', body)).json();
  expect(await asked({ polygon: box(7.5, 80) })).toMatchObject({
    area: expect.any(String),
    overlaps: [{ zone: { id: zone.id }, share: expect.closeTo(0.5, 2) }],
  });
  expect(await asked({ id: zone.id.toUpperCase(), polygon: box(7.5, 80) })).toMatchObject({ overlaps: [] });
  expect(await asked({ id: SOME_ID, polygon: box(7.5, 80) })).toMatchObject({ code: 'notFound' });
  expect((await as.get('/routes-zones')).json().total).toBe(1);
});

test('a zone that trips are of stays, and it is said which', async () => {
  const { as, organizationId, user, made } = await stage();
  const { id } = await made();
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

test('two zones that are made at once see each other', async () => {
  const { as, made } = await stage();
  const zones = await Promise.all([made(), made({ name: 'B' }), made({ name: 'C' })]);
  for (const { id } of zones) expect((await as.get(`/routes-zones/${id}`)).json().overlaps).toHaveLength(2);
});

test('lists are searched, sorted and paged; zones of others are not there, and a reader changes nothing', async () => {
  const { as, organizationId, made } = await stage();
  for (const [i, name] of ['Beta', 'Alpha', 'Gamma'].entries()) await made({ name, polygon: box(i * 20, 0, i + 1) });
  const names = async (query: string) =>
    (await as.get(`/routes-zones?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(await names('sort=-area')).toEqual(['Gamma', 'Alpha', 'Beta']);
  expect(await names('limit=1&page=2')).toEqual(['Beta']);
  expect(await names('search=amm')).toEqual(['Gamma']);
  const theirs = await (await stage()).made();
  for (const reply of [
    await as.get(`/routes-zones/${theirs.id}`),
    await as.patch(`/routes-zones/${theirs.id}`, { name: 'x' }),
    await as.delete(`/routes-zones/${theirs.id}`),
    await as.get(`/routes-zones/${theirs.id}/timeline`),
  ]) {
    expect(reply.statusCode).toBe(404);
  }
  const reader = portal.as(await given().user({ organizationId, rules: RULES.slice(0, 1) }));
  const {
    items: [shown],
  } = (await reader.get('/routes-zones')).json();
  expect(shown.actions).toEqual([]);
  expect([
    (await reader.patch(`/routes-zones/${shown.id}`, { name: 'x' })).statusCode,
    (await reader.delete(`/routes-zones/${shown.id}`)).statusCode,
  ]).toEqual([403, 403]);
});
