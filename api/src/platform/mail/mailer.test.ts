import { sql } from 'kysely';
import { createBuilders } from '../../../demo/builders.ts';
import { systemClock } from '../time/clock.ts';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../database/database.ts';
import { type Jobs, createJobs } from '../jobs/jobs.ts';
import { createMailer } from './mailer.ts';
import { encryptSecret } from '../security/encryption.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { testMailServer } from '../testing/mail-server.ts';

let database: TestDatabase;
let jobQueue: Jobs | undefined;
const platformServer = testMailServer();
const organizationServer = testMailServer({ user: 'office@harvest.example', password: 'pepper' });
const { received } = platformServer.state;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await jobQueue?.stop();
  await database.drop();
});

const SECRET = 'a secret that only tests know, 32+';
const NOW = 1_763_625_600;

const platformMail = (): Config['mail'] => ({
  url: `smtp://127.0.0.1:${platformServer.port}`,
  from: 'portal@consign.example',
});

function setUp(mail: Config['mail'], organizationMail: Partial<Config['organizationMail']> = {}) {
  const { db } = database;
  const errors: Error[] = [];
  const jobs = createJobs(db, (error) => errors.push(error));
  jobQueue = jobs;
  const mailer = createMailer({
    db,
    jobs,
    now: systemClock,
    config: {
      mail,
      organizationMail: { allowedPorts: [organizationServer.port], allowsPrivate: true, ...organizationMail },
    },
    secret: SECRET,
  });
  const listEmails = () =>
    db.selectFrom('mails').select(['recipient', 'subject', 'state', 'attempts', 'error']).execute();
  return { db, jobs, mailer, listEmails, errors };
}

const content = {
  language: 'sin' as const,
  subject: 'Order O-7 waits\r\nBcc: eve@evil.example',
  paragraphs: ['Freight for <b>A & B</b>', 'Kandy → Galle, former-user-0a1b2c3d4e5f'],
  action: { label: 'Open', url: 'https://portal.example/orders/7?a=1&b=2' },
};
const recipient = { to: 'nimal@harvest.example', organizationId: null };

test('stores emails in the outbox without a mail server', async () => {
  const { db, jobs, mailer, listEmails } = setUp(undefined);
  await mailer.send(db, { ...content, ...recipient });
  await jobs.runDue();
  expect(await listEmails()).toEqual([
    {
      recipient: 'nimal@harvest.example',
      subject: 'Order O-7 waits Bcc: eve@evil.example',
      state: 'kept',
      attempts: 0,
      error: null,
    },
  ]);
});

test('sends an email after the transaction, to one address, as text and HTML', async () => {
  const { db, jobs, mailer, listEmails } = setUp(platformMail());
  await inTransaction(db, (tx) => mailer.send(tx, { ...content, ...recipient }));
  await jobs.runDue();
  const [{ from, to: recipients, data } = { from: '', to: [], data: '' }] = received;
  expect([from, recipients, received.length]).toEqual(['portal@consign.example', ['nimal@harvest.example'], 1]);
  expect(data).not.toMatch(/^Bcc:/im);
  expect(data).toMatch(/Content-Type: text\/plain/);
  expect(data).toMatch(/Content-Type: text\/html/);
  expect(await listEmails()).toMatchObject([{ state: 'sent', attempts: 1 }]);

  const { html, text } = await db.selectFrom('mails').select(['html', 'text']).executeTakeFirstOrThrow();
  expect(text).toBe(
    'Freight for <b>A & B</b>\n\nKandy → Galle, හිටපු පුද්ගලයා 0a1b2c3d4e5f\n\nOpen: https://portal.example/orders/7?a=1&b=2',
  );
  expect(html).not.toContain('<b>');
  expect(html).toContain('<html lang="si">');
});

