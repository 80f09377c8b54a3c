import type { Invoice, InvoiceLine } from 'shared-contracts/finance/invoices';
import { tax } from './testing/build-invoice.ts';
import { findViolations } from './rules/validate.rules.ts';
import { type Sides, toEInvoice } from './to-e-invoice.rules.ts';

const line = (billed: string, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  rule: billed.startsWith('-') ? 'discount' : 'flatTrip',
  amount: billed,
  billed,
  category: 'standard',
  taxPercentage: '18',
  ...more,
});
const party = (name: string): Invoice['payee'] => ({
  id: name,
  name,
  address: '12 Harbour Road',
  country: 'Sri Lanka',
  taxNumber: '104882316-7000',
  companyNumber: 'PV 99',
  contact: null,
  email: `bills@${name}.example`,
});
const invoice = (more: Partial<Invoice>): Invoice => ({
  kind: 'invoice',
  number: 'INV-2026-000001',
  issuedAt: 1_795_000_000,
  zone: 'Asia/Colombo',
  dueAt: 1_795_000_000,
  paymentTermDays: 30,
  isSelfBilled: false,
  payee: party('payee'),
  payer: party('payer'),
  bank: { name: null, account: 'LK12', code: null },
  of: 'order',
  subject: { number: 'O-1', shipperCode: null, reference: 'PO 1' },
  contract: null,
  override: null,
  service: { from: 1_794_900_000, to: 1_794_950_000 },
  places: ['Kandy', 'Port'],
  unitStandard: 'metric',
  baseCurrency: 'LKR',
  currency: 'LKR',
  lines: [line('100.00')],
  taxes: [tax('100.00', '18.00')],
  net: '100.00',
  tax: '18.00',
  total: '118.00',
  ...more,
});
const routing = (scheme: string | null): Sides['payee'] => ({
  electronicAddress: scheme === null ? null : { scheme, id: '4796013300017' },
  buyerReference: 'Dept 7',
  country: 'LK',
});
const build = (of: Invoice, payer: string | null = '0088') => {
  const document = toEInvoice(of, { payee: routing('0088'), payer: routing(payer), language: 'en' });
  return { ...document, violations: findViolations(document) };
};

test('a credit note of deductions alone has them as lines of a negative quantity', () => {
  const note = invoice({
    kind: 'creditNote',
    original: { number: 'INV-2026-000001', issuedAt: 1_795_000_000 },
    lines: [line('-30.00'), line('-10.00', { rule: 'distanceDiscount' })],
    taxes: [tax('-40.00', '-7.20')],
    net: '-40.00',
    tax: '-7.20',
    total: '-47.20',
  });
  expect(build(note)).toMatchObject({
    violations: [],
    adjustments: [],
    lines: [
      { quantity: '-1', price: '30.00', net: '-30.00' },
      { quantity: '-1', price: '10.00', net: '-10.00' },
    ],
    totals: { lines: '-40.00', allowances: null, net: '-40.00', due: '-47.20' },
  });
});

test('in a grouped credit note, a bill with only deductions reduces the others', () => {
  const single = invoice({});
  const { subject, contract, override, service, places, unitStandard, baseCurrency } = single;
  const bill = { subject: subject ?? { number: '', shipperCode: null, reference: null }, contract, override };
  const common = { ...bill, service, places, unitStandard, baseCurrency };
  const note = invoice({
    kind: 'creditNote',
    original: { number: 'INV-2026-000001', issuedAt: 1_795_000_000 },
    subject: null,
    bills: [
      { ...common, net: '100.00' },
      { ...common, net: '-30.00' },
    ],
    lines: [line('100.00', { bill: 0 }), line('-30.00', { bill: 1 })],
    taxes: [tax('70.00', '12.60')],
    net: '70.00',
    tax: '12.60',
    total: '82.60',
  });
  expect(build(note)).toMatchObject({ violations: [], totals: { lines: '70.00', net: '70.00' } });
});

test.each([
  ['standard', '18', { category: 'S', reason: null, reasonCode: null }],
  ['exempt', '0', { category: 'E', reason: 'Exempt from VAT', reasonCode: null }],
  ['reverseCharge', '0', { category: 'AE', reason: 'Reverse charge', reasonCode: 'VATEX-EU-AE' }],
] as const)(
  'a bill that deducts more than it charges is a line of nothing, %s',
  (category, taxPercentage, expected) => {
    const lines = [line('50.00', { category, taxPercentage }), line('-80.00', { category, taxPercentage })];
    const payer = { ...party('payer'), taxNumber: 'LK123456789' };
    const nothing = invoice({ payer, lines, taxes: [], net: '0.00', tax: '0.00', total: '0.00' });
    expect(build(nothing)).toMatchObject({
      violations: [],
      adjustments: [],
      lines: [{ net: '0.00' }],
      taxes: [{ base: '0.00', tax: '0.00', ...expected }],
      totals: { net: '0.00', due: '0.00' },
    });
  },
);

test.each([
  ['0088', /peppol/],
  ['EM', /^urn:cen\.eu:en16931:2017$/],
  [null, /^urn:cen\.eu:en16931:2017$/],
])('an address in the scheme %s is sent by %s', (scheme, customization) => {
  expect(build(invoice({}), scheme)).toMatchObject({
    violations: [],
    customization: expect.stringMatching(customization),
  });
});
