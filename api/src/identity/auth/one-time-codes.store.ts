import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../platform/database.ts';

/** In the place of the address's last code, unless that is younger than `pause` seconds. @returns whether it was */
export async function replaceCode(tx: Db, code: Insertable<Tables['oneTimeCodes']>, pause: number): Promise<boolean> {
  const { address, userId, codeHash, expiresAt, createdAt } = code;
  const position = sql<number>`nextval(pg_get_serial_sequence('one_time_codes', 'position'))`;
  const stored = await tx
    .insertInto('oneTimeCodes')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ address, userId, codeHash, expiresAt, createdAt, tries: 0, usedAt: null, position })
        .where('oneTimeCodes.createdAt', '<=', createdAt - pause),
    )
    .returning('email')
    .executeTakeFirst();
  return stored !== undefined;
}

export const findCode = (db: Db, email: string) =>
  db.selectFrom('oneTimeCodes').selectAll().where('email', '=', email).executeTakeFirst();

type Asked = { email?: string | undefined; address: string };

/** The live code of the e-mail address; without one the newest live that was asked for from the network address. */
export function lockLiveCode(tx: Db, { email, address }: Asked, { now, tries }: { now: number; tries: number }) {
  const live = tx
    .selectFrom('oneTimeCodes')
    .selectAll()
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', tries)
    .forUpdate();
  const codes =
    email === undefined
      ? live.where('address', '=', address).orderBy('position', 'desc').limit(1)
      : live.where('email', '=', email);
  return codes.executeTakeFirst();
}

export const countTry = (tx: Db, email: string) =>
  tx
    .updateTable('oneTimeCodes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('email', '=', email)
    .execute();

export const useUp = (tx: Db, email: string, usedAt: number) =>
  tx.updateTable('oneTimeCodes').set({ usedAt }).where('email', '=', email).execute();

/** Two who do so at once do not wait for each other. */
export const forgetExpired = (db: Db, now: number) =>
  db
    .deleteFrom('oneTimeCodes')
    .where('email', 'in', ({ selectFrom }) =>
      selectFrom('oneTimeCodes').select('email').where('expiresAt', '<=', now).forUpdate().skipLocked(),
    )
    .execute();
