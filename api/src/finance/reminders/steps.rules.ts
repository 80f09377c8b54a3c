import { DAY } from 'shared-contracts/values/time';

type Step = { daysAfterDue: number };
/** The last reminder of an invoice. `sentAt`: null while it is proposed. */
export type LastReminder = { step: number; sentAt: number | null };

export const overdueDays = (dueAt: number, now: number) => Math.max(0, Math.floor((now - dueAt) / DAY));

/**
 * The next step of an overdue invoice, from 1; null if none is due. The days between two steps are those between their
 * settings, also when the first reminder is late.
 */
export function nextStep(
  steps: readonly Step[],
  { dueAt, last }: { dueAt: number; last: LastReminder | null },
  now: number,
): number | null {
  if (last?.sentAt === null) return null;
  const position = last?.step ?? 0;
  const step = steps[position];
  if (!step || now < dueAt + step.daysAfterDue * DAY) return null;
  const before = steps[position - 1];
  const wait = before && last ? (step.daysAfterDue - before.daysAfterDue) * DAY : 0;
  return last?.sentAt && now < last.sentAt + wait ? null : position + 1;
}
