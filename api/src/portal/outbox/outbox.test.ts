import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { createBuilders } from '../../../demo/builders.ts';
import type { Tables } from '../../platform/database/database.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { canRetry } from './retry.rules.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'test.outbox': { n: number };
  }
}

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    stream.resume().on('end', () => {
      received.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const portalWithServer = testApp({
  config: {
    get mail() {
      return {
        url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
        from: 'portal@consign.example',
      };
    },
  },
});
const portal = testApp();
const processed: number[] = [];
beforeAll(() => {
  portalWithServer.app.jobs.handle('test.outbox', async ({ n }) => {
    processed.push(n);
  });
});

type Portal = typeof portal;
const createRoot = ({ db }: Portal) => createBuilders(db, TEST_NOW).user({ role: 'root' });
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

async function createEmail(
  { db }: Portal,
  overrides: Partial<Pick<Tables['mails'], 'recipient' | 'subject' | 'state' | 'error' | 'organizationId'>> & {
    createdAt?: number;
  } = {},
) {
  const row = {
    recipient: 'nimal@harvest.example',
    subject: 'Your code',
    text: 'Your code is 123456',
    html: '<p>Your code is 123456</p>',
    state: 'kept' as const,
    error: null,
    organizationId: null,
    createdAt: TEST_NOW,
  };
  return db
    .insertInto('mails')
    .values({ ...row, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Creates a job that has failed permanently. */
async function createFailedJob(
  { app, db }: Portal,
  name: 'mail.send' | 'test.outbox',
  data: object,
  message = '451 not now',
) {
  await app.jobs.enqueue(db, name, data as never);
  const { rows } = await sql<{ id: string }>`
    update pgboss.job
    set state = 'failed', retry_count = 10, completed_on = now(), output = ${JSON.stringify({ message })}::jsonb
    where name = ${name} and state = 'created' returning id`.execute(db);
  return rows[0]?.id ?? '';
}

const listTimeline = ({ db }: Portal, subjectId: string) =>
  db
    .selectFrom('timelineEntries')
    .select(['event', 'fromStage', 'toStage', 'userId'])
    .where('subjectId', '=', subjectId)
    .execute();

test.each([
  ['failed', true, true],
  ['kept', true, true],
  ['queued', true, false],
  ['sent', true, false],
  ['failed', false, false],
  ['kept', false, false],
] as const)('decides whether to retry a %s email, with a mail server %s: %s', (state, hasServer, expected) => {
  expect(canRetry(state, hasServer)).toBe(expected);
});

test('lets root search emails by state, address and subject', async () => {
  const root = await createRoot(portal);
  const harvest = await createBuilders(portal.db, TEST_NOW).organization({ name: 'Harvest' });
  const old = await createEmail(portal, { createdAt: TEST_NOW - 60, organizationId: harvest.id });
  const recent = await createEmail(portal, {
    subject: 'Order O-7 waits',
    recipient: 'a_b@lagoon.example',
    state: 'failed',
    error: '451 not now',
  });
  const ids = async (query: string) =>
    (await portal.as(root).get(`/mails?${query}`)).json().items.map(({ id }: { id: string }) => id);

  expect((await portal.as(root).get('/mails?limit=1&page=2')).json()).toEqual({
    items: [
      {
        id: old.id,
        recipient: 'nimal@harvest.example',
        subject: 'Your code',
        organization: { id: harvest.id, name: 'Harvest' },
        state: 'kept',
        attempts: 0,
        error: null,
        createdAt: TEST_NOW - 60,
        sentAt: null,
        actions: [],
      },
    ],
    total: 2,
    page: 2,
    limit: 1,
  });
  expect(await ids('')).toEqual([recent.id, old.id]);
  expect(await ids('state=failed')).toEqual([recent.id]);
  expect(await ids('search=a_b')).toEqual([recent.id]);
  expect(await ids('search=YOUR')).toEqual([old.id]);
  expect(await ids('search=123456')).toEqual([]);
  expect((await portal.as(root).get(`/mails/${old.id}`)).json()).toMatchObject({
    text: 'Your code is 123456',
    html: '<p>Your code is 123456</p>',
  });
  expect((await portal.as(root).get(`/mails/${UNKNOWN_ID}`)).statusCode).toBe(404);
});

test('lists attachments in order and downloads them unchanged', async () => {
  const as = portal.as(await createRoot(portal));
  const { id } = await createEmail(portal);
  expect((await as.get(`/mails/${id}`)).json().attachments).toEqual([]);
  const [bill, scan] = [
    { name: 'bill (ශ්‍රී).pdf', mime: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    { name: 'scan.png', mime: 'image/png', content: Buffer.from('PNG!') },
  ];
  await portal.db
    .insertInto('mailAttachments')
    .values([
      { mailId: id, position: 1, ...scan },
      { mailId: id, position: 0, ...bill },
    ])
    .execute();
  const { attachments } = (await as.get(`/mails/${id}`)).json();
  expect(attachments).toEqual([
    { name: bill.name, mime: bill.mime, bytes: 8, url: `/api/mails/${id}/attachments/0` },
    { name: scan.name, mime: scan.mime, bytes: 4, url: `/api/mails/${id}/attachments/1` },
  ]);
  const download = await as.get(`/mails/${id}/attachments/0`);
  expect([
    download.statusCode,
    download.body,
    download.headers['content-type'],
    download.headers['content-security-policy'],
  ]).toEqual([200, '%PDF-1.7', 'application/pdf', "default-src 'none'"]);
  expect((await as.get(`/mails/${id}/attachments/2`)).statusCode).toBe(404);
  expect((await as.get(`/mails/${UNKNOWN_ID}/attachments/0`)).statusCode).toBe(404);
});

test('allows only root to read emails and jobs', async () => {
  const { id } = await createEmail(portal);
  const admin = await createBuilders(portal.db, TEST_NOW).user({
    role: 'admin',
    rules: 'all',
    organizationId: (await createBuilders(portal.db, TEST_NOW).organization({ type: '3pl' })).id,
  });
  const as = portal.as(admin);
  const replies = await Promise.all([
    as.get('/mails'),
    as.get(`/mails/${id}`),
    as.get(`/mails/${id}/attachments/0`),
    as.post(`/mails/${id}/retry`),
    as.get('/jobs'),
    as.post(`/jobs/${UNKNOWN_ID}/retry`),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
});

test('rejects a retry without a mail server', async () => {
  const as = portal.as(await createRoot(portal));
  const { id } = await createEmail(portal, { state: 'failed', error: '451 not now' });
  const job = await createFailedJob(portal, 'mail.send', { id });
  for (const path of [`/mails/${id}/retry`, `/jobs/${job}/retry`]) {
    expect((await as.post(path)).json()).toMatchObject({
      statusCode: 409,
      code: 'noMailServer',
      message: 'No mail server is configured, so emails stay in the outbox',
    });
  }
  expect((await as.get(`/mails/${id}`)).json()).toMatchObject({ state: 'failed', error: '451 not now', actions: [] });
  expect((await as.get('/jobs')).json().total).toBe(1);
});

test('retries the email of an organization that has its own mail server', async () => {
  const as = portal.as(await createRoot(portal));
  const organization = await createBuilders(portal.db, TEST_NOW).organization({ smtpHost: 'mail.harvest.example' });
  const { id } = await createEmail(portal, { organizationId: organization.id });
  expect((await as.get(`/mails/${id}`)).json().actions).toEqual(['retry']);
  expect((await as.post(`/mails/${id}/retry`)).json()).toEqual({ id });
  expect((await as.get(`/mails/${id}`)).json()).toMatchObject({ state: 'queued', actions: [] });
});

test.each(['kept', 'failed'] as const)('sends a %s email once when it is retried', async (state) => {
  const root = await createRoot(portalWithServer);
  const as = portalWithServer.as(root);
  const recipient = `${state}@harvest.example`;
  const { id } = await createEmail(portalWithServer, { state, recipient, error: '451 not now' });
  expect((await as.get(`/mails/${id}`)).json().actions).toEqual(['retry']);
  const replies = await Promise.all([as.post(`/mails/${id}/retry`), as.post(`/mails/${id}/retry`)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'mailNotRetried',
    message: "An email that is queued can't be sent again",
    params: { state: 'queued' },
  });
  await portalWithServer.app.jobs.runDue();
  expect(received.filter((address) => address === recipient)).toHaveLength(1);
  expect((await as.get(`/mails/${id}`)).json()).toMatchObject({
    state: 'sent',
    attempts: 1,
    error: null,
    sentAt: TEST_NOW,
    actions: [],
  });
  expect(await listTimeline(portalWithServer, id)).toEqual([
    { event: 'retried', fromStage: state, toStage: 'queued', userId: root.id },
  ]);
});

test('lists a failed job with its error and restarts it', async () => {
  const root = await createRoot(portalWithServer);
  const as = portalWithServer.as(root);
  const id = await createFailedJob(portalWithServer, 'test.outbox', { n: 7 }, 'the disk is full');
  const { items, total } = (await as.get('/jobs')).json();
  expect([total, items]).toEqual([
    1,
    [
      {
        id,
        name: 'test.outbox',
        error: 'the disk is full',
        attempts: 11,
        createdAt: expect.any(Number),
        failedAt: expect.any(Number),
        actions: ['retry'],
      },
    ],
  ]);
  expect(JSON.stringify(items)).not.toContain('"n"');
  expect((await as.post(`/jobs/${id}/retry`)).json()).toEqual({ id });
  expect((await as.post(`/jobs/${id}/retry`)).statusCode).toBe(404);
  await portalWithServer.app.jobs.runDue();
  expect([processed, (await as.get('/jobs')).json().total]).toEqual([[7], 0]);
  expect(await listTimeline(portalWithServer, id)).toMatchObject([{ event: 'retried', userId: root.id }]);
});

test('retries the email of a failed job, and deletes the failed jobs of a retried email', async () => {
  const as = portalWithServer.as(await createRoot(portalWithServer));
  const [byJob, byMail] = [
    await createEmail(portalWithServer, { state: 'failed', recipient: 'job@x.example' }),
    await createEmail(portalWithServer, { state: 'failed', recipient: 'mail@x.example' }),
  ];
  const job = await createFailedJob(portalWithServer, 'mail.send', { id: byJob.id });
  await createFailedJob(portalWithServer, 'mail.send', { id: byMail.id });
  expect((await as.post(`/jobs/${job}/retry`)).statusCode).toBe(200);
  expect((await as.post(`/mails/${byMail.id}/retry`)).statusCode).toBe(200);
  expect((await as.get('/jobs')).json().total).toBe(0);
  await portalWithServer.app.jobs.runDue();
  expect(received.filter((address) => address.endsWith('@x.example')).toSorted()).toEqual([
    'job@x.example',
    'mail@x.example',
  ]);
});
