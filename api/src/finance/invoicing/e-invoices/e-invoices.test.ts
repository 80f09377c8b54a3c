import { EInvoiceChecks } from 'shared-contracts/finance/e-invoices';
import type { InvoiceSettings } from 'shared-contracts/finance/invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { MAX_E_INVOICE_BYTES } from 'shared-contracts/values/finance/e-invoices';
import { form, MULTIPART } from '../../../identity/organizations/testing/picture.fixtures.ts';
import { readPart } from '../../../platform/excel/testing/files.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { readXml } from '../../../platform/xml/read-xml.ts';
import { openBilling } from '../../bills/testing/bill.fixtures.ts';
import { findViolations } from '../../e-invoices/rules/validate.rules.ts';
import { findMisplaced } from '../../e-invoices/testing/ubl-sequence.ts';
import { readUbl } from '../../e-invoices/ubl/read-ubl.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

async function configure(organizationId: string, { taxRates = [], ...settings }: Partial<InvoiceSettings>) {
  const row = { ...DEFAULT_INVOICE_SETTINGS, ...settings, taxRates: JSON.stringify(taxRates) };
  await portal.db
    .insertInto('invoiceSettings')
    .values({ ...row, organizationId })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(row))
    .execute();
}

const VAT = { name: 'VAT', percentage: '18', category: 'standard', reason: null } as const;
const PAYEE = {
  address: '12 Harbour Road\nColombo 01',
  taxNumber: '104882316-7000',
  bankName: 'Island Bank',
  bankAccount: 'LK12 3456',
  bankCode: 'ISLBLKLX',
  taxRates: [VAT],
  electronicScheme: '0088',
  electronicAddress: '4796013300017',
};

/** The delivered order of a lane, billed with changes. @returns the id of its invoice */
async function invoiced(changes: object = {}) {
  const { clerk, chief, delivered, kandy, port, setActualDistance, edit, act, bill } = billing;
  const id = await delivered({ reference: 'PO 1' }, [kandy, port]);
  await setActualDistance(id, '100');
  if (Object.keys(changes).length > 0) await edit(clerk, 'order', id, changes);
  await act(clerk, 'order', id, 'submit');
  await act(chief, 'order', id, 'approve');
  return { id, invoiceId: (await bill(chief, 'order', id)).balance?.invoiceId ?? '' };
}
const check = async (user: { id: string }, ...ids: string[]) =>
  EInvoiceChecks.parse((await portal.as(user).get(`/invoices/e-invoices/check?invoiceId=${ids.join(',')}`)).json())
    .items;
async function download(invoiceId: string) {
  const reply = await portal.as(billing.theirs).get(`/invoices/${invoiceId}/e-invoice`);
  expect(reply.statusCode).toBe(200);
  expect(findMisplaced(await readXml(reply.rawPayload, 1_000))).toEqual([]);
  const document = await readUbl(reply.rawPayload);
  expect(findViolations(document)).toEqual([]);
  return { document, name: reply.headers['content-disposition'] };
}

test('an e-invoice lists missing values until the settings of both sides provide them', async () => {
  const { organizationId, partner, chief, theirs } = billing;
  await configure(partner.id, { ...PAYEE, electronicAddress: null, taxNumber: null });
  await portal.db.updateTable('organizations').set({ contactEmail: '' }).execute();
  const { invoiceId } = await invoiced();
  const [first] = await check(theirs, invoiceId);
  expect(first?.violations.map(({ rule, field, fix }) => [rule, field, fix])).toEqual([
    ['BR-S-02', 'seller.taxNumber', 'payeeSettings'],
    ['PEPPOL-EN16931-R010', 'buyer.electronicAddress', 'payerSettings'],
    ['PEPPOL-EN16931-R020', 'seller.electronicAddress', 'payeeSettings'],
  ]);
  const reply = await portal.as(chief).get(`/invoices/${invoiceId}/e-invoice`);
  expect(reply.json()).toMatchObject({
    code: 'eInvoiceInvalid',
    params: { rules: expect.stringContaining('BR-S-02') },
  });
  await configure(organizationId, { electronicScheme: 'EM', electronicAddress: 'bills@harvest.example' });
  await configure(partner.id, PAYEE);
  expect((await check(theirs, invoiceId))[0]?.violations.map(({ rule }) => rule)).toEqual(['BR-S-02']);
});

