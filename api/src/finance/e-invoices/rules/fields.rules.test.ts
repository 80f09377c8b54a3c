import type { EInvoice } from 'shared-contracts/finance/e-invoices';
import { EN_16931 } from '../codes.rules.ts';
import { buildEInvoice } from '../testing/build-e-invoice.ts';
import { findViolations } from './validate.rules.ts';

/** A copy with other values at paths. */
function changed(changes: Record<string, unknown>): EInvoice {
  const invoice = structuredClone(buildEInvoice());
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, invoice as Record<string, unknown>);
    parent[last] = value;
  }
  return invoice;
}
const breaks = (changes: Record<string, unknown>) =>
  findViolations(changed(changes)).map(({ rule, field, fix }) => `${rule.replace('EN16931-', '')} ${field} ${fix}`);

const { customization: BILLING, adjustments, lines, taxes } = buildEInvoice();
const [allowance, line, tax] = [adjustments[0], lines[0], taxes[0]];
const ofLine = { ...allowance, category: null, taxPercentage: null, amount: '5.00' };
const chargeOfLine = { ...ofLine, isCharge: true };
const withCharge = (more: object) => ({
  adjustments: [allowance, { ...allowance, isCharge: true, ...more }],
  'totals.charges': '10.00',
  'totals.net': '180.00',
  'taxes.0.base': '180.00',
  'taxes.0.tax': '34.20',
  taxTotal: '34.20',
  'totals.gross': '214.20',
  'totals.due': '214.20',
});
const totals = (gross: string) => ({ 'totals.gross': gross, 'totals.due': gross });
const atTwoRates = {
  lines: [line, { ...line, id: '2', net: '100.00', price: '1', taxPercentage: '7' }],
  taxes: [tax, { ...tax, base: '100.00', tax: '7.00', percentage: '7' }],
  'totals.lines': '280.00',
  'totals.net': '270.00',
  taxTotal: '39.30',
  ...totals('309.30'),
};

test.each<[string, Record<string, unknown>]>([
  ['no period', { period: null, 'lines.0.period': null }],
  ['no start', { 'period.from': null }],
  ['no end', { 'period.to': null }],
  ['a line without a start', { 'lines.0.period.from': null }],
  ['a line without an end', { 'lines.0.period.to': null }],
  ['a day', { 'period.to': '2026-11-18', 'lines.0.period.to': '2026-11-18' }],
  ['no delivery', { delivery: null }],
  ['no due date', { dueOn: null }],
  ['countries alone', { 'seller.city': null, 'seller.address': [], 'buyer.city': null, 'buyer.address': [] }],
  ['a reason without a code', { 'adjustments.0.reasonCode': null }],
  ['a code without a reason', { 'adjustments.0.reason': null }],
  ['a charge without a code', withCharge({ reasonCode: null })],
  ['a charge without a reason', withCharge({ reason: null })],
  [
    'an allowance of a line without a reason',
    { 'lines.0.price': '1.85', 'lines.0.adjustments': [{ ...ofLine, reason: null }] },
  ],
  [
    'an allowance of a line without a code',
    { 'lines.0.price': '1.85', 'lines.0.adjustments': [{ ...ofLine, reasonCode: null }] },
  ],
  [
    'a charge of a line without a reason',
    { 'lines.0.price': '1.75', 'lines.0.adjustments': [{ ...chargeOfLine, reason: null }] },
  ],
  [
    'a charge of a line without a code',
    { 'lines.0.price': '1.75', 'lines.0.adjustments': [{ ...chargeOfLine, reasonCode: null }] },
  ],
  ['a base and its percentage', { 'adjustments.0.base': '100.00', 'adjustments.0.percentage': '10' }],
  ['a rounding difference', { 'adjustments.0.base': '99.80', 'adjustments.0.percentage': '10' }],
  ['a price of several units', { 'lines.0.price': '18', 'lines.0.priceBase': '10' }],
  ['a line that is rounded', { 'lines.0.price': '1.8002' }],
  ['another specification of Peppol', { customization: `${BILLING}#conformant#x` }],
  ['two rates', atTwoRates],
])('accepts %s', (_what, changes) => expect(breaks(changes)).toEqual([]));

