import type { Db } from '../../platform/database/database.ts';

export type UserPreferences = Awaited<ReturnType<typeof findUserPreferences>>;

/** Language, units and time zone for documents and emails to a user. */
export const findUserPreferences = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select(['users.language', 'users.units', 'timezones.name as zone'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
