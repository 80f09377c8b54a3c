import type { AccrualRun, AccrualTotal } from 'shared-contracts/finance/accruals';
import type { AccrualSide } from 'shared-contracts/values/finance/accruals';
import { Box } from 'shared-ui';
import { formatMoney } from 'shared-ui/format';

const EMPTY = '–';

type AmountsProps = { run: AccrualRun; side?: AccrualSide; of: 'amount' | 'billed' | 'difference' | 'open' };

/** A sum of a run on a line for each currency. */
export function Amounts({ run: { totals }, side, of }: AmountsProps) {
  const ofSide = totals.filter((total) => side === undefined || total.side === side);
  if (ofSide.length === 0) return EMPTY;
  const lineOf = (total: AccrualTotal) => formatMoney(total[of], total.currency);
  return ofSide.map((total) => <Box key={`${total.side} ${total.currency}`}>{lineOf(total)}</Box>);
}
