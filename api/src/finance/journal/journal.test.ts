import { sql } from 'kysely';
import type { JournalRun, LedgerAccountInput } from 'shared-contracts/finance/journal';
import type { LedgerRole } from 'shared-contracts/values/finance/journal';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { sumOf, toMoney } from '../../platform/values/money.ts';
import { INVOICE_TOTAL, openBilling } from '../bills/testing/bill.fixtures.ts';

const portal = testApp();
const DECEMBER = Date.UTC(2026, 11, 3) / 1_000;
type User = { id: string };
let billing: Awaited<ReturnType<typeof openBilling>>;
let us: User;
let them: User;
let invoice: Awaited<ReturnType<typeof billing.invoiced>>;
beforeAll(async () => {
  billing = await openBilling(portal);
  us = billing.both;
  them = billing.theirs;
  invoice = await billing.invoiced();
});

const put = (user: User, input: LedgerAccountInput) => portal.as(user).put('/ledger-accounts', input);
const ACCOUNTS: Record<LedgerRole, string> = {
  debtor: '10000',
  creditor: '70000',
  revenue: '8400',
  cost: '3100',
  outputTax: '1776',
  inputTax: '1576',
  bank: '1200',
  accruedRevenue: '1500',
  accruedCost: '1700',
  exchangeDifference: '2150',
  reminderFee: '8650',
};
const map = async (user: User, ...roles: LedgerRole[]) => {
  for (const role of roles) await put(user, { role, key: null, account: ACCOUNTS[role] });
};
const exportTo = (user: User, to: string) => portal.as(user).post('/journal-runs', { to });
const file = (user: User, { id }: { id: string }, format: string) =>
  portal.as(user).get(`/journal-runs/${id}/file?format=${format}`);
const pay = (amount: string) =>
  portal.as(billing.theirs).post('/payments', {
    paidAt: TEST_NOW,
    method: 'bankTransfer',
    currency: 'LKR',
    reference: '=cmd|1',
    invoices: [{ invoiceId: invoice.invoiceId, amount }],
  });

test('the mapping is of one organization, with accounts for partners, order types and rates', async () => {
  const { partner, outsider, clerk, build, organizationId } = billing;
  expect((await portal.as(clerk).get('/ledger-accounts')).statusCode).toBe(403);
  const rules = (['read', 'write'] as const).map((rule) => ({ model: 'orderBillApprove' as const, rule }));
  const ordersOnly = await build.user({ organizationId, rules });
  expect((await put(ordersOnly, { role: 'bank', key: null, account: '1' })).statusCode).toBe(403);
  expect((await exportTo(ordersOnly, '2026-11-30')).statusCode).toBe(403);
  for (const [role, key] of [
    ['bank', 'x'],
    ['debtor', 'x'],
    ['outputTax', 'x'],
    ['revenue', ''],
  ] as const)
    expect((await put(us, { role, key, account: '1' })).statusCode).toBe(422);
  expect((await put(us, { role: 'bank', key: null, account: 'a\tb' })).statusCode).toBe(422);
  await put(us, { role: 'creditor', key: partner.id.toUpperCase(), account: '70001' });
  await put(us, { role: 'creditor', key: partner.id, account: '70002' });
  const { items } = (await put(us, { role: 'inputTax', key: '18.0', account: '1577' })).json();
  expect(items).toMatchObject([
    { role: 'creditor', key: partner.id, name: 'Serendib', account: '70002' },
    { role: 'inputTax', key: '18', name: '18', account: '1577' },
  ]);
  expect((await portal.as(them).get('/ledger-accounts')).json().items).toEqual([]);
  expect((await portal.as(them).delete(`/ledger-accounts/${items[0].id}`)).statusCode).toBe(404);
  expect((await portal.as(outsider).delete(`/ledger-accounts/${items[0].id}`)).statusCode).toBe(404);
  const extra = (await put(us, { role: 'cost', key: 'OLD', account: '1' }))
    .json()
    .items.find(({ key }: { key: string }) => key === 'old');
  expect((await portal.as(us).delete(`/ledger-accounts/${extra.id}`)).json().items).toHaveLength(2);
  const changes = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('event', '=', 'ledgerChanged')
    .where('organizationId', '=', billing.organizationId)
    .orderBy('position')
    .execute();
  expect(changes).toHaveLength(5);
  expect(changes.at(-1)).toEqual({ changes: { cost: { from: 'old: 1', to: null } } });
});

