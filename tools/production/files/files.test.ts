import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createBuilders } from '../../../api/demo/builders.ts';
import {
  form,
  MEGABYTE,
  MULTIPART,
  PDF,
  PNG,
} from '../../../api/src/identity/organizations/testing/picture.fixtures.ts';
import { openOffice } from '../../../api/src/orders/testing/office.ts';
import { readConfig } from '../../../api/src/platform/config/config.ts';
import { openBucket } from '../../../api/src/platform/files/bucket.ts';
import { createFiles } from '../../../api/src/platform/files/create-files.ts';
import { TEST_NOW, testApp } from '../../../api/src/platform/testing/test-app.ts';
import { openS3 } from '../../release/testing/s3-stand-in.ts';
import { countBucketFiles, findDamagedFiles, moveFiles } from './move-files.ts';

const KEY = { id: 'the key', secret: 'the secret of the key', region: 'eu-central-1' };
const INFECTED = Buffer.from('X5O!P%@AP[4 the test virus of the scanner');

/** The part of clamd's protocol that receives a stream: its chunks up to an empty one, then one response. */
function answerScan(socket: Socket) {
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    const command = Buffer.from('zINSTREAM\0');
    let at = command.length;
    const chunks: Buffer[] = [];
    while (at + 4 <= received.length) {
      const length = received.readUInt32BE(at);
      if (length === 0) {
        const isInfected = Buffer.concat(chunks).includes(INFECTED);
        socket.end(isInfected ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');
        return;
      }
      if (at + 4 + length > received.length) return;
      chunks.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
  });
}

const s3 = await openS3('files', KEY);
const scanner = createServer(answerScan).listen(0, '127.0.0.1');
await once(scanner, 'listening');
const scannerPort = (scanner.address() as AddressInfo).port;
const settings = readConfig({
  FILES_URL: 's3://files/uploads',
  AWS_ACCESS_KEY_ID: KEY.id,
  AWS_SECRET_ACCESS_KEY: KEY.secret,
  AWS_REGION: KEY.region,
  AWS_ENDPOINT_URL_S3: s3.endpoint,
  CLAMD_URL: `tcp://127.0.0.1:${scannerPort}`,
  MAX_DOCUMENT_MB: '20',
}).files;
const portal = testApp({ config: { files: settings } });
const bucket = openBucket(settings.bucket as NonNullable<typeof settings.bucket>);

afterAll(async () => {
  scanner.close();
  await s3.close();
});

const aFile = (content: string | Buffer, organizationId: string) => ({
  name: 'bill.pdf',
  mime: 'application/pdf',
  content: Buffer.from(content),
  organizationId,
  createdAt: 0,
});
const NOBODY = '11111111-1111-4111-8111-111111111111';
let organizationId: string;
const save = (content: string | Buffer) => portal.app.files.save(portal.db, aFile(content, organizationId));
const stored = (id: string) =>
  portal.db.selectFrom('files').select(['content', 'bytes']).where('id', '=', id).executeTakeFirst();
