import { sql } from 'kysely';
import { BillingPeriodPage, BillingPeriodPreview, InvoicePage } from 'shared-contracts/finance/billing-periods';
import { Invoice } from 'shared-contracts/finance/invoices';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { DAY } from 'shared-contracts/values/time';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from '../bills/testing/bill.fixtures.ts';
import { closePeriods } from './closing-job.ts';
import { approveOrder, type InvoicingPartner, openInvoicingPartner } from './testing/partner.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

type Partner = InvoicingPartner;
const openPartner = (name: string, terms?: Partial<ContractTerms>) => openInvoicingPartner(billing, name, terms);
const approved = (partner: Partner, reference: string, changes?: object) =>
  approveOrder(billing, partner, reference, changes);

const periodsOf = async ({ user }: Pick<Partner, 'user'>) =>
  BillingPeriodPage.parse((await portal.as(user).get('/billing-periods')).json()).items;
const invoicesOf = async ({ user }: Pick<Partner, 'user'>) =>
  InvoicePage.parse((await portal.as(user).get('/invoices?sort=number')).json()).items;
const create = (user: { id: string }, id = '') => portal.as(user).post(`/billing-periods/${id}/invoice`, {});

/** The credited amount of each order per credit note, in the order of the orders. */
async function creditsOf({ id }: Pick<Partner, 'id'>) {
  const rows = await portal.db
    .selectFrom('billCredits')
    .innerJoin('invoices', 'invoices.id', 'creditNoteId')
    .innerJoin('bills', 'bills.id', 'billCredits.billId')
    .innerJoin('orders', 'orders.id', 'bills.orderId')
    .select(['invoices.number', 'orderId', 'billCredits.net', 'billCredits.tax'])
    .where('payeeId', '=', id)
    .orderBy('invoices.number')
    .orderBy('orders.reference')
    .execute();
  return rows.map(({ number, orderId, net, tax }) => [number, orderId, net, tax]);
}

test('bills of a week wait without a number and are invoiced together, taxed by rate over the whole', async () => {
  const { clerk, chief, outsider, bill, path } = billing;
  const partner = await openPartner('Weekly');
  const ids = [await approved(partner, 'PO 1'), await approved(partner, 'PO 2')];
  ids.push(await approved(partner, 'PO 3', { extraCharges: [{ name: 'Ferry', amount: '10', vatPercentage: '8' }] }));
  const [first = ''] = ids;
  const span = { cycle: 'weekly', from: '2026-11-16', to: '2026-11-22' };
  expect(await bill(clerk, 'order', first)).toMatchObject({ invoice: null, billingPeriod: span });
  expect((await portal.as(clerk).get('/bills?search=PO 1')).json().items).toMatchObject([
    { invoice: null, billingPeriod: span, actions: ['renew', 'sendEmail'] },
  ]);

  const [period] = await periodsOf(partner);
  const row = { side: 'payee', bills: 3, net: '310.09', currency: 'LKR', closesOn: '2026-11-26', ...span };
  expect(period).toMatchObject({ ...row, actions: ['createInvoice'] });
  expect(await periodsOf({ user: chief })).toMatchObject([{ ...row, side: 'payer', actions: [] }]);
  const preview = await portal.as(partner.user).get(`/billing-periods/${period?.id}`);
  const totals = { net: '310.09', tax: '54.82', total: '364.91' };
  const taxes = [
    { percentage: '18', base: '300.09', tax: '54.02' },
    { percentage: '8', base: '10.00', tax: '0.80' },
  ];
  expect(BillingPeriodPreview.parse(preview.json())).toMatchObject({ ...totals, taxes });

  expect((await create(chief, period?.id)).statusCode).toBe(403);
  expect((await create(outsider, period?.id)).statusCode).toBe(404);
  expect((await create(partner.user, period?.id)).json()).toMatchObject({ number: 'INV-2026-000001' });
  expect((await create(partner.user, period?.id)).json()).toMatchObject({ code: 'nothingToInvoice' });
  expect(await periodsOf(partner)).toEqual([]);

  const { invoice } = await bill(clerk, 'order', first);
  expect(Invoice.parse(invoice)).toMatchObject({
    ...totals,
    taxes,
    number: 'INV-2026-000001',
    subject: null,
    period: span,
    payee: { name: 'Weekly' },
    bills: ['PO 1', 'PO 2', 'PO 3'].map((reference) => ({ subject: { reference }, places: ['Port', 'Kandy'] })),
  });
  expect(invoice?.lines.map(({ bill: position, billed }) => [position, billed])).toEqual([
    [0, '100.03'],
    [1, '100.03'],
    [2, '100.03'],
    [2, '10.00'],
  ]);
  for (const user of [clerk, partner.user])
    expect((await bill(user, 'order', ids[2] ?? '')).invoice?.number).toBe('INV-2026-000001');
  const [listed] = await invoicesOf(partner);
  expect(listed).toMatchObject({ ...totals, number: 'INV-2026-000001', bills: 3, period: span, side: 'payee' });
  expect((await portal.as(outsider).get('/invoices')).json().total).toBe(0);
  expect((await portal.as(outsider).get(`/invoices/${listed?.id}/export`)).statusCode).toBe(404);

  for (const url of [path('order', first, '/export'), `/invoices/${listed?.id}/export`]) {
    const { pages } = readPdf((await portal.as(clerk).get(url)).rawPayload);
    const text = pages.map((page) => page.join(' '));
    expect(text).toHaveLength(2);
    for (const part of ['16.11.2026 – 22.11.2026', 'PO 2', '54.02', '364.91 LKR', 'Page 1 of 2'])
      expect(text[0]).toContain(part);
    for (const part of ['Appendix', 'PO 3', 'Ferry', 'Page 2 of 2']) expect(text[1]).toContain(part);
  }
});

