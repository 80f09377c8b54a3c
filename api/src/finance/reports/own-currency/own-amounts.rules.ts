import type { OwnAmounts } from 'shared-contracts/finance/exchange-rates';
import { OWN_COLUMNS, type RateState, type ReportColumnId } from 'shared-contracts/values/finance/reports';

type Billed = { currency: string | null; total: string | null };
type OwnCells = { ownTotal: string | null; ownRate: string | null; rateState: RateState | null };

export const showsOwn = (columns: readonly ReportColumnId[]) =>
  columns.some((column) => OWN_COLUMNS.some((own) => own === column));

/** A bill in the own currency of its reader. @param amounts by its rate; undefined without one */
export function toOwnCells({ currency, total }: Billed, own: string, amounts: OwnAmounts | undefined): OwnCells {
  if (currency === own) return { ownTotal: total, ownRate: null, rateState: 'same' };
  if (!amounts) return { ownTotal: null, ownRate: null, rateState: 'missing' };
  return { ownTotal: amounts.total, ownRate: amounts.rate, rateState: amounts.isBooked ? 'booked' : 'ofDay' };
}
