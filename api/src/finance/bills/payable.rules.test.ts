import type { Figures } from './figures.ts';
import { isPayable } from './payable.rules.ts';

const LARGEST = '9999999999999.99';
const TOO_LARGE = '10000000000000.00';
const TOTALS = { taxBase: LARGEST, vat: LARGEST, total: LARGEST, net: LARGEST };
const figures = (totals: Partial<typeof TOTALS>, lines: { amount: string; billed: string }[] = []) =>
  ({ ...TOTALS, ...totals, lines }) as unknown as Figures;

test('a bill up to the largest amounts is payable, with deductions of that size', () => {
  expect(isPayable(figures({}))).toBe(true);
  expect(isPayable(figures({}, [{ amount: LARGEST, billed: `-${LARGEST}` }]))).toBe(true);
});

test.each(['taxBase', 'vat', 'total', 'net'])('a bill with a larger %s is not payable', (field) => {
  expect(isPayable(figures({ [field]: TOO_LARGE }))).toBe(false);
});

test.each([
  ['an amount', { amount: TOO_LARGE, billed: '1.00' }],
  ['a billed amount', { amount: '1.00', billed: TOO_LARGE }],
  ['a deduction', { amount: `-${TOO_LARGE}`, billed: '1.00' }],
])('a bill with %s that is larger is not payable', (_case, line) => {
  expect(isPayable(figures({}, [{ amount: '1.00', billed: '1.00' }, line]))).toBe(false);
});
