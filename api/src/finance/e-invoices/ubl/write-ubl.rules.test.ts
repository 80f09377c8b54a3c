import fc from 'fast-check';
import type { EInvoice } from 'shared-contracts/finance/e-invoices';
import { VAT_CATEGORIES } from 'shared-contracts/values/finance/e-invoices';
import { readXml } from '../../../platform/xml/read-xml.ts';
import { buildEInvoice } from '../testing/build-e-invoice.ts';
import { findMisplaced } from '../testing/ubl-sequence.ts';
import { findViolations } from '../rules/validate.rules.ts';
import { readUbl } from './read-ubl.ts';
import { writeUbl } from './write-ubl.rules.ts';

const toFile = (invoice: EInvoice) => Buffer.from(writeUbl(invoice));

/** Letters, marks that XML escapes, and letters beyond the first plane; never blank at an end. */
const text = fc
  .array(fc.constantFrom('a', 'Z', '7', ' ', '&', '<', '>', '"', "'", 'é', 'ක', '🚚'), { minLength: 1, maxLength: 12 })
  .map((letters) => `x${letters.join('')}y`);
const maybe = fc.option(text, { nil: null });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: -9_999_999, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
const maybeAmount = fc.option(amount, { nil: null });
const category = fc.constantFrom(...VAT_CATEGORIES);
const period = fc.option(fc.record({ from: day, to: fc.option(day, { nil: null }) }), { nil: null });
const party = fc.record({
  name: text,
  electronicAddress: fc.option(fc.record({ scheme: fc.constantFrom('0088', 'EM'), id: text }), { nil: null }),
  address: fc.array(text, { maxLength: 3 }),
  city: maybe,
  postalCode: maybe,
  country: maybe,
  vatId: maybe,
  taxId: maybe,
  companyId: maybe,
  contact: maybe,
  phone: maybe,
  email: maybe,
});
const adjustment = fc.record({
  isCharge: fc.boolean(),
  amount,
  base: maybeAmount,
  percentage: maybeAmount,
  reason: maybe,
  reasonCode: maybe,
  category,
  taxPercentage: maybeAmount,
});
const line = fc.record({
  id: text,
  note: maybe,
  quantity: amount,
  unit: fc.constantFrom('KMT', 'E54'),
  net: amount,
  period,
  object: maybe,
  adjustments: fc.array(
    adjustment.map((one) => ({ ...one, category: null, taxPercentage: null })),
    { maxLength: 2 },
  ),
  name: text,
  description: maybe,
  price: amount,
  priceBase: maybeAmount,
  category,
  taxPercentage: maybeAmount,
});
const tax = fc.record({
  base: amount,
  tax: amount,
  category,
  percentage: maybeAmount,
  reason: maybe,
  reasonCode: maybe,
});
const invoice: fc.Arbitrary<EInvoice> = fc.record({
  customization: text,
  profile: text,
  kind: fc.constantFrom('invoice', 'creditNote'),
  typeCode: text,
  number: text,
  issuedOn: day,
  dueOn: fc.option(day, { nil: null }),
  note: maybe,
  currency: fc.constantFrom('EUR', 'LKR'),
  buyerReference: maybe,
  orderReference: maybe,
  contractReference: maybe,
  period,
  preceding: fc.array(fc.record({ number: text, issuedOn: fc.option(day, { nil: null }) }), { maxLength: 2 }),
  seller: party,
  buyer: party,
  delivery: fc.option(fc.record({ on: fc.option(day, { nil: null }), name: text }), { nil: null }),
  payment: fc.record({ code: text, reference: maybe, account: text, accountName: maybe, bankCode: maybe }),
  terms: maybe,
  adjustments: fc.array(adjustment, { maxLength: 3 }),
  taxTotal: amount,
  taxes: fc.array(tax, { maxLength: 3 }),
  totals: fc.record({
    lines: amount,
    allowances: maybeAmount,
    charges: maybeAmount,
    net: amount,
    gross: amount,
    prepaid: maybeAmount,
    rounding: maybeAmount,
    due: amount,
  }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});

test('any invoice is read back as written, in the order of the schemas, and violates the same rules', async () => {
  await fc.assert(
    fc.asyncProperty(invoice, async (document) => {
      const file = toFile(document);
      const read = await readUbl(file);
      expect(read).toEqual(document);
      expect(findViolations(read)).toEqual(findViolations(document));
      expect(findMisplaced(await readXml(file, 10_000))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('elements that are misplaced, unknown or empty are found', async () => {
  const misplaced = async (xml: string) => findMisplaced(await readXml(Buffer.from(xml), 100));
  expect(await misplaced('<Invoice><IssueDate>1</IssueDate><ID>2</ID></Invoice>')).toEqual(['Invoice/ID']);
  expect(await misplaced('<Price><Amount>2</Amount></Price>')).toEqual(['Price/Amount']);
  expect(await misplaced('<Country><IdentificationCode/></Country>')).toEqual(['Country/IdentificationCode']);
});

/** Writes a valid invoice with some changes, without line breaks. */
const write = (more: Partial<EInvoice> = {}) => writeUbl(buildEInvoice(more));
const [LINE] = buildEInvoice().lines;

test.each<[what: string, more: Partial<EInvoice>, xml: string]>([
  ['the due day of an invoice in its head', {}, '<cbc:DueDate>2026-12-20</cbc:DueDate><cbc:InvoiceTypeCode>380<'],
  [
    'the due day of a credit note with its payment',
    { kind: 'creditNote' },
    '<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-12-20</cbc:PaymentDueDate><cbc:PaymentID>',
  ],
  ['amounts with the currency', { currency: 'LKR' }, '<cbc:PayableAmount currencyID="LKR">202.30</cbc:PayableAmount>'],
  ['addresses with their scheme', {}, '<cbc:EndpointID schemeID="0088">4796013300017</cbc:EndpointID>'],
  [
    'VAT numbers',
    {},
    '<cbc:CompanyID>DE123456789</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>',
  ],
  [
    'other tax numbers',
    { seller: { ...buildEInvoice().seller, vatId: null, taxId: '4711' } },
    '<cac:PartyTaxScheme><cbc:CompanyID>4711</cbc:CompanyID><cac:TaxScheme><cbc:ID>TAX</cbc:ID></cac:TaxScheme>',
  ],
  [
    'the category of a line',
    {},
    '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID>',
  ],
  [
    'why nothing is taxed',
    {
      taxes: [{ base: '1', tax: '0', category: 'E', percentage: '0', reason: 'Export', reasonCode: 'VATEX-EU-G' }],
    },
    '<cbc:TaxExemptionReasonCode>VATEX-EU-G</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>Export</cbc:TaxExemptionReason>',
  ],
  [
    'what a line is of',
    {},
    '<cac:DocumentReference><cbc:ID>O-000012</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>',
  ],
  [
    'quantities with their unit',
    { lines: LINE ? [{ ...LINE, priceBase: '10' }] : [] },
    '<cbc:InvoicedQuantity unitCode="KMT">100</cbc:InvoicedQuantity>',
  ],
  [
    'the units of a price',
    { lines: LINE ? [{ ...LINE, priceBase: '10' }] : [] },
    '<cbc:PriceAmount currencyID="EUR">1.8</cbc:PriceAmount><cbc:BaseQuantity unitCode="KMT">10</cbc:BaseQuantity></cac:Price>',
  ],
])('writes %s', (_, more, xml) => {
  expect(write(more)).toContain(xml);
});

test.each<[what: string, more: Partial<EInvoice>, element: string]>([
  ['no day of payment for an invoice', {}, 'PaymentDueDate'],
  ['no due day in the head of a credit note', { kind: 'creditNote' }, 'DueDate>2026-12-20</cbc:DueDate'],
  ['no payment without an account', { payment: null }, 'PaymentMeans'],
  ['no address without a scheme', { seller: { ...buildEInvoice().seller, electronicAddress: null } }, 'DE.*EndpointID'],
  ['no tax scheme without a number', { buyer: { ...buildEInvoice().buyer, vatId: null } }, 'FR123456789'],
  ['no tax number unless there is one', {}, '<cbc:ID>TAX<'],
  ['no reference of a line without one', { lines: LINE ? [{ ...LINE, object: null }] : [] }, 'DocumentTypeCode'],
  ['no delivery', { delivery: null }, 'Delivery'],
  ['no period', { period: null, lines: [] }, 'InvoicePeriod'],
])('writes %s', (_, more, element) => {
  expect(write(more)).not.toMatch(element);
});

test('writes an element in the namespace of each kind of document', () => {
  expect(write()).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" /,
  );
  expect(write({ kind: 'creditNote' })).toContain(
    '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" ',
  );
});
