import type { AccrualAction, AccrualState } from 'shared-contracts/values/finance/accruals';
import { ACCRUED_MONTHS } from 'shared-contracts/values/finance/accruals';
import { getDayStart } from '../../platform/time/days.rules.ts';
import { monthAfter, monthsUpTo } from '../month-locks/month.rules.ts';

const startOf = (month: string, zone: string) => getDayStart(`${month}-01`, zone) ?? 0;

/** The first day of the next month: the accruals of a month are reversed on it. */
export const reversalDay = (month: string) => `${monthAfter(month)}-01`;

/** The range of deliveries that are accrued at the end of a month; `to` is exclusive. Unix seconds. */
export const accruedRange = (month: string, zone: string) => ({
  from: startOf(monthsUpTo(month, ACCRUED_MONTHS).at(-1) ?? month, zone),
  to: startOf(monthAfter(month), zone),
});

type Run = { endsAt: number; calculatedAt: number; postedAt: number | null };

export const stateOf = ({ postedAt }: Pick<Run, 'postedAt'>): AccrualState =>
  postedAt === null ? 'preview' : 'posted';

/** Why a run cannot be posted; null if it can. A preview of the current month would miss later deliveries. */
export function postingProblem({ endsAt, calculatedAt, postedAt }: Run, now: number) {
  if (postedAt !== null) return 'accrualPosted' as const;
  if (now < endsAt) return 'monthNotOver' as const;
  return calculatedAt < endsAt ? ('accrualOutdated' as const) : null;
}

export const accrualActions = (run: Run, now: number): AccrualAction[] => {
  if (run.postedAt !== null) return [];
  return postingProblem(run, now) === null ? ['calculate', 'post'] : ['calculate'];
};
