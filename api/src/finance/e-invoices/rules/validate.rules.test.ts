import type { EInvoice } from 'shared-contracts/finance/e-invoices';
import type { VatCategory } from 'shared-contracts/values/finance/e-invoices';
import { buildEInvoice } from '../testing/build-e-invoice.ts';
import { E_INVOICE_RULES, findViolations } from './validate.rules.ts';

type Path = readonly (string | number)[];
/** A copy with another value at a path. */
function set<T>(value: T, [key, ...rest]: Path, changed: unknown): T {
  if (key === undefined) return changed as T;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[key] = set(copy[key], rest, changed);
  return copy as T;
}
const at = (path: string): Path => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
const changed = (changes: Record<string, unknown>): EInvoice =>
  Object.entries(changes).reduce((invoice, [path, value]) => set(invoice, at(path), value), buildEInvoice());
const rulesOf = (invoice: EInvoice) => findViolations(invoice).map(({ rule }) => rule);

const charge = { ...buildEInvoice().adjustments[0], isCharge: true };
const lineAdjustment = { ...charge, isCharge: false, category: null, taxPercentage: null };
const lineCharge = { ...lineAdjustment, isCharge: true };

/** A change that breaks each rule. */
const BROKEN: [rule: string, changes: Record<string, unknown>][] = [
  ['BR-01', { customization: '' }],
  ['BR-02', { number: '' }],
  ['BR-03', { issuedOn: '' }],
  ['BR-04', { typeCode: '' }],
  ['BR-05', { currency: '' }],
  ['BR-06', { 'seller.name': '' }],
  ['BR-07', { 'buyer.name': '' }],
  ['BR-08', { 'seller.country': null, 'seller.city': null, 'seller.address': [] }],
  ['BR-09', { 'seller.country': null }],
  ['BR-10', { 'buyer.country': null, 'buyer.city': null, 'buyer.address': [] }],
  ['BR-11', { 'buyer.country': null }],
  ['BR-12', { 'totals.lines': '' }],
  ['BR-13', { 'totals.net': '' }],
  ['BR-14', { 'totals.gross': 'much' }],
  ['BR-15', { 'totals.due': '' }],
  ['BR-16', { lines: [] }],
  ['BR-21', { 'lines.0.id': '' }],
  ['BR-22', { 'lines.0.quantity': '' }],
  ['BR-23', { 'lines.0.unit': '' }],
  ['BR-24', { 'lines.0.net': '' }],
  ['BR-25', { 'lines.0.name': '' }],
  ['BR-26', { 'lines.0.price': '' }],
  ['BR-27', { 'lines.0.price': '-1.8' }],
  ['BR-29', { 'period.to': '2026-11-17' }],
  ['BR-30', { 'lines.0.period.to': '2026-11-17' }],
  ['BR-31', { 'adjustments.0.amount': '' }],
  ['BR-32', { 'adjustments.0.category': null }],
  ['BR-33', { 'adjustments.0.reason': null, 'adjustments.0.reasonCode': null }],
  ['BR-36', { 'adjustments.0': { ...charge, amount: '' } }],
  ['BR-37', { 'adjustments.0': { ...charge, category: null } }],
  ['BR-38', { 'adjustments.0': { ...charge, reason: null, reasonCode: null } }],
  ['BR-41', { 'lines.0.adjustments': [{ ...lineAdjustment, amount: '' }] }],
  ['BR-42', { 'lines.0.adjustments': [{ ...lineAdjustment, reason: null, reasonCode: null }] }],
  ['BR-43', { 'lines.0.adjustments': [{ ...lineCharge, amount: '' }] }],
  ['BR-44', { 'lines.0.adjustments': [{ ...lineCharge, reason: null, reasonCode: null }] }],
  ['BR-45', { 'taxes.0.base': '' }],
  ['BR-46', { 'taxes.0.tax': '' }],
  ['BR-47', { 'taxes.0.category': null }],
  ['BR-48', { 'taxes.0.percentage': null }],
  ['BR-49', { 'payment.code': '' }],
  ['BR-55', { preceding: [{ number: '', issuedOn: null }] }],
  ['BR-61', { 'payment.account': null }],
  ['BR-62', { 'seller.electronicAddress.scheme': '' }],
  ['BR-63', { 'buyer.electronicAddress.scheme': '' }],
  ['BR-CO-04', { 'lines.0.category': null }],
  ['BR-CO-09', { 'seller.vatId': '123456789' }],
  ['BR-CO-10', { 'totals.lines': '180.01' }],
  ['BR-CO-11', { 'totals.allowances': '9.99' }],
  ['BR-CO-12', { 'totals.charges': '1.00' }],
  ['BR-CO-13', { 'totals.net': '180.00' }],
  ['BR-CO-14', { taxTotal: '32.31' }],
  ['BR-CO-15', { 'totals.gross': '202.31' }],
  ['BR-CO-16', { 'totals.due': '200.00' }],
  ['BR-CO-17', { 'taxes.0.tax': '32.32' }],
  ['BR-CO-18', { taxes: [] }],
  ['BR-CO-25', { dueOn: null, terms: null }],
  ['BR-CO-26', { 'seller.companyId': null, 'seller.vatId': null }],
  ['BR-DEC-01', { 'adjustments.0.amount': '10.001' }],
  ['BR-DEC-02', { 'adjustments.0.base': '10.001' }],
  ['BR-DEC-05', { 'adjustments.0': { ...charge, amount: '1.001' } }],
  ['BR-DEC-06', { 'adjustments.0': { ...charge, base: '1.001' } }],
  ['BR-DEC-09', { 'totals.lines': '180.000' }],
  ['BR-DEC-10', { 'totals.allowances': '10.000' }],
  ['BR-DEC-11', { 'totals.charges': '0.000' }],
  ['BR-DEC-12', { 'totals.net': '170.000' }],
  ['BR-DEC-13', { taxTotal: '32.300' }],
  ['BR-DEC-14', { 'totals.gross': '202.300' }],
  ['BR-DEC-16', { 'totals.prepaid': '0.000' }],
  ['BR-DEC-17', { 'totals.rounding': '0.000' }],
  ['BR-DEC-18', { 'totals.due': '202.300' }],
  ['BR-DEC-19', { 'taxes.0.base': '170.000' }],
  ['BR-DEC-20', { 'taxes.0.tax': '32.300' }],
  ['BR-DEC-23', { 'lines.0.net': '180.000' }],
  ['BR-DEC-24', { 'lines.0.adjustments': [{ ...lineAdjustment, amount: '0.001' }] }],
  ['BR-DEC-25', { 'lines.0.adjustments': [{ ...lineAdjustment, base: '0.001' }] }],
  ['BR-DEC-27', { 'lines.0.adjustments': [{ ...lineCharge, amount: '0.001' }] }],
  ['BR-DEC-28', { 'lines.0.adjustments': [{ ...lineCharge, base: '0.001' }] }],
  ['PEPPOL-EN16931-R001', { profile: '' }],
  ['PEPPOL-EN16931-R003', { buyerReference: null, orderReference: null }],
  ['PEPPOL-EN16931-R004', { customization: 'urn:cen.eu:en16931' }],
  ['PEPPOL-EN16931-R007', { profile: 'billing' }],
  ['PEPPOL-EN16931-R010', { 'buyer.electronicAddress': null }],
  ['PEPPOL-EN16931-R020', { 'seller.electronicAddress': null }],
  ['PEPPOL-EN16931-R040', { 'adjustments.0.base': '100.00', 'adjustments.0.percentage': '11' }],
  ['PEPPOL-EN16931-R041', { 'adjustments.0.percentage': '10' }],
  ['PEPPOL-EN16931-R042', { 'adjustments.0.base': '100.00' }],
  ['PEPPOL-EN16931-R110', { 'lines.0.period.from': '2026-11-17' }],
  ['PEPPOL-EN16931-R111', { 'lines.0.period.to': '2026-11-20' }],
  ['PEPPOL-EN16931-R120', { 'lines.0.price': '1.9' }],
  ['PEPPOL-EN16931-R121', { 'lines.0.priceBase': '0' }],
  ['PEPPOL-EN16931-P0100', { typeCode: '381' }],
  ['PEPPOL-EN16931-P0101', { kind: 'creditNote', typeCode: '380' }],
  ['PEPPOL-EN16931-CL007', { currency: 'Euro' }],
  ['PEPPOL-EN16931-CL008', { 'seller.electronicAddress.scheme': '9999' }],
  ['PEPPOL-EN16931-CL008', { 'buyer.electronicAddress.scheme': 'EM' }],
  ['PEPPOL-EN16931-CL008', { customization: 'urn:cen.eu:en16931:2017', 'buyer.electronicAddress.scheme': '9999' }],
  ['PEPPOL-EN16931-F001', { issuedOn: '2026-02-30' }],
  ['BR-CL-14', { 'buyer.country': 'France' }],
  ['BR-CL-23', { 'lines.0.unit': 'km' }],
];

