import type { AccrualRow } from 'shared-contracts/finance/accruals';
import { monthAfter, monthOf, monthsUpTo } from '../month-locks/month.rules.ts';
import { accrualActions, accruedRange, postingProblem, reversalDay, stateOf } from './accrual.rules.ts';
import { ACCRUAL_EXPORT } from './accrual-export.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;

test('months follow each other across years, on the clock of a zone', () => {
  expect(monthOf(unix('2026-11-30T19:00:00Z'), 'Asia/Colombo')).toBe('2026-12');
  expect(monthOf(unix('2026-11-30T18:00:00Z'), 'Asia/Colombo')).toBe('2026-11');
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthsUpTo('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});

test('accrues deliveries of a year to the end of a month, and reverses them on the next day', () => {
  expect(accruedRange('2026-11', 'Asia/Colombo')).toEqual({
    from: unix('2025-11-30T18:30:00Z'),
    to: unix('2026-11-30T18:30:00Z'),
  });
  expect(reversalDay('2026-12')).toBe('2027-01-01');
});

test.each([
  [100, null, 100, null, 'preview', ['calculate', 'post']],
  [100, null, 99, 'monthNotOver', 'preview', ['calculate']],
  [99, null, 100, 'accrualOutdated', 'preview', ['calculate']],
  [100, 105, 110, 'accrualPosted', 'posted', []],
  [99, 0, 99, 'accrualPosted', 'posted', []],
] as const)(
  'calculated at %s and posted at %s, of a month until 100, at %s: %s',
  (calculatedAt, postedAt, now, problem, state, actions) => {
    const run = { endsAt: 100, calculatedAt, postedAt };
    expect(postingProblem(run, now)).toBe(problem);
    expect(stateOf(run)).toBe(state);
    expect(accrualActions(run, now)).toEqual(actions);
  },
);

test('exports what the screen shows', () => {
  const row = {
    subject: { number: 'O-000012', shipperCode: null, reference: 'PO 1' },
    month: '2026-11',
    of: 'order',
    side: 'revenue',
    partner: { name: 'Harvest' },
    contract: 'Lanes',
    deliveredAt: 7,
    state: 'open',
    amount: '1.00',
    invoice: 'INV-1',
    billed: '2.00',
    difference: '3.00',
    currency: 'LKR',
  } as unknown as AccrualRow;
  const values = Object.entries(ACCRUAL_EXPORT).map(([id, columns]) => [id, ...columns.map(({ value }) => value(row))]);
  expect(values).toEqual([
    ['number', 'O-000012'],
    ['month', '2026-11'],
    ['of', 'order'],
    ['reference', 'PO 1'],
    ['side', 'revenue'],
    ['partner', 'Harvest'],
    ['contract', 'Lanes'],
    ['deliveredAt', 7],
    ['state', 'open'],
    ['amount', '1.00', 'LKR'],
    ['invoice', 'INV-1'],
    ['billed', '2.00', 'LKR'],
    ['difference', '3.00', 'LKR'],
  ]);
});
