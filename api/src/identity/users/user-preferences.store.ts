import type { Db } from '../../platform/database/database.ts';
import { getDayRange, toLocalDate } from '../../platform/time/days.rules.ts';

export type UserPreferences = Awaited<ReturnType<typeof findUserPreferences>>;

/** Language, units and time zone for documents and emails to a user. */
export const findUserPreferences = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select(['users.language', 'users.units', 'timezones.name as zone'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

/** The day that it is for a user, both ends included, in unix seconds. */
export async function findToday(db: Db, userId: string, now: number): Promise<{ from: number; to: number }> {
  const { zone } = await findUserPreferences(db, userId);
  const day = getDayRange(toLocalDate(now, zone), zone) ?? { from: now, to: now + 1 };
  return { from: day.from, to: day.to - 1 };
}
