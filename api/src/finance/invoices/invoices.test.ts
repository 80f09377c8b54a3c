import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Invoice } from 'shared-contracts/finance/invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { DAY } from 'shared-contracts/values/time';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from '../bills/testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
let payee: { id: string };
beforeAll(async () => {
  billing = await openBilling(portal);
  payee = await owner(billing.partner.id, 'payee-owner');
});

/** Orders of the lane with a fixed price, submitted. */
async function submitted(count: number): Promise<string[]> {
  const { clerk, delivered, kandy, port, act } = billing;
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const id = await delivered({ reference: `PO ${i}` }, [kandy, port]);
    await billing.setActualDistance(id, '100');
    ids.push(id);
  }
  const replies = await Promise.all(ids.map((id) => act(clerk, 'order', id, 'submit')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
  return ids;
}

const owner = (organizationId: string, login: string) =>
  billing.build.user({ organizationId, login, rules: [{ model: 'organizationOwner', rule: 'write' }] });

const useSeries = (series: string) => portal.as(payee).patch('/v1/organizations/invoicing', { series });

const numbersOf = async (series: string) =>
  (
    await portal.db
      .selectFrom('invoices')
      .select(['sequence', 'number'])
      .where('series', '=', series)
      .orderBy('sequence')
      .execute()
  ).map(({ sequence, number }) => [sequence, number]);

test('approval issues an invoice of the payee that later settings do not change', async () => {
  const { partner, organizationId, chief, theirs, clerk, act, bill, path } = billing;
  const payer = await owner(organizationId, 'payer-owner');
  const settings = {
    address: '12 Harbour Road\nColombo 01',
    taxNumber: 'VAT 4711',
    bankName: 'Island Bank',
    bankAccount: 'LK12 3456',
    bankCode: 'ISLBLKLX',
    paymentTermDays: 14,
    series: 'SER',
    taxRates: [{ name: 'VAT', percentage: '18', category: 'standard', reason: null }],
  };
  const saved = await portal.as(payee).patch('/v1/organizations/invoicing', settings);
  expect(saved.json()).toMatchObject({ ...settings, numberFormat: '{series}-{year}-{number}', companyNumber: null });
  await portal.as(payer).patch('/v1/organizations/invoicing', { companyNumber: 'PV 99', address: 'Estate Lane' });
  await portal.db.updateTable('organizations').set({ language: 'it' }).where('id', '=', organizationId).execute();

  const [id = ''] = await submitted(1);
  expect((await bill(chief, 'order', id)).invoice).toBeNull();
  const { invoice } = (await act(chief, 'order', id, 'approve')).json();
  expect(Invoice.parse(invoice)).toMatchObject({
    kind: 'invoice',
    number: 'SER-2026-000001',
    issuedAt: TEST_NOW,
    dueAt: TEST_NOW + 14 * DAY,
    isSelfBilled: false,
    payee: { name: 'Serendib', address: '12 Harbour Road\nColombo 01', taxNumber: 'VAT 4711' },
    payer: { name: 'Harvest', companyNumber: 'PV 99', address: 'Estate Lane', taxNumber: null },
    bank: { name: 'Island Bank', account: 'LK12 3456', code: 'ISLBLKLX' },
    subject: { reference: 'PO 0' },
    places: ['Kandy', 'Port'],
    currency: 'LKR',
    lines: [
      { rule: 'pointToPoint', billed: '15000.00', taxPercentage: '18', category: 'standard' },
      { rule: 'loadingDelay', billed: '1083.33', place: 'Kandy' },
    ],
    taxes: [{ name: 'VAT', percentage: '18', base: '16083.33', tax: '2895.00' }],
    net: '16083.33',
    tax: '2895.00',
    total: '18978.33',
  });

  await portal.as(payee).patch('/v1/organizations/invoicing', { address: 'Elsewhere', series: 'NEW', taxRates: [] });
  await portal.db.updateTable('organizations').set({ name: 'Renamed' }).where('id', '=', partner.id).execute();
  for (const user of [clerk, theirs]) expect((await bill(user, 'order', id)).invoice).toEqual(invoice);
  await expect(portal.db.updateTable('invoices').set({ number: 'X' }).execute()).rejects.toThrow('append-only');
  await expect(portal.db.deleteFrom('invoices').execute()).rejects.toThrow('append-only');

  const reply = await portal.as(clerk).get(path('order', id, '/export'));
  expect(reply.headers['content-disposition']).toContain('2026-11-20 invoice SER-2026-000001.pdf');
  const pdf = readPdf(reply.rawPayload).pages.flat().join(' ');
  for (const text of [
    'Fattura',
    'SER-2026-000001',
    '12 Harbour Road',
    'Colombo 01',
    'Partita IVA VAT 4711',
    'N. registro imprese PV 99',
    'Scadenza',
    '04.12.2026',
    'VAT 18 %',
    '16,083.33',
    '2,895.00 LKR',
    '18,978.33 LKR',
    'LK12 3456',
    'Causale di pagamento',
  ])
    expect(pdf).toContain(text);
});

test('settings need the owner, are checked and recorded with what changed', async () => {
  const { partner, theirs } = billing;
  const patch = async (settings: object) =>
    (await portal.as(payee).patch('/v1/organizations/invoicing', settings)).json();
  expect((await portal.as(theirs).get('/v1/organizations/invoicing')).statusCode).toBe(403);
  for (const numberFormat of ['{series}-{number}', '{year}{year}{series}{number}', '{series} {year} {number}'])
    expect(Object.keys((await patch({ numberFormat })).fields)).toEqual(['numberFormat']);
  expect(Object.keys((await patch({ series: 'A-B' })).fields)).toEqual(['series']);
  const exempt = { name: 'Export', percentage: '5', category: 'exempt', reason: null };
  expect(Object.keys((await patch({ taxRates: [exempt] })).fields)).toEqual([
    'taxRates.0.percentage',
    'taxRates.0.reason',
  ]);
  expect(await patch({ taxNumber: 'T 1' })).toMatchObject({ taxNumber: 'T 1' });
  expect(await patch({ taxNumber: '' })).toMatchObject({ taxNumber: null });
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', partner.id)
    .where('event', '=', 'invoicingChanged')
    .orderBy('id')
    .execute();
  const changes = entries.map((entry) => entry.changes);
  expect(changes).toContainEqual({ taxNumber: { from: 'VAT 4711', to: 'T 1' } });
  expect(changes).toContainEqual({ taxNumber: { from: 'T 1', to: null } });
});

test('lines have their own rates, and a reverse-charged bill is taxed at 0 % for its reason', async () => {
  const { chief, clerk, edit, act, bill } = billing;
  const [id = ''] = await submitted(1);
  const extraCharges = [
    { name: 'Ferry', amount: '100.55', vatPercentage: '8' },
    { name: 'Customs duty', amount: '50.00', vatPercentage: '0' },
  ];
  expect((await edit(clerk, 'order', id, { extraCharges })).json()).toMatchObject({
    taxes: [
      { percentage: '18', base: '16083.33', tax: '2895.00' },
      { percentage: '8', base: '100.55', tax: '8.04' },
      { percentage: '0', base: '50.00', tax: '0.00' },
    ],
    taxBase: '16233.88',
    vat: '2903.04',
    total: '19136.92',
    extraCharges,
  });
  const untaxed = { taxCategory: 'reverseCharge' } as const;
  expect((await edit(clerk, 'order', id, untaxed)).json()).toMatchObject({
    statusCode: 422,
    fields: { taxReason: { code: 'required' } },
  });
  expect((await edit(clerk, 'order', id, { ...untaxed, taxReason: 'Article 196' })).json()).toMatchObject({
    vat: '0.00',
    total: '16233.88',
    extraCharges,
  });
  await act(clerk, 'order', id, 'submit');
  const { invoice } = (await act(chief, 'order', id, 'approve')).json();
  expect(invoice.lines.map((line: Invoice['lines'][number]) => [line.category, line.taxPercentage])).toEqual(
    invoice.lines.map(() => ['reverseCharge', '0']),
  );
  expect(invoice).toMatchObject({
    tax: '0.00',
    taxes: [{ category: 'reverseCharge', percentage: '0', reason: 'Article 196', base: '16233.88', tax: '0.00' }],
  });
  expect(await bill(clerk, 'order', id)).toMatchObject({ taxCategory: 'reverseCharge', taxReason: 'Article 196' });
});

test('with self-billing the payer issues the invoice with its own numbers', async () => {
  const { build, organizationId, partner, chief, clerk, delivered, act, path } = billing;
  const { id: contractId } = await build.contract({
    organizationId,
    partnerId: partner.id,
    terms: { flatTripRate: '500', invoiceIssuer: 'payer', vatPercentage: '18' },
  });
  await portal.db
    .insertInto('invoiceSettings')
    .values({ ...DEFAULT_INVOICE_SETTINGS, organizationId, series: 'SB', taxRates: '[]' })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet({ series: 'SB' }))
    .execute();
  const id = await delivered({ contractId });
  await billing.setActualDistance(id, '100');
  await act(clerk, 'order', id, 'submit');
  const { invoice } = (await act(chief, 'order', id, 'approve')).json();
  expect(invoice).toMatchObject({
    number: 'SB-2026-000001',
    isSelfBilled: true,
    payer: { id: organizationId },
    payee: { id: partner.id },
  });
  const pdf = readPdf((await portal.as(clerk).get(path('order', id, '/export'))).rawPayload)
    .pages.flat()
    .join(' ');
  expect(pdf).toContain('Autofattura');
});

