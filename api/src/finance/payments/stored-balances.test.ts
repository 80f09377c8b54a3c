import fc from 'fast-check';
import type { Kysely } from 'kysely';
import type { InvoicePayments } from 'shared-contracts/finance/payments';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { INVOICE_TOTAL, openBilling } from '../bills/testing/bill.fixtures.ts';
import { assertBalances, findBalanceDifferences } from './balance-check.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

const ACTIONS = ['pay', 'credit', 'refund', 'transfer', 'takeBack'] as const;
const steps = fc.array(
  fc.record({
    action: fc.constantFrom(...ACTIONS),
    invoice: fc.nat({ max: 1 }),
    cents: fc.integer({ min: 1, max: 300_000 }),
    days: fc.integer({ min: 0, max: 60 }),
  }),
  { minLength: 6, maxLength: 14 },
);
type Step = { action: (typeof ACTIONS)[number]; invoice: number; cents: number; days: number };

/** Many are rejected: more than the open amount or credit balance, or already taken back. */
async function take(ids: readonly string[], payments: string[], { action, invoice, cents, days }: Step) {
  const as = portal.as(billing.theirs);
  const [id, other] = [ids[invoice] ?? '', ids[1 - invoice] ?? ''];
  const [amount, paidAt] = [(cents / 100).toFixed(2), TEST_NOW - days * DAY];
  const calls = {
    pay: () => as.post('/payments', { paidAt, method: 'cash', currency: 'LKR', invoices: [{ invoiceId: id, amount }] }),
    credit: () => as.post(`/invoices/${id}/credit-notes`, { reason: 'Late', amount }),
    refund: () => as.post(`/invoices/${id}/credit-balance`, { paidAt, amount, method: 'cash' }),
    transfer: () => as.post(`/invoices/${id}/credit-balance`, { paidAt, amount, invoiceId: other }),
    takeBack: () => as.post(`/payments/${payments[cents % payments.length] ?? id}/reversal`, { reason: 'Mistake' }),
  };
  const reply = await calls[action]();
  if (reply.statusCode === 201 && action !== 'credit' && action !== 'takeBack')
    payments.push(reply.json<{ id: string }>().id);
  return reply.statusCode < 300 ? [action] : [];
}

test('stored balances are the computed ones after any payments, credit notes, transfers and reversals', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const ids = [(await billing.invoiced()).invoiceId, (await billing.invoiced()).invoiceId];
      const payments: string[] = [];
      const paidAndCredited: Step[] = [
        { action: 'pay', invoice: 0, cents: 1_897_833, days: 0 },
        { action: 'credit', invoice: 0, cents: 500_000, days: 0 },
      ];
      for (const step of [...paidAndCredited, ...taken])
        for (const action of await take(ids, payments, step)) done.add(action);
      expect(await findBalanceDifferences(portal.db)).toEqual([]);
    }),
    {
      numRuns: 8,
      examples: [[ACTIONS.map((action) => ({ action, invoice: 0, cents: 20_000, days: 3 }))]],
    },
  );
  expect([...done].toSorted()).toEqual([...ACTIONS].toSorted());
});

test('payments of one invoice at the same time are all stored', async () => {
  const { theirs } = billing;
  const { invoiceId } = await billing.invoiced();
  const invoices = [{ invoiceId, amount: '100.00' }];
  const body = { paidAt: TEST_NOW, method: 'cash', currency: 'LKR', invoices };
  await Promise.all(Array.from({ length: 5 }, () => portal.as(theirs).post('/payments', body)));
  const { paid } = (await portal.as(theirs).get(`/invoices/${invoiceId}/payments`)).json<InvoicePayments>();
  expect(paid).toBe('500.00');
  expect(await findBalanceDifferences(portal.db)).toEqual([]);
});

test('the migration stores the balances of what was paid and credited before, and finds what differs', async () => {
  const { theirs } = billing;
  const { invoiceId, number } = await billing.invoiced();
  const pay = { paidAt: TEST_NOW, method: 'cash', currency: 'LKR', invoices: [{ invoiceId, amount: INVOICE_TOTAL }] };
  await portal.as(theirs).post('/payments', pay);
  await portal.as(theirs).post(`/invoices/${invoiceId}/credit-notes`, { reason: 'Late', amount: '1000.00' });
  const stored = () => portal.db.selectFrom('storedBalances').selectAll().orderBy('invoiceId').execute();
  const before = await stored();
  const stores = await import('../../../migrations/0570-stored-balances.ts');
  const addsIssue = await import('../../../migrations/0720-open-balances-by-issue.ts');
  const addsNumber = await import('../../../migrations/0771-open-balances-by-number.ts');
  const db = portal.db as unknown as Kysely<unknown>;
  await addsNumber.down(db);
  await addsIssue.down(db);
  await stores.down(db);
  await stores.up(db);
  await addsIssue.up(db);
  await addsNumber.up(db);
  // Taking a payment back may have set the stored time later than necessary.
  const withoutTime = (rows: typeof before) => rows.map(({ movedAt: _movedAt, ...row }) => row);
  expect(withoutTime(await stored())).toEqual(withoutTime(before));

  await portal.db.updateTable('storedBalances').set({ paid: '1.00' }).where('invoiceId', '=', invoiceId).execute();
  expect(await findBalanceDifferences(portal.db)).toEqual([
    { id: invoiceId, number, stored: '17797.33', computed: '-1180.00' },
  ]);
  await expect(assertBalances(portal.db)).rejects.toThrow(`Invoice ${number} (${invoiceId})`);
});