test('lists missing accounts, and exports nothing', async () => {
  const refused = await exportTo(us, '2026-11-30');
  expect(refused.json()).toMatchObject({
    code: 'accountsMissing',
    params: { accounts: [{ role: 'cost', key: expect.any(String) }] },
  });
  expect(await portal.db.selectFrom('journalDocuments').selectAll().execute()).toEqual([]);
  expect((await portal.as(us).get('/journal-runs')).json()).toMatchObject({ items: [], total: 0 });
});

test('an interrupted run leaves nothing behind', async () => {
  await map(us, 'cost', 'bank');
  await sql`
    create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`.execute(
    portal.db,
  );
  await sql`create trigger break_off before insert on journal_postings for each row when (new.position = 2)
    execute function break_off()`.execute(portal.db);
  expect((await exportTo(us, '2026-11-30')).statusCode).toBe(500);
  for (const table of ['journalRuns', 'journalDocuments', 'journalPostings'] as const)
    expect(await portal.db.selectFrom(table).selectAll().execute()).toEqual([]);
  await sql`drop trigger break_off on journal_postings`.execute(portal.db);
});

test('both sides export their own view exactly once with ten concurrent runs', async () => {
  await map(them, 'debtor', 'revenue', 'outputTax', 'bank');
  expect((await exportTo(us, '2026-11-01')).json()).toMatchObject({ code: 'nothingToExport' });
  const replies = await Promise.all(Array.from({ length: 10 }, () => exportTo(us, '2026-11-30')));
  const created = replies.filter(({ statusCode }) => statusCode === 201);
  const refused = replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().code);
  expect([created.length, refused]).toEqual([1, Array.from({ length: 9 }, () => 'nothingToExport')]);
  const [run] = created.map((reply): JournalRun => reply.json());
  if (!run) throw new Error('No run');
  expect(run).toMatchObject({
    number: 1,
    from: null,
    to: '2026-11-30',
    documents: 1,
    postings: 2,
    totals: [{ currency: 'LKR', postings: 2, amount: INVOICE_TOTAL }],
    createdBy: 'both',
    downloads: 0,
  });
  const { documents } = (await file(us, run, 'json')).json();
  expect(documents).toMatchObject([
    {
      kind: 'invoice',
      document: invoice.number,
      entries: expect.arrayContaining([
        expect.objectContaining({ side: 'credit', account: '70002', amount: INVOICE_TOTAL, partner: 'Serendib' }),
        expect.objectContaining({ side: 'debit', account: '3100', role: 'cost', amount: '16083.33' }),
        expect.objectContaining({ side: 'debit', account: '1577', role: 'inputTax', amount: '2895.00' }),
      ]),
    },
  ]);
  const theirRun: JournalRun = (await exportTo(them, '2026-11-30')).json();
  const csv = (await file(them, theirRun, 'csv')).body;
  expect(csv).toContain(',10000,debtor,18978.33,,LKR,');
  expect(csv).toContain(',8400,revenue,,16083.33,LKR,');
  expect(csv).toContain(',1776,outputTax,,2895.00,LKR,');
  expect((await file(them, run, 'csv')).statusCode).toBe(404);
});

test('later runs only contain new documents: a payment and its reversal, with the same date', async () => {
  const { id } = (await pay('978.33')).json();
  const paid: JournalRun = (await exportTo(them, '2026-12-31')).json();
  expect(paid).toMatchObject({ number: 2, documents: 1, postings: 1, totals: [{ amount: '978.33' }] });
  expect((await file(them, paid, 'csv')).body).toContain(",'=cmd|1,");
  await portal.as(billing.theirs).post(`/payments/${id}/reversal`, { reason: 'Mistake' });
  const reversed: JournalRun = (await portal.as(them).post('/journal-runs', { month: '2026-11' })).json();
  expect(reversed).toMatchObject({ number: 3, from: '2026-11-01', to: '2026-11-30', postings: 1 });
  const [document] = (await file(them, reversed, 'json')).json().documents;
  expect(document).toMatchObject({ kind: 'paymentReversal', day: '2026-11-20' });
  const entries: { side: string; account: string }[] = document.entries;
  expect(entries.map(({ side, account }) => `${side} ${account}`).toSorted()).toEqual(['credit 1200', 'debit 10000']);
  const mine: JournalRun = (await exportTo(us, '2026-12-31')).json();
  expect(mine).toMatchObject({ documents: 2, postings: 2 });
});

