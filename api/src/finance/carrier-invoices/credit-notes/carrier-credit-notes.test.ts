import type { CarrierInvoice, CarrierInvoiceInput } from 'shared-contracts/finance/carrier-invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { form, MULTIPART } from '../../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { BILLED, openReceiving } from '../testing/received.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openReceiving>>;
beforeAll(async () => {
  billing = await openReceiving(portal);
});

type User = { id: string };
type Lines = [string | null, string][];

/** An approved carrier invoice for an order with an approved bill. */
async function approvedInvoice() {
  const { id: orderId, number } = await billing.deliver('approved');
  const { id, number: invoice } = await billing.enter([[number, BILLED]]);
  expect((await billing.step(billing.chief, id, 'approve')).json()).toMatchObject({ status: 'approved' });
  return { orderId, number, id, invoice };
}
const credit = (creditedId: string, lines: Lines, more: Partial<CarrierInvoiceInput> = {}) =>
  billing.enter(lines, { creditedId, ...more });
const approve = async (id: string): Promise<CarrierInvoice> =>
  (await billing.step(billing.chief, id, 'approve')).json();
const openOf = async (orderId: string) => (await billing.bill(billing.chief, 'order', orderId)).balance?.open;
const owed = async (user: User, side: string) => {
  const { totals } = (await portal.as(user).get(`/aging?side=${side}`)).json<{ totals: { total: string }[] }>();
  return Number(totals[0]?.total ?? 0);
};

test('a credit note of what is paid lowers what both sides see as owed, and is shown on its invoice', async () => {
  const { clerk, chief, theirs, organizationId, partner } = billing;
  const { orderId, number, id, invoice } = await approvedInvoice();
  const before = [await owed(chief, 'payable'), await owed(theirs, 'receivable')];
  const note = await credit(id, [[null, '1000.00']]);
  expect(note).toMatchObject({
    kind: 'creditNote',
    credited: { id, number: invoice },
    status: 'matched',
    total: '1180.00',
    payable: null,
    actions: ['edit', 'attach', 'match'],
    comparison: { rows: [{ subject: { number }, billed: { net: BILLED }, differences: [] }] },
  });
  expect(await openOf(orderId)).toBe('18978.33');
  expect((await portal.as(clerk).patch(`/carrier-invoices/${note.id}/approve`)).statusCode).toBe(403);
  expect(await approve(note.id)).toMatchObject({
    status: 'approved',
    payable: '-1180.00',
    agreed: { amounts: [{ subjectId: orderId, net: '-1000.00', tax: '-180.00', settlement: 'creditNote' }] },
  });
  expect(await openOf(orderId)).toBe('17798.33');
  const after = [await owed(chief, 'payable'), await owed(theirs, 'receivable')];
  expect(after.map((amount, i) => (amount - (before[i] ?? 0)).toFixed(2))).toEqual(['-1180.00', '-1180.00']);
  const period = `from=1&to=${TEST_NOW}`;
  const statement = (await portal.as(chief).get(`/statements?partnerId=${partner.id}&side=payable&${period}`)).json<{
    accounts: { entries: { kind: string; amount: string }[] }[];
  }>();
  expect(statement.accounts[0]?.entries).toContainEqual(
    expect.objectContaining({ kind: 'creditNote', amount: '-1180.00' }),
  );
  expect(await billing.get(theirs, id)).toMatchObject({
    payable: '18978.33',
    creditedTotal: '1180.00',
    creditNotes: [{ id: note.id, number: note.number, status: 'approved', total: '1180.00', payable: '-1180.00' }],
  });
  const timeline = (await portal.as(chief).get(`/carrier-invoices/${id}/timeline`)).json();
  expect(timeline.items.at(-1)).toMatchObject({ event: 'credited' });
  const bells = await portal.db.selectFrom('notifications').select('values').where('subjectId', '=', note.id).execute();
  expect(new Set(bells.map(({ values }) => Object(values).news))).toEqual(new Set(['creditApproved']));
  const list = (await portal.as(clerk).get(`/carrier-invoices?kind=creditNote&search=${invoice}`)).json();
  expect(list.items).toMatchObject([{ id: note.id, side: 'payer', payer: { id: organizationId } }]);
});

test('credit notes never exceed their invoice, even when approved concurrently', async () => {
  const { orderId, number, id } = await approvedInvoice();
  const first = await credit(id, [[number, '16000.00']]);
  const second = await credit(id, [[number, '16000.00']]);
  expect([first.status, second.status]).toEqual(['matched', 'matched']);
  const replies = await Promise.all([first.id, second.id].map((note) => billing.step(billing.chief, note, 'approve')));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('carrierInvoiceChanged');
  const third = await credit(id, [[number, '83.34']]);
  expect(third).toMatchObject({
    status: 'differs',
    comparison: { rows: [{ billed: { net: '83.33' }, differences: ['amountAbove'] }] },
  });
  expect(await approve(third.id)).toMatchObject({ code: 'carrierInvoiceStatus' });
  const rejected = await billing.step(billing.chief, third.id, 'reject', { reason: 'Too much' });
  expect(rejected.json()).toMatchObject({ status: 'rejected' });
  expect((await approve((await credit(id, [[number, '83.33']])).id)).status).toBe('approved');
  expect(await openOf(orderId)).toBe('0.00');
});

