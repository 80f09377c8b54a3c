import { CODE_RESEND_SECONDS } from 'shared-contracts/values/limits';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { findOrganizationProvider } from '../auth/auth.store.ts';
import { sendInvitation } from '../auth/invitations/send-invitation.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { canSendMail } from '../../platform/mail/organization-mail-server.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { type Quota, spendQuota } from '../../platform/security/quota.ts';
import { tooManyAttempts } from '../../platform/security/throttle.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { mayManageCredentials } from './user.rules.ts';
import { findUser, lockVisibleUser, organizationExists, type UserRecord } from './users.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'mailer' | 'config'>;

/** Users who are invited by email, drivers included. */
export const INVITATIONS: Quota = {
  name: 'invitation',
  code: 'invitationLimit',
  noun: 'invitations',
  user: 30,
  organization: 100,
};

/**
 * How new users of an organization can sign in for the first time.
 * @throws 404 for other organizations, except for root
 */
export async function findFirstSignIn(
  { db, config }: Pick<Services, 'db' | 'config'>,
  caller: Caller,
  organizationId = caller.organizationId,
) {
  const isVisible = organizationId === caller.organizationId || isRoot(caller);
  if (!isVisible || !(await organizationExists(db, organizationId))) throw notFound();
  const provider = await findOrganizationProvider(db, organizationId);
  return { canInvite: await canSendMail(db, config, organizationId), provider: provider?.name ?? null };
}

/** Emails an invitation and records it. @param options `origin`: address of the portal that the email leads to */
export async function inviteUser(
  tx: Db,
  deps: Pick<Services, 'mailer' | 'now'>,
  caller: Parameters<typeof recordTimeline>[1],
  user: UserRecord,
  options: { name: string; origin: string },
): Promise<UserRecord> {
  await sendInvitation(tx, deps, user, options);
  await recordTimeline(tx, caller, {
    subject: 'user',
    subjectId: user.id,
    event: 'invited',
    organizationId: user.organizationId,
    occurredAt: deps.now(),
  });
  return findUser(tx, user.id);
}

/**
 * Invites a user again, who has not accepted yet; the earlier link stops working.
 * @throws 404, 403, 409 `notInvited`, `userBlocked`, `mailNotConfigured` or another revision, 429 within a minute or over the quota
 */
export const resendInvitation = (
  deps: Deps,
  caller: Caller,
  { id, origin }: { id: string; origin: string },
  seen: SeenRevision,
): Promise<UserRecord> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockVisibleUser(tx, caller, id);
    if (!user) throw notFound();
    await assertRevision(tx, caller, 'user', user, seen);
    if (!mayManageCredentials(caller, user)) throw forbidden();
    if (!user.sentInvitation) throw conflict('notInvited', 'The user has a password or has already signed in');
    if (user.status === USER_STATUS.blocked) throw conflict('userBlocked', 'Activate the user first');
    if (!(await canSendMail(tx, deps.config, user.organizationId)))
      throw conflict('mailNotConfigured', 'No mail server is set up. Set a one-time password instead');
    const retryAfter = user.sentInvitation.sentAt + CODE_RESEND_SECONDS - deps.now();
    if (retryAfter > 0) throw tooManyAttempts(retryAfter);
    await spendQuota(tx, caller, INVITATIONS, deps.now());
    return inviteUser(tx, deps, caller, user, { name: user.name, origin });
  });
