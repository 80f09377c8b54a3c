import type { BillState } from 'shared-contracts/values/finance/bills';
import type { Figures } from './figures.ts';

type Charges = Pick<Figures, 'lines' | 'taxBase' | 'vat' | 'total'>;
/** `reopen`: becomes a draft; `outdate`: stays, and needs a new version; `restore`: fits again. */
export type BillConsequence = 'reopen' | 'outdate' | 'restore';

const chargesOf = ({ lines, taxBase, vat, total }: Charges) =>
  JSON.stringify([lines.map(({ rule, amount, billed }) => [rule, amount, billed]), taxBase, vat, total]);

/** What becomes of a bill whose order or trip was corrected; null: nothing. */
export function consequenceFor(
  { state, isOutdated }: { state: BillState; isOutdated: boolean },
  frozen: Charges,
  current: Charges,
): BillConsequence | null {
  const isSame = chargesOf(frozen) === chargesOf(current);
  if (state === 'submitted') return isSame ? null : 'reopen';
  if (state !== 'approved' || isSame !== isOutdated) return null;
  return isSame ? 'restore' : 'outdate';
}
