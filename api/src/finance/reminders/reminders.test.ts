import { sql } from 'kysely';
import { type ReminderResult, ReminderPage } from 'shared-contracts/finance/reminders';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openLedger } from '../receivables/testing/ledger.fixtures.ts';
import { remindOverdue } from './reminder-job.ts';

const portal = testApp();
type User = { id: string };
type Ledger = Awaited<ReturnType<typeof openLedger>>;
const STEPS = [
  { daysAfterDue: 7, text: 'Our account: 123', fee: null },
  { daysAfterDue: 14, text: 'Second reminder', fee: '500.00' },
  { daysAfterDue: 60, text: 'Last reminder', fee: '900.00' },
];
let ledger: Ledger;
let us: Ledger['us'];
let overdue: string;
let payerId: string;
beforeAll(async () => {
  ledger = await openLedger(portal);
  us = ledger.us;
});
beforeEach(async () => {
  for (const table of ['reminders', 'reminderPauses', 'reminderSettings', 'mails'] as const)
    await portal.db.deleteFrom(table).execute();
  const open = await portal.db.selectFrom('invoiceBalances').selectAll().where('open', '>', '0').execute();
  for (const invoice of open) await ledger.addPayment(invoice.invoiceId, invoice.open, TEST_NOW);
  payerId = ledger.other.organizationId;
  const address = { contactEmail: 'conti@serendib.example', language: 'it' as const };
  await portal.db.updateTable('organizations').set(address).where('id', '=', payerId).execute();
  overdue = await ledger.addInvoice({ payerId, total: '100.00', dueAt: TEST_NOW - 8 * DAY });
  await ledger.addInvoice({ payerId, total: '40.00', dueAt: TEST_NOW - 2 * DAY });
  await ledger.addInvoice({ payeeId: payerId, total: '77.00', dueAt: TEST_NOW - 90 * DAY });
});

const settings = (mode: string, user: User = us) => portal.as(user).put('/reminder-settings', { mode, steps: STEPS });
const remind = (at = TEST_NOW) => remindOverdue({ db: portal.db, now: () => at, mailer: portal.app.mailer });
const mails = () => portal.db.selectFrom('mails').selectAll().orderBy('createdAt').execute();
const listed = async (query = '', user: User = us) =>
  ReminderPage.parse((await portal.as(user).get(`/reminders?${query}`)).json()).items;
const send = (reminderIds: string[], user: User = us) => portal.as(user).post('/reminders/send', { reminderIds });

test('each step of an overdue invoice is sent once by several processes, in the payer’s language', async () => {
  await settings('send');
  await Promise.all(Array.from({ length: 5 }, () => remind()));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'conti@serendib.example',
    subject: 'Sollecito di pagamento 1 da Harvest',
  });
  const text = String(mail?.text);
  expect(text).toMatch(/^Our account: 123\n\nHarvest non ha ricevuto/);
  expect(text).toContain('8 giorni di ritardo');
  expect(text).toContain('Totale: 140.00 LKR');
  expect(text).not.toContain('77.00');
  expect(await listed()).toMatchObject([
    { invoice: { id: overdue }, step: 1, state: 'sent', sentTo: 'conti@serendib.example', open: '100.00', fee: null },
  ]);
  await remind(TEST_NOW + 4 * DAY);
  expect(await mails()).toHaveLength(1);
  await remind(TEST_NOW + 7 * DAY);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  const second = sent.find(({ subject }) => subject === 'Sollecito di pagamento 2 da Harvest');
  expect(second?.text).toContain('Spese di sollecito: 500.00 LKR');
  const invoices = async (user: User) => (await portal.as(user).get('/invoices?limit=100')).json().items;
  const ours = (await invoices(us)).find(({ id }: User) => id === overdue);
  expect(ours).toMatchObject({ reminded: { step: 2, at: TEST_NOW + 7 * DAY }, isReminderPaused: false });
  const theirs = (await invoices(ledger.other)).find(({ id }: User) => id === overdue);
  expect([theirs.reminded, theirs.isReminderPaused]).toEqual([null, false]);
  const statement = (user: User, partnerId: string, side: string) =>
    portal.as(user).get(`/statements?partnerId=${partnerId}&side=${side}&from=0&to=${TEST_NOW}`);
  const entryOf = async (...query: Parameters<typeof statement>) =>
    (await statement(...query))
      .json()
      .accounts.flatMap(({ entries }: { entries: User[] }) => entries)
      .find(({ id }: User) => id === overdue);
  expect(await entryOf(us, payerId, 'receivable')).toMatchObject({ reminded: 2 });
  expect(await entryOf(ledger.other, us.organizationId, 'payable')).toMatchObject({ reminded: null });
  await remind(TEST_NOW + 90 * DAY);
  expect((await listed(`invoiceId=${overdue}`)).map(({ step }) => step).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  const third = (await mails()).find((one) => String(one.text).includes('Last reminder'));
  expect(third?.subject).toBe('Sollecito di pagamento 3 da Harvest');
  // One mail, in the text of the higher of two steps: the third of one invoice, the second of the other.
  expect(third?.text).toContain('Spese di sollecito: 1,400.00 LKR');
});