test.each<[string[], Record<string, unknown>]>([
  [['BR-04 typeCode amounts'], { typeCode: '' }],
  [['BR-05 currency amounts'], { currency: '' }],
  [
    ['BR-09 seller.country organization'],
    { 'seller.country': null, 'seller.city': null, 'seller.vatId': null, 'seller.taxId': '7' },
  ],
  [['BR-11 buyer.country organization'], { 'buyer.country': null, 'buyer.city': null, 'buyer.vatId': null }],
  [['BR-23 lines.0.unit bill'], { 'lines.0.unit': '' }],
  [
    ['BR-55 preceding.1.number amounts'],
    {
      preceding: [
        { number: '1', issuedOn: null },
        { number: '', issuedOn: null },
      ],
    },
  ],
  [['BR-61 payment.account payeeSettings'], { 'payment.account': null, 'payment.code': '58' }],
  [[], { 'payment.account': null, 'payment.code': '10' }],
  [['BR-62 seller.electronicAddress payeeSettings'], { 'seller.electronicAddress.scheme': '' }],
  [['BR-63 buyer.electronicAddress payerSettings'], { 'buyer.electronicAddress.scheme': '' }],
  [['BR-DEC-09 totals.lines amounts'], { 'totals.lines': '180.000' }],
  [['BR-DEC-10 totals.allowances amounts'], { 'totals.allowances': '10.000' }],
  [['BR-DEC-11 totals.charges amounts'], { 'totals.charges': '0.000' }],
  [['BR-DEC-12 totals.net amounts'], { 'totals.net': '170.000' }],
  [['BR-DEC-13 taxTotal amounts'], { taxTotal: '32.300' }],
  [['BR-DEC-14 totals.gross amounts'], { 'totals.gross': '202.300' }],
  [['BR-DEC-16 totals.prepaid amounts'], { 'totals.prepaid': '0.000' }],
  [['BR-DEC-17 totals.rounding amounts'], { 'totals.rounding': '0.000' }],
  [['BR-DEC-18 totals.due amounts'], { 'totals.due': '202.300' }],
  [['BR-DEC-01 adjustments.0.amount amounts'], { 'adjustments.0.amount': '10.000' }],
  [['BR-DEC-05 adjustments.1.amount amounts'], withCharge({ amount: '10.000' })],
  [
    ['BR-DEC-24 lines.0.adjustments.0.amount amounts'],
    { 'lines.0.price': '1.85', 'lines.0.adjustments': [{ ...ofLine, amount: '5.000' }] },
  ],
  [
    ['BR-DEC-27 lines.0.adjustments.0.amount amounts'],
    { 'lines.0.price': '1.75', 'lines.0.adjustments': [{ ...chargeOfLine, amount: '5.000' }] },
  ],
  [['BR-DEC-19 taxes.0.base amounts'], { 'taxes.0.base': '170.000' }],
  [['BR-DEC-20 taxes.0.tax amounts'], { 'taxes.0.tax': '32.300' }],
  [['BR-DEC-23 lines.0.net amounts'], { 'lines.0.net': '180.000' }],
  [
    ['BR-CO-04 lines.1.category bill'],
    { lines: [line, { ...line, id: '2', net: '0.00', quantity: '0', category: null }] },
  ],
  [['PEPPOL-R007 profile amounts'], { profile: 'x', customization: EN_16931 }],
  [['PEPPOL-R041 adjustments.0.base bill'], { 'adjustments.0.percentage': '10' }],
  [['PEPPOL-R042 adjustments.0.percentage bill'], { 'adjustments.0.base': '100.00' }],
  [['PEPPOL-R121 lines.0.priceBase bill'], { 'lines.0.priceBase': '0' }],
  [['PEPPOL-R121 lines.0.priceBase bill'], { 'lines.0.priceBase': 'ten', 'lines.0.price': '1' }],
  [['PEPPOL-R120 lines.0.net bill'], { 'lines.0.price': '1.8003' }],
  [['PEPPOL-F001 issuedOn amounts'], { issuedOn: '2026-99-99' }],
  [['PEPPOL-F001 dueOn amounts'], { dueOn: 'soon' }],
  [['PEPPOL-F001 delivery.on amounts'], { 'delivery.on': '2026-11-31' }],
  [['PEPPOL-F001 period.from amounts'], { 'period.from': '2026-11-1' }],
  [['PEPPOL-F001 period.to amounts'], { 'period.to': '2026-11-31' }],
  [['PEPPOL-F001 lines.0.period.from amounts'], { 'lines.0.period.from': '2026-11-18T' }],
  [['PEPPOL-F001 lines.0.period.to amounts'], { 'lines.0.period.to': '2026-11-190', 'period.to': '2026-11-20' }],
])('breaks %j', (expected, changes) => expect(breaks(changes)).toEqual(expected));