test('a complete invoice breaks no rule', () => {
  expect(findViolations(buildEInvoice())).toEqual([]);
});

test.each(BROKEN)('%s', (rule, changes) => {
  expect(rulesOf(changed(changes))).toContain(rule);
});

const SELF_BILLED = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
};
const { customization: BILLING } = buildEInvoice();

test.each([
  ['an invoice as billed', {}, []],
  ['a self-billed one', { ...SELF_BILLED, typeCode: '389' }, []],
  ['a self-billed one that says it is an ordinary one', { ...SELF_BILLED, typeCode: '380' }, ['P0100']],
  ['an ordinary one that says it is self-billed', { typeCode: '389' }, ['P0100']],
  ['a self-billed credit note', { ...SELF_BILLED, kind: 'creditNote', typeCode: '261' }, []],
  ['one that says it is an ordinary one', { ...SELF_BILLED, kind: 'creditNote', typeCode: '381' }, ['P0101']],
  ['an ordinary one that says it is self-billed', { kind: 'creditNote', typeCode: '261' }, ['P0101']],
  ['self-billing by the other specification', { ...SELF_BILLED, customization: BILLING, typeCode: '389' }, ['R007']],
  ['outside of Peppol', { ...SELF_BILLED, customization: 'urn:cen.eu:en16931:2017', typeCode: '389' }, []],
  ['in an unknown process', { profile: '', typeCode: '389' }, ['R001']],
])('the type is one of the process: %s', (_, changes, broken) => {
  expect(rulesOf(changed(changes))).toEqual(broken.map((rule) => `PEPPOL-EN16931-${rule}`));
});