test('two concurrent closings create one invoice, and the job issues it three days after the week', async () => {
  const partner = await openPartner('Closing');
  await approved(partner, 'PO 1');
  await approved(partner, 'PO 2');
  portal.clock.now = TEST_NOW + 5 * DAY;
  await closePeriods({ db: portal.db, now: () => portal.clock.now });
  expect(await invoicesOf(partner)).toEqual([]);
  portal.clock.now = TEST_NOW + 6 * DAY;
  const [period] = await periodsOf(partner);
  const services = { db: portal.db, now: () => portal.clock.now };
  await Promise.all([
    closePeriods(services),
    closePeriods(services),
    create(partner.user, period?.id),
    create(partner.user, period?.id),
  ]);
  expect(await invoicesOf(partner)).toMatchObject([{ number: 'INV-2026-000001', bills: 2 }]);
});

test('the database prevents a bill from being on two invoices', async () => {
  const { bill, clerk } = billing;
  const partner = await openPartner('Twice');
  const id = await approved(partner, 'PO 1');
  const [period] = await periodsOf(partner);
  await create(partner.user, period?.id);
  expect((await bill(clerk, 'order', id)).invoice?.number).toBe('INV-2026-000001');
  const insert = sql`insert into invoices (organization_id, series, year, sequence, number, kind, bill_id, bill_version,
      payer_id, payee_id, issued_at, due_at, currency, net, tax, total, content)
    select organization_id, series, year, 99, 'X', kind, bills.id, bills.version, payer_id, payee_id, issued_at, due_at,
      currency, invoices.net, tax, invoices.total, content
    from invoices, (select id, version from bills where order_id = ${id}) bills
    where invoices.payee_id = ${partner.id}`;
  await expect(insert.execute(portal.db)).rejects.toThrow('invoice_bills_pkey');
  const move = sql`update invoice_bills set invoice_id = null where billing_period_id = ${period?.id}`;
  await expect(move.execute(portal.db)).rejects.toThrow('append-only');
});

