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

const withServer = testApp({
  config: {
    get mail() {
      return {
        url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
        from: 'portal@consign.example',
      };
    },
  },
});
const without = testApp();
const ran: number[] = [];
beforeAll(() => {
  withServer.app.jobs.handle('test.outbox', async ({ n }) => {
    ran.push(n);
  });
});

type Portal = typeof without;
const rootOf = ({ db }: Portal) => createBuilders(db, TEST_NOW).user({ role: 'root' });
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

async function mailIn(
  portal: Portal,
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
  return portal.db
    .insertInto('mails')
    .values({ ...row, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A job that came to nothing, as the queue leaves it. */
async function failedJobIn(portal: Portal, name: 'mail.send' | 'test.outbox', data: object, reason = '451 not now') {
  await portal.app.jobs.enqueue(portal.db, name, data as never);
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', retry_count = 10, completed_on = now(), output = ${JSON.stringify({ message: reason })}::jsonb where name = ${name} and state = 'created' returning id`.execute(
    portal.db,
  );
  return rows[0]?.id ?? '';
}

const told = (portal: Portal, subjectId: string) =>
  portal.db
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
] as const)('a mail that is %s, with a server %s: sent again %s', (state, hasServer, expected) => {
  expect(canRetry(state, hasServer)).toBe(expected);
});

