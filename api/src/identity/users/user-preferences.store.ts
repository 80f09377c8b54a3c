import type { Db } from '../../platform/database.ts';

export type Reader = Awaited<ReturnType<typeof readerOf>>;

/** How a user reads: language, units, and the time zone of the clock. */
export const readerOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select(['users.language', 'users.units', 'timezones.name as zone'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
