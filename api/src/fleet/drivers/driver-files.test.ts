import { png } from '../../../demo/drawing/png.ts';
import { form, MEGABYTE, MULTIPART, PDF } from '../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { setUpPartner } from '../vehicles/testing/fleet-setup.ts';
import { setUpDrivers } from './testing/drivers-setup.ts';

const portal = testApp();
const IMAGE = png(60, 80, (x, y) => [x * 4, y * 3, 120]);

const buildForm = (content: Buffer, kind: string, name: string) =>
  Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="kind"\r\n\r\n${kind}\r\n`),
    form(content, { field: 'file', name }),
  ]);
const withoutPrefix = (url: string) => url.replace('/api', '');

async function setUp() {
  const setup = await setUpDrivers(portal);
  const { id } = await setup.createDriver();
  const upload = (content: Buffer, kind: string, { path = `/drivers/${id}/files`, name = 'sunil.png' } = {}) =>
    portal.as(setup.manager, MULTIPART).post(path, buildForm(content, kind, name));
  const countFiles = async () =>
    (await portal.db.selectFrom('files').select('id').where('organizationId', '=', setup.organizationId).execute())
      .length;
  return { ...setup, id, upload, countFiles };
}

test('stores photos and documents, and sends them to the own organization only', async () => {
  const { id, upload, as, asReader, organizationId, build, reader } = await setUp();
  const reply = await upload(IMAGE, 'photo');
  const photo = reply.json();
  expect([reply.statusCode, photo]).toEqual([
    201,
    {
      id: photo.id,
      kind: 'photo',
      name: 'sunil.png',
      mime: 'image/png',
      url: `/api/drivers/files/${photo.id}`,
      thumbnail: `/api/drivers/files/${photo.id}/thumbnail`,
      createdAt: TEST_NOW,
    },
  ]);
  const licence = (await upload(PDF, 'licence', { name: 'licence.pdf' })).json();
  expect((await asReader.get(`/drivers/${id}`)).json()).toMatchObject({
    photo: photo.thumbnail,
    files: [licence, photo],
    missingDocuments: ['idFront', 'idBack', 'policeReport', 'healthReport'],
  });
  expect((await as.get('/drivers')).json().items[0].photo).toBe(photo.thumbnail);
  const photoUrls = {
    driverPhoto: photo.url,
    driverLicensePhoto: licence.url,
    idFrontPhoto: null,
    portPermitPhoto: null,
  };
  expect((await asReader.get('/users/drivers')).json().items).toMatchObject([photoUrls]);
  const planner = await build.user({ organizationId, rules: [{ model: 'trip', rule: 'read' }] });
  expect((await portal.as(planner).get('/users/drivers')).json().items).toMatchObject([
    { driverPhoto: null, driverLicensePhoto: null },
  ]);

  const original = await portal.as(reader).get(withoutPrefix(photo.url));
  expect([original.statusCode, original.rawPayload.equals(IMAGE)]).toEqual([200, true]);
  expect(original.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'private, max-age=3600',
    vary: 'authorization',
    'content-disposition': "inline; filename*=UTF-8''sunil.png",
  });
  expect([
    (await asReader.get(withoutPrefix(photo.thumbnail))).headers['content-type'],
    (await asReader.get(`${withoutPrefix(licence.url)}/thumbnail`)).statusCode,
  ]).toEqual(['image/jpeg', 404]);

  const vehicle = await build.vehicle({ organizationId, driverId: id });
  const partner = await setUpPartner(portal, organizationId);
  await portal.db.insertInto('vehicleShares').values({ vehicleId: vehicle.id, partnerId: partner.id }).execute();
  const otherOrganization = await setUpDrivers(portal);
  const statusCodes = await Promise.all(
    [partner.as, otherOrganization.as, portal.as(null), portal.as(planner)].map(
      async (client) => (await client.get(withoutPrefix(photo.url))).statusCode,
    ),
  );
  expect(statusCodes).toEqual([404, 404, 401, 403]);
  expect((await partner.as.get(`/users/drivers?organizationId=${organizationId}`)).json().items).toMatchObject([
    { driverPhoto: null, dtHealthReportExpire: null },
  ]);
});

test('replaces the previous file of the same kind, and deletes files with the driver', async () => {
  const { id, upload, as, countFiles, readTimeline } = await setUp();
  const first = (await upload(PDF, 'idFront', { name: 'a.pdf' })).json();
  const second = (await upload(IMAGE, 'idFront', { name: 'b.png' })).json();
  expect([
    (await as.get(withoutPrefix(first.url))).statusCode,
    (await as.get(`/drivers/${id}`)).json().files,
    await countFiles(),
  ]).toEqual([404, [second], 2]);
  const concurrent = await Promise.all([1, 2, 3].map(() => upload(PDF, 'other')));
  expect([concurrent.map(({ statusCode }) => statusCode), await countFiles()]).toEqual([[201, 201, 201], 3]);
  expect((await as.delete(`/drivers/${id}/files/${second.id}`)).json()).toEqual({ id: second.id });
  expect([(await as.delete(`/drivers/${id}/files/${second.id}`)).statusCode, await countFiles()]).toEqual([404, 1]);
  const entries = (await readTimeline(id)).filter(({ event }) => event.startsWith('file'));
  expect([entries[0], entries[1], entries.at(-1)].map((entry) => [entry?.event, entry?.changes])).toEqual([
    ['fileAdded', { kind: 'idFront', name: { from: null, to: 'a.pdf' } }],
    ['fileReplaced', { kind: 'idFront', name: { from: 'a.pdf', to: 'b.png' } }],
    ['fileRemoved', { kind: 'idFront', name: { from: 'b.png', to: null } }],
  ]);
  expect((await as.delete(`/drivers/${id}`)).statusCode).toBe(200);
  expect(await countFiles()).toBe(0);
});

test.each([
  ['a PDF as a photo', PDF, 'photo', 'File has invalid format. Only JPEG, PNG supported', 'file'],
  [
    'an HTML page as a document',
    Buffer.from('<html><script>1</script>'),
    'licence',
    'File has invalid format. Only PDF, JPEG, PNG supported',
    'file',
  ],
  [
    'a file that is too large',
    Buffer.concat([PDF, Buffer.alloc(MEGABYTE)]),
    'licence',
    'Max file size. Max 1 Mb',
    'file',
  ],
  ['an unknown kind', PDF, 'passport', 'Invalid value', 'kind'],
])('rejects %s', async (_name, content, kind, message, field) => {
  const { upload, countFiles } = await setUp();
  const reply = await upload(content, kind);
  expect([reply.statusCode, reply.json().fields?.[field]?.message, await countFiles()]).toEqual([422, message, 0]);
});

test('requires write access to an own driver', async () => {
  const { id, upload, reader, asReader } = await setUp();
  const file = (await upload(PDF, 'licence')).json();
  expect([
    (await portal.as(reader, MULTIPART).post(`/drivers/${id}/files`, buildForm(PDF, 'licence', 'x'))).statusCode,
    (await asReader.delete(`/drivers/${id}/files/${file.id}`)).statusCode,
  ]).toEqual([403, 403]);
  const other = await setUp();
  expect([
    (await other.upload(PDF, 'licence', { path: `/drivers/${id}/files` })).statusCode,
    (await other.as.delete(`/drivers/${other.id}/files/${file.id}`)).statusCode,
  ]).toEqual([404, 404]);
});
