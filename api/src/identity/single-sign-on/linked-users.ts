import { sql } from 'kysely';
import type { z } from 'zod';
import type { LinkedUserQuery } from 'shared-contracts/identity/single-sign-on';
import { matchesPerson, personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { endSessions } from '../auth/sessions.store.ts';
import { deleteIdentity } from './identities.store.ts';

/** The users who have signed in with a provider of the caller's organization. */
const selectLinkedUsers = (db: Db, { organizationId }: Caller, providerId: string) =>
  db
    .selectFrom('userIdentities')
    .innerJoin('identityProviders', 'identityProviders.id', 'userIdentities.providerId')
    .innerJoin('users', 'users.id', 'userIdentities.userId')
    .select(['users.id', 'users.login', 'users.email', 'userIdentities.createdAt as linkedAt'])
    .select(personName().as('name'))
    .where('identityProviders.organizationId', '=', organizationId)
    .where('identityProviders.id', '=', providerId);

const providerExists = async (db: Db, { organizationId }: Caller, id: string) =>
  (await db
    .selectFrom('identityProviders')
    .select('id')
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()) !== undefined;

/** @throws 404 */
export async function listLinkedUsers(
  db: Db,
  caller: Caller,
  providerId: string,
  { search, ...range }: z.output<typeof LinkedUserQuery>,
) {
  if (!(await providerExists(db, caller, providerId))) throw notFound();
  const users = selectLinkedUsers(db, caller, providerId).where(matchesPerson(search));
  return paginate(users.orderBy(sql`lower(${personName()})`).orderBy('users.id'), range);
}

type Link = { providerId: string; userId: string };

/**
 * Forgets which person at the provider a user is, as when their account there was created again. Sessions end, and the
 * next sign-in with the address of the user links them again.
 * @throws 404
 */
export const unlinkUser = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  { providerId, userId }: Link,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const linked = await selectLinkedUsers(tx, caller, providerId)
      .where('users.id', '=', userId)
      .forUpdate('userIdentities')
      .executeTakeFirst();
    if (!linked) throw notFound();
    await deleteIdentity(tx, providerId, userId);
    await endSessions(tx, userId);
    await recordTimeline(tx, caller, { subject: 'user', subjectId: userId, event: 'unlinked', occurredAt: now() });
  });