test('an agreement that the carrier sends a credit note is fulfilled by it, and pays no less', async () => {
  const { chief, clerk, theirs } = billing;
  const { id: orderId, number } = await billing.deliver('approved');
  const { id } = await billing.enter([[number, '17000.00']]);
  await billing.step(clerk, id, 'dispute', { text: 'Waiting was not agreed' });
  const propose = (net: string, creditNote: boolean, text = 'Send a credit note') =>
    portal
      .as(chief)
      .post(`/carrier-invoices/${id}/messages`, { text, proposal: [{ subjectId: orderId, net }], creditNote });
  expect((await propose('17000.00', true)).json().fields).toMatchObject({ creditNote: { code: 'nothingToCredit' } });
  const bare = await portal.as(chief).post(`/carrier-invoices/${id}/messages`, { text: 'x', creditNote: true });
  expect(bare.json().fields).toHaveProperty('creditNote');
  expect((await propose(BILLED, true)).json()).toMatchObject({ proposal: { creditNote: true } });
  expect((await billing.step(theirs, id, 'accept')).json()).toMatchObject({
    status: 'agreed',
    awaitedCredit: '916.67',
  });
  const awaited = async (user: User, awaitsCredit: boolean): Promise<string[]> => {
    const list = await portal.as(user).get(`/carrier-invoices?awaitsCredit=${awaitsCredit}&limit=100`);
    const { items } = list.json<{ items: CarrierInvoice[] }>();
    expect(items.every((one) => (one.awaitedCredit !== null) === awaitsCredit)).toBe(true);
    return items.map((one) => one.id);
  };
  for (const user of [chief, theirs])
    expect([await awaited(user, true), await awaited(user, false)]).toEqual([[id], expect.not.arrayContaining([id])]);
  const note = await credit(id, [[null, '916.67']]);
  expect(await approve(note.id)).toMatchObject({ code: 'creditedNotDecided' });
  expect(await approve(id)).toMatchObject({ status: 'approved', payable: '18978.33', awaitedCredit: '916.67' });
  expect(await approve(note.id)).toMatchObject({ status: 'approved', payable: '0.00' });
  expect(await billing.get(chief, id)).toMatchObject({ awaitedCredit: null, creditedTotal: '1081.67' });
  expect([await awaited(chief, true), await awaited(chief, false)]).toEqual([
    [],
    expect.arrayContaining([id, note.id]),
  ]);
  expect(await openOf(orderId)).toBe('18978.33');
  const more = await credit(id, [[null, '100.00']]);
  expect(await approve(more.id)).toMatchObject({ payable: '-118.00' });
  expect(await openOf(orderId)).toBe('18860.33');
});

test('a credit note belongs to one invoice of its carrier, in its currency, with a unique number among credit notes', async () => {
  const { clerk, build, organizationId } = billing;
  const { number, id, invoice } = await approvedInvoice();
  const send = (more: object) =>
    portal.as(clerk).post('/carrier-invoices', { ...billing.invoiceOf([[number, '10.00']]), creditedId: id, ...more });
  const note = await credit(id, [[number, '10.00']], { currency: 'EUR' });
  expect(note.comparison?.rows).toMatchObject([{ differences: ['currency'] }]);
  expect((await send({ number: invoice })).statusCode).toBe(201);
  const record = invoice.toLowerCase();
  const twice = {
    code: 'carrierInvoiceTwice',
    fields: { number: { code: 'carrierInvoiceTwice', params: { record } } },
  };
  expect((await send({ number: record })).json()).toMatchObject({ statusCode: 409, ...twice });
  expect((await send({ number: record, creditedId: null })).json()).toMatchObject({ statusCode: 409, ...twice });
  const renamed = await portal.as(clerk).patch(`/carrier-invoices/${note.id}`, {
    ...billing.invoiceOf([[number, '10.00']]),
    creditedId: id,
    number: record,
  });
  expect(renamed.json()).toMatchObject({ statusCode: 409, ...twice });
  const stranger = await build.organization({ type: '2pl' });
  await build.partnership({ organizationId, partnerId: stranger.id, status: 'active' });
  for (const wrong of [{ partnerId: stranger.id }, { creditedId: note.id }, { creditedId: organizationId }])
    expect((await send(wrong)).json().fields).toMatchObject({ creditedId: { code: 'notFound' } });
  const input = { ...billing.invoiceOf([['O-999999', '10.00']]), creditedId: id };
  const edited = await portal.as(clerk).patch(`/carrier-invoices/${note.id}`, input);
  expect(edited.json()).toMatchObject({ status: 'matched', currency: 'LKR' });
  const moved = await portal.as(clerk).patch(`/carrier-invoices/${note.id}`, { ...input, creditedId: null });
  expect(moved.json().fields).toHaveProperty('creditedId');
  for (const step of ['dispute', 'accept-invoiced'])
    expect((await billing.step(billing.chief, note.id, step, { text: 'x' })).json().code).toMatch(
      /^(carrierInvoiceCredit|carrierInvoiceStatus)$/,
    );
});