test('paid, fully credited and paused invoices are not reminded', async () => {
  await settings('send');
  const paused = await ledger.addInvoice({ payerId, total: '10.00', dueAt: TEST_NOW - 20 * DAY });
  const credited = await ledger.addInvoice({ payerId, total: '10.00', dueAt: TEST_NOW - 20 * DAY });
  await ledger.addPayment(overdue, '100.00', TEST_NOW);
  await ledger.addCreditNote(credited, '10.00', TEST_NOW);
  const pause = (body: object, user: User = us) => portal.as(user).post('/reminder-pauses', body);
  expect((await pause({ invoiceId: paused, reason: 'Disputed' }, ledger.outsider)).statusCode).toBe(404);
  expect((await pause({ invoiceId: paused, partnerId: payerId, reason: 'x' })).statusCode).toBe(422);
  const { items } = (await pause({ invoiceId: paused, reason: 'Disputed' })).json();
  expect(items).toMatchObject([{ invoice: { id: paused }, partner: null, reason: 'Disputed', createdBy: 'harvest' }]);
  await remind();
  expect(await mails()).toEqual([]);
  await pause({ partnerId: payerId, reason: 'Plan agreed' });
  const remove = (user: User) => portal.as(user).delete(`/reminder-pauses/${items[0].id}`);
  expect((await remove(ledger.outsider)).statusCode).toBe(404);
  expect((await remove(us)).json().items).toMatchObject([{ partner: { name: 'Serendib' } }]);
  await remind();
  expect(await mails()).toEqual([]);
  const [rest] = (await portal.as(us).get('/reminder-pauses')).json().items;
  await portal.as(us).delete(`/reminder-pauses/${rest.id}`);
  const recorded = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes', 'reason'])
    .where('event', 'in', ['remindersPaused', 'remindersResumed'])
    .orderBy('position')
    .execute();
  expect(recorded.slice(0, 1)).toEqual([
    { event: 'remindersPaused', changes: { invoiceId: { from: null, to: paused } }, reason: 'Disputed' },
  ]);
  expect(recorded.at(-1)).toMatchObject({ event: 'remindersResumed', changes: { partnerId: { to: null } } });
  await remind();
  expect(await listed()).toMatchObject([{ invoice: { id: paused } }]);
});

test('proposed reminders are sent by hand, and withdrawn if they were paid since', async () => {
  const paidSince = await ledger.addInvoice({ payerId, total: '10.00', dueAt: TEST_NOW - 9 * DAY });
  await settings('propose');
  await remind();
  await remind(TEST_NOW + 30 * DAY);
  expect(await mails()).toEqual([]);
  const proposed = await listed('state=proposed');
  expect(proposed).toMatchObject([{ actions: ['send'] }, { actions: ['send'] }, { actions: ['send'] }]);
  await ledger.addPayment(paidSince, '10.00', TEST_NOW);
  const ids = proposed.map(({ id }) => id);
  expect((await send(ids, ledger.outsider)).statusCode).toBe(404);
  expect((await send(ids, ledger.nobody)).statusCode).toBe(403);
  const results = await Promise.all([send(ids), send(ids)]);
  const sums = results.flatMap((reply) => (reply.statusCode === 200 ? [reply.json() as ReminderResult] : []));
  expect(sums.reduce((sum, { sent }) => sum + sent, 0)).toBe(2);
  expect(await mails()).toHaveLength(1);
  expect(await listed('state=proposed')).toEqual([]);
  expect(await listed('state=sent')).toHaveLength(2);
});

test('proposals for a payer without an address stay, and nothing is sent while reminders are off', async () => {
  await portal.db.updateTable('organizations').set({ contactEmail: '' }).where('id', '=', payerId).execute();
  expect((await portal.as(us).get('/reminder-settings')).json()).toEqual({ mode: 'off', steps: [] });
  await remind();
  expect(await listed()).toEqual([]);
  await settings('send');
  await remind();
  const [proposal] = await listed('state=proposed');
  expect((await send([proposal?.id ?? ''])).json()).toEqual({ sent: 0, withdrawn: 0, withoutAddress: 1 });
});

test('steps are sorted by days, and edited by users who approve bills', async () => {
  const unordered = { mode: 'send', steps: STEPS.toReversed() };
  expect((await portal.as(us).put('/reminder-settings', unordered)).statusCode).toBe(422);
  expect((await settings('send', ledger.trips)).statusCode).toBe(403);
  expect((await settings('propose')).json()).toEqual({ mode: 'propose', steps: STEPS });
  expect((await portal.as(ledger.other).get('/reminder-settings')).json().mode).toBe('off');
});

// Last, since invoices stay.
test('thousands of overdue invoices of one payer are reminded together', async () => {
  const copies = 8_000;
  await settings('propose');
  await sql`
    insert into invoices (organization_id, series, year, sequence, number, kind, bill_id, bill_version, payer_id, payee_id, issued_at, due_at, currency, net, tax, total, content, billing_period_id)
    select organization_id, 'COPY', year, n, 'COPY-' || n, kind, bill_id, 1000 + n, payer_id, payee_id, issued_at, due_at, currency, net, tax, total, content, billing_period_id
    from invoices, generate_series(1, ${copies}) n where id = ${overdue}`.execute(portal.db);
  await remind();
  const { items, total } = ReminderPage.parse((await portal.as(us).get('/reminders?limit=1')).json());
  expect([total, items[0]?.state]).toEqual([copies + 1, 'proposed']);
});