const count = async (table: 'files' | 'fileChunks' | 'stagedFiles') =>
  Number(
    (
      await portal.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

const numbered = (bytes: number) => {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32BE(at, at);
  PDF.copy(content);
  return content;
};

async function openOrder() {
  const { build, organizationId: owner, partner, planner, operation, contract } = await openOffice(portal);
  const order = await build.order({
    organizationId: owner,
    partnerId: partner.id,
    operationId: operation.id,
    contractId: contract.id,
    createdBy: planner.id,
    stage: 'validated',
  });
  const root = await build.user({ role: 'root' });
  const path = `/orders/${order.id}/documents`;
  const fields = Buffer.from(
    Object.entries({ kind: 'cmr', visibility: 'partner' })
      .map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join(''),
  );
  return {
    add: (content: Buffer) =>
      portal
        .as(planner, MULTIPART)
        .post(path, Buffer.concat([fields, form(content, { field: 'file', name: 'plans.pdf' })])),
    download: (id: string, range?: string) =>
      portal.as(planner, range === undefined ? {} : { range }).get(`${path}/${id}`),
    addLogo: (content: Buffer) => portal.as(root, MULTIPART).post(`/organizations/${owner}/logo`, form(content)),
  };
}

beforeAll(async () => {
  organizationId = (await createBuilders(portal.db, TEST_NOW).organization({ type: '2pl' })).id;
});
beforeEach(async () => {
  await portal.db.deleteFrom('orderDocuments').execute();
  await portal.db.updateTable('organizations').set({ logoId: null }).execute();
  await portal.db.deleteFrom('files').execute();
  await portal.app.files.purge(portal.db, TEST_NOW);
});

test('a file is in the bucket alone, is read from there, and leaves it after its record', async () => {
  const content = Buffer.alloc(1024 * 1024, 'a page ');
  const id = await save(content);
  expect([await stored(id), [...s3.objects.keys()]]).toEqual([
    { content: null, bytes: content.length },
    [`uploads/${id}`],
  ]);
  expect((await portal.app.files.get(portal.db, id))?.content.equals(content)).toBe(true);
  expect(await portal.app.files.get(portal.db, NOBODY)).toBeUndefined();

  const rolledBack = portal.db.transaction().execute(async (tx) => {
    await portal.app.files.remove(tx, id);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect([(await portal.app.files.purge(portal.db, 0)).removed, s3.objects.size]).toEqual([0, 1]);
  await portal.db.deleteFrom('files').where('id', '=', id).execute(); // as a cascade does
  expect([(await portal.app.files.purge(portal.db, 0)).removed, s3.objects.size]).toEqual([1, 0]);
});

test('a file whose object is missing or was changed is refused, and found by the check', async () => {
  const [missing, changed] = [await save('one'), await save('two')];
  s3.objects.delete(`uploads/${missing}`);
  await bucket.put(changed, Buffer.from('three'));
  for (const id of [missing, changed])
    await expect(portal.app.files.get(portal.db, id)).rejects.toMatchObject({ status: 503 });
  expect((await findDamagedFiles(portal.db, bucket)).toSorted()).toEqual(
    [`File ${missing} is missing in the bucket.`, `File ${changed} in the bucket isn't what was saved.`].toSorted(),
  );
});

test('a large document passes the scanner on its way to the bucket, part by part', async () => {
  const { add, download } = await openOrder();
  const content = numbered(6 * MEGABYTE);
  const added = await add(content);
  expect([added.statusCode, await count('fileChunks'), await count('stagedFiles'), s3.uploads.size]).toEqual([
    201, 0, 0, 0,
  ]);
  const [[key, object] = []] = s3.objects;
  expect([s3.objects.size, object?.content.equals(content)]).toEqual([1, true]);
  const { id } = added.json();
  expect((await download(id)).rawPayload.equals(content)).toBe(true);
  const part = await download(id, 'bytes=5242879-5242881');
  expect([part.statusCode, [...part.rawPayload]]).toEqual([206, [...content.subarray(5_242_879, 5_242_882)]]);

  s3.objects.set(key ?? '', { content: Buffer.alloc(content.length), etag: '', headers: {} });
  await expect(download(id)).rejects.toThrow();
});

test('nothing is left of a large document that is infected, or of one that the bucket does not take', async () => {
  const { add } = await openOrder();
  const infected = Buffer.concat([numbered(5.5 * MEGABYTE), INFECTED]);
  expect((await add(infected)).json()).toMatchObject({ fields: { file: { code: 'infected' } } });
  await portal.app.files.purge(portal.db, TEST_NOW);
  expect([await count('files'), await count('stagedFiles'), s3.objects.size, s3.uploads.size]).toEqual([0, 0, 0, 0]);

  await portal.db
    .insertInto('stagedFiles')
    .values({ id: NOBODY, inBucket: true, uploadId: 'of a process that ended', createdAt: 0 })
    .execute();
  expect(await portal.app.files.purge(portal.db, 1)).toEqual({ discarded: 1, removed: 1 });
});

test('an infected file is refused on its field, and so is every file while the scanner is away', async () => {
  const { add, addLogo } = await openOrder();
  const padded = Buffer.concat([PNG, Buffer.alloc(100_000, 'x'), INFECTED]);
  expect((await addLogo(padded)).json()).toMatchObject({ statusCode: 422, fields: { logo: { code: 'infected' } } });
  expect((await addLogo(PNG)).statusCode).toBe(200);
  await new Promise((resolve) => scanner.close(resolve));
  for (const content of [PDF, numbered(2 * MEGABYTE)])
    expect((await add(content)).json()).toMatchObject({ statusCode: 503, code: 'scannerUnavailable' });
  scanner.listen(scannerPort, '127.0.0.1');
  await once(scanner, 'listening');
});

test('a bucket that does not take a file refuses it without a record', async () => {
  const wrong = createFiles({
    ...settings,
    bucket: { ...(settings.bucket as NonNullable<typeof settings.bucket>), secretAccessKey: 'another' },
  });
  await expect(wrong.save(portal.db, aFile('fine', organizationId))).rejects.toMatchObject({
    status: 503,
    code: 'filesUnavailable',
  });
  await expect(portal.app.files.save(portal.db, aFile('of nobody', NOBODY))).rejects.toThrow('foreign key');
  expect([await portal.db.selectFrom('files').select('id').execute(), s3.objects.size]).toEqual([[], 0]);
});

test('files move to the bucket and back; an interrupted move continues', async () => {
  const database = createFiles({ ...settings, savesToBucket: false });
  const contents = Array.from({ length: 25 }, (_, index) => `content ${index}`);
  const ids: string[] = [];
  for (const content of contents) ids.push(await database.save(portal.db, aFile(content, organizationId)));
  const read = () =>
    Promise.all(ids.map(async (id) => (await portal.app.files.get(portal.db, id))?.content.toString()));

  let puts = 0;
  const failing = {
    ...bucket,
    put: (id: string, content: Buffer) =>
      (puts += 1) > 22 ? Promise.reject(new Error('interrupted')) : bucket.put(id, content),
  };
  await expect(moveFiles(portal.db, failing, 'bucket')).rejects.toThrow('interrupted');
  expect([await read(), (await countBucketFiles(portal.db)).count]).toEqual([contents, 22]);
  expect(await moveFiles(portal.db, bucket, 'bucket')).toBe(3);
  expect([await read(), s3.objects.size]).toEqual([contents, 25]);
  expect(await countBucketFiles(portal.db)).toEqual({ count: 25, bytes: contents.join('').length });
  expect(await findDamagedFiles(portal.db, bucket)).toEqual([]);

  expect(await moveFiles(portal.db, bucket, 'database')).toBe(25);
  expect([await read(), s3.objects.size, await countBucketFiles(portal.db)]).toEqual([
    contents,
    0,
    { count: 0, bytes: 0 },
  ]);
});

test('a large file moves part by part', async () => {
  const { add, download } = await openOrder();
  const content = numbered(6 * MEGABYTE);
  const { id } = (await add(content)).json();
  expect(await moveFiles(portal.db, bucket, 'database')).toBe(1);
  expect([await count('fileChunks'), s3.objects.size, await countBucketFiles(portal.db)]).toEqual([
    24,
    0,
    { count: 0, bytes: 0 },
  ]);
  expect((await download(id)).rawPayload.equals(content)).toBe(true);
  const interrupted = { ...bucket, putParts: () => Promise.reject(new Error('interrupted')) };
  await expect(moveFiles(portal.db, interrupted, 'bucket')).rejects.toThrow('interrupted');
  expect((await download(id)).rawPayload.equals(content)).toBe(true);
  expect(await moveFiles(portal.db, bucket, 'bucket')).toBe(1);
  expect([await count('fileChunks'), s3.objects.size, await findDamagedFiles(portal.db, bucket)]).toEqual([0, 1, []]);
  expect((await download(id)).rawPayload.equals(content)).toBe(true);
});

test('a bucket needs keys', () => {
  expect(() => readConfig({ FILES_URL: 's3://files' })).toThrow('must be set with FILES_URL');
  expect(() => readConfig({ FILES_URL: 'https://files' })).toThrow('FILES_URL must be a bucket');
});