test('an invoice with deductions, several rates and a reverse charge is exported as UBL', async () => {
  const { organizationId, partner } = billing;
  await configure(partner.id, PAYEE);
  await configure(organizationId, {
    electronicScheme: '0192',
    electronicAddress: '991825827',
    buyerReference: 'Dept 7',
    companyNumber: 'PV 99',
  });
  const { invoiceId } = await invoiced({
    discount: '83.33',
    extraCharges: [{ name: 'Ferry & toll', amount: '100.55', vatPercentage: '8' }],
  });
  const { document, name } = await download(invoiceId);
  expect(name).toMatch(/^attachment; filename="invoice INV-2026-\d{6}\.xml"$/);
  expect(document).toMatchObject({
    typeCode: '380',
    currency: 'LKR',
    issuedOn: '2026-11-20',
    dueOn: '2026-12-20',
    buyerReference: 'Dept 7',
    orderReference: 'PO 1',
    contractReference: 'Worked',
    period: { from: '2026-11-19', to: '2026-11-19' },
    delivery: { on: '2026-11-19', name: 'Port' },
    terms: '30 days net',
    payment: { code: '30', reference: document.number, account: 'LK123456', bankCode: 'ISLBLKLX' },
    seller: {
      name: 'Serendib',
      address: ['12 Harbour Road', 'Colombo 01'],
      country: 'LK',
      vatId: null,
      taxId: '104882316-7000',
      electronicAddress: { scheme: '0088', id: '4796013300017' },
    },
    buyer: { name: 'Harvest', companyId: 'PV 99', taxId: null },
    lines: [
      { name: 'Point to point', quantity: '1', unit: 'E54', net: '15000.00', category: 'S', taxPercentage: '18' },
      { quantity: '130', unit: 'MIN', price: '500', priceBase: '60', net: '1083.33' },
      { name: 'Extra charge: Ferry & toll', unit: 'C62', net: '100.55', taxPercentage: '8' },
    ],
    adjustments: [{ isCharge: false, amount: '83.33', reasonCode: '95', category: 'S', taxPercentage: '18' }],
    taxes: [
      { category: 'S', percentage: '18', base: '16000.00', tax: '2880.00' },
      { category: 'S', percentage: '8', base: '100.55', tax: '8.04' },
    ],
    totals: { lines: '16183.88', allowances: '83.33', net: '16100.55', gross: '18988.59', due: '18988.59' },
  });
  const reversed = await invoiced({ taxCategory: 'reverseCharge', taxReason: 'Article 196' });
  expect((await download(reversed.invoiceId)).document.taxes).toEqual([
    {
      category: 'AE',
      percentage: '0',
      base: '16083.33',
      tax: '0.00',
      reason: 'Article 196',
      reasonCode: 'VATEX-EU-AE',
    },
  ]);
});

