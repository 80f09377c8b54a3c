import type { JournalRun } from 'shared-contracts/finance/journal';
import { type Reminder, ReminderPage } from 'shared-contracts/finance/reminders';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openLedger } from '../receivables/testing/ledger.fixtures.ts';
import { remindOverdue } from './reminder-job.ts';

const portal = testApp();
/** TEST_NOW is in November. */
const DECEMBER = TEST_NOW + 14 * DAY;
const [NOVEMBER_DAY, DECEMBER_DAY] = [TEST_NOW, DECEMBER].map((at) => new Date(at * 1_000).toISOString().slice(0, 10));
const ACCOUNTS = { debtor: '10000', creditor: '70000', revenue: '8400', cost: '3100' } as const;
type User = { id: string };
let ledger: Awaited<ReturnType<typeof openLedger>>;
let chief: User;
let theirChief: User;

async function addChief(organizationId: string, login: string) {
  const rules = (['orderBillApprove', 'tripBillApprove', 'organizationOwner'] as const).flatMap((model) =>
    (['read', 'write'] as const).map((rule) => ({ model, rule })),
  );
  const user = await ledger.build.user({ organizationId, login, rules });
  for (const [role, account] of Object.entries(ACCOUNTS))
    await portal.as(user).put('/ledger-accounts', { role, key: null, account });
  return user;
}

beforeAll(async () => {
  ledger = await openLedger(portal);
  const payerId = ledger.other.organizationId;
  chief = await addChief(ledger.us.organizationId, 'chief');
  theirChief = await addChief(payerId, 'theirs');
  await portal.db
    .updateTable('organizations')
    .set({ contactEmail: 'pay@serendib.example' })
    .where('id', '=', payerId)
    .execute();
  for (const days of [8, 16, 20]) await ledger.addInvoice({ payerId, total: '100.00', dueAt: TEST_NOW - days * DAY });
});
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const listed = async (user: User = chief) =>
  ReminderPage.parse((await portal.as(user).get('/reminders?sort=dueAt')).json()).items;
const waive = (user: User, id: string | undefined, reason = 'A good customer') =>
  portal.as(user).post(`/reminders/${id}/fee-waiver`, { reason });
const exportTo = (user: User, to: string | undefined) => portal.as(user).post('/journal-runs', { to });
type Document = { kind: string; day: string; document: string; entries: Record<string, string>[] };
async function feesOf(user: User, run: JournalRun) {
  const { documents } = (await portal.as(user).get(`/journal-runs/${run.id}/file?format=json`)).json();
  return (documents as Document[])
    .filter(({ kind }) => kind.startsWith('reminderFee'))
    .map(({ kind, day, document, entries }) => [
      kind,
      day,
      document,
      ...entries.map(({ side, account, amount, partner }) => [side, account, amount, partner].join(' ')).toSorted(),
    ]);
}

const remind = async () => {
  const steps = [{ daysAfterDue: 7, text: '', fee: '500.00' }];
  await portal.as(chief).put('/reminder-settings', { mode: 'propose', steps });
  await remindOverdue({ db: portal.db, now: () => portal.clock.now, mailer: portal.app.mailer });
};

test('a fee is posted once it is sent, to a separate account, only by the payee', async () => {
  await remind();
  const proposed = await listed();
  expect(proposed).toMatchObject([{ fee: '500.00', feeWaivedAt: null, actions: ['send'] }, {}, {}]);
  expect((await waive(chief, proposed[0]?.id)).json()).toMatchObject({ statusCode: 409, code: 'noReminderFee' });
  const [first, second] = proposed;
  await portal.as(chief).post('/reminders/send', { reminderIds: [first?.id, second?.id] });
  expect((await listed()).map(({ actions }) => actions)).toEqual([['waiveFee'], ['waiveFee'], ['send']]);

  const refused = await exportTo(chief, NOVEMBER_DAY);
  expect(refused.json()).toMatchObject({
    code: 'accountsMissing',
    params: { accounts: [{ role: 'reminderFee', key: null }] },
  });
  await portal.as(chief).put('/ledger-accounts', { role: 'reminderFee', key: null, account: '8650' });
  const run: JournalRun = (await exportTo(chief, NOVEMBER_DAY)).json();
  expect(await feesOf(chief, run)).toEqual(
    [second, first].map((reminder) => [
      'reminderFee',
      NOVEMBER_DAY,
      reminder?.invoice.number,
      'credit 8650 500.00 Serendib',
      'debit 10000 500.00 Serendib',
    ]),
  );
  expect((await exportTo(chief, NOVEMBER_DAY)).json()).toMatchObject({ code: 'nothingToExport' });
  expect(await feesOf(theirChief, (await exportTo(theirChief, NOVEMBER_DAY)).json())).toEqual([]);
});

