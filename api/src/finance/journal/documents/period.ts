import type { Db } from '../../../platform/database/database.ts';
import { getDayRange } from '../../../platform/time/days.rules.ts';

/** Both days are inclusive. `zone`: the time zone that dates payments. */
export type JournalPeriod = { organizationId: string; from: string | null; to: string; zone: string };
export type Sources = { db: Db; period: JournalPeriod };

/** The first second of the period, and the one after its last. */
export function rangeOf({ from, to, zone }: JournalPeriod) {
  const start = from === null ? 0 : (getDayRange(from, zone)?.from ?? 0);
  return { from: start, to: getDayRange(to, zone)?.to ?? start };
}
