import { png } from '../../../demo/drawing/png.ts';
import { form, MEGABYTE, MULTIPART, PDF } from '../../identity/organizations/testing/pictures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { partnerOf } from '../vehicles/testing/garage.ts';
import { depot } from './testing/depot.ts';

const portal = testApp();
const IMAGE = png(60, 80, (x, y) => [x * 4, y * 3, 120]);

const sent = (content: Buffer, kind: string, name: string) =>
  Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="kind"\r\n\r\n${kind}\r\n`),
    form(content, { field: 'file', name }),
  ]);
const bare = (url: string) => url.replace('/api', '');

async function office() {
  const house = await depot(portal);
  const { id } = await house.make();
  const upload = (content: Buffer, kind: string, { path = `/drivers/${id}/files`, name = 'sunil.png' } = {}) =>
    portal.as(house.keeper, MULTIPART).post(path, sent(content, kind, name));
  const stored = async () =>
    (await portal.db.selectFrom('files').select('id').where('organizationId', '=', house.organizationId).execute())
      .length;
  return { ...house, id, upload, stored };
}

test('a photo and papers are stored, shown in lists, and sent safely to the own organization alone', async () => {
  const { id, upload, as, asReader, organizationId, given, reader } = await office();
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
  const addresses = {
    driverPhoto: photo.url,
    driverLicensePhoto: licence.url,
    idFrontPhoto: null,
    portPermitPhoto: null,
  };
  expect((await asReader.get('/users/drivers')).json().items).toMatchObject([addresses]);
  const planner = await given.user({ organizationId, rules: [{ model: 'trip', rule: 'read' }] });
  expect((await portal.as(planner).get('/users/drivers')).json().items).toMatchObject([
    { driverPhoto: null, driverLicensePhoto: null },
  ]);

  const whole = await portal.as(reader).get(bare(photo.url));
  expect([whole.statusCode, whole.rawPayload.equals(IMAGE)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'private, max-age=3600',
    vary: 'authorization',
    'content-disposition': "inline; filename*=UTF-8''sunil.png",
  });
  expect([
    (await asReader.get(bare(photo.thumbnail))).headers['content-type'],
    (await asReader.get(`${bare(licence.url)}/thumbnail`)).statusCode,
  ]).toEqual(['image/jpeg', 404]);

  const vehicle = await given.vehicle({ organizationId, driverId: id });
  const partner = await partnerOf(portal, organizationId);
  await portal.db.insertInto('vehicleShares').values({ vehicleId: vehicle.id, partnerId: partner.id }).execute();
  const stranger = await depot(portal);
  const seen = await Promise.all(
    [partner.as, stranger.as, portal.as(null), portal.as(planner)].map(
      async (who) => (await who.get(bare(photo.url))).statusCode,
    ),
  );
  expect(seen).toEqual([404, 404, 401, 403]);
  expect((await partner.as.get(`/users/drivers?organizationId=${organizationId}`)).json().items).toMatchObject([
    { driverPhoto: null, dtHealthReportExpire: null },
  ]);
});

test('a new file takes the place of the last of its kind; files go with the driver', async () => {
  const { id, upload, as, stored, told } = await office();
  const first = (await upload(PDF, 'idFront', { name: 'a.pdf' })).json();
  const second = (await upload(IMAGE, 'idFront', { name: 'b.png' })).json();
  expect([
    (await as.get(bare(first.url))).statusCode,
    (await as.get(`/drivers/${id}`)).json().files,
    await stored(),
  ]).toEqual([404, [second], 2]);
  const atOnce = await Promise.all([1, 2, 3].map(() => upload(PDF, 'other')));
  expect([atOnce.map(({ statusCode }) => statusCode), await stored()]).toEqual([[201, 201, 201], 3]);
  expect((await as.delete(`/drivers/${id}/files/${second.id}`)).json()).toEqual({ id: second.id });
  expect([(await as.delete(`/drivers/${id}/files/${second.id}`)).statusCode, await stored()]).toEqual([404, 1]);
  const entries = (await told(id)).filter(({ event }) => event.startsWith('file'));
  expect([entries[0], entries[1], entries.at(-1)].map((entry) => [entry?.event, entry?.changes])).toEqual([
    ['fileAdded', { kind: 'idFront', name: { from: null, to: 'a.pdf' } }],
    ['fileReplaced', { kind: 'idFront', name: { from: 'a.pdf', to: 'b.png' } }],
    ['fileRemoved', { kind: 'idFront', name: { from: 'b.png', to: null } }],
  ]);
  expect((await as.delete(`/drivers/${id}`)).statusCode).toBe(200);
  expect(await stored()).toBe(0);
});

test.each([
  ['a PDF as a photo', PDF, 'photo', 'File has invalid format. Only JPEG, PNG supported', 'file'],
  [
    'a page as a paper',
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
])('%s is refused', async (_what, content, kind, message, field) => {
  const { upload, stored } = await office();
  const reply = await upload(content, kind);
  expect([reply.statusCode, reply.json().fields?.[field]?.message, await stored()]).toEqual([422, message, 0]);
});

test('only who keeps drivers of their own puts and removes files', async () => {
  const { id, upload, reader, asReader } = await office();
  const file = (await upload(PDF, 'licence')).json();
  expect([
    (await portal.as(reader, MULTIPART).post(`/drivers/${id}/files`, sent(PDF, 'licence', 'x'))).statusCode,
    (await asReader.delete(`/drivers/${id}/files/${file.id}`)).statusCode,
  ]).toEqual([403, 403]);
  const other = await office();
  expect([
    (await other.upload(PDF, 'licence', { path: `/drivers/${id}/files` })).statusCode,
    (await other.as.delete(`/drivers/${other.id}/files/${file.id}`)).statusCode,
  ]).toEqual([404, 404]);
});