test('50 concurrent approvals get numbers without a gap, and each year starts at 1', async () => {
  const { chief, act } = billing;
  await useSeries('MANY');
  const ids = await submitted(51);
  const last = ids.pop() ?? '';
  const replies = await Promise.all(ids.map((id) => act(chief, 'order', id, 'approve')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  expect(await numbersOf('MANY')).toEqual(ids.map((_, i) => [i + 1, `MANY-2026-${String(i + 1).padStart(6, '0')}`]));
  portal.clock.now = Date.UTC(2027, 0, 2) / 1_000;
  expect((await act(chief, 'order', last, 'approve')).json().invoice.number).toBe('MANY-2027-000001');
  portal.clock.now = TEST_NOW;
});

/** Simulates another process that takes the next number and then waits within its transaction. */
async function takeNumberAndWait(organizationId: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, './testing/take-number-and-wait.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(portal.connection), organizationId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) if (line === 'taken 1') return child;
  throw new Error('The process ended before it took a number');
}

test('a process killed between the number and its commit leaves no gap', async () => {
  const { partner, chief, act } = billing;
  await useSeries('INV');
  const [id = ''] = await submitted(1);
  const child = await takeNumberAndWait(partner.id);
  const approval = act(chief, 'order', id, 'approve');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await approval).json()).toMatchObject({ state: 'approved', invoice: { number: 'INV-2026-000001' } });
  expect(await numbersOf('INV')).toEqual([[1, 'INV-2026-000001']]);
});
