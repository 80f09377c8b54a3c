import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Rule } from 'shared-contracts/values/access';
import { writeTo } from '../auth/account-mails.ts';
import { hashPassword } from '../auth/password.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { userChanges } from './user-changes.rules.ts';
import { demandFree, findUser, insertUser, replaceRules, timezoneOf, type UserRecord } from './users.store.ts';

type Server = Pick<Parts, 'mail' | 'config' | 'now'>;

/** Nothing that looks like something else, read aloud or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;

/** `k7bm-x2pq-9rtw`: 59 bits. */
export function newPassword(): string {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, letter).join('')).join('-');
}

export type NewUser = Omit<
  Insertable<Tables['users']>,
  'id' | 'passwordHash' | 'createdAt' | 'sessionVersion' | 'mustChangePassword' | 'status'
> & { rules: readonly Rule[] };

/** A user whose password must be changed at the first sign-in. @throws 422 naming the login or e-mail address that is taken */
export async function createUser(
  tx: Db,
  { now }: Pick<Parts, 'now'>,
  caller: Caller,
  { rules, ...user }: NewUser,
  password: string,
): Promise<UserRecord> {
  await demandFree(tx, user);
  const { id } = await insertUser(tx, {
    ...user,
    passwordHash: await hashPassword(password),
    mustChangePassword: true,
    createdAt: now(),
  });
  await replaceRules(tx, id, rules);
  const made = await findUser(tx, id);
  await record(tx, caller, {
    subject: 'user',
    subjectId: id,
    event: 'created',
    organizationId: user.organizationId,
    changes: userChanges({}, made),
    occurredAt: now(),
  });
  return made;
}

type Invited = Omit<NewUser, 'timezoneId'> & {
  /** Left out: the caller's. */
  timezoneId?: string;
  /** How the mail addresses them; left out: by contact or login. */
  name?: string;
};

/** The same with a one-time password that nobody but the user is told, by mail. */
export async function createUserWithOneTimePassword(
  tx: Db,
  server: Server,
  caller: Caller,
  { name, timezoneId, ...user }: Invited,
): Promise<UserRecord> {
  const password = newPassword();
  const made = await createUser(
    tx,
    server,
    caller,
    { ...user, timezoneId: timezoneId ?? (await timezoneOf(tx, caller.userId)) },
    password,
  );
  const { login, organization, contact } = made;
  await writeTo(tx, server, made, 'credentials', {
    name: name ?? contact?.name ?? login,
    organization: organization.name,
    login,
    password,
  });
  return made;
}
