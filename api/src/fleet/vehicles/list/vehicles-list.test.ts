import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpFleet } from '../testing/fleet-setup.ts';

const portal = testApp();
type Row = { id: string; registrationPlate: string };

async function setUp() {
  const fleet = await setUpFleet(portal);
  const { build, organizationId, createEntry } = fleet;
  const large = await build.vehicleType({ organizationId, name: 'Large' });
  const driver = await build.driver({ organizationId });
  const [a, b, c] = [
    await build.vehicle({
      organizationId,
      registrationPlate: 'WP LK-4521',
      vin: 'MBJ11JV5070010001',
      effectiveSpace: '10',
      maxCarryWeight: '1000',
      year: 2020,
    }),
    await build.vehicle({
      organizationId,
      registrationPlate: 'CP AB-7788',
      vin: 'JAANPR75HN7100234',
      effectiveSpace: '20',
      maxCarryWeight: '500',
      vehicleTypeId: large.id,
      driverId: driver.id,
      year: null,
    }),
    await build.vehicle({
      organizationId,
      registrationPlate: 'NW 100',
      vin: null,
      effectiveSpace: '30',
      maxCarryWeight: '3000',
      isActive: false,
      year: 2018,
    }),
  ];
  const otherFleet = await setUpFleet(portal);
  await otherFleet.as.post('/vehicles', otherFleet.input);
  const list = async (query: string): Promise<string> =>
    (await fleet.asReader.get(`/vehicles?${query}`))
      .json()
      .items.map(({ registrationPlate }: Row) => registrationPlate.slice(0, 2))
      .join(' ');
  return {
    ...fleet,
    large,
    driver,
    a,
    b,
    c,
    list,
    interval: await createEntry('service-intervals', 'Oil', { days: 100 }),
  };
}

test('searches by plate and VIN with at least three characters, filters and sorts', async () => {
  const { list, large, driver, organizationId } = await setUp();
  for (const [query, expected] of [
    ['', 'CP NW WP'],
    ['search=lk4', 'WP'],
    ['search=LK-45', 'WP'],
    ['search=npr75', 'CP'],
    ['search=WP', 'CP NW WP'],
    ['search=%25%25%25', ''],
    ['search=W%20-', ''],
    ['weight=1000', 'NW WP'],
    ['weight=1000.001', 'NW'],
    ['cargoSpace=20', 'CP NW'],
    [`typeId=${large.id}`, 'CP'],
    ['status=active', 'CP WP'],
    ['status=deactivated', 'NW'],
    ['withDriver=true', 'CP'],
    ['withDriver=false', 'NW WP'],
    [`driverId=${driver.id}`, 'CP'],
    [`organizationId=${organizationId}`, 'CP NW WP'],
    [`organizationId=${driver.id}`, ''],
    ['shared=true', ''],
    ['of=partners', ''],
    ['sort=-effectiveSpace', 'NW CP WP'],
    ['sort=maxCarryWeight', 'CP WP NW'],
    ['sort=year', 'NW WP CP'],
    ['sort=-year', 'WP NW CP'],
    ['limit=1&page=2', 'NW'],
    ['page=9', ''],
  ])
    expect([query, await list(query ?? '')]).toEqual([query, expected]);
});

test('returns ten vehicles per page by default', async () => {
  const { as, asReader, build, organizationId } = await setUp();
  for (let n = 0; n < 9; n += 1) await build.vehicle({ organizationId });
  const first = (await asReader.get('/vehicles')).json();
  const second = (await asReader.get('/vehicles?page=2')).json();
  expect([first.items.length, first.limit, first.total, second.items.length]).toEqual([10, 10, 12, 2]);
  expect(new Set([...first.items, ...second.items].map(({ id }: Row) => id)).size).toBe(12);
  expect((await as.get('/vehicles?sort=vin')).statusCode).toBe(422);
});

test('lists and filters what expires within thirty days', async () => {
  const { asReader, list, a, b, c, interval, organizationId, build } = await setUp();
  const otherFleet = await setUpFleet(portal);
  const otherVehicle = await build.vehicle({ organizationId: otherFleet.organizationId });
  const fileId = await portal.app.files.save(portal.db, {
    name: 'x.pdf',
    mime: 'application/pdf',
    content: Buffer.from('x'),
    organizationId,
    createdAt: TEST_NOW,
  });
  const file = { fileId, organizationId, createdAt: TEST_NOW };
  await portal.db
    .insertInto('vehicleFiles')
    .values([
      { ...file, vehicleId: a.id, kind: 'insurance', expiresAt: TEST_NOW + 30 * DAY },
      { ...file, vehicleId: a.id, kind: 'acvPass', expiresAt: TEST_NOW + 30 * DAY + 1 },
      { ...file, vehicleId: b.id, kind: 'insurance', expiresAt: null },
      {
        ...file,
        vehicleId: otherVehicle.id,
        organizationId: otherFleet.organizationId,
        kind: 'insurance',
        expiresAt: 1,
      },
    ])
    .execute();
  await portal.db
    .insertInto('vehicleServices')
    .values([
      { vehicleId: c.id, organizationId, serviceIntervalId: interval, lastServiceAt: TEST_NOW - 101 * DAY },
      { vehicleId: b.id, organizationId, serviceIntervalId: interval, lastServiceAt: TEST_NOW },
    ])
    .execute();
  const { items, total } = (await asReader.get('/vehicles/expiring')).json();
  expect([total, items]).toEqual([
    2,
    [
      {
        vehicleId: c.id,
        registrationPlate: 'NW 100',
        what: 'service',
        kind: null,
        name: 'Oil',
        at: TEST_NOW - DAY,
        isExpired: true,
        by: 'days',
        left: -1,
      },
      {
        vehicleId: a.id,
        registrationPlate: 'WP LK-4521',
        what: 'document',
        kind: 'insurance',
        name: null,
        at: TEST_NOW + 30 * DAY,
        isExpired: false,
        by: null,
        left: null,
      },
    ],
  ]);
  expect((await asReader.get('/vehicles/expiring?days=0')).json()).toMatchObject({
    total: 1,
    items: [{ what: 'service' }],
  });
  expect((await asReader.get('/vehicles/expiring?days=100&limit=1&page=2')).json()).toMatchObject({
    total: 4,
    items: [{ kind: 'insurance' }],
  });
  expect([await list('expiring=true'), await list('expiring=false')]).toEqual(['NW WP', 'CP']);
  expect((await asReader.get('/vehicles?search=lk-4521')).json().items[0]).toMatchObject({
    documentExpiresAt: TEST_NOW + 30 * DAY,
  });
});
