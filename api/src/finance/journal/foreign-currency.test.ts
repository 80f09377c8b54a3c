import type { JournalRun } from 'shared-contracts/finance/journal';
import type { LedgerRole } from 'shared-contracts/values/finance/journal';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openLedger } from '../receivables/testing/ledger.fixtures.ts';

const portal = testApp();
type Ledger = Awaited<ReturnType<typeof openLedger>>;
let ledger: Ledger;
let accountant: { id: string };
beforeAll(async () => {
  ledger = await openLedger(portal);
  const { organizationId } = ledger.us;
  const rules = (['orderBillApprove', 'tripBillApprove'] as const).flatMap((model) =>
    (['read', 'write'] as const).map((rule) => ({ model, rule })),
  );
  accountant = await ledger.build.user({ organizationId, rules });
  const rupee = await portal.db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'LKR')
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('organizations').set({ currencyId: rupee.id }).where('id', '=', organizationId).execute();
  const accounts: [LedgerRole, string][] = [
    ['debtor', '10000'],
    ['revenue', '8400'],
    ['bank', '1200'],
    ['exchangeDifference', '2150'],
  ];
  for (const [role, account] of accounts)
    await portal.as(accountant).put('/ledger-accounts', { role, key: null, account });
});

const exportAll = () => portal.as(accountant).post('/journal-runs', { to: '2026-11-30' });
const enterRate = (day: string, rate: string) =>
  portal.db
    .insertInto('exchangeRates')
    .values({
      organizationId: null,
      day,
      base: 'USD',
      quote: 'LKR',
      rate,
      source: 'ecb',
      reason: null,
      createdBy: null,
      createdAt: TEST_NOW,
    })
    .execute();
type Entry = { side: string; account: string; amount: string; currency: string; ownAmount: string };
const entriesOf = async (reply: Awaited<ReturnType<typeof exportAll>>) => {
  const { id }: JournalRun = reply.json();
  const { documents } = (await portal.as(accountant).get(`/journal-runs/${id}/file?format=json`)).json();
  return documents.flatMap(({ entries }: { entries: Entry[] }) =>
    entries.map(({ side, account, amount, currency, ownAmount }) =>
      [side, account, amount, currency, ownAmount].join(' '),
    ),
  );
};

test('a foreign invoice uses the rate of its day, its payment books the difference, its credit note uses its rate', async () => {
  const dueAt = TEST_NOW + 20 * DAY;
  const invoiceId = await ledger.addInvoice({
    payerId: ledger.other.organizationId,
    total: '100.00',
    currency: 'USD',
    dueAt,
  });
  expect((await exportAll()).json()).toMatchObject({
    code: 'exchangeRateMissing',
    params: { currency: 'USD', own: 'LKR', day: '2026-11-10' },
  });
  expect(await portal.db.selectFrom('journalRuns').selectAll().execute()).toEqual([]);
  await enterRate('2026-11-09', '300');
  expect(await entriesOf(await exportAll())).toEqual([
    'debit 10000 100.00 USD 30000.00',
    'credit 8400 100.00 USD 30000.00',
  ]);
  await enterRate('2026-11-15', '310');
  await ledger.addPayment(invoiceId, '100.00', TEST_NOW);
  expect(await entriesOf(await exportAll())).toEqual([
    'debit 1200 100.00 USD 31000.00',
    'credit 10000 100.00 USD 31000.00',
    'debit 10000 1000.00 LKR 1000.00',
    'credit 2150 1000.00 LKR 1000.00',
  ]);
  await ledger.addCreditNote(invoiceId, '40.00', TEST_NOW);
  expect(await entriesOf(await exportAll())).toEqual([
    'debit 8400 40.00 USD 12000.00',
    'credit 10000 40.00 USD 12000.00',
  ]);
});
