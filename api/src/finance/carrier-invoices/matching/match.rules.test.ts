import fc from 'fast-check';
import type { InvoiceTolerance } from 'shared-contracts/finance/contract-terms';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import {
  allowedDifference,
  compareInvoice,
  type ComparedBill,
  type ComparedLine,
  comparisonDifference,
  comparisonStatus,
  findSubject,
} from './match.rules.ts';
import { findNumbers, normalizeReference } from './references.rules.ts';

const bill = (id: string, net: string, tax: string, more: Partial<ComparedBill> = {}): ComparedBill => ({
  id,
  of: 'order',
  number: id,
  reference: null,
  state: 'submitted',
  currency: 'LKR',
  net,
  tax,
  tolerance: null,
  otherInvoice: null,
  ...more,
});
const line = (subjectId: string | null, net: string, taxPercentage = '18', position = 0): ComparedLine => ({
  position,
  net,
  taxPercentage,
  subjectId,
});
const totalsOf = (lines: readonly ComparedLine[], currency = 'LKR') => {
  const net = lines.reduce((sum, one) => sum.plus(one.net), decimal(0));
  const tax = lines.reduce(
    (sum, one) => sum.plus(toMoney(decimal(one.net).times(one.taxPercentage).div(100))),
    decimal(0),
  );
  return { currency, net: toMoney(net), tax: toMoney(tax), total: toMoney(net.plus(tax)) };
};
const compare = (lines: readonly ComparedLine[], bills: readonly ComparedBill[], expected?: readonly ComparedBill[]) =>
  compareInvoice(totalsOf(lines), lines, bills, expected);

test.each<[tolerance: InvoiceTolerance | null, billed: string, allowed: string]>([
  [null, '1000.00', '0'],
  [{ amount: '50.00', percentage: null }, '1000.00', '50'],
  [{ amount: null, percentage: '2' }, '1000.00', '20'],
  [{ amount: '50.00', percentage: '2' }, '1000.00', '20'],
  [{ amount: '50.00', percentage: '2' }, '10000.00', '50'],
  [{ amount: '50.00', percentage: '0' }, '1000.00', '0'],
  [{ amount: null, percentage: null }, '1000.00', '0'],
])('%j of a bill of %s allows %s', (tolerance, billed, allowed) => {
  expect(allowedDifference(tolerance, billed).toFixed()).toBe(allowed);
});

test.each<[what: string, lines: ComparedLine[], bills: ComparedBill[], differences: string[][], status: string]>([
  ['the same', [line('O-1', '100.00')], [bill('O-1', '100.00', '18.00')], [[]], 'matched'],
  [
    'two lines of a bill',
    [line('O-1', '90.00'), line('O-1', '10.00')],
    [bill('O-1', '100.00', '18.00')],
    [[]],
    'matched',
  ],
  ['above', [line('O-1', '100.01')], [bill('O-1', '100.00', '18.00')], [['amountAbove']], 'differs'],
  ['below', [line('O-1', '99.99')], [bill('O-1', '100.00', '18.00')], [['amountBelow']], 'differs'],
  [
    'within the tolerance',
    [line('O-1', '102.00')],
    [bill('O-1', '100.00', '18.00', { tolerance: { amount: null, percentage: '2' } })],
    [[]],
    'matched',
  ],
  [
    'a cent above the tolerance',
    [line('O-1', '102.01')],
    [bill('O-1', '100.00', '18.00', { tolerance: { amount: null, percentage: '2' } })],
    [['amountAbove']],
    'differs',
  ],
  ['another tax', [line('O-1', '100.00', '8')], [bill('O-1', '100.00', '18.00')], [['tax']], 'differs'],
  ['no tax here', [line('O-1', '100.00', '8')], [bill('O-1', '100.00', '0.00')], [['tax']], 'differs'],
  [
    'another amount and tax',
    [line('O-1', '90.00', '8')],
    [bill('O-1', '100.00', '18.00')],
    [['amountBelow', 'tax']],
    'differs',
  ],
  [
    'another currency',
    [line('O-1', '100.00')],
    [bill('O-1', '100.00', '18.00', { currency: 'USD' })],
    [['currency']],
    'differs',
  ],
  [
    'on another invoice',
    [line('O-1', '100.00')],
    [bill('O-1', '100.00', '18.00', { otherInvoice: 'X' })],
    [['otherInvoice']],
    'differs',
  ],
  ['no bill', [line(null, '100.00')], [], [['missingHere']], 'received'],
  ['an unknown bill', [line('O-2', '100.00')], [bill('O-1', '100.00', '18.00')], [['missingHere']], 'received'],
  [
    'one line without a bill',
    [line('O-1', '100.00'), line(null, '5.00', '18', 1)],
    [bill('O-1', '100.00', '18.00')],
    [[], ['missingHere']],
    'differs',
  ],
])('%s', (_, lines, bills, differences, status) => {
  const comparison = compare(lines, bills);
  expect(comparison.rows.map((row) => row.differences)).toEqual(differences);
  expect(comparisonStatus(comparison)).toBe(status);
});

