import sharp from 'sharp';
import { png } from '../../../../demo/drawing/png.ts';
import { form, MEGABYTE, MULTIPART, PDF } from '../../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpFleet, setUpPartner } from '../testing/fleet-setup.ts';

const portal = testApp();
const IMAGE = png(600, 300, (x) => [x % 256, 90, 120]);

/** A form with fields before its file, as browsers send it. */
function buildForm(content: Buffer, fields: Record<string, string>, name = 'front.png') {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--edge\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.concat([Buffer.from(parts.join('')), form(content, { field: 'file', name })]);
}

async function setUp() {
  const fleet = await setUpFleet(portal);
  const { id } = (await fleet.as.post('/vehicles', fleet.input)).json();
  const upload = (
    content: Buffer,
    fields: Record<string, string>,
    { path = `/vehicles/${id}/files`, name = 'front.png' } = {},
  ) => portal.as(fleet.manager, MULTIPART).post(path, buildForm(content, fields, name));
  return { ...fleet, id, upload };
}
const countFiles = async (organizationId: string) =>
  (await portal.db.selectFrom('files').select('id').where('organizationId', '=', organizationId).execute()).length;
const withoutPrefix = (url: string) => url.replace('/api', '');

test('stores a photo with a thumbnail, and sends both to users who can see the vehicle', async () => {
  const { id, upload, as, asReader, organizationId } = await setUp();
  const reply = await upload(IMAGE, { kind: 'photoFront', expiresAt: '' }, { name: 'it\'s \u202Efront "1".png' });
  const file = reply.json();
  expect([reply.statusCode, file]).toEqual([
    201,
    {
      id: expect.any(String),
      kind: 'photoFront',
      name: expect.stringContaining('front'),
      mime: 'image/png',
      url: `/api/vehicles/files/${file.id}`,
      thumbnail: `/api/vehicles/files/${file.id}/thumbnail`,
      expiresAt: null,
      createdAt: TEST_NOW,
    },
  ]);
  expect((await as.get(`/vehicles/${id}`)).json()).toMatchObject({ photo: file.thumbnail, files: [file] });
  expect((await asReader.get('/vehicles')).json().items[0].photo).toBe(file.thumbnail);

  const original = await asReader.get(withoutPrefix(file.url));
  expect([original.statusCode, original.rawPayload.equals(IMAGE)]).toEqual([200, true]);
  expect(original.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'private, max-age=3600',
    vary: 'authorization',
    'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''[\w%.-]+$/) as unknown,
  });
  const thumbnail = await asReader.get(withoutPrefix(file.thumbnail));
  const { width, height, format } = await sharp(thumbnail.rawPayload).metadata();
  expect([thumbnail.headers['content-type'], format, width, height]).toEqual(['image/jpeg', 'jpeg', 256, 128]);

  const partner = await setUpPartner(portal, organizationId);
  const asOtherOrganization = (await setUpFleet(portal)).as;
  expect([
    (await partner.as.get(withoutPrefix(file.url))).statusCode,
    (await asOtherOrganization.get(withoutPrefix(file.url))).statusCode,
    (await portal.as(null).get(withoutPrefix(file.url))).statusCode,
  ]).toEqual([404, 404, 401]);
  await portal.db.insertInto('vehicleShares').values({ vehicleId: id, partnerId: partner.id }).execute();
  expect([
    (await partner.as.get(withoutPrefix(file.thumbnail))).statusCode,
    (await partner.as.delete(`/vehicles/${id}/files/${file.id}`)).statusCode,
  ]).toEqual([200, 404]);
});

test('changes the expiry of a document without another upload', async () => {
  const { id, upload, as, asReader } = await setUp();
  const file = (await upload(PDF, { kind: 'insurance' }, { name: 'a.pdf' })).json();
  const path = `/vehicles/${id}/files/${file.id}`;
  for (const expiresAt of [TEST_NOW + 5, TEST_NOW + 9, TEST_NOW + 9, null])
    expect((await as.patch(path, { expiresAt })).json()).toEqual({ ...file, expiresAt });
  const timeline = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', id)
    .where('event', '=', 'updated')
    .orderBy('position')
    .execute();
  expect(timeline.map(({ changes }) => changes)).toEqual(
    [
      [null, TEST_NOW + 5],
      [TEST_NOW + 5, TEST_NOW + 9],
      [TEST_NOW + 9, null],
    ].map(([from, to]) => ({ kind: 'insurance', expiresAt: { from, to } })),
  );
  const draft = (await as.post('/vehicles/draft', {})).json();
  const draftFile = (
    await upload(PDF, { kind: 'insurance' }, { path: `/vehicles/draft/${draft.id}/file`, name: 'a.pdf' })
  ).json();
  expect(
    (await as.patch(`/vehicles/draft/${draft.id}/file/${draftFile.id}`, { expiresAt: TEST_NOW })).json(),
  ).toMatchObject({ id: draftFile.id, expiresAt: TEST_NOW });
  const asOtherOrganization = (await setUpFleet(portal)).as;
  const requests = [
    as.patch(path, {}),
    as.patch(path, { expiresAt: -1 }),
    as.patch(`/vehicles/${id}/files/${draftFile.id}`, { expiresAt: 1 }),
    asOtherOrganization.patch(path, { expiresAt: 1 }),
    asReader.patch(path, { expiresAt: 1 }),
  ];
  expect((await Promise.all(requests)).map(({ statusCode }) => statusCode)).toEqual([422, 422, 404, 404, 403]);
});

