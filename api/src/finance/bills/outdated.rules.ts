import type { BillState } from 'shared-contracts/values/finance/bills';
import type { Figures } from './figures.ts';

type Charges = Pick<Figures, 'lines' | 'taxBase' | 'vat' | 'total'>;
/** `reopen`: back to draft; `outdate`: stays approved but needs a new version; `restore`: up to date again. */
export type BillConsequence = 'reopen' | 'outdate' | 'restore';

const chargesOf = ({ lines, taxBase, vat, total }: Charges) =>
  JSON.stringify([lines.map(({ rule, amount, billed }) => [rule, amount, billed]), taxBase, vat, total]);

/** The effect of a correction of the order or trip on its bill; null: none. */
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
