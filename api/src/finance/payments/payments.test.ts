import type { Page } from 'shared-contracts/common';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import type { InvoicePayments, PaymentInput } from 'shared-contracts/finance/payments';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { INVOICE_TOTAL, openBilling } from '../bills/testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

type User = { id: string };
const input = (invoices: PaymentInput['invoices'], more: Partial<PaymentInput> = {}): PaymentInput => ({
  paidAt: TEST_NOW - DAY,
  method: 'bankTransfer',
  currency: 'LKR',
  reference: 'TRX 4711',
  invoices,
  ...more,
});
const pay = (user: User, invoices: PaymentInput['invoices'], more?: Partial<PaymentInput>) =>
  portal.as(user).post('/payments', input(invoices, more));
const paymentsOf = async (user: User, id: string) =>
  (await portal.as(user).get(`/invoices/${id}/payments`)).json<InvoicePayments>();
const takeBack = (user: User, id: string, reason = 'Of another customer') =>
  portal.as(user).post(`/payments/${id}/reversal`, { reason });
const listed = async (user: User, query: string) =>
  (await portal.as(user).get(`/bills?${query}`)).json<Page<BillRow>>().items.map(({ subject }) => subject.id);

test('the payee records part payments until nothing is open, and both sides see them', async () => {
  const { theirs, both, chief, outsider, bill } = billing;
  const { orderId, invoiceId } = await billing.invoiced();
  const part = [{ invoiceId, amount: '8000.00' }];
  const wrongSides = await Promise.all([chief, outsider].map((user) => pay(user, part)));
  expect(wrongSides.map(({ statusCode }) => statusCode)).toEqual([403, 404]);
  expect((await pay(theirs, [{ invoiceId, amount: '18978.34' }])).json()).toMatchObject({
    statusCode: 409,
    code: 'paymentExceedsOpen',
    params: { open: INVOICE_TOTAL, currency: 'LKR' },
  });
  expect((await pay(theirs, part, { currency: 'USD' })).json()).toMatchObject({ code: 'paymentCurrency' });
  expect((await pay(theirs, part, { paidAt: TEST_NOW + 2 * DAY })).json().fields).toHaveProperty('paidAt');
  expect((await pay(theirs, [...part, ...part])).json().fields).toHaveProperty('invoices');
  expect((await pay(theirs, [{ invoiceId, amount: '0.00' }])).statusCode).toBe(422);

  expect((await pay(theirs, part)).statusCode).toBe(201);
  expect(await bill(both, 'order', orderId)).toMatchObject({
    balance: { paid: '8000.00', credited: '0.00', open: '10978.33', state: 'partlyPaid', actions: [] },
  });
  expect((await pay(theirs, [{ invoiceId, amount: '10978.33' }], { reference: '', paidAt: TEST_NOW })).statusCode).toBe(
    201,
  );
  const ours = await paymentsOf(both, invoiceId);
  expect(ours).toMatchObject({ total: INVOICE_TOTAL, paid: INVOICE_TOTAL, open: '0.00', state: 'paid', actions: [] });
  expect(ours.items).toMatchObject([
    { amount: '10978.33', reference: null, recordedBy: null, takenBack: null, actions: [] },
    { amount: '8000.00', reference: 'TRX 4711', recordedBy: null, paidAt: TEST_NOW - DAY },
  ]);
  expect((await paymentsOf(theirs, invoiceId)).items).toMatchObject([
    { recordedBy: 'theirs', actions: ['takeBack'] },
    { recordedBy: 'theirs', actions: ['takeBack'] },
  ]);
  expect((await portal.as(outsider).get(`/invoices/${invoiceId}/payments`)).statusCode).toBe(404);
});

