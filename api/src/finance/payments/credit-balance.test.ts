import type { InvoicePayments } from 'shared-contracts/finance/payments';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { INVOICE_TOTAL, openBilling } from '../bills/testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

type User = { id: string };
const paidAt = TEST_NOW - DAY;
const paymentsOf = async (user: User, id: string) =>
  (await portal.as(user).get(`/invoices/${id}/payments`)).json<InvoicePayments>();
const settle = (user: User, id: string, body: object) =>
  portal.as(user).post(`/invoices/${id}/credit-balance`, { paidAt, ...body });

/** A paid invoice that was credited by 1,000 before tax since. */
async function creditedLater() {
  const { theirs } = billing;
  const { invoiceId, number } = await billing.invoiced();
  const invoices = [{ invoiceId, amount: INVOICE_TOTAL }];
  const payment = await portal.as(theirs).post('/payments', { paidAt, method: 'cash', currency: 'LKR', invoices });
  await portal.as(theirs).post(`/invoices/${invoiceId}/credit-notes`, { reason: 'Late', amount: '1000.00' });
  return { invoiceId, number, paymentId: payment.json<{ id: string }>().id };
}

test('a credit balance is allocated to another invoice of both sides, refunded, and taken back', async () => {
  const { theirs, chief, both, outsider } = billing;
  const { invoiceId, number, paymentId } = await creditedLater();
  const other = await billing.invoiced();
  expect(await paymentsOf(theirs, invoiceId)).toMatchObject({ open: '-1180.00', actions: ['settle'] });
  const targets = await portal.as(theirs).get(`/invoices/${invoiceId}/credit-balance`);
  expect(targets.json().items).toContainEqual(
    expect.objectContaining({ id: other.invoiceId, number: other.number, open: INVOICE_TOTAL }),
  );

  const refund = { amount: '180.00', method: 'bankTransfer', reference: 'TRX 9' };
  const refused = await Promise.all([chief, outsider].map((user) => settle(user, invoiceId, refund)));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 404]);
  expect((await settle(theirs, invoiceId, { amount: '10.00' })).json().fields).toHaveProperty('method');
  expect((await settle(theirs, invoiceId, { ...refund, amount: '1180.01' })).json()).toMatchObject({
    code: 'creditBalanceExceeded',
    params: { balance: '1180.00' },
  });
  expect((await settle(theirs, other.invoiceId, refund)).json()).toMatchObject({ params: { balance: '0.00' } });
  expect((await settle(theirs, invoiceId, { amount: '1.00', invoiceId })).statusCode).toBe(422);

  expect((await settle(theirs, invoiceId, refund)).statusCode).toBe(201);
  const allocation = await settle(theirs, invoiceId, { amount: '1000.00', invoiceId: other.invoiceId });
  expect(allocation.statusCode).toBe(201);
  expect(await paymentsOf(both, invoiceId)).toMatchObject({
    open: '0.00',
    actions: [],
    items: expect.arrayContaining([
      expect.objectContaining({ kind: 'transfer', amount: '-1000.00', other: other.number, recordedBy: null }),
      expect.objectContaining({ kind: 'refund', amount: '-180.00', other: null, reference: 'TRX 9' }),
    ]),
  });
  expect(await paymentsOf(both, other.invoiceId)).toMatchObject({
    paid: '1000.00',
    open: '17978.33',
    state: 'partlyPaid',
    items: [{ kind: 'transfer', amount: '1000.00', other: number }],
  });

  const takeBack = (id: string) => portal.as(theirs).post(`/payments/${id}/reversal`, { reason: 'Wrong invoice' });
  expect((await takeBack(paymentId)).json()).toMatchObject({ statusCode: 409, code: 'creditBalanceUsed' });
  expect((await takeBack(allocation.json().id)).statusCode).toBe(201);
  expect(await paymentsOf(theirs, invoiceId)).toMatchObject({ open: '-1000.00', actions: ['settle'] });
  expect(await paymentsOf(theirs, other.invoiceId)).toMatchObject({ paid: '0.00', state: 'open' });
});

test('refunds at the same time never exceed the credit balance', async () => {
  const { theirs } = billing;
  const { invoiceId } = await creditedLater();
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => settle(theirs, invoiceId, { amount: '300.00', method: 'cash' })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect(await paymentsOf(theirs, invoiceId)).toMatchObject({ open: '-280.00' });
});
