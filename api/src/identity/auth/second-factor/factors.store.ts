import type { Insertable, Updateable } from 'kysely';
import type { Db, Tables } from '../../../platform/database/database.ts';

/** All factors of a user, oldest first. */
export const listFactors = (db: Db, userId: string) =>
  db.selectFrom('userFactors').selectAll().where('userId', '=', userId).orderBy('createdAt').orderBy('id').execute();
export type FactorRecord = Awaited<ReturnType<typeof listFactors>>[number];

export const findPasskey = (db: Db, credentialId: string) =>
  db.selectFrom('userFactors').selectAll().where('credentialId', '=', credentialId).executeTakeFirst();

export const insertFactor = (tx: Db, factor: Insertable<Tables['userFactors']>) =>
  tx.insertInto('userFactors').values(factor).returning('id').executeTakeFirstOrThrow();

export const updateFactor = (tx: Db, id: string, changes: Updateable<Tables['userFactors']>) =>
  tx.updateTable('userFactors').set(changes).where('id', '=', id).execute();

/** Accepts a step once. @returns whether it is later than the last one that was used */
export async function useStep(tx: Db, id: string, { step, now }: { step: number; now: number }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('userFactors')
    .set({ lastStep: step, lastUsedAt: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteFactor = (tx: Db, id: string) => tx.deleteFrom('userFactors').where('id', '=', id).execute();

/** @returns how many there were */
export async function deleteFactors(tx: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('userFactors').where('userId', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

export const replaceRecoveryCodes = async (tx: Db, userId: string, hashes: readonly string[]): Promise<void> => {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  if (hashes.length > 0)
    await tx
      .insertInto('recoveryCodes')
      .values(hashes.map((codeHash) => ({ userId, codeHash, usedAt: null })))
      .execute();
};

/** Uses a code up. @returns whether it was one that had not been used */
export async function useRecoveryCode(tx: Db, userId: string, { codeHash, now }: { codeHash: string; now: number }) {
  const { numUpdatedRows } = await tx
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> =>
  (
    await db
      .selectFrom('recoveryCodes')
      .where('userId', '=', userId)
      .where('usedAt', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
