import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tables } from '../../platform/database/database.ts';
import { publishSessionEnd } from '../../platform/live/publish.ts';

/** Only the latest are listed; a script that signs in for every call may have thousands. */
const LISTED_SESSIONS = 50;

export const insertSession = async (db: Db, session: Insertable<Tables['sessions']>): Promise<void> => {
  await db.insertInto('sessions').values(session).execute();
};

/** Skips rows that another process is deleting. */
export const deleteEndedSessions = (db: Db, now: number) =>
  db
    .deleteFrom('sessions')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('sessions').select('id').where('endsAt', '<=', now).limit(1_000).forUpdate().skipLocked(),
    )
    .execute();

/** The open sessions of a user, the last used first. */
export const listSessions = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'sessions.userId').onRef('users.sessionVersion', '=', 'sessions.sessionVersion'),
    )
    .select([
      'sessions.id',
      'sessions.userAgent',
      'sessions.address',
      'sessions.createdAt',
      'sessions.lastUsedAt',
      'sessions.endsAt',
    ])
    .where('sessions.userId', '=', userId)
    .where('sessions.endsAt', '>', now)
    .orderBy('sessions.lastUsedAt', 'desc')
    .orderBy('sessions.createdAt', 'desc')
    .limit(LISTED_SESSIONS)
    .execute();

/** Whether a user has an open session that was last refreshed at a network address. */
export async function hasSessionFrom(
  db: Db,
  { userId, address, now }: { userId: string; address: string; now: number },
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'sessions.userId').onRef('users.sessionVersion', '=', 'sessions.sessionVersion'),
    )
    .select('sessions.id')
    .where('sessions.userId', '=', userId)
    .where('sessions.address', '=', address)
    .where('sessions.endsAt', '>', now)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

export const lockSession = (tx: Db, id: string) =>
  tx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateSession = (db: Db, id: string, changes: Updateable<Tables['sessions']>) =>
  db.updateTable('sessions').set(changes).where('id', '=', id).execute();

const ENDED = ['userId', 'identityProviderId', 'providerSessionId', 'providerIdToken'] as const;
export type EndedSession = Pick<Selectable<Tables['sessions']>, (typeof ENDED)[number]>;

/** @returns undefined unless the user had this session */
export async function deleteSession(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<EndedSession | undefined> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(ENDED)
    .executeTakeFirst();
  await publishSessionEnd(db, [userId]);
  return deleted;
}

/** Ends all sessions of a user; the new version also invalidates tokens that name no session. */
export async function endSessions(tx: Db, userId: string): Promise<(EndedSession & { id: string })[]> {
  await tx
    .updateTable('users')
    .set(({ eb }) => ({ sessionVersion: eb('sessionVersion', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  const ended = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .returning(['id', ...ENDED])
    .execute();
  await publishSessionEnd(tx, [userId]);
  return ended;
}
