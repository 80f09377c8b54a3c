import { sql } from 'kysely';
import { given as builders } from '../../demo/builders.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { inTransaction } from './database.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { openMail } from './mail.ts';
import { seal } from './seal.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases.ts';
import { mailServer } from './testing/mail-server.ts';

let database: TestDatabase;
let opened: Jobs | undefined;
const server = mailServer();
const own = mailServer({ user: 'office@harvest.example', password: 'pepper' });
const { received } = server.state;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await opened?.stop();
  await database.drop();
});

const SECRET = 'a secret that only tests know, 32+';
const NOW = 1_763_625_600;

const smtp = (): Config['mail'] => ({ url: `smtp://127.0.0.1:${server.port}`, from: 'portal@consign.example' });

function open(config: Config['mail'], ownMail: Partial<Config['ownMail']> = {}) {
  const { db } = database;
  const reported: Error[] = [];
  const jobs = openJobs(db, (error) => reported.push(error));
  opened = jobs;
  const mail = openMail({
    db,
    jobs,
    now: systemClock,
    config: { mail: config, ownMail: { ports: [own.port], allowsPrivate: true, ...ownMail } },
    secret: SECRET,
  });
  const mails = () => db.selectFrom('mails').select(['recipient', 'subject', 'state', 'attempts', 'error']).execute();
  return { db, jobs, mail, mails, reported };
}

const letter = {
  language: 'sin' as const,
  subject: 'Order O-7 waits\r\nBcc: eve@evil.example',
  paragraphs: ['Freight for <b>A & B</b>', 'Kandy → Galle'],
  action: { label: 'Open', url: 'https://portal.example/orders/7?a=1&b=2' },
};
const to = { to: 'nimal@harvest.example', organizationId: null };

test('without a mail server a mail is kept in the outbox', async () => {
  const { db, jobs, mail, mails } = open(undefined);
  await mail.send(db, { ...letter, ...to });
  await jobs.runDue();
  expect(await mails()).toEqual([
    {
      recipient: 'nimal@harvest.example',
      subject: 'Order O-7 waits Bcc: eve@evil.example',
      state: 'kept',
      attempts: 0,
      error: null,
    },
  ]);
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
  server.state.isAway = true;
  await jobs.runDue();
  expect(await mails()).toMatchObject([
    { state: 'queued', attempts: 1, error: expect.stringContaining('451') as unknown },
  ]);
  expect(reported).toHaveLength(1);
  server.state.isAway = false;
  await sql`update pgboss.job set start_after = now() where name = 'mail.send'`.execute(db);
  await jobs.runDue();
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2, error: null }]);
});

test.each([
  'nimal@harvest.example\r\nBcc: eve@evil.example',
  'a@b.example, eve@evil.example',
  'Nimal <nimal@harvest.example>',
  '',
  'nimal',
])('an address like %j gets no mail', async (address) => {
  const { db, mail, mails } = open(undefined);
  await expect(mail.send(db, { ...letter, to: address, organizationId: null })).rejects.toThrow('one valid address');
  expect(await mails()).toEqual([]);
});

const harvest = (more = {}) =>
  builders(database.db, NOW).organization({
    name: 'Harvest\r\nBcc: eve@evil.example',
    smtpHost: 'localhost',
    smtpPort: own.port,
    smtpUser: 'office@harvest.example',
    smtpPassword: seal(SECRET, 'pepper'),
    ...more,
  });

test.each([
  ["beside the platform's", smtp],
  ['without any other', () => undefined],
])("an organization's own mail server sends its mails, %s", async (_name, platform) => {
  const { db, jobs, mail, mails } = open(platform());
  await mail.send(db, { ...letter, to: 'nimal@harvest.example', organizationId: (await harvest()).id });
  await jobs.runDue();
  expect(own.state.received).toMatchObject([
    { from: 'office@harvest.example', to: ['nimal@harvest.example'], user: 'office@harvest.example' },
  ]);
  expect(own.state.received[0]?.data).not.toMatch(/^Bcc:/im);
  expect([await mails(), received]).toMatchObject([[{ state: 'sent', attempts: 1 }], []]);
});

test.each<[string, object, Partial<Config['ownMail']>, string]>([
  ['lies in a private network', {}, { allowsPrivate: false }, 'private network'],
  ['is none, by its port', {}, { ports: [25] }, 'no port of a mail server'],
  ['is unknown', { smtpHost: 'mail.invalid' }, {}, 'No mail server with this name'],
  ['has a password of another installation', { smtpPassword: seal('another secret', 'pepper') }, {}, 'entered again'],
  ['refuses the password', { smtpPassword: seal(SECRET, 'salt') }, {}, 'Invalid login'],
])('a mail waits when the own server %s, and says why', async (_name, row, ownMail, why) => {
  const { db, jobs, mail, mails } = open(smtp(), ownMail);
  await mail.send(db, { ...letter, to: 'nimal@harvest.example', organizationId: (await harvest(row)).id });
  await jobs.runDue();
  const [kept] = await mails();
  expect(kept).toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining(why) as unknown });
  expect([received, own.state.received]).toEqual([[], []]);
});

test('when the own server has gone before a mail was sent, and there is no other, the mail is kept', async () => {
  const { db, jobs, mail, mails } = open(undefined);
  const { id } = await harvest();
  await mail.send(db, { ...letter, to: 'nimal@harvest.example', organizationId: id });
  await db.updateTable('organizations').set({ smtpHost: null }).where('id', '=', id).execute();
  await jobs.runDue();
  expect(await mails()).toMatchObject([{ state: 'kept', attempts: 0 }]);
});
