import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { form, MULTIPART } from '../../identity/organizations/testing/picture.fixtures.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { BILLED, openReceiving } from './testing/received.fixtures.ts';

type Receiving = Awaited<ReturnType<typeof openReceiving>>;
const portal = testApp();
let billing: Awaited<ReturnType<typeof openReceiving>>;
beforeAll(async () => {
  billing = await openReceiving(portal);
});

type User = { id: string };
const deliver = (state?: 'draft' | 'submitted' | 'approved') => billing.deliver(state);
const get = (user: User, id: string) => billing.get(user, id);
const enter: Receiving['enter'] = (...input) => billing.enter(...input);
const step: Receiving['step'] = (...input) => billing.step(...input);
const invoiceOf: Receiving['invoiceOf'] = (...input) => billing.invoiceOf(...input);

test('an invoice of the billed amount matches and is approved by someone other than its receiver', async () => {
  const { clerk, chief, theirs, outsider, both } = billing;
  const { number } = await deliver();
  const invoice = await enter([[number.toLowerCase(), BILLED]], {}, both);
  expect(invoice).toMatchObject({ status: 'matched', difference: '0.00', total: '18978.33', side: 'payer' });
  expect(invoice.comparison?.rows).toMatchObject([{ subject: { number, billState: 'submitted' }, differences: [] }]);
  expect((await step(both, invoice.id, 'approve')).json()).toMatchObject({ code: 'carrierInvoiceFourEyes' });
  expect((await step(clerk, invoice.id, 'approve')).statusCode).toBe(403);
  expect(await get(theirs, invoice.id)).toMatchObject({
    status: 'received',
    comparison: null,
    actions: [],
    side: 'payee',
  });
  expect((await portal.as(outsider).get(`/carrier-invoices/${invoice.id}`)).statusCode).toBe(404);
  expect((await step(outsider, invoice.id, 'approve')).statusCode).toBe(404);
  const stale = await portal.as(chief, { 'if-match': '"7"' }).patch(`/carrier-invoices/${invoice.id}/approve`);
  expect(stale.json().code).toBe('changedMeanwhile');
  expect((await step(chief, invoice.id, 'approve')).json()).toMatchObject({ status: 'approved', payable: '18978.33' });
  expect(await get(theirs, invoice.id)).toMatchObject({ status: 'approved', comparison: null });
  expect((await step(chief, invoice.id, 'reject', { reason: 'Late' })).json()).toMatchObject({
    code: 'carrierInvoiceStatus',
  });
  const timeline = (await portal.as(chief).get(`/carrier-invoices/${invoice.id}/timeline`)).json();
  expect(timeline.items.map(({ event }: { event: string }) => event)).toEqual(['received', 'approved']);
  await expect(
    portal.db.updateTable('carrierInvoices').set({ payableTotal: '1.00' }).where('id', '=', invoice.id).execute(),
  ).rejects.toThrow('decided carrier invoices stay');
});

