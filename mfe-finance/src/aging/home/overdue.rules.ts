import type { AgingPage } from 'shared-contracts/finance/aging';
import { sumOfAmounts } from 'shared-contracts/values/finance/sum-of-amounts';

export type Balance = { currency: string; open: string; /** Null if nothing is. */ overdue: string | null };

const isZero = (amount: string) => /^-?0(\.0*)?$/.test(amount);

/** The open amount per currency, and its overdue part. Omits currencies without an open amount. */
export const toBalances = (totals: AgingPage['totals']): Balance[] =>
  totals.flatMap(({ currency, total, days30, days60, days90, over90 }) => {
    const overdue = sumOfAmounts([days30, days60, days90, over90]);
    if (isZero(total) && isZero(overdue)) return [];
    return [{ currency, open: total, overdue: isZero(overdue) ? null : overdue }];
  });
