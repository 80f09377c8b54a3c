import type { PushSubscriptionInput } from 'shared-contracts/identity/push';
import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidField } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { assertOwnSessions } from '../auth/end-sessions.ts';
import type { Session } from '../auth/token.ts';
import { isAllowedEndpoint } from './push-address.ts';
import { deleteOldest, deleteSubscription, lockUser, replaceSubscription } from './push-subscriptions.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'config'>;

/**
 * Notifies the caller in the browser of this session until the session ends.
 * @throws 403 in an impersonated session; 409 in one from before sessions were stored; 422 for an address that is no
 * push service
 */
export async function subscribe(
  { db, now, config }: Deps,
  caller: Caller,
  { sessionId }: Pick<Session, 'sessionId'>,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  assertOwnSessions(caller);
  if (!sessionId) throw conflict('signInAgain', 'Sign in again to be notified in this browser');
  if (!isAllowedEndpoint(endpoint, config.push.allowsPrivate))
    throw invalidField('endpoint', 'addressNotAllowed', 'This is not the address of a push service');
  const { userId } = caller;
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    await replaceSubscription(tx, { sessionId, userId, endpoint, ...keys, createdAt: now() });
    await deleteOldest(tx, userId);
  });
}

/** @throws 403 in a session as someone else */
export async function unsubscribe({ db }: Deps, caller: Caller, { sessionId }: Pick<Session, 'sessionId'>) {
  assertOwnSessions(caller);
  if (sessionId) await deleteSubscription(db, sessionId);
}
