import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openS3 } from '../../release/testing/s3-stand-in.ts';
import type { Answer } from '../testing/client.ts';
import { FILES, startPortal, type Tokens } from '../testing/portal.fixtures.ts';
import { METRICS_TOKEN, openStage } from '../testing/stage.ts';

const MEGABYTE = 1024 * 1024;
const KEY = { id: 'the key', secret: 'the secret of the key', region: 'us-east-1' };
/** What the process has more at any time, garbage included. */
const MAX_GROWTH = 45 * MEGABYTE;

let stage: Awaited<ReturnType<typeof openStage>>;
let s3: Awaited<ReturnType<typeof openS3>>;
let tokens: Tokens;

beforeAll(async () => {
  stage = await openStage(FILES);
  Object.assign(stage.settings, { MAX_DOCUMENT_MB: '50' });
  tokens = await startPortal(stage);
  s3 = await openS3('files', KEY);
  Object.assign(stage.settings, {
    FILES_URL: 's3://files',
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ACCESS_KEY_ID: KEY.id,
    AWS_SECRET_ACCESS_KEY: KEY.secret,
  });
  await stage.end(stage.ports[1], 'SIGTERM');
  await stage.start(stage.ports[1]);
}, 600_000);
afterAll(async () => {
  await stage.close();
  await s3.close();
});

const as = (login: string) => tokens[login] ?? { authorization: '' };
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

function toForm(content: Buffer) {
  const fields = Object.entries({ kind: 'cmr', visibility: 'partner' }).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${fields.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]);
}

const numbered = (bytes: number) => {
  const content = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) content.writeUInt32BE(at, at);
  content.write('%PDF-1.7\n');
  return content;
};

async function readMemory(port: number) {
  const { text } = await stage
    .direct(port)
    .ask('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^process_resident_memory_bytes ([\d.e+]+)$/m.exec(text)?.[1]);
}

/** How much more memory the process has at any time during the work than before it. */
async function measureGrowth(port: number, work: () => Promise<void>) {
  const before = await readMemory(port);
  let [most, isDone] = [before, false];
  const watch = (async () => {
    for (; !isDone; await wait(50)) most = Math.max(most, await readMemory(port));
  })();
  await work();
  isDone = true;
  await watch;
  return most - before;
}

test.each([
  ['the database', 0],
  ['a bucket', 1],
] as const)('50 MB go to %s and back without being in memory', async (_store, index) => {
  const port = stage.ports[index];
  const { ask } = stage.direct(port);
  const headers = as('owner');
  const { items } = (await ask('/api/orders/v2?limit=1', { headers })).json<{ items: { id: string }[] }>();
  const path = `/api/orders/${items[0]?.id}/documents`;
  const upload = (content: Buffer) =>
    ask(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: toForm(content),
    });
  const download = async (added: Answer) =>
    ask(`${path}/${added.json<{ id: string }>().id}`, { headers }).then(({ body }) => hash(body));
  const warmUp = numbered(10 * MEGABYTE);
  expect(await download(await upload(warmUp))).toBe(hash(warmUp));

  const content = numbered(50 * MEGABYTE);
  let added = await upload(Buffer.from('not yet'));
  const ofUpload = await measureGrowth(port, async () => {
    added = await upload(content);
  });
  expect(added.status).toBe(201);
  let received = '';
  const ofDownload = await measureGrowth(port, async () => {
    received = await download(added);
  });
  expect(received).toBe(hash(content));
  expect(Math.max(ofUpload, ofDownload)).toBeLessThan(MAX_GROWTH);

  const tooLarge = await upload(Buffer.concat([content, Buffer.from('!')]));
  expect(tooLarge.json()).toMatchObject({ statusCode: 422, fields: { file: { params: { max: 50 } } } });
});