test('one payment pays several invoices, which are then not overdue until it is taken back', async () => {
  const { theirs, both, outsider, chief } = billing;
  const [first, second] = [await billing.invoiced(), await billing.invoiced()];
  portal.clock.now = TEST_NOW + 31 * DAY;
  expect(await listed(both, 'tab=overdue')).toEqual(expect.arrayContaining([first.orderId, second.orderId]));
  const reply = await pay(theirs, [
    { invoiceId: first.invoiceId, amount: INVOICE_TOTAL },
    { invoiceId: second.invoiceId, amount: '1000.00' },
  ]);
  const { id } = reply.json();
  for (const user of [both, theirs]) {
    expect(await listed(user, 'payment=partlyPaid')).toEqual([second.orderId]);
    expect(await listed(user, 'payment=paid')).toContain(first.orderId);
    expect(await listed(user, 'tab=overdue')).toEqual([second.orderId]);
  }
  expect((await paymentsOf(theirs, second.invoiceId)).items).toMatchObject([{ amount: '1000.00', total: '19978.33' }]);

  expect((await takeBack(outsider, id)).statusCode).toBe(404);
  expect((await takeBack(chief, id)).statusCode).toBe(403);
  expect((await takeBack(theirs, id, ' ')).json().fields).toHaveProperty('reason');
  expect((await takeBack(theirs, id)).statusCode).toBe(201);
  expect((await takeBack(theirs, id)).json()).toMatchObject({ statusCode: 409, code: 'paymentTakenBack' });
  expect(await paymentsOf(both, first.invoiceId)).toMatchObject({
    open: INVOICE_TOTAL,
    state: 'open',
    items: [{ takenBack: { at: portal.clock.now, by: null, reason: 'Of another customer' } }],
  });
  expect(await listed(both, 'payment=open')).toEqual(expect.arrayContaining([first.orderId, second.orderId]));
  for (const table of ['payments', 'paymentAllocations', 'paymentReversals'] as const)
    await expect(portal.db.deleteFrom(table).execute()).rejects.toThrow('append-only');
  portal.clock.now = TEST_NOW;
});

test('payments at the same time never exceed what is open', async () => {
  const { theirs } = billing;
  const [first, second] = [await billing.invoiced(), await billing.invoiced()];
  // Half of them lock the invoices in the other order.
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, i) => {
      const invoices = [first, second].map(({ invoiceId }) => ({ invoiceId, amount: '6000.00' }));
      return pay(theirs, i % 2 === 0 ? invoices : invoices.toReversed());
    }),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201,
    201,
    201,
    ...Array(7).fill(409),
  ]);
  expect(await paymentsOf(theirs, first.invoiceId)).toMatchObject({ paid: '18000.00', open: '978.33' });
});

test('a credit note leaves nothing to pay, and earlier payments become a credit balance', async () => {
  const { theirs, chief, path, both } = billing;
  const { orderId, invoiceId } = await billing.invoiced();
  await pay(theirs, [{ invoiceId, amount: '978.33' }]);
  await portal.as(chief).patch(path('order', orderId, '/credit'), { reason: 'Wrong lane' });
  for (const user of [theirs, both])
    expect(await paymentsOf(user, invoiceId)).toMatchObject({
      credited: INVOICE_TOTAL,
      open: '-978.33',
      state: 'credited',
      creditNotes: [{ number: expect.stringMatching(/^CN-/), total: INVOICE_TOTAL }],
    });
  expect((await pay(theirs, [{ invoiceId, amount: '1.00' }])).json()).toMatchObject({ code: 'paymentExceedsOpen' });
});

test('needs the approval of bills of that kind, and to read them', async () => {
  const { build, partner } = billing;
  const { invoiceId } = await billing.invoiced();
  const trips = await build.user({
    organizationId: partner.id,
    rules: [
      { model: 'tripBillApprove', rule: 'read' },
      { model: 'tripBillApprove', rule: 'write' },
    ],
  });
  expect((await pay(trips, [{ invoiceId, amount: '1.00' }])).statusCode).toBe(403);
  expect((await portal.as(trips).get(`/invoices/${invoiceId}/payments`)).statusCode).toBe(404);
});
