import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { locationEntries, setUpLocations } from './testing/location.fixtures.ts';

const portal = testApp();
const SQUARE = [
  [6.9, 79.8],
  [6.9, 79.9],
  [7, 79.9],
  [7, 79.8],
];
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

type Use = { as: string; count: number; names: string[] };

const HOURS = {
  timeZone: 'Asia/Colombo',
  intervals: [{ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }],
  closedDays: ['2026-12-25'],
};

test('creates, edits, reads and deletes a location, and records each change in its timeline', async () => {
  const { build, organizationId, as, user, createLocation } = await setUpLocations(portal);
  const location = await createLocation();
  expect(location).toMatchObject({
    name: 'Gate',
    street1: '',
    city: '',
    address: '',
    country: null,
    geofenceType: 'circle',
    geofenceRadius: 150,
    geofencePolygon: null,
    openingHours: null,
    contacts: [],
    createdAt: TEST_NOW,
    actions: ['edit', 'delete'],
    usedBy: [],
  });
  const ann = await build.contact({ organizationId, firstName: 'Ann', lastName: 'Alwis' });
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

  const entries = await locationEntries(portal, location.id);
  expect(entries.map((entry) => [entry.event, entry.organizationId === organizationId])).toEqual([
    ['created', true],
    ['updated', true],
    ['updated', true],
    ['deleted', true],
  ]);
  expect(entries[1]?.changes).toMatchObject({
    name: { from: 'Gate', to: 'Yard' },
    geofenceRadius: { from: 150, to: null },
    geofencePolygon: { from: null, to: SQUARE },
    country: { from: null, to: country },
  });
  expect(entries[3]?.changes).toEqual({ name: { from: 'Yard', to: null } });
  const otherLocation = await createLocation();
  expect((await as.get(`/locations/${otherLocation.id}/timeline`)).json().items).toMatchObject([
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
  [{ countryId: UNKNOWN_ID }, 'countryId', 'Country not found'],
  [{ contactIds: [UNKNOWN_ID] }, 'contactIds.0', 'Contact not found'],
  [{ openingHours: { ...HOURS, timeZone: 'Asia/Kandy' } }, 'openingHours.timeZone', 'Unknown time zone'],
  [{ openingHours: { ...HOURS, intervals: [] } }, 'openingHours.intervals', 'Min 1'],
  [{ openingHours: { ...HOURS, closedDays: ['2026-02-30'] } }, 'openingHours.closedDays.0', 'Invalid date'],
  [
    { openingHours: { ...HOURS, intervals: [...HOURS.intervals, { weekdays: [5], from: '16:00', to: '18:00' }] } },
    'openingHours.intervals.1.from',
    'Overlaps another interval',
  ],
])('rejects %j at its field when creating and editing', async (body, field, message) => {
  const { as, createLocation } = await setUpLocations(portal);
  expect((await createLocation(body)).fields).toMatchObject({ [field]: { message } });
  if (Object.values(body).includes(undefined)) return;
  const { id } = await createLocation();
  const reply = await as.patch(`/v2/locations/${id}`, body);
  expect([reply.statusCode, reply.json().fields[field]?.message]).toEqual([422, message]);
  expect((await as.get(`/locations/${id}`)).json()).toMatchObject({ name: 'Gate', geofenceRadius: 150 });
});

test('rounds coordinates to a centimetre', async () => {
  const { createLocation } = await setUpLocations(portal);
  expect(await createLocation({ latitude: 6.12345678901, longitude: -4.4e-323 })).toMatchObject({
    latitude: 6.1234568,
    longitude: 0,
  });
  const corners = [
    [5e-324, 0],
    [1.000000001, 0],
    [1, 1],
  ];
  expect(await createLocation({ geofenceType: 'polygon', geofencePolygon: corners })).toMatchObject({
    geofencePolygon: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  });
});

test("accepts only contacts of the location's own organization", async () => {
  const { build, organizationId, createLocation } = await setUpLocations(portal);
  const partner = await build.organization();
  await build.partnership({ organizationId, partnerId: partner.id });
  const theirs = await build.contact({ organizationId: partner.id, isDelivery: true });
  await build.networkShare({ organizationId: partner.id, partnerId: organizationId });
  expect((await createLocation({ contactIds: [theirs.id] })).fields).toHaveProperty(
    ['contactIds.0', 'code'],
    'notFound',
  );
});

test('lists what uses a location and rejects deleting it; past geofence events do not block deletion', async () => {
  const { build, organizationId, as, createLocation } = await setUpLocations(portal);
  const { id } = await createLocation();
  const partner = await build.organization();
  const other = await build.location({ organizationId });
  for (const number of ['A-1', 'A-2', 'A-3', 'A-4'])
    await build.order({ organizationId, number, stops: [{ locationId: id }, { locationId: id }] });
  await build.order({ organizationId: partner.id, number: 'P-1', stops: [{ locationId: id }] });
  const operation = await build.operation({ organizationId, name: 'Export' });
  await portal.db.insertInto('operationLocations').values({ operationId: operation.id, locationId: id }).execute();
  const contract = await build.contract({ organizationId, partnerId: partner.id, name: 'Haulage' });
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

  const usages = (await as.get(`/locations/${id}`))
    .json()
    .usedBy.map(({ as: usedAs, count, names }: Use) => [usedAs, count, ...names]);
  expect(usages).toEqual([
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

  const visited = await createLocation();
  const vehicle = await build.vehicle({ organizationId });
  await portal.db
    .insertInto('geofenceEvents')
    .values({
      vehicleId: vehicle.id,
      locationId: visited.id,
      kind: 'enter',
      at: TEST_NOW,
      toldAt: TEST_NOW,
      tripId: null,
    })
    .execute();
  expect((await as.delete(`/v2/locations/${visited.id}`)).statusCode).toBe(200);
});

test('stores opening hours until they are removed, and records their changes', async () => {
  const { as, createLocation } = await setUpLocations(portal);
  const { id, openingHours } = await createLocation({ openingHours: HOURS });
  expect(openingHours).toEqual(HOURS);
  expect((await as.patch(`/v2/locations/${id}`, { name: 'Yard' })).json()).toMatchObject({ openingHours: HOURS });
  expect((await as.patch(`/v2/locations/${id}`, { openingHours: null })).json()).toMatchObject({ openingHours: null });
  expect((await locationEntries(portal, id)).at(-1)?.changes).toEqual({ openingHours: { from: HOURS, to: null } });
});
