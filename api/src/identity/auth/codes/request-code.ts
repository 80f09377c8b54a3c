import { sql } from 'kysely';
import { CODE_LIFETIME_MINUTES, CODE_RESEND_SECONDS } from 'shared-contracts/values/limits';
import { MINUTE } from 'shared-contracts/values/time';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordAttempt, tooManyAttempts, type ThrottleKey } from '../../../platform/security/throttle.ts';
import { sendAccountEmail } from '../account-emails.ts';
import { findActiveUser, type ActiveUser } from '../auth.store.ts';
import { hashCode, generateCode } from './one-time-code.ts';
import { findCode, deleteExpiredCodes, replaceCode } from './one-time-codes.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>;

/** Requests before throttling starts. A whole office may share one network address. */
const FREE_REQUESTS = { address: 20, login: 5 };
const throttleByAddress = (address: string): ThrottleKey => ({
  key: `code-from:${address}`,
  freeFailures: FREE_REQUESTS.address,
});
export const throttleByLogin = (login: string): ThrottleKey => ({
  key: `code-for:${login}`,
  freeFailures: FREE_REQUESTS.login,
});

/** The recipient of the discarded email for an unknown account. */
export const NOBODY = 'nobody@consign.invalid';

type CodeEmail = { email: string; code: string; user: ActiveUser | undefined };

/** Rolls the email back for an unknown account, so that the response time does not reveal whether it exists. */
export async function sendCode(
  tx: Db,
  deps: Deps,
  kind: 'code' | 'signInCode',
  { email, code, user }: CodeEmail,
): Promise<void> {
  const recipient = user ?? { login: email, name: email, email, language: 'en' as const, organizationId: null };
  await sql`savepoint email`.execute(tx);
  await sendAccountEmail(tx, deps, recipient, kind, {
    name: recipient.name,
    login: recipient.login,
    code,
    minutes: String(CODE_LIFETIME_MINUTES),
  });
  await (user ? sql`release savepoint email` : sql`rollback to savepoint email`).execute(tx);
}

/**
 * Emails a one-time code to the active user with a login or email address. Neither the response nor its timing reveals
 * whether there is one. A code is tied to what was entered: a common one would reveal which address a login has.
 * @returns seconds until another code may be requested
 * @throws 429 when a code was requested too recently
 */
export async function requestCode(deps: Deps, input: { login: string; address: string }): Promise<number> {
  const { db, secret } = deps;
  const { address } = input;
  const login = input.login.toLowerCase();
  const createdAt = deps.now();
  await recordAttempt(db, [throttleByAddress(address)], createdAt);
  const lastCode = await findCode(db, login);
  const retryAfter = lastCode ? lastCode.createdAt + CODE_RESEND_SECONDS - createdAt : 0;
  if (retryAfter > 0) throw tooManyAttempts(retryAfter);
  await recordAttempt(db, [throttleByLogin(login)], createdAt);
  await deleteExpiredCodes(db, createdAt);
  await inTransaction(db, async (tx) => {
    const code = generateCode();
    const user = await findActiveUser(tx, login);
    const row = {
      email: login,
      address,
      userId: user?.id ?? null,
      codeHash: hashCode(secret, login, code),
      usedAt: null,
      createdAt,
      expiresAt: createdAt + CODE_LIFETIME_MINUTES * MINUTE,
    };
    if (!(await replaceCode(tx, row, CODE_RESEND_SECONDS))) throw tooManyAttempts(CODE_RESEND_SECONDS);
    await sendCode(tx, deps, 'code', { email: user?.email ?? NOBODY, code, user });
  });
  return CODE_RESEND_SECONDS;
}
