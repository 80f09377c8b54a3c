import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { inTransaction } from './database.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { openMail } from './mail.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases.ts';

type Received = { from: string; to: string[]; data: string };
const received: Received[] = [];
let isAway = false;
let database: TestDatabase;
let opened: Jobs | undefined;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (isAway) return done(new Error('451 not now'));
      const { mailFrom, rcptTo } = envelope;
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), data: Buffer.concat(chunks).toString() });
      done();
    });
  },
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(async () => {
  received.length = 0;
  isAway = false;
  database = await createTestDatabase();
});
afterEach(async () => {
  await opened?.stop();
  await database.drop();
});

const smtp = (): Config['mail'] => ({ url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, from: 'portal@consign.example' });

function open(config: Config['mail']) {
  const { db } = database;
  const reported: Error[] = [];
  const jobs = openJobs(db, (error) => reported.push(error));
  opened = jobs;
  const mail = openMail({ db, jobs, now: systemClock, config: { mail: config } });
  const mails = () => db.selectFrom('mails').select(['recipient', 'subject', 'state', 'attempts', 'error']).execute();
  return { db, jobs, mail, mails, reported };
}

const letter = { language: 'sin' as const, subject: 'Order O-7 waits\r\nBcc: eve@evil.example', paragraphs: ['Freight for <b>A & B</b>', 'Kandy → Galle'], action: { label: 'Open', url: 'https://portal.example/orders/7?a=1&b=2' } };
const to = { to: 'nimal@harvest.example', organizationId: null };

test('without a mail server a mail is kept in the outbox', async () => {
  const { db, jobs, mail, mails } = open(undefined);
  await mail.send(db, { ...letter, ...to });
  await jobs.runDue();
  expect(await mails()).toEqual([{ recipient: 'nimal@harvest.example', subject: 'Order O-7 waits Bcc: eve@evil.example', state: 'kept', attempts: 0, error: null }]);
});

test('with one it is sent after the transaction, to one address, as text and as HTML', async () => {
  const { db, jobs, mail, mails } = open(smtp());
  await inTransaction(db, (tx) => mail.send(tx, { ...letter, ...to }));
  await jobs.runDue();
  const [{ from, to: recipients, data } = { from: '', to: [], data: '' }] = received;
  expect([from, recipients, received.length]).toEqual(['portal@consign.example', ['nimal@harvest.example'], 1]);
  expect(data).not.toMatch(/^Bcc:/im);
  expect(data).toMatch(/Content-Type: text\/plain/);
  expect(data).toMatch(/Content-Type: text\/html/);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1 }]);

  const { html, text } = await db.selectFrom('mails').select(['html', 'text']).executeTakeFirstOrThrow();
  expect(text).toBe('Freight for <b>A & B</b>\n\nKandy → Galle\n\nOpen: https://portal.example/orders/7?a=1&b=2');
  expect(html).not.toContain('<b>');
  expect(html).toContain('<html lang="si">');
});

test('a mail of a transaction that fails is never sent', async () => {
  const { db, jobs, mail, mails } = open(smtp());
  const lost = inTransaction(db, async (tx) => {
    await mail.send(tx, { ...letter, ...to });
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  await jobs.runDue();
  expect([received.length, await mails()]).toEqual([0, []]);
});

test('a mail server that is away is tried again', async () => {
  const { db, jobs, mail, mails, reported } = open(smtp());
  await mail.send(db, { ...letter, ...to });
  isAway = true;
  await jobs.runDue();
  expect(await mails()).toMatchObject([{ state: 'queued', attempts: 1, error: expect.stringContaining('451') as unknown }]);
  expect(reported).toHaveLength(1);
  isAway = false;
  await sql`update pgboss.job set start_after = now() where name = 'mail.send'`.execute(db);
  await jobs.runDue();
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2, error: null }]);
});

test.each(['nimal@harvest.example\r\nBcc: eve@evil.example', 'a@b.example, eve@evil.example', 'Nimal <nimal@harvest.example>', '', 'nimal'])(
  'an address like %j gets no mail', async (address) => {
    const { db, mail, mails } = open(undefined);
    await expect(mail.send(db, { ...letter, to: address, organizationId: null })).rejects.toThrow('one valid address');
    expect(await mails()).toEqual([]);
  });