test('a waived fee is reversed once, on the day of the waiver, with a reason, by a user who approves bills', async () => {
  const [reminder, other] = await listed();
  portal.clock.now = DECEMBER;
  expect((await waive(ledger.outsider, reminder?.id)).statusCode).toBe(404);
  expect((await waive(theirChief, reminder?.id)).statusCode).toBe(404);
  expect((await waive(ledger.nobody, reminder?.id)).statusCode).toBe(403);
  expect((await waive(ledger.trips, reminder?.id)).statusCode).toBe(403);
  expect((await waive(chief, reminder?.id, ' ')).json().fields).toHaveProperty('reason');
  await portal.as(chief).put('/month-locks/2026-12', {});
  expect((await waive(chief, reminder?.id)).json()).toMatchObject({ code: 'monthLocked' });
  await portal.as(chief).patch('/month-locks/2026-12/reopen', { reason: 'Still open' });

  const replies = await Promise.all([waive(chief, reminder?.id), waive(chief, reminder?.id)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const waived = replies.find(({ statusCode }) => statusCode === 200)?.json() as Reminder;
  expect(waived).toMatchObject({ id: reminder?.id, feeWaivedAt: DECEMBER, actions: [] });
  expect((await listed()).find(({ id }) => id === other?.id)).toMatchObject({ feeWaivedAt: null });
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['reason', 'changes'])
    .where('event', '=', 'waiveReminderFee')
    .execute();
  expect(entries).toMatchObject([{ reason: 'A good customer', changes: { fee: { from: '500.00 LKR', to: null } } }]);

  const run: JournalRun = (await exportTo(chief, DECEMBER_DAY)).json();
  expect(await feesOf(chief, run)).toEqual([
    [
      'reminderFeeWaiver',
      DECEMBER_DAY,
      reminder?.invoice.number,
      'credit 10000 500.00 Serendib',
      'debit 8650 500.00 Serendib',
    ],
  ]);
  expect((await exportTo(chief, DECEMBER_DAY)).json()).toMatchObject({ code: 'nothingToExport' });
});

test('a fee that is charged and waived before the first export is posted and reversed by it', async () => {
  const [reminder] = (await listed()).filter(({ state }) => state === 'proposed');
  portal.clock.now = DECEMBER;
  await portal.as(chief).post('/reminders/send', { reminderIds: [reminder?.id] });
  await waive(chief, reminder?.id);
  const run: JournalRun = (await exportTo(chief, DECEMBER_DAY)).json();
  expect((await feesOf(chief, run)).map(([kind]) => kind)).toEqual(['reminderFee', 'reminderFeeWaiver']);
});

test('a fee is not posted in a locked month: a user gets an error, and the daily job sends it in the next open one', async () => {
  const payerId = ledger.other.organizationId;
  const steps = [
    { daysAfterDue: 7, text: '', fee: null },
    { daysAfterDue: 14, text: '', fee: '500.00' },
  ];
  const invoiceId = await ledger.addInvoice({ payerId, total: '900.00', dueAt: TEST_NOW - 8 * DAY });
  const remindAs = async (mode: 'propose' | 'send') => {
    expect((await portal.as(chief).put('/reminder-settings', { mode, steps })).statusCode).toBe(200);
    await remindOverdue({ db: portal.db, now: () => portal.clock.now, mailer: portal.app.mailer });
  };
  const ofInvoice = async () =>
    (await listed())
      .filter(({ invoice }) => invoice.id === invoiceId)
      .map(({ id, fee, state }) => ({ id, fee, state }));
  await portal.as(chief).put('/month-locks/2026-11', {});
  await remindAs('send');
  expect(await ofInvoice()).toMatchObject([{ fee: null, state: 'sent' }]);

  portal.clock.now = TEST_NOW + 8 * DAY;
  await remindAs('send');
  const [, waiting] = (await ofInvoice()).toSorted((one, other) => Number(one.fee) - Number(other.fee));
  expect(waiting).toMatchObject({ fee: '500.00', state: 'proposed' });
  expect((await portal.as(chief).post('/reminders/send', { reminderIds: [waiting?.id] })).json()).toMatchObject({
    code: 'monthLocked',
    params: { month: '2026-11', organization: 'Harvest' },
  });

  portal.clock.now = DECEMBER;
  await remindAs('send');
  expect((await ofInvoice()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  const run: JournalRun = (await exportTo(chief, DECEMBER_DAY)).json();
  expect((await feesOf(chief, run)).map(([kind, day]) => [kind, day])).toContainEqual(['reminderFee', DECEMBER_DAY]);
});