test('posted accruals are exported at the end of their month, and their reversal on the next day', async () => {
  await map(them, 'accruedRevenue');
  const orderId = await billing.delivered({ number: 'O-OPEN' }, [billing.kandy, billing.port]);
  await billing.setActualDistance(orderId, '100');
  portal.clock.now = DECEMBER;
  const { id } = (await portal.as(billing.theirs).post('/accrual-runs', { month: '2026-11' })).json();
  await portal.as(billing.theirs).patch(`/accrual-runs/${id}/post`, {});
  const november: JournalRun = (await exportTo(them, '2026-11-30')).json();
  const [accrual] = (await file(them, november, 'json')).json().documents;
  expect(accrual).toMatchObject({ kind: 'accrual', day: '2026-11-30', document: '2026-11' });
  const december: JournalRun = (await exportTo(them, '2026-12-01')).json();
  const [reversal] = (await file(them, december, 'json')).json().documents;
  expect(reversal).toMatchObject({ kind: 'accrualReversal', day: '2026-12-01' });
  expect(reversal.entries[0].side).not.toBe(
    accrual.entries.find(({ account }: { account: string }) => account === reversal.entries[0].account).side,
  );
  expect((await exportTo(them, '2026-12-31')).json().code).toBe('nothingToExport');
});

test('exported documents are immutable, and no other run can export them', async () => {
  const before = await portal.db.selectFrom('journalDocuments').selectAll().execute();
  await expect(portal.db.deleteFrom('journalPostings').execute()).rejects.toThrow('journal_postings is append-only');
  const again = { ...before[0], runId: before[0]?.runId };
  await expect(
    portal.db
      .insertInto('journalDocuments')
      .values(again as never)
      .execute(),
  ).rejects.toThrow('journal_documents_pkey');
});

test('files for DATEV need its numbers and accounts, and the second download is a re-export', async () => {
  const { items } = (await portal.as(them).get('/journal-runs?sort=number')).json();
  const [run] = items as [JournalRun];
  expect((await file(them, run, 'datev')).json().code).toBe('datevSettingsMissing');
  const settings = { datevConsultant: 29_098, datevClient: 55_003, accountLength: 4, fiscalYearMonth: 1 };
  expect((await portal.as(them).put('/journal-settings', { ...settings, accountLength: 9 })).statusCode).toBe(422);
  expect((await portal.as(them).put('/journal-settings', settings)).json()).toEqual(settings);
  expect((await portal.as(them).get('/journal-settings')).json()).toEqual(settings);
  const reply = await file(them, run, 'datev');
  expect(reply.headers['content-disposition']).toBe('attachment; filename="EXTF_journal-1-re-export.csv"');
  expect(reply.body).toMatch(/^"EXTF";700;21;/);
  expect(reply.body).toContain('16083,33;"S";"LKR";;;;10000;8400;;');
  const iif = (await file(them, run, 'iif')).body;
  const amounts = iif.split('\r\n').flatMap((line) => (/^(TRNS|SPL)/.test(line) ? [line.split('\t')[5] ?? ''] : []));
  expect(toMoney(sumOf(amounts))).toBe('0.00');
  const [listed] = (await portal.as(them).get('/journal-runs?sort=number')).json().items;
  expect(listed).toMatchObject({ downloads: 3, lastDownloadAt: portal.clock.now });
  await put(them, { role: 'debtor', key: null, account: 'Debtors' });
  await pay('10.00');
  const odd: JournalRun = (await exportTo(them, '2026-12-31')).json();
  expect((await file(them, odd, 'datev')).json()).toMatchObject({
    code: 'datevAccount',
    params: { accounts: 'Debtors' },
  });
});
