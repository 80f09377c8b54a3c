import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { findPerson } from './auth.store.ts';
import { issueTokenAs } from './session.ts';
import type { Session } from './token.ts';

/**
 * A token of another user under the name of the caller, or of who acts under the caller's name already.
 * @throws 409 for oneself and for whoever could not sign in
 */
export const signInAs = (
  { db, now, secret }: Pick<Parts, 'db' | 'now' | 'secret'>,
  caller: Caller,
  session: Session,
  userId: string,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const person = await findPerson(tx, userId);
    if (!person) throw notFound();
    if ([caller.userId, caller.actorId].includes(userId))
      throw conflict('signInAsSelf', 'You cannot sign in as yourself');
    if (person.isBlocked) throw conflict('userBlocked', 'The user or their organization is blocked');
    await record(tx, caller, {
      subject: 'user',
      subjectId: userId,
      event: 'signedInAs',
      organizationId: person.organizationId,
      occurredAt: now(),
    });
    return issueTokenAs({ db: tx, now, secret }, userId, { ...session, login: caller.login });
  });
