import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../../platform/database/database.ts';

export const findSignInCode = (db: Db, key: string) =>
  db.selectFrom('signInCodes').selectAll().where('key', '=', key).executeTakeFirst();

/** Replaces a code unless it is younger than `minAgeSeconds`. @returns whether it was replaced */
export async function replaceSignInCode(
  tx: Db,
  code: Insertable<Tables['signInCodes']>,
  minAgeSeconds: number,
): Promise<boolean> {
  const { codeHash, createdAt, expiresAt } = code;
  const stored = await tx
    .insertInto('signInCodes')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ codeHash, createdAt, expiresAt, tries: 0 })
        .where('signInCodes.createdAt', '<=', createdAt - minAgeSeconds),
    )
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Counts an attempt with a code that is still valid.
 * @returns the hash of the code; undefined when there is no valid one
 */
export async function tryCode(
  db: Db,
  key: string,
  { now, maxTries }: { now: number; maxTries: number },
): Promise<string | undefined> {
  const code = await db
    .updateTable('signInCodes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('key', '=', key)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returning('codeHash')
    .executeTakeFirst();
  return code?.codeHash;
}

/** @returns whether this call used it up */
export async function deleteSignInCode(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('signInCodes').where('key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Skips rows that another process is deleting. */
export const deleteExpiredSignInCodes = (db: Db, now: number) =>
  db
    .deleteFrom('signInCodes')
    .where('key', 'in', ({ selectFrom }) =>
      selectFrom('signInCodes').select('key').where('expiresAt', '<=', now).forUpdate().skipLocked(),
    )
    .execute();
