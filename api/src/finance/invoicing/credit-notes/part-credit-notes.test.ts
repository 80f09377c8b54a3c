import { InvoiceDetail, IssuedCreditNote } from 'shared-contracts/finance/credit-notes';
import { sumOf, toMoney } from '../../../platform/values/money.ts';
import { readPdf } from '../../../platform/testing/read-pdf.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { INVOICE_TOTAL, openBilling } from '../../bills/testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

type User = { id: string };
const credit = (user: User, id: string, body: object) =>
  portal.as(user).post(`/invoices/${id}/credit-notes`, { reason: 'Late delivery', ...body });
const detailOf = async (user: User, id: string) =>
  InvoiceDetail.parse((await portal.as(user).get(`/invoices/${id}`)).json());

test('credits an amount and a quantity of a line, each with a number, without changing the bill', async () => {
  const { theirs, chief, clerk, outsider, bill, path } = billing;
  const { orderId, invoiceId, number } = await billing.invoiced();
  const before = await bill(clerk, 'order', orderId);
  const { content, creditable } = await detailOf(theirs, invoiceId);
  expect(creditable).toMatchObject({ net: content.net, total: INVOICE_TOTAL });
  const delay = content.lines.findIndex(({ rule }) => rule === 'loadingDelay');
  expect(creditable?.lines[delay]).toMatchObject({ net: '1083.33', quantity: { value: '130', unit: 'minutes' } });

  const half = { lines: [{ line: delay, quantity: '65' }] };
  const statuses = await Promise.all([chief, outsider, clerk].map((user) => credit(user, invoiceId, half)));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 404, 403]);
  expect((await credit(theirs, invoiceId, { ...half, reason: ' ' })).json().fields).toHaveProperty('reason');
  expect((await credit(theirs, invoiceId, { ...half, amount: '1.00' })).json().fields).toHaveProperty('amount');
  expect((await credit(theirs, invoiceId, { lines: [{ line: 99 }] })).statusCode).toBe(422);

  const first = IssuedCreditNote.parse((await credit(theirs, invoiceId, half)).json());
  expect(first).toMatchObject({ net: '541.67', tax: '97.50', total: '639.17' });
  const second = IssuedCreditNote.parse((await credit(theirs, invoiceId, { amount: '1000.00' })).json());
  expect(second).toMatchObject({ net: '1000.00', tax: '180.00', total: '1180.00' });
  expect(second.number).not.toBe(first.number);

  const left = await detailOf(clerk, invoiceId);
  expect(left).toMatchObject({
    creditNote: `${first.number}, ${second.number}`,
    credited: '1819.17',
    balance: { credited: '1819.17', open: '17159.16', state: 'open' },
    creditNotes: [{ total: '639.17' }, { total: '1180.00' }],
    actions: [],
  });
  expect(await bill(clerk, 'order', orderId)).toMatchObject({
    ...before,
    balance: { credited: '1819.17', open: '17159.16' },
  });
  const most = left.creditable?.net ?? '';
  const tooMuch = await credit(theirs, invoiceId, { amount: toMoney(sumOf([most, '0.01'])) });
  expect(tooMuch.json()).toMatchObject({ statusCode: 409, code: 'creditExceedsInvoice', params: { left: most } });
  expect((await credit(theirs, invoiceId, { lines: [{ line: delay, quantity: '130' }] })).statusCode).toBe(409);
  expect((await credit(theirs, second.id, { amount: '1.00' })).json()).toMatchObject({ code: 'invoiceKind' });

  const pdf = await portal.as(clerk).get(`/invoices/${first.id}/export`);
  const text = readPdf(pdf.rawPayload).pages.flat().join(' ');
  for (const part of ['Credit note', first.number, `${number} of 20.11.2026`, 'Late delivery', '65 min', '639.17 LKR'])
    expect(text).toContain(part);
  expect((await portal.as(clerk).get(path('order', orderId, '/timeline'))).json().items).toContainEqual(
    expect.objectContaining({ event: 'creditNote', reason: 'Late delivery' }),
  );

  await portal.as(chief).patch(path('order', orderId, '/credit'), { reason: 'Wrong lane' });
  const reversed = await detailOf(theirs, invoiceId);
  expect(reversed).toMatchObject({ credited: INVOICE_TOTAL, creditable: null, actions: [] });
  expect(reversed.creditNotes.map(({ total }) => total)).toEqual(['639.17', '1180.00', '17159.16']);
});

test('credit notes at the same time never exceed the invoice, and have numbers without a gap', async () => {
  const { theirs } = billing;
  const { invoiceId } = await billing.invoiced();
  const replies = await Promise.all(Array.from({ length: 12 }, () => credit(theirs, invoiceId, { amount: '2000.00' })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    ...Array(8).fill(201),
    ...Array(4).fill(409),
  ]);
  const { creditable, credited } = await detailOf(theirs, invoiceId);
  expect([creditable?.net, credited]).toEqual(['83.33', '18880.00']);
  expect((await credit(theirs, invoiceId, { amount: '83.33' })).statusCode).toBe(201);
  expect(await detailOf(theirs, invoiceId)).toMatchObject({
    credited: INVOICE_TOTAL,
    creditable: null,
    balance: { open: '0.00', state: 'credited' },
  });
  const sequences = await portal.db
    .selectFrom('invoices')
    .select('sequence')
    .where('kind', '=', 'creditNote')
    .orderBy('sequence')
    .execute();
  expect(sequences.map(({ sequence }) => sequence)).toEqual(sequences.map((_, i) => i + 1));
});