test('reports bills of its period without a line', () => {
  const [first, second] = [bill('O-1', '100.00', '18.00'), bill('O-2', '50.00', '9.00')];
  const comparison = compare([line('O-1', '100.00')], [first], [first, second]);
  expect(comparison.rows.map(({ subject, differences }) => [subject?.id, differences])).toEqual([
    ['O-1', []],
    ['O-2', ['missingThere']],
  ]);
  expect(comparisonStatus(comparison)).toBe('differs');
  expect(comparisonDifference(comparison)).toBe('0.00');
});

test.each([
  [{ net: '100.01' }, true],
  [{ tax: '18.01' }, false],
  [{ tax: '18.02' }, true],
  [{ total: '118.01' }, true],
  [{}, false],
])('totals %j of a line of 100.00 differ: %s', (totals, differs) => {
  const lines = [line('O-1', '100.00')];
  const whole = { ...totalsOf(lines), ...totals };
  const total = 'tax' in totals ? toMoney(decimal(whole.net).plus(whole.tax)) : whole.total;
  const comparison = compareInvoice({ ...whole, total }, lines, [bill('O-1', '100.00', '18.00')]);
  expect(comparison.totalsDiffer).toBe(differs);
});

const CANDIDATES = [
  { id: 'a', number: 'O-000012', reference: 'PO 7' },
  { id: 'b', number: 'O-000013', reference: 'PO 8' },
  { id: 'c', number: 'T-000012', reference: 'po8' },
  { id: 'd', number: 'O-000014', reference: 'O-000012' },
];
test.each([
  [['O-000012'], 'a'],
  [['ACME·O-000012'], 'a'],
  [[' o-000013 '], 'b'],
  [['PO7'], 'a'],
  [['PO 8'], null],
  [['Unknown', 'O-000014'], 'd'],
  [[' ', 'PO 7'], 'a'],
  [[''], null],
  [[], null],
])('a line that names %j belongs to %s', (references, id) => {
  expect(findSubject(references, CANDIDATES)).toBe(id);
});

test('finds numbers in texts', () => {
  expect(findNumbers('Transport o-000012, T-000345; PO 7, INV-2026-000001')).toEqual([
    'O-000012',
    'T-000345',
    'INV-2026',
  ]);
  expect(normalizeReference('Acme·o-1 2')).toBe('O-12');
});

const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => toMoney(decimal(cents).div(100)));
const lines = fc.array(fc.record({ subject: fc.integer({ min: 0, max: 5 }), net: money }), {
  minLength: 1,
  maxLength: 12,
});

test('every line is in exactly one row, and rows sum to the invoice', () => {
  fc.assert(
    fc.property(lines, fc.array(money, { minLength: 6, maxLength: 6 }), (named, nets) => {
      // The subject 5 has no bill.
      const bills = nets.slice(0, 5).map((net, i) => bill(String(i), net, toMoney(decimal(net).times('0.18'))));
      const all = named.map(({ subject, net }, position) => line(String(subject), net, '18', position));
      const { rows } = compare(all, bills);
      expect(rows.flatMap((row) => row.lines).toSorted((one, other) => one - other)).toEqual(
        all.map(({ position }) => position),
      );
      const sum = rows.reduce((total, { invoiced }) => total.plus(invoiced?.net ?? 0), decimal(0));
      expect(toMoney(sum)).toBe(totalsOf(all).net);
    }),
  );
});

