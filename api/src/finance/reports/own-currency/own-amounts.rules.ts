import type { OwnAmounts } from 'shared-contracts/finance/exchange-rates';
import { OWN_COLUMNS, type RateState, type ReportColumnId } from 'shared-contracts/values/finance/reports';
import { decimal, toMoney } from '../../../platform/values/money.ts';

type Billed = { currency: string | null; total: string | null; credited: string };
type OwnCells = { ownTotal: string | null; ownRate: string | null; rateState: RateState | null };

export const showsOwn = (columns: readonly ReportColumnId[]) =>
  columns.some((column) => OWN_COLUMNS.some((own) => own === column));

/** A bill without its credit notes in the own currency of its reader. @param amounts by its rate; undefined without one */
export function toOwnCells(
  { currency, total, credited }: Billed,
  own: string,
  amounts: OwnAmounts | undefined,
): OwnCells {
  if (currency === own) {
    const left = total === null ? null : toMoney(decimal(total).minus(credited));
    return { ownTotal: left, ownRate: null, rateState: 'same' };
  }
  if (!amounts) return { ownTotal: null, ownRate: null, rateState: 'missing' };
  const creditedOwn = toMoney(decimal(credited).times(amounts.rate));
  const ownTotal = toMoney(decimal(amounts.total).minus(creditedOwn));
  return { ownTotal, ownRate: amounts.rate, rateState: amounts.isBooked ? 'booked' : 'ofDay' };
}