test("doesn't send emails of a transaction that is rolled back", async () => {
  const { db, jobs, mailer, listEmails } = setUp(platformMail());
  const rolledBack = inTransaction(db, async (tx) => {
    await mailer.send(tx, { ...content, ...recipient });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await jobs.runDue();
  expect([received.length, await listEmails()]).toEqual([0, []]);
});

test('retries when the mail server is unavailable', async () => {
  const { db, jobs, mailer, listEmails, errors } = setUp(platformMail());
  await mailer.send(db, { ...content, ...recipient });
  platformServer.state.isUnavailable = true;
  await jobs.runDue();
  expect(await listEmails()).toMatchObject([
    { state: 'queued', attempts: 1, error: expect.stringContaining('451') as unknown },
  ]);
  expect(errors).toHaveLength(1);
  platformServer.state.isUnavailable = false;
  await sql`update pgboss.job set start_after = now() where name = 'mail.send'`.execute(db);
  await jobs.runDue();
  expect(await listEmails()).toMatchObject([{ state: 'sent', attempts: 2, error: null }]);
});

test.each([
  'nimal@harvest.example\r\nBcc: eve@evil.example',
  'a@b.example, eve@evil.example',
  'Nimal <nimal@harvest.example>',
  '',
  'nimal',
])('rejects %j as recipient', async (address) => {
  const { db, mailer, listEmails } = setUp(undefined);
  await expect(mailer.send(db, { ...content, to: address, organizationId: null })).rejects.toThrow('one valid address');
  expect(await listEmails()).toEqual([]);
});

const createOrganization = (overrides = {}) =>
  createBuilders(database.db, NOW).organization({
    name: 'Harvest\r\nBcc: eve@evil.example',
    smtpHost: 'localhost',
    smtpPort: organizationServer.port,
    smtpUser: 'office@harvest.example',
    smtpPassword: encryptSecret(SECRET, 'pepper'),
    ...overrides,
  });

test.each([
  ['a platform mail server', platformMail],
  ['no platform mail server', () => undefined],
])("sends an organization's emails through its mail server, with %s", async (_name, platform) => {
  const { db, jobs, mailer, listEmails } = setUp(platform());
  await mailer.send(db, { ...content, to: 'nimal@harvest.example', organizationId: (await createOrganization()).id });
  await jobs.runDue();
  expect(organizationServer.state.received).toMatchObject([
    { from: 'office@harvest.example', to: ['nimal@harvest.example'], user: 'office@harvest.example' },
  ]);
  expect(organizationServer.state.received[0]?.data).not.toMatch(/^Bcc:/im);
  expect([await listEmails(), received]).toMatchObject([[{ state: 'sent', attempts: 1 }], []]);
});

test.each<[string, object, Partial<Config['organizationMail']>, string]>([
  ['is in a private network', {}, { allowsPrivate: false }, 'private network'],
  ['has another port', {}, { allowedPorts: [25] }, 'not a mail server port'],
  ['is unknown', { smtpHost: 'mail.invalid' }, {}, 'No mail server with this name'],
  [
    'has a password of another installation',
    { smtpPassword: encryptSecret('another secret', 'pepper') },
    {},
    'Enter it again',
  ],
  ['rejects the password', { smtpPassword: encryptSecret(SECRET, 'salt') }, {}, 'Invalid login'],
])(
  "queues an email with the reason when the organization's server %s",
  async (_name, row, organizationMail, reason) => {
    const { db, jobs, mailer, listEmails } = setUp(platformMail(), organizationMail);
    await mailer.send(db, {
      ...content,
      to: 'nimal@harvest.example',
      organizationId: (await createOrganization(row)).id,
    });
    await jobs.runDue();
    const [email] = await listEmails();
    expect(email).toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining(reason) as unknown });
    expect([received, organizationServer.state.received]).toEqual([[], []]);
  },
);

test("stores a queued email in the outbox when the organization's server was removed and there is no other", async () => {
  const { db, jobs, mailer, listEmails } = setUp(undefined);
  const { id } = await createOrganization();
  await mailer.send(db, { ...content, to: 'nimal@harvest.example', organizationId: id });
  await db.updateTable('organizations').set({ smtpHost: null }).where('id', '=', id).execute();
  await jobs.runDue();
  expect(await listEmails()).toMatchObject([{ state: 'kept', attempts: 0 }]);
});