test('a grouped invoice is credited in whole: its bills wait again, and the one to correct is a draft', async () => {
  const { chief, clerk, act, bill, path } = billing;
  const partner = await openPartner('Credit');
  const [one, other] = [await approved(partner, 'PO 1'), await approved(partner, 'PO 2')] as const;
  await create(partner.user, (await periodsOf(partner))[0]?.id);
  portal.clock.now = TEST_NOW + 10 * DAY;
  const reply = await portal.as(chief).patch(path('order', one, '/credit'), { reason: 'Wrong lane' });
  expect(reply.json()).toMatchObject({
    state: 'draft',
    version: 2,
    earlierVersions: [{ invoice: 'INV-2026-000001', creditNote: 'CN-2026-000001' }],
  });
  expect(await bill(clerk, 'order', other)).toMatchObject({ state: 'approved', version: 2, invoice: null });
  expect(await invoicesOf(partner)).toMatchObject([
    { number: 'CN-2026-000001', kind: 'creditNote', original: 'INV-2026-000001', total: '236.07', bills: 2 },
    { number: 'INV-2026-000001', creditNote: 'CN-2026-000001', actions: [] },
  ]);
  await act(clerk, 'order', one, 'submit');
  await act(chief, 'order', one, 'approve');
  const [period] = await periodsOf(partner);
  expect(period).toMatchObject({ from: '2026-11-30', bills: 2 });
  await create(partner.user, period?.id);

  const second = (await invoicesOf(partner)).find(({ number }) => number === 'INV-2026-000002');
  expect(second).toMatchObject({ bills: 2, actions: ['creditPart', 'credit'] });
  const part = { reason: 'Late', lines: [{ line: 1, amount: '50.03' }] };
  expect((await portal.as(partner.user).post(`/invoices/${second?.id}/credit-notes`, part)).json()).toMatchObject({
    number: 'CN-2026-000002',
    net: '50.03',
    total: '59.04',
  });
  expect((await bill(clerk, 'order', other)).state).toBe('approved');
  const credit = (user: { id: string }) =>
    portal.as(user).patch(`/invoices/${second?.id}/credit`, { reason: 'Wrong address' });
  expect((await credit(chief)).statusCode).toBe(403);
  expect((await credit(partner.user)).json()).toMatchObject({
    creditNote: 'CN-2026-000002, CN-2026-000003',
    credited: '236.07',
  });
  expect((await credit(partner.user)).json()).toMatchObject({ code: 'invoiceCredited' });
  expect(await creditsOf(partner)).toEqual([
    ['CN-2026-000001', one, '100.03', '18.01'],
    ['CN-2026-000001', other, '100.03', '18.00'],
    ['CN-2026-000002', other, '50.03', '9.01'],
    ['CN-2026-000003', one, '100.03', '18.00'],
    ['CN-2026-000003', other, '50.00', '9.00'],
  ]);
  expect(await periodsOf(partner)).toMatchObject([{ from: '2026-11-30', bills: 2 }]);
});

test('with self-billing the payer creates the invoice with its own numbers', async () => {
  const { chief, bill, clerk } = billing;
  const partner = await openPartner('Selfbilled', { invoiceIssuer: 'payer', billingCycle: 'monthly' });
  const id = await approved(partner, 'PO 1');
  const [period] = await periodsOf(partner);
  expect(period).toMatchObject({ cycle: 'monthly', from: '2026-11-01', to: '2026-11-30', actions: [] });
  expect((await create(partner.user, period?.id)).statusCode).toBe(403);
  expect((await create(chief, period?.id)).statusCode).toBe(200);
  expect((await bill(clerk, 'order', id)).invoice).toMatchObject({ isSelfBilled: true, number: 'INV-2026-000001' });
});

test('a bill that is out of date is not invoiced until it is created again', async () => {
  const { clerk, chief, act, bill, path } = billing;
  const partner = await openPartner('Outdated');
  const [one, other] = [await approved(partner, 'PO 1'), await approved(partner, 'PO 2')] as const;
  await portal.db.updateTable('bills').set({ outdatedAt: TEST_NOW }).where('orderId', '=', one).execute();
  const [period] = await periodsOf(partner);
  expect((await portal.as(chief).get(`/billing-periods/${period?.id}`)).json()).toMatchObject({
    bills: 1,
    outdated: 1,
  });
  await create(partner.user, period?.id);
  expect((await bill(clerk, 'order', other)).invoice?.bills).toHaveLength(1);
  expect((await portal.as(clerk).patch(path('order', one, '/renew'), {})).json()).toMatchObject({ state: 'draft' });
  await act(clerk, 'order', one, 'submit');
  await act(chief, 'order', one, 'approve');
  expect(await periodsOf(partner)).toMatchObject([{ id: period?.id, bills: 1 }]);
});
