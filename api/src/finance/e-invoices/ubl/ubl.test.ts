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

test('any invoice is read as it was written, in the order of the schemas, and breaks the same rules', async () => {
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

const XML = writeUbl(buildEInvoice());
test.each([
  [
    'a document type with an entity',
    XML.replace('?>', '?><!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  ['another document', XML.replaceAll('Invoice-2', 'Order-2')],
  ['what is not well-formed', XML.slice(0, -9)],
  ['text', 'INV-2026-000001;202.30'],
  ['another encoding', Buffer.from([0x3c, 0x61, 0xff, 0x3e])],
])('rejects %s', async (_, file) => {
  await expect(readUbl(Buffer.from(file as string))).rejects.toMatchObject({ code: 'fileDamaged' });
});

test('reads other prefixes, namespaces of its own and a sum of taxes in the currency of the accounts', async () => {
  const foreign = XML.replaceAll('cac:', 'a:')
    .replaceAll('xmlns:cac', 'xmlns:a')
    .replace(
      '<a:TaxTotal>',
      '<a:TaxTotal><cbc:TaxAmount currencyID="LKR">1.00</cbc:TaxAmount></a:TaxTotal><a:TaxTotal>',
    );
  expect(await readUbl(Buffer.from(foreign))).toEqual(buildEInvoice());
});