test('an invoice of the billed amounts matches, and one out of tolerance never does', () => {
  const tolerance = fc.record({ amount: fc.option(money), percentage: fc.option(fc.constantFrom('0', '1', '2.5')) });
  fc.assert(
    fc.property(money, money, tolerance, (net, invoiced, limits) => {
      const one = bill('O', net, toMoney(decimal(net).times('0.18')), { tolerance: limits });
      expect(comparisonStatus(compare([line('O', net)], [one]))).toBe('matched');
      const { rows } = compare([line('O', invoiced)], [one]);
      const isWithin = decimal(invoiced).minus(net).abs().lte(allowedDifference(limits, net));
      expect(rows[0]?.differences.some((difference) => difference.startsWith('amount'))).toBe(!isWithin);
    }),
  );
});

test('an empty reference matches nothing, not even records without a reference', () => {
  expect(findSubject(['·'], [{ id: 'a', number: 'O-1', reference: '' }])).toBeNull();
});

test('finds at most twenty numbers', () => {
  expect(findNumbers(Array.from({ length: 30 }, (_, i) => `O-${100 + i}`).join(' '))).toHaveLength(20);
});

test('a row describes its comparison', () => {
  const [billed, other] = [
    bill('O-1', '90', '16.2', { tolerance: { amount: '2', percentage: null } }),
    bill('O-2', '5', '0'),
  ];
  const subjectOf = (id: string) => ({ of: 'order', id, number: id, reference: null, billState: 'submitted' });
  const none = { difference: null, allowed: '0.00', otherInvoice: null };
  expect(compare([line('O-1', '100.00', '18', 4), line(null, '7', '18', 5)], [billed], [billed, other]).rows).toEqual([
    {
      ...none,
      subject: subjectOf('O-1'),
      lines: [4],
      invoiced: { net: '100.00', tax: '18.00' },
      billed: { net: '90.00', tax: '16.20', currency: 'LKR' },
      difference: '10.00',
      allowed: '2.00',
      differences: ['amountAbove'],
    },
    {
      ...none,
      subject: null,
      lines: [5],
      invoiced: { net: '7.00', tax: '1.26' },
      billed: null,
      differences: ['missingHere'],
    },
    {
      ...none,
      subject: subjectOf('O-2'),
      lines: [],
      invoiced: null,
      billed: { net: '5.00', tax: '0.00', currency: 'LKR' },
      differences: ['missingThere'],
    },
  ]);
});

test('amounts of another currency are not compared', () => {
  const inDollars = bill('O-1', '1.00', '0.18', { currency: 'USD', tolerance: { amount: '2', percentage: null } });
  const [row] = compare([line('O-1', '100.00')], [inDollars]).rows;
  expect([row?.difference, row?.allowed]).toEqual([null, '0.00']);
});

test.each([
  ['rounded up by itself', '0.03', 0.04, []],
  ['that differs by more than the rounding of each', '0.03', 0.05, ['tax']],
])('a tax %s', (_, tax, more, differences) => {
  const three = [line('O-1', '0.05'), line('O-1', '0.05'), line('O-1', '0.05')];
  const billed = bill('O-1', '0.15', toMoney(decimal(tax).plus(more)));
  expect(compare(three, [billed]).rows[0]?.differences).toEqual(differences);
});

const [BILL, FOREIGN] = [bill('O-1', '90.00', '16.20'), bill('O-2', '1.00', '0.18', { currency: 'USD' })];
test.each<[what: string, lines: ComparedLine[], difference: string | null]>([
  ['a line with a bill', [line('O-1', '100.00')], '10.00'],
  ['a further line without a bill, which is overcharged in full', [line('O-1', '100.00'), line(null, '5.00')], '15.00'],
  ['a further line in another currency, which is unknown', [line('O-1', '100.00'), line('O-2', '7.00')], '10.00'],
  ['only lines without a bill', [line(null, '5.00')], null],
  ['only lines in another currency', [line('O-2', '5.00')], null],
])('the difference of %s', (_, of, difference) => {
  expect(comparisonDifference(compare(of, [BILL, FOREIGN]))).toBe(difference);
});

test('a bill of the period without a line adds no difference', () => {
  expect(comparisonDifference(compare([line('O-1', '100.00')], [BILL], [BILL, bill('O-3', '50.00', '9.00')]))).toBe(
    '10.00',
  );
});

test('an invoice whose lines have no bill stays received, even if bills of its period have no line', () => {
  expect(comparisonStatus(compare([line(null, '100.00')], [], [BILL]))).toBe('received');
});