test('a carrier’s number is received once, ignoring case, even from concurrent calls', async () => {
  const { clerk } = billing;
  const { number } = await deliver();
  const input = invoiceOf([[number, BILLED]], { number: 'Once-1' });
  const replies = await Promise.all(
    ['Once-1', 'ONCE-1', 'once-1'].map((one) => portal.as(clerk).post('/carrier-invoices', { ...input, number: one })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  const list = (await portal.as(clerk).get('/carrier-invoices?search=once-1')).json();
  expect(list).toMatchObject({ total: 1 });
  const other = await enter([[number, BILLED]]);
  expect(other.comparison?.rows[0]).toMatchObject({
    differences: ['otherInvoice'],
    otherInvoice: list.items[0].number,
  });
});

test('the tolerance of the contract of the bill decides what matches', async () => {
  const { portal: _, clerk, contract, build, organizationId, partner, edit, act } = { portal, ...billing };
  const { number, id } = await deliver('draft');
  const { terms } = await portal.db
    .selectFrom('contractVersions')
    .select('terms')
    .where('contractId', '=', contract.id)
    .executeTakeFirstOrThrow();
  const tolerant = await build.contract({
    organizationId,
    partnerId: partner.id,
    bands: [],
    delayTerms: [],
    terms: { ...terms, invoiceTolerance: { amount: '100.00', percentage: '1' } },
  });
  await edit(clerk, 'order', id, { contractId: tolerant.id });
  await act(clerk, 'order', id, 'submit');
  expect(await enter([[number, '16183.33']])).toMatchObject({ status: 'matched', difference: '100.00' });
  const above = await enter([[number, '16183.34']]);
  expect(above.comparison?.rows[0]).toMatchObject({ allowed: '100.00', differences: ['otherInvoice', 'amountAbove'] });
});

test('lines without a bill can be assigned to one by hand, of this carrier only', async () => {
  const { clerk, build, organizationId, partner } = billing;
  const { number, id } = await deliver();
  const invoice = await enter([
    ['Load 7', '16000.00'],
    [null, '83.33'],
  ]);
  expect(invoice).toMatchObject({ status: 'received', difference: null });
  const found = (await portal.as(clerk).get(`/carrier-invoices/${invoice.id}/subjects?search=${number}`)).json();
  expect(found.items).toMatchObject([{ id, number, of: 'order' }]);
  const other = await build.organization({ type: '2pl' });
  const own = await build.order({ organizationId, partnerId: other.id, stage: 'delivered' });
  const foreign = await build.order({
    organizationId: other.id,
    partnerId: partner.id,
    stage: 'delivered',
  });
  for (const wrong of [own.id, foreign.id]) {
    const reply = await step(clerk, invoice.id, 'match', {
      lines: [{ position: 0, subject: { of: 'order', id: wrong } }],
    });
    expect(reply.json()).toMatchObject({ statusCode: 422, fields: { 'lines.0.subject': { code: 'notFound' } } });
  }
  const lines = [0, 1].map((position) => ({ position, subject: { of: 'order', id } }));
  expect((await step(clerk, invoice.id, 'match', { lines })).json()).toMatchObject({
    status: 'matched',
    comparison: { rows: [{ lines: [0, 1], differences: [] }] },
  });
  expect((await step(clerk, invoice.id, 'match', { lines: [{ position: 1, subject: null }] })).json().status).toBe(
    'differs',
  );
});

test('bills of the period without a line are named', async () => {
  const [first, second] = [await deliver(), await deliver()];
  const invoice = await enter([[first.number, BILLED]], { period: { from: '2026-11-16', to: '2026-11-22' } });
  expect(invoice.status).toBe('differs');
  const missing = invoice.comparison?.rows.filter(({ differences }) => differences.includes('missingThere'));
  expect(missing?.map(({ subject }) => subject?.number)).toContain(second.number);
});

test('an invoice that was entered is changed and has its paper; both sides read it', async () => {
  const { clerk, chief, theirs, partner } = billing;
  const { number } = await deliver();
  const invoice = await enter([[number, '16000.00']]);
  const paper = form(Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'), { field: 'file', name: 'invoice.pdf' });
  const attached = await portal.as(clerk, MULTIPART).post(`/carrier-invoices/${invoice.id}/document`, paper);
  expect(attached.json()).toMatchObject({ hasDocument: true });
  const file = await portal.as(theirs).get(`/carrier-invoices/${invoice.id}/document`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const input = { ...invoiceOf([[number, BILLED]], { number: invoice.number }), partnerId: partner.id };
  expect((await portal.as(clerk).patch(`/carrier-invoices/${invoice.id}`, input)).json()).toMatchObject({
    status: 'matched',
    net: BILLED,
  });
  for (const [field, wrong] of [
    ['lines', { lines: [{ net: '-1.00', taxPercentage: '18' }] }],
    ['lines', { lines: Array.from({ length: 3 }, () => ({ net: '9999999999999.99', taxPercentage: '18' })) }],
    ['period.to', { period: { from: '2026-11-02', to: '2026-11-01' } }],
    ['partnerId', { partnerId: chief.id }],
  ] as const)
    expect(
      (await portal.as(clerk).post('/carrier-invoices', { ...input, number: 'x', ...wrong })).json().fields,
    ).toHaveProperty([field]);
});

test('an e-invoice is previewed with its violations, stored with its file, and received from the seller that it names', async () => {
  const { clerk, chief, theirs, partner, outsider } = billing;
  const settings = {
    ...DEFAULT_INVOICE_SETTINGS,
    taxNumber: '104882316-7000',
    electronicScheme: '0088',
    electronicAddress: '4796013300017',
    taxRates: JSON.stringify([{ name: 'VAT', percentage: '18', category: 'standard', reason: null }]),
  };
  for (const organizationId of [partner.id, billing.organizationId])
    await portal.db
      .insertInto('invoiceSettings')
      .values({ ...settings, organizationId })
      .execute();
  const { id: orderId, number } = await deliver('approved');
  const invoiceId = (await billing.bill(chief, 'order', orderId)).balance?.invoiceId ?? '';
  // An e-invoice as a carrier's system would write it.
  const xml = (await portal.as(theirs).get(`/invoices/${invoiceId}/e-invoice`)).payload.replace(
    /<cbc:EndpointID.*?EndpointID>/,
    '',
  );
  expect(xml).toContain('<Invoice');
  const send = (content: string, query = '', user: User = clerk) =>
    portal
      .as(user, MULTIPART)
      .post(`/carrier-invoices/e-invoices${query}`, form(Buffer.from(content), { field: 'file', name: 'e.xml' }));
  const preview = (await send(xml, '?dryRun=true')).json();
  expect(preview).toMatchObject({
    partner: { name: 'Serendib' },
    isDuplicate: false,
    violations: [{ rule: 'PEPPOL-EN16931-R020' }],
    comparison: { rows: [{ subject: { number }, differences: [] }], totalsDiffer: false },
  });
  const reply = await send(xml);
  expect(reply.statusCode).toBe(201);
  expect(await get(clerk, reply.json().id)).toMatchObject({ status: 'matched', source: 'eInvoice', hasDocument: true });
  const stored = await portal.as(theirs).get(`/carrier-invoices/${reply.json().id}/document`);
  expect([stored.headers['content-type'], stored.payload]).toEqual(['application/xml', xml]);
  expect((await send(xml, '?dryRun=true')).json().isDuplicate).toBe(true);
  expect((await send(xml)).json().code).toBe('carrierInvoiceTwice');
  expect((await send(xml, '', outsider)).json().fields).toHaveProperty('partnerId');
  const broken = xml.replace(/<cbc:IssueDate>.*?</, '<cbc:IssueDate>2026-02-30<').replace(/(<cbc:ID>).*?</, '$1<');
  expect((await send(broken)).json().fields.file).toMatchObject({
    code: 'eInvoiceIncomplete',
    params: { fields: 'number, issuedOn' },
  });
});

test('lists by the status that the reader sees, side, partner and number', async () => {
  const { clerk, theirs, partner, organizationId } = billing;
  const list = async (user: User, query: string) =>
    (await portal.as(user).get(`/carrier-invoices?${query}`)).json<{
      items: CarrierInvoice[];
      total: number;
    }>();
  const all = await list(clerk, `partnerId=${partner.id}&side=payer&sort=-total`);
  expect(all.total).toBeGreaterThan(5);
  const matched = await list(clerk, 'status=matched');
  expect(new Set(matched.items.map(({ status }) => status))).toEqual(new Set(['matched']));
  expect((await list(theirs, 'status=matched')).total).toBe(0);
  expect((await list(theirs, 'status=matched,received&side=payee')).total).toBeGreaterThan(matched.total);
  expect((await list(theirs, `partnerId=${organizationId}`)).total).toBe(all.total);
  expect((await list(theirs, 'side=payer')).total).toBe(0);
});
