import fc from 'fast-check';
import type { InvoiceComparisonRow } from 'shared-contracts/finance/carrier-invoices';
import { decimal } from '../../../platform/values/money.ts';
import { agreedAmounts, invoicedAmounts, isBelowInvoiced, proposalProblem, sumAgreed } from './agreed.rules.ts';

type Row = Parameters<typeof agreedAmounts>[0][number];

const rowOf = (id: string, differences: InvoiceComparisonRow['differences'] = ['amountAbove']): Row => ({
  subject: { of: 'order', id, number: 1 } as unknown as NonNullable<Row['subject']>,
  invoiced: { net: '120.00', tax: '21.60' },
  billed: { net: '100.00', tax: '18.00' } as unknown as NonNullable<Row['billed']>,
  differences,
});
const WITHOUT_BILL: Row = { ...rowOf('lost', ['missingHere']), billed: null };
const WITHOUT_LINE: Row = { ...rowOf('unbilled', ['missingThere']), invoiced: null };
const ELSEWHERE = rowOf('elsewhere', ['otherInvoice']);
const ROWS = [rowOf('a'), rowOf('b', []), WITHOUT_BILL, WITHOUT_LINE, ELSEWHERE];

test.each([
  ['every row that differs', [{ subjectId: 'a', net: '110.00' }], null],
  [
    'a row that matches too',
    [
      { subjectId: 'a', net: '110.00' },
      { subjectId: 'b', net: '1.00' },
    ],
    null,
  ],
  ['nothing', [], { path: 'proposal', code: 'required' }],
  ['another row alone', [{ subjectId: 'b', net: '1.00' }], { path: 'proposal', code: 'required' }],
  ['a line without a bill', [{ subjectId: 'lost', net: '1.00' }], { path: 'proposal.0.subjectId', code: 'unknown' }],
  ['a bill without a line', [{ subjectId: 'unbilled', net: '1' }], { path: 'proposal.0.subjectId', code: 'unknown' }],
  [
    'what another invoice has',
    [{ subjectId: 'elsewhere', net: '1' }],
    { path: 'proposal.0.subjectId', code: 'unknown' },
  ],
  [
    'a row twice',
    [
      { subjectId: 'a', net: '110.00' },
      { subjectId: 'a', net: '111.00' },
    ],
    { path: 'proposal.1.subjectId', code: 'duplicate' },
  ],
] as const)('a proposal for %s is judged', (_, proposal, problem) => {
  expect(proposalProblem(ROWS, proposal)).toEqual(problem);
});

test('agreed amounts are paid, the rest as invoiced, and nothing that another invoice claims', () => {
  expect(agreedAmounts(ROWS, [{ subjectId: 'a', net: '110' }])).toEqual([
    { subjectId: 'a', net: '110.00', tax: '19.80', settlement: null },
    { subjectId: 'b', net: '120.00', tax: '21.60', settlement: 'none' },
    { subjectId: 'elsewhere', net: '0.00', tax: '0.00', settlement: 'none' },
  ]);
});

test('accepting what was invoiced keeps its tax, unless the tax itself differs', () => {
  const amounts = invoicedAmounts(ROWS);
  expect(amounts).toEqual([{ subjectId: 'a', net: '120.00' }]);
  const odd: Row = { ...rowOf('a', ['tax']), invoiced: { net: '100.00', tax: '25.00' } };
  expect(agreedAmounts([odd], invoicedAmounts([odd]))[0]).toMatchObject({ net: '100.00', tax: '18.00' });
  expect(agreedAmounts([rowOf('a')], amounts)[0]).toMatchObject({ net: '120.00', tax: '21.60' });
});

test('the sum of what is agreed adds up to the cent', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(fc.record({ net: cents, tax: cents }), { maxLength: 20 }), (amounts) => {
      const { net, tax, total } = sumAgreed(amounts);
      expect(decimal(net).plus(tax).toFixed(2)).toBe(total);
      expect(amounts.reduce((sum, one) => sum.plus(one.net), decimal(0)).toFixed(2)).toBe(net);
    }),
  );
});

test.each([
  [
    'less than one invoiced amount',
    [
      { subjectId: 'b', net: '120.00' },
      { subjectId: 'a', net: '119.99' },
    ],
    true,
  ],
  ['what was invoiced', [{ subjectId: 'a', net: '120.00' }], false],
  ['more than was invoiced', [{ subjectId: 'a', net: '120.01' }], false],
  ['less for what another invoice has', [{ subjectId: 'elsewhere', net: '1.00' }], false],
  ['less without a bill', [{ subjectId: 'lost', net: '1.00' }], false],
  ['nothing', [], false],
])('a proposal of %s leaves an amount to credit: %s', (_, proposal, isBelow) => {
  expect(isBelowInvoiced(ROWS, proposal)).toBe(isBelow);
});

test('lines without an order have no amount to agree on', () => {
  expect(agreedAmounts([{ ...rowOf('a'), subject: null }], [])).toEqual([]);
});

test('an agreement on the invoiced amount uses the tax of the invoice, although it isn’t proportional', () => {
  const odd: Row = { ...rowOf('a'), invoiced: { net: '120.00', tax: '21.61' } };
  expect(agreedAmounts([odd], [{ subjectId: 'a', net: '120' }])).toMatchObject([{ net: '120.00', tax: '21.61' }]);
  expect(agreedAmounts([odd], [{ subjectId: 'a', net: '119' }])).toMatchObject([{ net: '119.00', tax: '21.42' }]);
});
