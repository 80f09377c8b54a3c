import { AgingPage } from 'shared-contracts/finance/aging';
import { InvoicePage } from 'shared-contracts/finance/billing-periods';
import { AGING_BUCKETS, type OpenBucket } from 'shared-contracts/values/finance/aging';
import { DAY } from 'shared-contracts/values/time';
import { sumOf, toMoney } from '../../../platform/values/money.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { openLedger } from '../testing/ledger.fixtures.ts';

const portal = testApp();
let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger(portal);
});

type User = { id: string };
const agingOf = async (user: User, query: string) =>
  AgingPage.parse((await portal.as(user).get(`/aging?limit=100&${query}`)).json());
const listedTotal = async (user: User, query: string) => {
  const { items, total } = InvoicePage.parse((await portal.as(user).get(`/invoices?limit=100&${query}`)).json());
  expect(items).toHaveLength(total);
  return toMoney(sumOf(items.map(({ open }) => open ?? '0')));
};

test('every figure is the sum of the invoices that it opens, at any time and on either side', async () => {
  const { us, outsider } = ledger;
  await ledger.addRandom(60);
  const buckets: readonly OpenBucket[] = [...AGING_BUCKETS, 'open'];
  for (const [side, at] of [
    ['receivable', TEST_NOW],
    ['payable', TEST_NOW - 40 * DAY],
  ] as const) {
    const { items, totals } = await agingOf(us, `side=${side}&at=${at}`);
    expect(items.length).toBeGreaterThan(2);
    for (const bucket of buckets)
      for (const row of items.slice(0, 2)) {
        const query = `side=${side}&at=${at}&aging=${bucket}&currency=${row.currency}&partnerId=${row.partner.id}`;
        expect([query, await listedTotal(us, query)]).toEqual([query, bucket === 'open' ? row.total : row[bucket]]);
      }
    for (const total of totals) {
      expect(total.total).toBe(await listedTotal(us, `side=${side}&at=${at}&aging=open&currency=${total.currency}`));
      expect(total.total).toBe(toMoney(sumOf(AGING_BUCKETS.map((bucket) => total[bucket]))));
    }
  }
  expect(await agingOf(outsider, 'side=receivable')).toMatchObject({ items: [], totals: [] });
});

test('an invoice moves through the buckets, and what is paid and credited later counts from then on', async () => {
  const { us, other } = ledger;
  const dueAt = TEST_NOW - 200 * DAY;
  const id = await ledger.addInvoice({ payeeId: other.organizationId, total: '100.00', currency: 'EUR', dueAt });
  await ledger.addPayment(id, '30.00', dueAt + 35 * DAY);
  await ledger.addCreditNote(id, '80.00', dueAt + 95 * DAY);
  const figures = await Promise.all(
    [0, 1, 30, 31, 61, 91, 96].map(async (days) => {
      const { totals } = await agingOf(us, `side=payable&at=${dueAt + days * DAY}`);
      const euros = totals.find(({ currency }) => currency === 'EUR');
      return AGING_BUCKETS.filter((bucket) => euros?.[bucket] !== '0.00').map((bucket) => [bucket, euros?.[bucket]]);
    }),
  );
  expect(figures.flat()).toEqual([
    ['notDue', '100.00'],
    ['days30', '100.00'],
    ['days30', '100.00'],
    ['days60', '100.00'],
    ['days90', '70.00'],
    ['over90', '70.00'],
    ['credit', '-10.00'],
  ]);
});

test('requires access to bills of the subjects that the user reads', async () => {
  const { nobody, trips } = ledger;
  expect((await portal.as(nobody).get('/aging')).statusCode).toBe(403);
  expect((await agingOf(trips, 'side=receivable')).items).toEqual([]);
});
