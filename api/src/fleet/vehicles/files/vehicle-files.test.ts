import sharp from 'sharp';
import { png } from '../../../demo/drawing/png.ts';
import { form, MEGABYTE, MULTIPART, PDF } from '../../identity/organizations/testing/pictures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { garage, partnerOf } from './testing/garage.ts';

const portal = testApp();
const IMAGE = png(600, 300, (x) => [x % 256, 90, 120]);

/** A form with texts before its file, as the browser sends them. */
function sent(content: Buffer, texts: Record<string, string>, name = 'front.png') {
  const parts = Object.entries(texts).map(
    ([field, value]) => `--edge\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.concat([Buffer.from(parts.join('')), form(content, { field: 'file', name })]);
}

async function lot() {
  const house = await garage(portal);
  const { id } = (await house.as.post('/vehicles', house.input)).json();
  const upload = (
    content: Buffer,
    texts: Record<string, string>,
    { path = `/vehicles/${id}/files`, name = 'front.png' } = {},
  ) => portal.as(house.keeper, MULTIPART).post(path, sent(content, texts, name));
  return { ...house, id, upload };
}
const filesIn = async (organizationId: string) =>
  (await portal.db.selectFrom('files').select('id').where('organizationId', '=', organizationId).execute()).length;
const bare = (url: string) => url.replace('/api', '');

test('a photo is stored with a small one, shown in lists, and sent safely to whoever sees the vehicle', async () => {
  const { id, upload, as, asReader, organizationId } = await lot();
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

  const whole = await asReader.get(bare(file.url));
  expect([whole.statusCode, whole.rawPayload.equals(IMAGE)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'private, max-age=3600',
    vary: 'authorization',
    'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''[\w%.-]+$/) as unknown,
  });
  const small = await asReader.get(bare(file.thumbnail));
  const { width, height, format } = await sharp(small.rawPayload).metadata();
  expect([small.headers['content-type'], format, width, height]).toEqual(['image/jpeg', 'jpeg', 256, 128]);

  const partner = await partnerOf(portal, organizationId);
  const stranger = (await garage(portal)).as;
  expect([
    (await partner.as.get(bare(file.url))).statusCode,
    (await stranger.get(bare(file.url))).statusCode,
    (await portal.as(null).get(bare(file.url))).statusCode,
  ]).toEqual([404, 404, 401]);
  await portal.db.insertInto('vehicleShares').values({ vehicleId: id, partnerId: partner.id }).execute();
  expect([
    (await partner.as.get(bare(file.thumbnail))).statusCode,
    (await partner.as.delete(`/vehicles/${id}/files/${file.id}`)).statusCode,
  ]).toEqual([200, 404]);
});

test('when a document expires is set, moved and taken away without sending it again', async () => {
  const { id, upload, as, asReader } = await lot();
  const file = (await upload(PDF, { kind: 'insurance' }, { name: 'a.pdf' })).json();
  const path = `/vehicles/${id}/files/${file.id}`;
  for (const expiresAt of [TEST_NOW + 5, TEST_NOW + 9, TEST_NOW + 9, null])
    expect((await as.patch(path, { expiresAt })).json()).toEqual({ ...file, expiresAt });
  const told = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', id)
    .where('event', '=', 'updated')
    .orderBy('position')
    .execute();
  expect(told.map(({ changes }) => changes)).toEqual(
    [
      [null, TEST_NOW + 5],
      [TEST_NOW + 5, TEST_NOW + 9],
      [TEST_NOW + 9, null],
    ].map(([from, to]) => ({ kind: 'insurance', expiresAt: { from, to } })),
  );
  const draft = (await as.post('/vehicles/draft', {})).json();
  const ofDraft = (
    await upload(PDF, { kind: 'insurance' }, { path: `/vehicles/draft/${draft.id}/file`, name: 'a.pdf' })
  ).json();
  expect(
    (await as.patch(`/vehicles/draft/${draft.id}/file/${ofDraft.id}`, { expiresAt: TEST_NOW })).json(),
  ).toMatchObject({ id: ofDraft.id, expiresAt: TEST_NOW });
  const stranger = (await garage(portal)).as;
  const refused = [
    as.patch(path, {}),
    as.patch(path, { expiresAt: -1 }),
    as.patch(`/vehicles/${id}/files/${ofDraft.id}`, { expiresAt: 1 }),
    stranger.patch(path, { expiresAt: 1 }),
    asReader.patch(path, { expiresAt: 1 }),
  ];
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([422, 422, 404, 404, 403]);
});

test('a document may expire; a new one takes the place of the last', async () => {
  const { id, upload, as, organizationId } = await lot();
  const first = (await upload(PDF, { kind: 'insurance', expiresAt: String(TEST_NOW + 5) }, { name: 'a.pdf' })).json();
  expect(first).toMatchObject({ kind: 'insurance', mime: 'application/pdf', thumbnail: null, expiresAt: TEST_NOW + 5 });
  expect((await as.get(bare(`${first.url}/thumbnail`))).statusCode).toBe(404);
  const second = (await upload(IMAGE, { kind: 'insurance' }, { name: 'b.png' })).json();
  expect((await as.get(`/vehicles/${id}`)).json().files).toEqual([second]);
  expect([(await as.get(bare(first.url))).statusCode, await filesIn(organizationId)]).toEqual([404, 2]);
  const atOnce = await Promise.all([
    upload(PDF, { kind: 'acvPass' }),
    upload(PDF, { kind: 'acvPass' }),
    upload(PDF, { kind: 'acvPass' }),
  ]);
  expect([atOnce.map(({ statusCode }) => statusCode), await filesIn(organizationId)]).toEqual([[201, 201, 201], 3]);
  expect((await as.delete(`/vehicles/${id}/files/${second.id}`)).json()).toEqual({ id: second.id });
  expect([(await as.delete(`/vehicles/${id}/files/${second.id}`)).statusCode, await filesIn(organizationId)]).toEqual([
    404, 1,
  ]);
  expect(
    (await as.get(`/vehicles/${id}/timeline`))
      .json()
      .items.map(({ event }: { event: string }) => event)
      .slice(0, 3),
  ).toEqual(['created', 'fileAdded', 'fileReplaced']);
  expect((await as.delete(`/vehicles/${id}`)).statusCode).toBe(200);
  expect(await filesIn(organizationId)).toBe(0);
});

test.each([
  ['a PDF as a photo', PDF, { kind: 'photoRear' }, 'File has invalid format. Only JPEG, PNG supported', 'file'],
  [
    'a page as a document',
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
  ['an expiry that is none', PDF, { kind: 'insurance', expiresAt: 'soon' }, 'Invalid value', 'expiresAt'],
])('%s is refused', async (_what, content, texts: Record<string, string>, message, field) => {
  const { upload, organizationId } = await lot();
  const reply = await upload(content, texts);
  expect([reply.statusCode, reply.json().fields?.[field]?.message, await filesIn(organizationId)]).toEqual([
    422,
    message,
    0,
  ]);
});

test('a file of exactly a megabyte is taken, one with a broken picture has no small one', async () => {
  const { upload } = await lot();
  expect(
    (await upload(Buffer.concat([PDF, Buffer.alloc(MEGABYTE - PDF.length)]), { kind: 'insurance' })).statusCode,
  ).toBe(201);
  const broken = await upload(IMAGE.subarray(0, 60), { kind: 'photoInside' });
  expect([broken.statusCode, broken.json().thumbnail]).toEqual([201, null]);
});

test('only who writes vehicles of their own puts and removes files', async () => {
  const { id, upload, reader, asReader } = await lot();
  const file = (await upload(PDF, { kind: 'insurance' })).json();
  expect(
    (await portal.as(reader, MULTIPART).post(`/vehicles/${id}/files`, sent(PDF, { kind: 'insurance' }))).statusCode,
  ).toBe(403);
  expect((await asReader.delete(`/vehicles/${id}/files/${file.id}`)).statusCode).toBe(403);
  const other = await lot();
  expect((await other.upload(PDF, { kind: 'insurance' }, { path: `/vehicles/${id}/files` })).statusCode).toBe(404);
  expect((await other.as.delete(`/vehicles/${other.id}/files/${file.id}`)).statusCode).toBe(404);
  expect((await other.as.post(`/vehicles/${other.id}/files`, { kind: 'insurance', file: 'x' })).statusCode).toBe(422);
});
