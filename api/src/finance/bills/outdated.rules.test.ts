import type { BillState } from 'shared-contracts/values/finance/bills';
import { type BillConsequence, consequenceFor } from './outdated.rules.ts';

const chargesOf = (amount: string, more = {}) => ({
  lines: [{ rule: 'demurrage' as const, amount, billed: amount }],
  taxBase: amount,
  vat: '0.00',
  total: amount,
  ...more,
});
const FROZEN = chargesOf('100.00');

test.each<[BillState, isOutdated: boolean, current: ReturnType<typeof chargesOf>, BillConsequence | null]>([
  ['draft', false, chargesOf('120.00'), null],
  ['submitted', false, chargesOf('100.00'), null],
  ['submitted', false, chargesOf('120.00'), 'reopen'],
  ['approved', false, chargesOf('100.00'), null],
  ['approved', false, chargesOf('120.00'), 'outdate'],
  ['approved', false, chargesOf('100.00', { vat: '18.00', total: '118.00' }), 'outdate'],
  ['approved', false, { ...FROZEN, lines: [{ rule: 'demurrage', amount: '100.00', billed: '90.00' }] }, 'outdate'],
  ['approved', true, chargesOf('120.00'), null],
  ['approved', true, chargesOf('100.00'), 'restore'],
])('a bill that is %s, outdated %s, with the charges %j: %s', (state, isOutdated, current, consequence) => {
  expect(consequenceFor({ state, isOutdated }, FROZEN, current)).toBe(consequence);
});
