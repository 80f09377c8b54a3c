import type { Db } from '../../../platform/database/database.ts';
import { getDayRange } from '../../../platform/time/days.rules.ts';

/** Both days are included; `zone`: in which payments are dated. */
export type JournalPeriod = { organizationId: string; from: string | null; to: string; zone: string };
export type Sources = { db: Db; period: JournalPeriod };

/** From the first second of the period to that after its last one. */
export function rangeOf({ from, to, zone }: JournalPeriod) {
  const start = from === null ? 0 : (getDayRange(from, zone)?.from ?? 0);
  return { from: start, to: getDayRange(to, zone)?.to ?? start };
}