test('stores documents with an expiry, and replaces the previous one of the same kind', async () => {
  const { id, upload, as, organizationId } = await setUp();
  const first = (await upload(PDF, { kind: 'insurance', expiresAt: String(TEST_NOW + 5) }, { name: 'a.pdf' })).json();
  expect(first).toMatchObject({ kind: 'insurance', mime: 'application/pdf', thumbnail: null, expiresAt: TEST_NOW + 5 });
  expect((await as.get(withoutPrefix(`${first.url}/thumbnail`))).statusCode).toBe(404);
  const second = (await upload(IMAGE, { kind: 'insurance' }, { name: 'b.png' })).json();
  expect((await as.get(`/vehicles/${id}`)).json().files).toEqual([second]);
  expect([(await as.get(withoutPrefix(first.url))).statusCode, await countFiles(organizationId)]).toEqual([404, 2]);
  const concurrent = await Promise.all([
    upload(PDF, { kind: 'acvPass' }),
    upload(PDF, { kind: 'acvPass' }),
    upload(PDF, { kind: 'acvPass' }),
  ]);
  expect([concurrent.map(({ statusCode }) => statusCode), await countFiles(organizationId)]).toEqual([
    [201, 201, 201],
    3,
  ]);
  expect((await as.delete(`/vehicles/${id}/files/${second.id}`)).json()).toEqual({ id: second.id });
  expect([
    (await as.delete(`/vehicles/${id}/files/${second.id}`)).statusCode,
    await countFiles(organizationId),
  ]).toEqual([404, 1]);
  expect(
    (await as.get(`/vehicles/${id}/timeline`))
      .json()
      .items.map(({ event }: { event: string }) => event)
      .slice(0, 3),
  ).toEqual(['created', 'fileAdded', 'fileReplaced']);
  expect((await as.delete(`/vehicles/${id}`)).statusCode).toBe(200);
  expect(await countFiles(organizationId)).toBe(0);
});

test.each([
  ['a PDF as a photo', PDF, { kind: 'photoRear' }, 'File has invalid format. Only JPEG, PNG supported', 'file'],
  [
    'an HTML page as a document',
    Buffer.from('<html><script>1</script>'),
    { kind: 'insurance' },
    'File has invalid format. Only PDF, JPEG, PNG supported',
    'file',
  ],
  [
    'an empty file',
    Buffer.alloc(0),
    { kind: 'insurance' },
    'File has invalid format. Only PDF, JPEG, PNG supported',
    'file',
  ],
  [
    'a file that is too large',
    Buffer.concat([PDF, Buffer.alloc(MEGABYTE)]),
    { kind: 'insurance' },
    'Max file size. Max 1 Mb',
    'file',
  ],
  ['an unknown kind', PDF, { kind: 'passport' }, 'Invalid value', 'kind'],
  ['no kind', PDF, {}, 'Field is required', 'kind'],
  ['an invalid expiry', PDF, { kind: 'insurance', expiresAt: 'soon' }, 'Invalid value', 'expiresAt'],
])('rejects %s', async (_name, content, fields: Record<string, string>, message, field) => {
  const { upload, organizationId } = await setUp();
  const reply = await upload(content, fields);
  expect([reply.statusCode, reply.json().fields?.[field]?.message, await countFiles(organizationId)]).toEqual([
    422,
    message,
    0,
  ]);
});

test('accepts a file of exactly one megabyte, and a damaged image without a thumbnail', async () => {
  const { upload } = await setUp();
  expect(
    (await upload(Buffer.concat([PDF, Buffer.alloc(MEGABYTE - PDF.length)]), { kind: 'insurance' })).statusCode,
  ).toBe(201);
  const damaged = await upload(IMAGE.subarray(0, 60), { kind: 'photoInside' });
  expect([damaged.statusCode, damaged.json().thumbnail]).toEqual([201, null]);
});

test('requires write access to an own vehicle', async () => {
  const { id, upload, reader, asReader } = await setUp();
  const file = (await upload(PDF, { kind: 'insurance' })).json();
  expect(
    (await portal.as(reader, MULTIPART).post(`/vehicles/${id}/files`, buildForm(PDF, { kind: 'insurance' })))
      .statusCode,
  ).toBe(403);
  expect((await asReader.delete(`/vehicles/${id}/files/${file.id}`)).statusCode).toBe(403);
  const other = await setUp();
  expect((await other.upload(PDF, { kind: 'insurance' }, { path: `/vehicles/${id}/files` })).statusCode).toBe(404);
  expect((await other.as.delete(`/vehicles/${other.id}/files/${file.id}`)).statusCode).toBe(404);
  expect((await other.as.post(`/vehicles/${other.id}/files`, { kind: 'insurance', file: 'x' })).statusCode).toBe(422);
});
