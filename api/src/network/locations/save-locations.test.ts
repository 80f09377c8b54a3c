import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const LOCATION_RULES = (['read', 'write', 'delete'] as const).map((rule) => ({ model: 'location' as const, rule }));
const SQUARE = [
  [6.9, 79.8],
  [6.9, 79.9],
  [7, 79.9],
  [7, 79.8],
];
const gate = { name: ' Gate ', latitude: 6.95, longitude: 79.85, geofenceType: 'circle', geofenceRadius: 150 };
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

type Use = { as: string; count: number; names: string[] };

async function stage(type: '1pl' | '2pl' = '1pl') {
  const { id: organizationId } = await given().organization({ type });
  const user = await given().user({ organizationId, rules: LOCATION_RULES });
  const as = portal.as(user);
  const made = async (body: object = {}) => (await as.post('/v2/locations', { ...gate, ...body })).json();
  return { organizationId, user, as, made };
}
const storyOf = async (subjectId: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes', 'organizationId'])
    .where('subject', '=', 'location')
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();

test('a location is made with little, changed in every field, found and deleted, and its timeline tells of it', async () => {
  const { organizationId, as, user, made } = await stage();
  const location = await made();
  expect(location).toMatchObject({
    name: 'Gate',
    street1: '',
    city: '',
    address: '',
    country: null,
    geofenceType: 'circle',
    geofenceRadius: 150,
    geofencePolygon: null,
    contacts: [],
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
    usedBy: [],
  });
  const ann = await given().contact({ organizationId, firstName: 'Ann', lastName: 'Alwis' });
  const country = await portal.db.selectFrom('countries').select(['id', 'name']).executeTakeFirstOrThrow();
  const address = {
    buildingNumber: '12',
    apartmentNumber: 'B',
    street1: 'Baseline Road',
    street2: 'Dematagoda',
    city: 'Colombo',
    state: 'Western',
    zip: '00900',
  };
  const changed = (
    await as.patch(`/v2/locations/${location.id}`, {
      ...address,
      name: 'Yard',
      latitude: -6.5,
      longitude: -79.5,
      countryId: country.id,
      geofenceType: 'polygon',
      geofencePolygon: SQUARE,
      contactIds: [ann.id],
    })
  ).json();
  expect(changed).toMatchObject({
    ...address,
    name: 'Yard',
    latitude: -6.5,
    longitude: -79.5,
    country,
    address: '12/B Baseline Road, Dematagoda, 00900 Colombo, Western',
    geofenceRadius: null,
    geofencePolygon: SQUARE,
    contacts: [{ id: ann.id, name: 'Ann Alwis' }],
  });
  expect((await as.get(`/locations/${location.id}`)).json()).toEqual(changed);
  expect(
    (await as.patch(`/v2/locations/${location.id}`, { countryId: null, zip: '', contactIds: [] })).json(),
  ).toMatchObject({ country: null, zip: '', contacts: [], geofencePolygon: SQUARE });
  expect((await as.patch(`/v2/locations/${location.id}`, {})).statusCode).toBe(200);
  expect((await as.delete(`/v2/locations/${location.id}`)).json()).toEqual({ id: location.id });
  expect((await as.get(`/locations/${location.id}`)).statusCode).toBe(404);

  const told = await storyOf(location.id);
  expect(told.map(({ event, organizationId: of }) => [event, of === organizationId])).toEqual([
    ['created', true],
    ['updated', true],
    ['updated', true],
    ['deleted', true],
  ]);
  expect(told[1]?.changes).toMatchObject({
    name: { from: 'Gate', to: 'Yard' },
    geofenceRadius: { from: 150, to: null },
    geofencePolygon: { from: null, to: SQUARE },
    country: { from: null, to: country },
  });
  expect(told[3]?.changes).toEqual({ name: { from: 'Yard', to: null } });
  const another = await made();
  expect((await as.get(`/locations/${another.id}/timeline`)).json().items).toMatchObject([
    { event: 'created', user: user.login, actor: null },
  ]);
});

test.each([
  [{ name: ' ' }, 'name', 'Field is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'Max 100 symbols'],
  [{ zip: 'x'.repeat(21) }, 'zip', 'Max 20 symbols'],
  [{ latitude: 90.1 }, 'latitude', 'Max 90'],
  [{ longitude: -180.1 }, 'longitude', 'Min -180'],
  [{ latitude: undefined }, 'latitude', 'Field is required'],
  [{ geofenceType: 'square' }, 'geofenceType', 'Invalid value'],
  [{ geofenceRadius: 9 }, 'geofenceRadius', 'Min 10'],
  [{ geofenceRadius: 50_001 }, 'geofenceRadius', 'Max 50000'],
  [{ geofenceRadius: null }, 'geofenceRadius', 'Field is required'],
  [{ geofenceType: 'polygon' }, 'geofencePolygon', 'Field is required'],
  [{ geofenceType: 'polygon', geofencePolygon: SQUARE.slice(2) }, 'geofencePolygon', 'Min 3'],
  [
    { geofenceType: 'polygon', geofencePolygon: Array.from({ length: 101 }, () => [1, 1]) },
    'geofencePolygon',
    'Max 100',
  ],
  [
    { geofenceType: 'polygon', geofencePolygon: [SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]] },
    'geofencePolygon',
    'The outline crosses itself',
  ],
  [
    {
      geofenceType: 'polygon',
      geofencePolygon: [
        [91, 0],
        [0, 0],
        [1, 1],
      ],
    },
    'geofencePolygon.0.0',
    'Max 90',
  ],
  [{ countryId: SOME_ID }, 'countryId', 'Country not found'],
  [{ contactIds: [SOME_ID] }, 'contactIds.0', 'Contact not found'],
])('%j is refused at its field, in something new and in a change', async (body, field, message) => {
  const { as, made } = await stage();
  expect((await made(body)).fields).toMatchObject({ [field]: { message } });
  if (Object.values(body).includes(undefined)) return;
  const { id } = await made();
  const reply = await as.patch(`/v2/locations/${id}`, body);
  expect([reply.statusCode, reply.json().fields[field]?.message]).toEqual([422, message]);
  expect((await as.get(`/locations/${id}`)).json()).toMatchObject({ name: 'Gate', geofenceRadius: 150 });
});

test('degrees are kept to a centimetre, however fine they are told', async () => {
  const { made } = await stage();
  expect(await made({ latitude: 6.12345678901, longitude: -4.4e-323 })).toMatchObject({
    latitude: 6.1234568,
    longitude: 0,
  });
  const told = [
    [5e-324, 0],
    [1.000000001, 0],
    [1, 1],
  ];
  expect(await made({ geofenceType: 'polygon', geofencePolygon: told })).toMatchObject({
    geofencePolygon: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  });
});

test("contacts are those of the location's own organization", async () => {
  const { organizationId, made } = await stage();
  const partner = await given().organization();
  await given().partnership({ organizationId, partnerId: partner.id });
  const theirs = await given().contact({ organizationId: partner.id, isDelivery: true });
  expect((await made({ contactIds: [theirs.id] })).fields).toHaveProperty(['contactIds.0', 'code'], 'notFound');
});

test('what uses a location is counted and named, and keeps it; what vehicles did there does not', async () => {
  const { organizationId, as, made } = await stage();
  const { id } = await made();
  const partner = await given().organization();
  const other = await given().location({ organizationId });
  for (const number of ['A-1', 'A-2', 'A-3', 'A-4'])
    await given().order({ organizationId, number, stops: [{ locationId: id }, { locationId: id }] });
  await given().order({ organizationId: partner.id, number: 'P-1', stops: [{ locationId: id }] });
  const operation = await given().operation({ organizationId, name: 'Export' });
  await portal.db.insertInto('operationLocations').values({ operationId: operation.id, locationId: id }).execute();
  const contract = await given().contract({ organizationId, partnerId: partner.id, name: 'Haulage' });
  await portal.db
    .insertInto('contractPointRates')
    .values(
      [
        [id, other.id],
        [other.id, id],
      ].map(([from = '', to = '']) => ({
        contractId: contract.id,
        fromLocationId: from,
        toLocationId: to,
        flatRate: '1.00',
      })),
    )
    .execute();

  const uses = (await as.get(`/locations/${id}`))
    .json()
    .usedBy.map(({ as: way, count, names }: Use) => [way, count, ...names]);
  expect(uses).toEqual([
    ['stop', 5, 'A-1', 'A-2', 'A-3'],
    ['operation', 1, 'Export'],
    ['lane', 1, 'Haulage'],
  ]);
  expect((await as.delete(`/v2/locations/${id}`)).json()).toEqual({
    statusCode: 409,
    code: 'locationInUse',
    message: 'Used by 5 orders: A-1, A-2, A-3, …; 1 operation: Export; 1 contract: Haulage',
    params: { name: 'Gate', names: ['A-1', 'A-2', 'A-3', 'Export', 'Haulage'] },
  });

  const left = await made();
  const vehicle = await given().vehicle({ organizationId });
  await portal.db
    .insertInto('geofenceEvents')
    .values({ vehicleId: vehicle.id, locationId: left.id, kind: 'enter', at: TEST_NOW, toldAt: TEST_NOW, tripId: null })
    .execute();
  expect((await as.delete(`/v2/locations/${left.id}`)).statusCode).toBe(200);
});

test("a partner's location is seen as far as its contacts are shown, and changed by nobody else", async () => {
  const { organizationId, as } = await stage();
  const partner = await given().organization();
  await given().partnership({ organizationId: partner.id, partnerId: organizationId });
  const [shown, hidden] = [
    await given().contact({ organizationId: partner.id, isDelivery: true }),
    await given().contact({ organizationId: partner.id, isDelivery: false, isNotification: false, isBilling: false }),
  ];
  const depot = await given().location({ organizationId: partner.id, contactIds: [shown.id, hidden.id] });
  const secret = await given().location({ organizationId: partner.id, contactIds: [hidden.id] });
  expect((await as.get(`/locations/${depot.id}`)).json()).toMatchObject({
    actions: [],
    organization: { id: partner.id },
    contacts: [{ id: shown.id }],
    usedBy: [],
  });
  const replies = await Promise.all([
    as.get(`/locations/${secret.id}`),
    as.get(`/locations/${depot.id}/timeline`),
    ...[depot, secret].flatMap(({ id }) => [
      as.patch(`/v2/locations/${id}`, { name: 'Mine' }),
      as.delete(`/v2/locations/${id}`),
    ]),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
});

test('each call needs its rule and a type of organization that keeps locations; whoever fills in orders chooses from the list and no more', async () => {
  const { organizationId, made } = await stage();
  const { id } = await made();
  const reader = portal.as(await given().user({ organizationId, rules: [{ model: 'location', rule: 'read' }] }));
  const planner = portal.as(await given().user({ organizationId, rules: [{ model: 'order', rule: 'write' }] }));
  const carrier = (await stage('2pl')).as;
  expect((await reader.get(`/locations/${id}`)).json().actions).toEqual([]);
  expect((await planner.get('/locations')).json().items).toMatchObject([{ name: 'Gate', actions: [] }]);
  const refused = [planner, carrier].flatMap((as) => [
    as.get(`/locations/${id}`),
    as.get(`/locations/${id}/timeline`),
    as.post('/v2/locations', gate),
    as.patch(`/v2/locations/${id}`, {}),
    as.delete(`/v2/locations/${id}`),
  ]);
  refused.push(
    reader.post('/v2/locations', gate),
    reader.patch(`/v2/locations/${id}`, {}),
    reader.delete(`/v2/locations/${id}`),
    carrier.get('/locations'),
  );
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
});

test("root changes everybody's, in the timeline of whose it is; the list sorts and pages", async () => {
  const { organizationId, as, made } = await stage();
  const { id } = await made({ city: 'Kandy' });
  await made({ name: 'Apron', city: 'Zeal' });
  const root = portal.as(await given().user({ role: 'root' }));
  expect((await root.patch(`/v2/locations/${id}`, { geofenceRadius: 300 })).json()).toMatchObject({
    geofenceRadius: 300,
    actions: ['edit', 'delete'],
  });
  expect((await storyOf(id)).map((entry) => entry.organizationId)).toEqual([organizationId, organizationId]);
  const names = async (query: string) =>
    (await as.get(`/locations?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect([
    await names('sort=city'),
    await names('sort=-name'),
    await names('limit=1&page=2'),
    await names('search=zea'),
  ]).toEqual([['Gate', 'Apron'], ['Gate', 'Apron'], ['Gate'], ['Apron']]);
  expect((await as.get('/locations?sort=secret')).statusCode).toBe(422);
});
