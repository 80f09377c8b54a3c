import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MULTIPART, form, MEGABYTE, PDF, PNG } from '../../identity/organizations/testing/picture.fixtures.ts';
import { issueToken } from '../../identity/auth/session.ts';
import { setUpDrivers } from '../../fleet/drivers/testing/drivers-setup.ts';
import { openOffice } from '../../orders/testing/office.ts';
import { readConfig } from '../config/config.ts';
import { testApp } from '../testing/test-app.ts';

const portal = testApp({ config: { files: readConfig({ MAX_DOCUMENT_MB: '2' }).files } });
const HOUR = 3_600;

/** Every byte tells where it is, so that a part that is missing or misplaced shows. */
const numbered = (start: Buffer, bytes: number) => {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32BE(at, at);
  start.copy(content);
  return content;
};
const LARGE = numbered(PDF, 1.6 * MEGABYTE);
const field = (name: string, value: string) =>
  Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const toForm = (content: Buffer, kind: string, name = 'plans.pdf') =>
  Buffer.concat([field('kind', kind), field('visibility', 'partner'), form(content, { field: 'file', name })]);

async function openOrder() {
  const { build, organizationId, partner, planner, operation, contract } = await openOffice(portal);
  const { id } = await build.order({
    organizationId,
    partnerId: partner.id,
    operationId: operation.id,
    contractId: contract.id,
    createdBy: planner.id,
    stage: 'validated',
  });
  const path = `/orders/${id}/documents`;
  const add = (content: Buffer, kind = 'cmr', headers = {}) =>
    portal.as(planner, { ...MULTIPART, ...headers }).post(path, toForm(content, kind));
  const download = async (documentId: string, range?: string) =>
    portal.as(planner, range === undefined ? {} : { range }).get(`${path}/${documentId}`);
  return { planner, path, add, download };
}

afterEach(async () => {
  for (const table of ['orderDocuments', 'driverFiles', 'files'] as const) await portal.db.deleteFrom(table).execute();
});

const count = async (table: 'files' | 'fileChunks' | 'stagedFiles') =>
  Number(
    (
      await portal.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );
const countAll = () => Promise.all([count('files'), count('fileChunks'), count('stagedFiles')]);
/** Chunks that a request left are deleted once its connection has finished with them. */
async function untilCounted(expected: readonly number[]) {
  for (let tries = 0; tries < 100 && String(await countAll()) !== String(expected); tries += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(await countAll()).toEqual(expected);
}

test('a large document is stored in chunks, and sent whole or in parts', async () => {
  const { planner, path, add, download } = await openOrder();
  const added = await add(LARGE);
  expect(added.statusCode).toBe(201);
  expect(await countAll()).toEqual([1, 7, 0]);
  const { id } = added.json();
  const whole = await download(id);
  expect([whole.statusCode, whole.rawPayload.equals(LARGE)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(LARGE.length),
    'content-disposition': "inline; filename*=UTF-8''plans.pdf",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  const [start, end] = [262_143, 786_433];
  const part = await download(id, `bytes=${start}-${end}`);
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes ${start}-${end}/${LARGE.length}`,
    String(end - start + 1),
  ]);
  expect(part.rawPayload.equals(LARGE.subarray(start, end + 1))).toBe(true);
  const beyond = await download(id, `bytes=${LARGE.length}-`);
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${LARGE.length}`]);
  await portal.as(planner).delete(`${path}/${id}`);
  expect(await countAll()).toEqual([0, 0, 0]);
});

test('a retried upload is recognized, and stored once', async () => {
  const { add } = await openOrder();
  const headers = { 'idempotency-key': '11111111-1111-4111-8111-111111111111' };
  const [first, second] = [await add(LARGE, 'cmr', headers), await add(LARGE, 'cmr', headers)];
  expect([second.headers['idempotency-replayed'], second.json()]).toEqual(['true', first.json()]);
  const changed = Buffer.from(LARGE).fill(1, LARGE.length - 1);
  expect((await add(changed, 'cmr', headers)).json()).toMatchObject({ code: 'idempotencyKeyReused' });
  await untilCounted([1, 7, 0]);
});

test.each([
  ['is too large', numbered(PDF, 2 * MEGABYTE + 1), 'cmr', { file: { code: 'fileTooLarge', params: { max: 2 } } }],
  ['is no document', numbered(Buffer.from('MZ a program'), 1.5 * MEGABYTE), 'cmr', { file: { code: 'fileFormat' } }],
  ['comes with an invalid field', LARGE, 'poem', { kind: {} }],
])('nothing is left of a file that %s', async (_case, content, kind, fields) => {
  const { add } = await openOrder();
  expect((await add(content, kind)).json()).toMatchObject({ statusCode: 422, fields });
  await untilCounted([0, 0, 0]);
});

test('a photo keeps its megabyte where documents may have more', async () => {
  const { createDriver, manager } = await setUpDrivers(portal);
  const { id } = await createDriver();
  const upload = (content: Buffer, kind: string) =>
    portal
      .as(manager, MULTIPART)
      .post(`/drivers/${id}/files`, Buffer.concat([field('kind', kind), form(content, { field: 'file' })]));
  const picture = numbered(PNG, 1.2 * MEGABYTE);
  expect((await upload(picture, 'photo')).json()).toMatchObject({
    fields: { file: { code: 'fileTooLarge', params: { max: 1 } } },
  });
  expect((await upload(picture, 'licence')).json()).toMatchObject({ mime: 'image/png', thumbnail: null });
  await untilCounted([1, 5, 0]);
});

test('nothing is left of an upload that breaks off, or of a process that ended', async () => {
  const { planner, path } = await openOrder();
  const before = await countAll();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const body = toForm(LARGE, 'cmr');
  const call = request({
    port,
    host: '127.0.0.1',
    path: `/api${path}`,
    method: 'POST',
    headers: {
      ...MULTIPART,
      'content-length': body.length,
      authorization: `Bearer ${await issueToken(portal.app, planner.id)}`,
    },
  });
  call.on('error', () => undefined);
  call.write(body.subarray(0, 1.5 * MEGABYTE));
  while ((await count('fileChunks')) === before[1]) await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise((resolve) => call.once('close', resolve));
  call.destroy();
  await closed;
  await untilCounted(before);

  async function* endless() {
    yield PDF;
    await Promise.resolve();
  }
  const { id } = await portal.app.files.stage(portal.db, endless(), portal.clock.now);
  expect(await portal.app.files.purge(portal.db, portal.clock.now - 2 * HOUR)).toEqual({ discarded: 0, removed: 0 });
  expect(await portal.app.files.purge(portal.db, portal.clock.now + 1)).toEqual({ discarded: 1, removed: 0 });
  expect(await countAll()).toEqual(before);
  await expect(
    portal.app.files.save(portal.db, {
      name: 'late.pdf',
      mime: 'application/pdf',
      staged: { id, bytes: 1, sha256: Buffer.alloc(32), inBucket: false },
      organizationId: planner.organizationId,
      createdAt: 0,
    }),
  ).rejects.toMatchObject({ status: 503 });
});
