import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { GrantedRule } from 'shared-contracts/values/identity/access';
import { sendAccountEmail } from '../auth/account-emails.ts';
import { hashPassword } from '../auth/password.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { canSendMail } from '../../platform/mail/organization-mail-server.ts';
import type { Services } from '../../platform/services/services.ts';
import { spendQuota } from '../../platform/security/quota.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { replaceGrantedRules } from '../auth/granted-rules.store.ts';
import { INVITATIONS, inviteUser } from './invite-users.ts';
import { userChanges } from './user-changes.rules.ts';
import { assertLoginAndEmailFree, findUser, insertUser, findTimezoneId, type UserRecord } from './users.store.ts';

type Deps = Pick<Services, 'mailer' | 'config' | 'now'>;

/** No characters that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_COUNT = 3;
const GROUP_LENGTH = 4;

/** Example: `k7bm-x2pq-9rtw` (59 bits). */
export function generatePassword(): string {
  const randomCharacter = () => ALPHABET.charAt(randomInt(ALPHABET.length));
  return Array.from({ length: GROUP_COUNT }, () => Array.from({ length: GROUP_LENGTH }, randomCharacter).join('')).join(
    '-',
  );
}

export type NewUser = Omit<
  Insertable<Tables['users']>,
  'id' | 'passwordHash' | 'createdAt' | 'sessionVersion' | 'mustChangePassword' | 'status'
> & { rules: readonly GrantedRule[] };

/**
 * Creates a user who must change the password at the first sign-in.
 * @throws 422 naming the login or email address that is taken
 */
export async function createUser(
  tx: Db,
  { now }: Pick<Services, 'now'>,
  caller: Parameters<typeof recordTimeline>[1],
  { rules, ...user }: NewUser,
  password: string,
): Promise<UserRecord> {
  await assertLoginAndEmailFree(tx, user);
  const { id } = await insertUser(tx, {
    ...user,
    passwordHash: await hashPassword(password),
    mustChangePassword: true,
    createdAt: now(),
  });
  await replaceGrantedRules(tx, id, rules);
  const created = await findUser(tx, id);
  await recordTimeline(tx, caller, {
    subject: 'user',
    subjectId: id,
    event: 'created',
    organizationId: user.organizationId,
    changes: userChanges({}, created),
    occurredAt: now(),
  });
  return created;
}

type InvitedUser = Omit<NewUser, 'timezoneId'> & {
  /** Defaults to the caller's. */
  timezoneId?: string;
  /** The name in the email; defaults to the name of the person. */
  name?: string;
};

/**
 * Creates a user and invites them by email to choose a password. Without a mail server, a link could expire in the
 * outbox: a one-time password is stored there instead, for root to pass on.
 * @param origin address of the portal that the email leads to; defaults to its own
 * @throws 422 like `createUser`, 429
 */
export async function createInvitedUser(
  tx: Db,
  deps: Deps,
  caller: Caller,
  { name, timezoneId, ...user }: InvitedUser,
  origin = new URL(deps.config.publicUrl).origin,
): Promise<UserRecord> {
  await spendQuota(tx, caller, INVITATIONS, deps.now());
  const password = generatePassword();
  const newUser = { ...user, timezoneId: timezoneId ?? (await findTimezoneId(tx, caller.userId)) };
  const created = await createUser(tx, deps, caller, newUser, password);
  const { login, organization } = created;
  const addressed = name ?? created.name;
  if (await canSendMail(tx, deps.config, created.organizationId))
    return inviteUser(tx, deps, caller, created, { name: addressed, origin });
  await sendAccountEmail(tx, deps, created, 'credentials', {
    name: addressed,
    organization: organization.name,
    login,
    password,
  });
  return created;
}
