import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../../platform/database/database.ts';

/** Replaces the code of an e-mail address unless it is younger than `minAgeSeconds`. @returns whether it was replaced */
export async function replaceCode(
  tx: Db,
  code: Insertable<Tables['oneTimeCodes']>,
  minAgeSeconds: number,
): Promise<boolean> {
  const { address, userId, codeHash, expiresAt, createdAt } = code;
  const position = sql<number>`nextval(pg_get_serial_sequence('one_time_codes', 'position'))`;
  const stored = await tx
    .insertInto('oneTimeCodes')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ address, userId, codeHash, expiresAt, createdAt, tries: 0, usedAt: null, position })
        .where('oneTimeCodes.createdAt', '<=', createdAt - minAgeSeconds),
    )
    .returning('email')
    .executeTakeFirst();
  return stored !== undefined;
}

export const findCode = (db: Db, email: string) =>
  db.selectFrom('oneTimeCodes').selectAll().where('email', '=', email).executeTakeFirst();

type CodeLookup = { email?: string | undefined; address: string };

/** Locks the active code of an e-mail address; without an e-mail address, the newest one requested from the network address. */
export function lockActiveCode(
  tx: Db,
  { email, address }: CodeLookup,
  { now, maxTries }: { now: number; maxTries: number },
) {
  const activeCodes = tx
    .selectFrom('oneTimeCodes')
    .selectAll()
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .forUpdate();
  const codes =
    email === undefined
      ? activeCodes.where('address', '=', address).orderBy('position', 'desc').limit(1)
      : activeCodes.where('email', '=', email);
  return codes.executeTakeFirst();
}

export const incrementTries = (tx: Db, email: string) =>
  tx
    .updateTable('oneTimeCodes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('email', '=', email)
    .execute();

/** Includes codes requested by login and by email address. */
export const markCodesUsed = (tx: Db, userId: string, usedAt: number) =>
  tx.updateTable('oneTimeCodes').set({ usedAt }).where('userId', '=', userId).where('usedAt', 'is', null).execute();

/** Skips rows that another process is deleting. */
export const deleteExpiredCodes = (db: Db, now: number) =>
  db
    .deleteFrom('oneTimeCodes')
    .where('email', 'in', ({ selectFrom }) =>
      selectFrom('oneTimeCodes').select('email').where('expiresAt', '<=', now).forUpdate().skipLocked(),
    )
    .execute();