/** The invoice at another category, untaxed but for S. */
function inCategory(category: VatCategory, changes: Record<string, unknown> = {}): EInvoice {
  const [percentage, tax, gross] = category === 'S' ? ['19', '32.30', '202.30'] : ['0', '0.00', '170.00'];
  const rate = category === 'O' ? null : percentage;
  const isTaxed = category === 'S' || category === 'Z';
  const party = category === 'O' ? { 'seller.vatId': null, 'buyer.vatId': null } : {};
  return changed({
    'lines.0.category': category,
    'lines.0.taxPercentage': rate,
    'adjustments.0.category': category,
    'adjustments.0.taxPercentage': rate,
    taxes: [
      { base: '170.00', tax, category, percentage: rate, reason: isTaxed ? null : 'Article 1', reasonCode: null },
    ],
    taxTotal: tax,
    'totals.gross': gross,
    'totals.due': gross,
    ...party,
    ...changes,
  });
}
const CATEGORIES = { S: 'BR-S', Z: 'BR-Z', E: 'BR-E', AE: 'BR-AE', K: 'BR-IC', G: 'BR-G', O: 'BR-O' } as const;
const WRONG_RATE = { S: '0', Z: '1', E: '1', AE: '1', K: '1', G: '1', O: '0' } as const;
const NAMELESS = { 'seller.vatId': null, 'seller.taxId': null };

describe.each(Object.entries(CATEGORIES) as [keyof typeof CATEGORIES, string][])('category %s', (category, prefix) => {
  const broken = (changes: Record<string, unknown>) => rulesOf(inCategory(category, changes));
  const asCharge = { 'adjustments.0.isCharge': true };
  const party = category === 'O' ? { 'seller.vatId': 'DE123456789' } : NAMELESS;

  test('is accepted', () => {
    expect(broken({})).toEqual([]);
  });
  test.each([
    ['01', { 'taxes.0.category': category === 'S' ? 'Z' : 'S' }],
    ['02', party],
    ['03', party],
    ['04', { ...party, ...asCharge }],
    ['05', { 'lines.0.taxPercentage': WRONG_RATE[category] }],
    ['06', { 'adjustments.0.taxPercentage': WRONG_RATE[category] }],
    ['07', { ...asCharge, 'adjustments.0.taxPercentage': WRONG_RATE[category] }],
    ['08', { 'taxes.0.base': '171.00' }],
    ['09', { 'taxes.0.tax': '33.00' }],
    ['10', { 'taxes.0.reason': category === 'S' || category === 'Z' ? 'Article 1' : null }],
  ])(`${prefix}-%s`, (rule, changes) => {
    expect(broken(changes)).toContain(`${prefix}-${rule}`);
  });
});

test('the reverse charge requires an identified buyer, and out of scope can’t be mixed', () => {
  const unknown = { 'buyer.vatId': null, 'buyer.companyId': null };
  expect(findViolations(inCategory('AE', unknown))).toContainEqual(
    expect.objectContaining({ rule: 'BR-AE-02', field: 'buyer.taxNumber', fix: 'payerSettings' }),
  );
  const other = { base: '0.00', tax: '0.00', category: 'Z', percentage: '0', reason: null, reasonCode: null };
  expect(rulesOf(inCategory('O', { 'taxes.1': other }))).toContain('BR-O-11');
});

test('every rule of the table is shown to fail above', () => {
  const families = Object.values(CATEGORIES).flatMap((prefix) =>
    Array.from({ length: 10 }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`),
  );
  const broken = new Set([...BROKEN.map(([rule]) => rule), ...families, 'BR-O-11']);
  expect([...new Set(E_INVOICE_RULES.map(({ id }) => id))].filter((id) => !broken.has(id))).toEqual([]);
});
