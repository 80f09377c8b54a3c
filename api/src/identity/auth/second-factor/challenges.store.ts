import { MAX_CODE_ATTEMPTS } from 'shared-contracts/values/limits';
import { MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { generateToken, hashToken } from '../../../platform/security/link-token.ts';
import type { ChallengeDetails, ChallengePurpose } from './second-factor.tables.ts';

export const CHALLENGE_LIFETIME = 5 * MINUTE;

export type NewChallenge = {
  purpose: ChallengePurpose;
  userId: string | null;
  deviceId: string;
  value: string;
  details: ChallengeDetails;
};
/** What a request must present to continue a challenge; for an enrolment also the user. */
export type ChallengeKey = { token: string; purpose: ChallengePurpose; deviceId: string; userId?: string };

export const challengeExpired = () => new AppError(401, 'challengeExpired', 'This took too long. Start again');

/** Skips rows that another process is deleting. */
const deleteExpired = (db: Db, now: number) =>
  db
    .deleteFrom('factorChallenges')
    .where('key', 'in', ({ selectFrom }) =>
      selectFrom('factorChallenges').select('key').where('expiresAt', '<=', now).limit(1_000).forUpdate().skipLocked(),
    )
    .execute();

/** @returns the token that continues it */
export async function insertChallenge(db: Db, { details, ...challenge }: NewChallenge, now: number): Promise<string> {
  const token = generateToken();
  await deleteExpired(db, now);
  await db
    .insertInto('factorChallenges')
    .values({
      ...challenge,
      key: hashToken(token),
      details: JSON.stringify(details),
      expiresAt: now + CHALLENGE_LIFETIME,
    })
    .execute();
  return token;
}

/** @throws 401 `challengeExpired` for one that is unknown, over or another browser's */
export async function findChallenge(db: Db, { token, purpose, deviceId, userId }: ChallengeKey, now: number) {
  const challenge = await db
    .selectFrom('factorChallenges')
    .selectAll()
    .where('key', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('deviceId', '=', deviceId)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .where('expiresAt', '>', now)
    .where('tries', '<', MAX_CODE_ATTEMPTS)
    .executeTakeFirst();
  if (!challenge) throw challengeExpired();
  return challenge;
}

/** Counts an attempt before it is made. @throws 401 `challengeExpired` after the last one */
export async function countTry(db: Db, token: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('factorChallenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('key', '=', hashToken(token))
    .where('tries', '<', MAX_CODE_ATTEMPTS)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw challengeExpired();
}

/** Uses it up. @throws 401 `challengeExpired` when another request has */
export async function spendChallenge(tx: Db, token: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('factorChallenges')
    .where('key', '=', hashToken(token))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw challengeExpired();
}

export const deleteChallenges = (tx: Db, userId: string) =>
  tx.deleteFrom('factorChallenges').where('userId', '=', userId).execute();