test('a credit note refers to its invoice; several are saved as a zip of those without problems', async () => {
  const { chief, theirs, outsider, path } = billing;
  const { id, invoiceId } = await invoiced();
  const { number } = (await download(invoiceId)).document;
  expect((await portal.as(chief).patch(path('order', id, '/credit'), { reason: 'Wrong lane' })).statusCode).toBe(200);
  const note = await portal.db
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('originalId', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const { document } = await download(note.id);
  expect(document).toMatchObject({
    kind: 'creditNote',
    typeCode: '381',
    note: 'Kandy – Port · Wrong lane',
    preceding: [{ number, issuedOn: '2026-11-20' }],
    totals: { due: '18978.33' },
    payment: null,
  });

  const query = `invoiceId=${invoiceId}&invoiceId=${note.id}`;
  const zip = await portal.as(theirs).get(`/invoices/e-invoices/export?${query}`);
  expect(zip.headers['content-type']).toBe('application/zip');
  for (const file of [`invoice ${number}.xml`, `credit-note ${note.number}.xml`])
    expect(await readPart(zip.rawPayload, file)).toContain('<cbc:DocumentCurrencyCode>LKR');
  for (const url of [
    `/invoices/${invoiceId}/e-invoice`,
    `/invoices/e-invoices/export?${query}`,
    `/invoices/e-invoices/check?${query}`,
  ])
    expect((await portal.as(outsider).get(url)).statusCode).toBe(404);
});

test('a written file is read back and checked by the same rules; invalid files are rejected with the reason', async () => {
  const { theirs, outsider } = billing;
  const { invoiceId } = await invoiced();
  const { document } = await download(invoiceId);
  const read = (content: string) =>
    portal
      .as(outsider, MULTIPART)
      .post('/invoices/e-invoices/readings', form(Buffer.from(content), { field: 'file', name: 'x.xml' }));
  const xml = (await portal.as(theirs).get(`/invoices/${invoiceId}/e-invoice`)).payload;
  expect((await read(xml)).json()).toEqual({ invoice: document, violations: [] });
  const pdf = (await portal.as(theirs).get(`/invoices/${invoiceId}/export`)).rawPayload.toString('latin1');
  expect(pdf).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(pdf).toContain(`(invoice ${document.number}.xml)`);
  expect(pdf).toContain(`/Size ${Buffer.byteLength(xml)}`);
  const wrong = xml.replace('<cbc:PayableAmount currencyID="LKR">', '$&1').replace(/<cbc:EndpointID.*?EndpointID>/, '');
  expect((await read(wrong)).json().violations.map(({ rule }: { rule: string }) => rule)).toEqual([
    'BR-CO-16',
    'PEPPOL-EN16931-R020',
  ]);
  for (const content of [
    '<Invoice/>',
    xml.replace('?>', '?><!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/hosts">]>'),
    'no XML',
  ])
    expect((await read(content)).json()).toMatchObject({ statusCode: 422, fields: { file: { code: 'fileDamaged' } } });
  const large = await read(`<Invoice>${' '.repeat(MAX_E_INVOICE_BYTES)}</Invoice>`);
  expect(large.json()).toMatchObject({
    statusCode: 422,
    fields: { file: { code: 'fileTooLarge', params: { max: 5 } } },
  });
});

test('a bill emailed with its PDF includes the e-invoice if either side requires it', async () => {
  const { clerk, partner, path } = billing;
  const { id } = await invoiced();
  const send = async () =>
    (
      await portal
        .as(clerk)
        .post(path('order', id, '/send-email'), { to: ['a@b.example'], confirmedRecipients: ['a@b.example'] })
    ).json();
  expect(await send()).not.toHaveProperty('eInvoice');
  await configure(partner.id, { ...PAYEE, attachesElectronic: true });
  expect(await send()).toMatchObject({ eInvoice: 'attached' });
  const attached = () => portal.db.selectFrom('mailAttachments').select(['name', 'mime']).orderBy('name').execute();
  expect((await attached()).filter(({ mime }) => mime === 'application/xml')).toHaveLength(1);
  await portal.db.updateTable('countries').set({ shortName: 'LKA' }).where('shortName', '=', 'LK').execute();
  expect(await send()).toMatchObject({ eInvoice: 'invalid' });
  expect((await attached()).filter(({ mime }) => mime === 'application/xml')).toHaveLength(1);
});

test('a contract decides whether emails include e-invoices, regardless of both sides’ settings', async () => {
  const { clerk, partner, path } = billing;
  const attachmentOf = async (eInvoices: 'always' | 'never') => {
    const contract = await billing.build.contract({
      organizationId: billing.organizationId,
      partnerId: partner.id,
      bands: [],
      delayTerms: [],
      flatTripRate: '500.00',
      terms: { eInvoices, vatPercentage: '18' },
    });
    const { id } = await invoiced({ contractId: contract.id });
    const mail = { to: ['a@b.example'], confirmedRecipients: ['a@b.example'] };
    return (await portal.as(clerk).post(path('order', id, '/send-email'), mail)).json().eInvoice ?? null;
  };
  await portal.db.updateTable('countries').set({ shortName: 'LK' }).where('shortName', '=', 'LKA').execute();
  await configure(partner.id, { ...PAYEE, attachesElectronic: true });
  expect(await attachmentOf('never')).toBeNull();
  await configure(partner.id, { ...PAYEE, attachesElectronic: false });
  expect(await attachmentOf('always')).toBe('attached');
});