const inCategory = (category: string, percentage: string | null, more: Record<string, unknown>) =>
  breaks({
    'lines.0.category': category,
    'lines.0.taxPercentage': percentage,
    'adjustments.0.category': category,
    'adjustments.0.taxPercentage': percentage,
    taxes: [
      { base: '170.00', tax: '0.00', category, percentage, reason: category === 'Z' ? null : 'x', reasonCode: null },
    ],
    taxTotal: '0.00',
    ...totals('170.00'),
    ...more,
  });
const NO_NAMES = { 'seller.vatId': null, 'buyer.vatId': null };

test.each<[string, string | null, Record<string, unknown>, string[]]>([
  ['AE', '0', { 'buyer.vatId': null }, []],
  ['AE', '0', { 'buyer.companyId': null }, []],
  [
    'Z',
    '0',
    { 'seller.vatId': null },
    ['BR-Z-02 seller.taxNumber payeeSettings', 'BR-Z-03 seller.taxNumber payeeSettings'],
  ],
  ['O', null, NO_NAMES, []],
  ['O', null, { 'buyer.vatId': null }, ['BR-O-02 seller.vatId payeeSettings', 'BR-O-03 seller.vatId payeeSettings']],
  ['O', null, { 'seller.vatId': null }, ['BR-O-02 buyer.vatId payerSettings', 'BR-O-03 buyer.vatId payerSettings']],
  [
    'K',
    '0',
    { 'buyer.vatId': null },
    ['BR-IC-02 buyer.taxNumber payerSettings', 'BR-IC-03 buyer.taxNumber payerSettings'],
  ],
  ['Z', '0', { 'lines.0.taxPercentage': null }, ['BR-Z-05 lines.0.taxPercentage bill']],
  ['Z', '0', { 'adjustments.0.taxPercentage': null }, ['BR-Z-06 adjustments.0.taxPercentage bill']],
  ['Z', '0', { 'taxes.0.tax': '0.01', taxTotal: '0.01', ...totals('170.01') }, ['BR-Z-09 taxes.0.tax amounts']],
  ['Z', '0', { 'taxes.0.base': '169.00' }, ['BR-Z-08 taxes.0.base amounts']],
  ['Z', '0', { 'taxes.0.reason': 'x' }, ['BR-Z-10 taxes.0.reason taxRates']],
  ['E', '0', { 'taxes.0.reason': null, 'taxes.0.reasonCode': 'VATEX-EU-132' }, []],
])('category %s at %s with %j violates %j', (category, percentage, more, expected) =>
  expect(inCategory(category, percentage, more)).toEqual(expected),
);

test('has one sum per category except the standard one, and none for missing categories', () => {
  const zero = { base: '170.00', tax: '0.00', category: 'Z', percentage: '0', reason: null, reasonCode: null };
  expect(inCategory('Z', '0', { taxes: [zero, zero] })).toEqual(['BR-Z-01 taxes amounts']);
  expect(inCategory('Z', '0', { taxes: [{ ...zero, category: 'S', percentage: '19' }] })).toContain(
    'BR-Z-01 taxes amounts',
  );
  expect(breaks({ taxes: [tax, { ...zero, base: '0.00' }] })).toEqual([]);
});

test('reports at most fifty problems', () => {
  const empty = { ...line, id: '' };
  expect(findViolations(buildEInvoice({ lines: Array(60).fill(empty) as EInvoice['lines'] }))).toHaveLength(50);
});

test('out of the scope of VAT there are no other sums', () => {
  const outside = { base: '0.00', tax: '0.00', category: 'O', percentage: null, reason: 'x', reasonCode: null };
  expect(breaks({ taxes: [tax, outside] })).toContain('BR-O-11 taxes taxRates');
});

test('an address without a scheme isn’t of an unknown one as well', () => {
  const { seller } = buildEInvoice();
  const rules = breaks({ seller: { ...seller, electronicAddress: { scheme: '', id: '4711' } } });
  expect(rules).toHaveLength(1);
});