test('lines of a credit note for several orders are assigned by hand to an order of the credited invoice', async () => {
  const { clerk } = billing;
  const [first, second, other] = [await billing.deliver(), await billing.deliver(), await billing.deliver()];
  const { id } = await billing.enter([
    [first.number, BILLED],
    [second.number, BILLED],
  ]);
  const note = await credit(id, [[null, '50.00']]);
  expect(note).toMatchObject({ status: 'received', comparison: { rows: [{ differences: ['missingHere'] }] } });
  const choices = (await portal.as(clerk).get(`/carrier-invoices/${note.id}/subjects?search=`)).json();
  expect(choices.items.map((item: { id: string }) => item.id)).toEqual([first.id, second.id]);
  const choose = (subjectId: string) =>
    billing.step(clerk, note.id, 'match', { lines: [{ position: 0, subject: { of: 'order', id: subjectId } }] });
  expect((await choose(other.id)).json().fields).toHaveProperty(['lines.0.subject']);
  expect((await choose(second.id)).json()).toMatchObject({ status: 'matched' });
});

test('a credit note in UBL is read by the rules of Peppol, names its invoice and is received only once', async () => {
  const { clerk, chief, theirs, partner, organizationId } = billing;
  const settings = {
    ...DEFAULT_INVOICE_SETTINGS,
    taxNumber: '104882316-7000',
    electronicScheme: '0088',
    electronicAddress: '4796013300017',
    taxRates: JSON.stringify([{ name: 'VAT', percentage: '18', category: 'standard', reason: null }]),
  };
  for (const id of [partner.id, organizationId])
    await portal.db
      .insertInto('invoiceSettings')
      .values({ ...settings, organizationId: id })
      .execute();
  // A credit note as a carrier's system would write it: made from another order's, with the numbers of this one.
  const template = await billing.deliver('approved');
  const invoiceId = (await billing.bill(chief, 'order', template.id)).balance?.invoiceId ?? '';
  const issued = await portal.as(theirs).post(`/invoices/${invoiceId}/credit-notes`, { reason: 'Late', amount: '500' });
  expect(issued.statusCode).toBe(201);
  const written = (await portal.as(theirs).get(`/invoices/${issued.json().id}/e-invoice`)).payload;
  expect(written).toContain('<CreditNote ');
  const { orderId, number, id, invoice } = await approvedInvoice();
  const name = (original: string) =>
    written.replace(/(<cac:BillingReference>.*?<cbc:ID>).*?</s, `$1${original}<`).replaceAll(template.number, number);
  const send = (xml: string, query = '') =>
    portal
      .as(clerk, MULTIPART)
      .post(`/carrier-invoices/e-invoices${query}`, form(Buffer.from(xml), { field: 'file', name: 'c.xml' }));
  expect((await send(name('X-404'), '?dryRun=true')).json()).toMatchObject({
    credited: null,
    comparison: null,
    partner: { id: partner.id },
  });
  expect((await send(name('X-404'))).json().fields.file).toMatchObject({
    code: 'creditedUnknown',
    params: { number: 'X-404' },
  });
  const without = written.replace(/<cac:BillingReference>.*?<\/cac:BillingReference>/s, '');
  expect((await send(without)).json().fields.file).toMatchObject({
    code: 'eInvoiceIncomplete',
    params: { fields: 'preceding' },
  });
  const xml = name(invoice.toLowerCase());
  expect((await send(xml, '?dryRun=true')).json()).toMatchObject({
    violations: [],
    credited: { id, number: invoice },
    isDuplicate: false,
    comparison: { rows: [{ subject: { number }, invoiced: { net: '500.00', tax: '90.00' }, differences: [] }] },
  });
  const received = await send(xml);
  expect(received.statusCode).toBe(201);
  const note = await billing.get(clerk, received.json().id);
  expect(note).toMatchObject({ kind: 'creditNote', source: 'eInvoice', status: 'matched', hasDocument: true });
  expect((await send(xml)).json()).toMatchObject({ code: 'carrierInvoiceTwice', fields: { number: {} } });
  expect(await approve(note.id)).toMatchObject({ payable: '-590.00' });
  expect(await openOf(orderId)).toBe('18388.33');
});
