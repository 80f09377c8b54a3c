import { form, MULTIPART, PDF } from '../../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpFleet } from '../testing/fleet-setup.ts';

const portal = testApp();
const FILE = Buffer.concat([
  Buffer.from('--edge\r\nContent-Disposition: form-data; name="kind"\r\n\r\ninsurance\r\n'),
  form(PDF, { field: 'file', name: 'a.pdf' }),
]);

test('saves incomplete drafts, and lists what is missing', async () => {
  const { as, type, manager } = await setUpFleet(portal);
  const created = await as.post('/vehicles/draft', {});
  const { id } = created.json();
  expect([created.statusCode, created.json()]).toEqual([
    201,
    {
      id,
      revision: 1,
      values: {},
      files: [],
      missing: ['registrationPlate', 'vehicleTypeId', 'width', 'height', 'length', 'maxCarryWeight'],
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
      actions: ['edit', 'delete', 'transfer'],
    },
  ]);
  const path = `/vehicles/draft/${id}`;
  portal.clock.now = TEST_NOW + 60;
  expect(
    (await as.patch(path, { registrationPlate: 'WP 1', vehicleTypeId: type.id, width: '2', comment: 'half' })).json(),
  ).toMatchObject({ missing: ['height', 'length', 'maxCarryWeight'], updatedAt: TEST_NOW + 60 });
  const changed = await as.patch(path, { width: null, comment: '' });
  expect(changed.json()).toMatchObject({
    values: { registrationPlate: 'WP 1', vehicleTypeId: type.id, width: null, comment: '' },
    missing: ['width', 'height', 'length', 'maxCarryWeight'],
  });
  expect((await as.get(path)).json()).toEqual(changed.json());
  portal.clock.now = TEST_NOW + 120;
  await as.post('/vehicles/draft', { vin: 'MBJ11JV5070010007' });
  const list = (await as.get('/vehicles/draft?limit=1&page=2')).json();
  expect(list).toMatchObject({
    total: 2,
    page: 2,
    limit: 1,
    items: [
      {
        id,
        registrationPlate: 'WP 1',
        type: { id: type.id, name: type.name },
        missing: ['width', 'height', 'length', 'maxCarryWeight'],
      },
    ],
  });
  expect([
    (await as.get('/vehicles/draft?search=wp 1')).json().total,
    (await as.get('/vehicles/draft?search=wp%25')).json().total,
  ]).toEqual([1, 0]);
  expect((await as.delete(path)).json()).toEqual({ id });
  expect((await as.get(path)).statusCode).toBe(404);
  const timeline = await portal.db
    .selectFrom('timelineEntries')
    .select(['subject', 'event', 'userId'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
  expect(timeline).toEqual(
    ['created', 'updated', 'updated', 'deleted'].map((event) => ({
      subject: 'vehicleDraft',
      event,
      userId: manager.id,
    })),
  );
  portal.clock.now = TEST_NOW;
});

test.each([
  [{ year: 1900 }, 'year', 'Min 1950'],
  [{ vin: 'short' }, 'vin', 'Invalid value'],
  [{ width: 'wide' }, 'width', expect.any(String)],
  [{ registrationPlate: 'x'.repeat(21) }, 'registrationPlate', 'Max 20 symbols'],
  [{ brandId: '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10' }, 'brandId', 'Brand not found'],
])('rejects a draft with %j', async (values, field, message) => {
  const { as } = await setUpFleet(portal);
  const reply = await as.post('/vehicles/draft', values);
  expect([reply.statusCode, reply.json().fields[field].message]).toEqual([422, message]);
});

test('transfers a complete draft with its files', async () => {
  const { as, manager, input, createEntry } = await setUpFleet(portal);
  const brandId = await createEntry('brands', 'Tata');
  const { id } = (await as.post('/vehicles/draft', { registrationPlate: '', width: '0', brandId })).json();
  const path = `/vehicles/draft/${id}`;
  const file = (await portal.as(manager, MULTIPART).post(`${path}/file`, FILE)).json();
  expect((await as.get(path)).json().files).toEqual([file]);
  const rejected = await as.post(`${path}/transfer`);
  expect(rejected.statusCode).toBe(422);
  expect(rejected.json().fields).toEqual({
    ...Object.fromEntries(
      ['registrationPlate', 'vehicleTypeId', 'height', 'length', 'maxCarryWeight'].map((field) => [
        field,
        { code: 'required', message: 'Field is required' },
      ]),
    ),
    width: { code: 'invalid', message: 'Invalid value' },
  });
  await as.patch(path, input);
  const transferred = await as.post(`${path}/transfer`);
  expect([transferred.statusCode, transferred.json()]).toMatchObject([
    201,
    { registrationPlate: input.registrationPlate, brand: { name: 'Tata' }, effectiveSpace: '33.480', files: [file] },
  ]);
  expect([
    (await as.get(path)).statusCode,
    (await as.get(`/vehicles/files/${file.id}`)).statusCode,
    (await as.post(`${path}/transfer`)).statusCode,
  ]).toEqual([404, 200, 404]);
  expect((await as.get('/vehicles')).json().total).toBe(1);
});

test('converts a draft once despite concurrent requests, and not with a duplicate plate', async () => {
  const { as, input } = await setUpFleet(portal);
  const { id } = (await as.post('/vehicles/draft', input)).json();
  const replies = await Promise.all(Array.from({ length: 8 }, () => as.post(`/vehicles/draft/${id}/transfer`)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 404),
  ]);
  const duplicate = (await as.post('/vehicles/draft', input)).json();
  expect((await as.post(`/vehicles/draft/${duplicate.id}/transfer`)).json().fields).toHaveProperty(
    'registrationPlate.code',
    'alreadyExists',
  );
  expect([
    (await as.get(`/vehicles/draft/${duplicate.id}`)).statusCode,
    (await as.get('/vehicles')).json().total,
  ]).toEqual([200, 1]);
});

test('hides drafts and their files from other organizations', async () => {
  const [fleet, otherFleet] = [await setUpFleet(portal), await setUpFleet(portal)];
  const { id } = (await fleet.as.post('/vehicles/draft', fleet.input)).json();
  const path = `/vehicles/draft/${id}`;
  const file = (await portal.as(fleet.manager, MULTIPART).post(`${path}/file`, FILE)).json();
  const { as } = otherFleet;
  const replies = [
    as.get(path),
    as.patch(path, {}),
    as.delete(path),
    as.post(`${path}/transfer`),
    as.get(`/vehicles/files/${file.id}`),
    as.delete(`${path}/file/${file.id}`),
    portal.as(otherFleet.manager, MULTIPART).post(`${path}/file`, FILE),
  ];
  expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
  expect((await as.get('/vehicles/draft')).json().total).toBe(0);
  expect((await fleet.asReader.get(path)).json().actions).toEqual([]);
  expect(
    (
      await Promise.all([
        fleet.asReader.post('/vehicles/draft', {}),
        fleet.asReader.post(`${path}/transfer`),
        fleet.asReader.delete(path),
      ])
    ).map(({ statusCode }) => statusCode),
  ).toEqual([403, 403, 403]);
  expect((await fleet.as.delete(`${path}/file/${file.id}`)).json()).toEqual({ id: file.id });
  await portal.as(fleet.manager, MULTIPART).post(`${path}/file`, FILE);
  await fleet.as.delete(path);
  expect(
    await portal.db.selectFrom('files').select('id').where('organizationId', '=', fleet.organizationId).execute(),
  ).toEqual([]);
});
