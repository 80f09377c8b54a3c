import type { Caller } from '../access/caller.ts';
import { AppError } from '../errors/app-error.ts';

/** Per user and process. The tabs of a browser share one. */
const MAX_STREAMS = 20;
const RETRY_AFTER_SECONDS = 60;

type Session = Pick<Caller, 'userId' | 'actorId'>;

const tooManyStreams = () =>
  new AppError(429, 'tooManyStreams', 'Too many live streams are open. Close other tabs and try again', {
    params: { max: MAX_STREAMS, retryAfter: RETRY_AFTER_SECONDS },
  });

/** Sessions with open streams, so that a block or a sign-out ends them at once. */
export function createSessionRegistry() {
  const sessions = new Map<() => void, Session>();
  const list = (isAffected: (session: Session) => boolean) =>
    [...sessions].flatMap(([check, session]) => (isAffected(session) ? [check] : []));
  return {
    /** @param check ends the stream if the session is over. @returns a function that removes it. @throws 429 */
    add: ({ userId, actorId }: Session, check: () => void): (() => void) => {
      if (list((session) => session.userId === userId).length >= MAX_STREAMS) throw tooManyStreams();
      sessions.set(check, { userId, actorId });
      return () => sessions.delete(check);
    },
    /** Checks the sessions of these users, also as actors; of all users without ids. */
    recheck: (userIds?: readonly string[]) => {
      const isAffected = ({ userId, actorId }: Session) =>
        !userIds || userIds.includes(userId) || (actorId !== null && userIds.includes(actorId));
      for (const check of list(isAffected)) check();
    },
  };
}
