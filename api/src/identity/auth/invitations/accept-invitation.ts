import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { hashToken } from '../../../platform/security/link-token.ts';
import { recordAttempt, type ThrottleKey, undoAttempt } from '../../../platform/security/throttle.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { assertPassword } from '../assert-password.ts';
import { findEnforcedProvider, setPassword } from '../auth.store.ts';
import { hashPassword } from '../password.ts';
import { singleSignOnRequired } from '../sign-in.errors.ts';
import { type InvitedUser, lockInvitedUser } from '../invitations.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;
type Input = { token: string; address: string };

/** Unknown links tried from one network address before throttling starts. */
const FREE_ATTEMPTS = 20;
const throttleByAddress = (address: string): ThrottleKey => ({
  key: `invitation-tried:${address}`,
  freeFailures: FREE_ATTEMPTS,
});

/** The same whether it never existed, was used or replaced, has expired or was revoked. */
const invalidInvitation = () => invalidField('token', 'invalidInvitation', 'This invitation is no longer valid');

/** Runs the action for the user whom the link invites. @throws 422 on the field `token`, 429 */
async function withInvitedUser<Result>(
  { db, now }: Deps,
  { token, address }: Input,
  action: (tx: Db, user: InvitedUser) => Promise<Result>,
): Promise<Result> {
  const throttle = throttleByAddress(address);
  await recordAttempt(db, [throttle], now());
  const result = await inTransaction(db, async (tx) => {
    const user = await lockInvitedUser(tx, hashToken(token), now());
    return user && { value: await action(tx, user) };
  });
  if (!result) throw invalidInvitation();
  await undoAttempt(db, throttle.key);
  return result.value;
}

/** The content of the invitation page. */
export const findInvitation = (deps: Deps, input: Input) =>
  withInvitedUser(deps, input, async (tx, { id, name, login, email, organization }) => ({
    name,
    login,
    email,
    organization,
    provider: (await findEnforcedProvider(tx, id))?.name ?? null,
  }));

/**
 * Sets the first password of an invited user, which uses up the link. Setting it ends all sessions.
 * @returns the user, who can sign in now
 * @throws 403 `singleSignOnRequired`, 422, 429
 */
export const acceptInvitation = (deps: Deps, { password, ...input }: Input & { password: string }) =>
  withInvitedUser(deps, input, async (tx, user) => {
    const enforced = await findEnforcedProvider(tx, user.id);
    if (enforced) throw singleSignOnRequired(enforced);
    await assertPassword(password, user);
    await setPassword(tx, user.id, { passwordHash: await hashPassword(password), mustChangePassword: false });
    await recordTimeline(
      tx,
      { userId: user.id, actorId: null, organizationId: user.organizationId },
      {
        subject: 'user',
        subjectId: user.id,
        event: 'invitationAccepted',
        organizationId: user.organizationId,
        occurredAt: deps.now(),
      },
    );
    return user;
  });