test('root finds mails by state, address and subject, newest first, without their texts', async () => {
  const root = await rootOf(without);
  const harvest = await createBuilders(without.db, TEST_NOW).organization({ name: 'Harvest' });
  const old = await mailIn(without, { createdAt: TEST_NOW - 60, organizationId: harvest.id });
  const late = await mailIn(without, {
    subject: 'Order O-7 waits',
    recipient: 'a_b@lagoon.example',
    state: 'failed',
    error: '451 not now',
  });
  const ids = async (query: string) =>
    (await without.as(root).get(`/mails?${query}`)).json().items.map(({ id }: { id: string }) => id);

  expect((await without.as(root).get('/mails?limit=1&page=2')).json()).toEqual({
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
  expect(await ids('')).toEqual([late.id, old.id]);
  expect(await ids('state=failed')).toEqual([late.id]);
  expect(await ids('search=a_b')).toEqual([late.id]);
  expect(await ids('search=YOUR')).toEqual([old.id]);
  expect(await ids('search=123456')).toEqual([]);
  expect((await without.as(root).get(`/mails/${old.id}`)).json()).toMatchObject({
    text: 'Your code is 123456',
    html: '<p>Your code is 123456</p>',
  });
  expect((await without.as(root).get(`/mails/${SOME_ID}`)).statusCode).toBe(404);
});

test('what goes along with a mail stands in its order and comes as it was written', async () => {
  const as = without.as(await rootOf(without));
  const { id } = await mailIn(without);
  expect((await as.get(`/mails/${id}`)).json().attachments).toEqual([]);
  const [bill, scan] = [
    { name: 'bill (ශ්‍රී).pdf', mime: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    { name: 'scan.png', mime: 'image/png', content: Buffer.from('PNG!') },
  ];
  await without.db
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
  const opened = await as.get(`/mails/${id}/attachments/0`);
  expect([
    opened.statusCode,
    opened.body,
    opened.headers['content-type'],
    opened.headers['content-security-policy'],
  ]).toEqual([200, '%PDF-1.7', 'application/pdf', "default-src 'none'"]);
  expect((await as.get(`/mails/${id}/attachments/2`)).statusCode).toBe(404);
  expect((await as.get(`/mails/${SOME_ID}/attachments/0`)).statusCode).toBe(404);
});

test('nobody but root reads mails and jobs, whatever their rules', async () => {
  const { id } = await mailIn(without);
  const forwarder = await createBuilders(without.db, TEST_NOW).user({
    role: 'admin',
    rules: 'all',
    organizationId: (await createBuilders(without.db, TEST_NOW).organization({ type: '3pl' })).id,
  });
  const as = without.as(forwarder);
  const replies = await Promise.all([
    as.get('/mails'),
    as.get(`/mails/${id}`),
    as.get(`/mails/${id}/attachments/0`),
    as.post(`/mails/${id}/retry`),
    as.get('/jobs'),
    as.post(`/jobs/${SOME_ID}/retry`),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
});

test('without a mail server no mail is sent again, and the reason is told', async () => {
  const as = without.as(await rootOf(without));
  const { id } = await mailIn(without, { state: 'failed', error: '451 not now' });
  const job = await failedJobIn(without, 'mail.send', { id });
  for (const path of [`/mails/${id}/retry`, `/jobs/${job}/retry`]) {
    expect((await as.post(path)).json()).toMatchObject({
      statusCode: 409,
      code: 'noMailServer',
      message: 'No mail server is configured, so mails stay in the outbox',
    });
  }
  expect((await as.get(`/mails/${id}`)).json()).toMatchObject({ state: 'failed', error: '451 not now', actions: [] });
  expect((await as.get('/jobs')).json().total).toBe(1);
});

test("an organization with a mail server of its own has its mails sent again without the portal's", async () => {
  const as = without.as(await rootOf(without));
  const organization = await createBuilders(without.db, TEST_NOW).organization({ smtpHost: 'mail.harvest.example' });
  const { id } = await mailIn(without, { organizationId: organization.id });
  expect((await as.get(`/mails/${id}`)).json().actions).toEqual(['retry']);
  expect((await as.post(`/mails/${id}/retry`)).json()).toEqual({ id });
  expect((await as.get(`/mails/${id}`)).json()).toMatchObject({ state: 'queued', actions: [] });
});

test.each(['kept', 'failed'] as const)('a mail that is %s goes out after all, once', async (state) => {
  const root = await rootOf(withServer);
  const as = withServer.as(root);
  const recipient = `${state}@harvest.example`;
  const { id } = await mailIn(withServer, { state, recipient, error: '451 not now' });
  expect((await as.get(`/mails/${id}`)).json().actions).toEqual(['retry']);
  const replies = await Promise.all([as.post(`/mails/${id}/retry`), as.post(`/mails/${id}/retry`)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'mailNotRetried',
    message: 'A mail that is queued is not sent again',
    params: { state: 'queued' },
  });
  await withServer.app.jobs.runDue();
  expect(received.filter((address) => address === recipient)).toHaveLength(1);
  expect((await as.get(`/mails/${id}`)).json()).toMatchObject({
    state: 'sent',
    attempts: 1,
    error: null,
    sentAt: TEST_NOW,
    actions: [],
  });
  expect(await told(withServer, id)).toEqual([
    { event: 'retried', fromStage: state, toStage: 'queued', userId: root.id },
  ]);
});

test('a failed job is shown with its reason and begins anew', async () => {
  const root = await rootOf(withServer);
  const as = withServer.as(root);
  const id = await failedJobIn(withServer, 'test.outbox', { n: 7 }, 'the disk is full');
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
  await withServer.app.jobs.runDue();
  expect([ran, (await as.get('/jobs')).json().total]).toEqual([[7], 0]);
  expect(await told(withServer, id)).toMatchObject([{ event: 'retried', userId: root.id }]);
});

test('the failed job of a mail sends the mail, and a mail sent again leaves no failed job behind', async () => {
  const as = withServer.as(await rootOf(withServer));
  const [byJob, byMail] = [
    await mailIn(withServer, { state: 'failed', recipient: 'job@x.example' }),
    await mailIn(withServer, { state: 'failed', recipient: 'mail@x.example' }),
  ];
  const job = await failedJobIn(withServer, 'mail.send', { id: byJob.id });
  await failedJobIn(withServer, 'mail.send', { id: byMail.id });
  expect((await as.post(`/jobs/${job}/retry`)).statusCode).toBe(200);
  expect((await as.post(`/mails/${byMail.id}/retry`)).statusCode).toBe(200);
  expect((await as.get('/jobs')).json().total).toBe(0);
  await withServer.app.jobs.runDue();
  expect(received.filter((address) => address.endsWith('@x.example')).toSorted()).toEqual([
    'job@x.example',
    'mail@x.example',
  ]);
});
