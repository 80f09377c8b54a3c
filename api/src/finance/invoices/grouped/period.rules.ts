import { DateTime } from 'luxon';
import { CLOSING_DAYS, type GroupedCycle } from 'shared-contracts/values/finance/invoices';

/** Days as `YYYY-MM-DD`, both included. */
export type Span = { from: string; to: string };

const UNIT = { weekly: 'week', monthly: 'month' } as const satisfies Record<GroupedCycle, string>;
const dayOf = (day: string) => DateTime.fromISO(day, { zone: 'utc' });

/** The calendar's month, or the week from Monday, with a day. */
export const spanAround = (cycle: GroupedCycle, day: string): Span => ({
  from: dayOf(day).startOf(UNIT[cycle]).toISODate() ?? day,
  to: dayOf(day).endOf(UNIT[cycle]).toISODate() ?? day,
});

/** From the first to the last day of periods of one cycle, at least one. Days sort as text. */
export function spanOver(spans: readonly [Span, ...Span[]]): Span {
  const [first, ...others] = spans;
  return others.reduce(
    (span, { from, to }) => ({ from: from < span.from ? from : span.from, to: to > span.to ? to : span.to }),
    { from: first.from, to: first.to },
  );
}

/** The first day on which the invoice of a period is due to be issued. */
export const closingDay = ({ to }: Pick<Span, 'to'>): string =>
  dayOf(to)
    .plus({ days: CLOSING_DAYS + 1 })
    .toISODate() ?? to;

/**
 * The period of a bill: that of its service, or if that one has closed before the approval, or is yet to come, that of
 * the approval.
 */
export function spanOf(cycle: GroupedCycle, { service, approval }: { service: string; approval: string }): Span {
  const served = spanAround(cycle, service < approval ? service : approval);
  return approval < closingDay(served) ? served : spanAround(cycle, approval);
}
