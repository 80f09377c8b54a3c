import { createHash } from 'node:crypto';
import { CODE_LIFETIME_MINUTES, CODE_RESEND_SECONDS, MAX_CODE_ATTEMPTS } from 'shared-contracts/values/limits';
import { MINUTE } from 'shared-contracts/values/time';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { recordAttempt, tooManyAttempts } from '../../../platform/security/throttle.ts';
import type { Services } from '../../../platform/services/services.ts';
import { findActiveUser, findCredentials } from '../auth.store.ts';
import { generateCode, hashCode, matchesCode } from './one-time-code.ts';
import { NOBODY, sendCode } from './request-code.ts';
import {
  deleteExpiredSignInCodes,
  deleteSignInCode,
  findSignInCode,
  replaceSignInCode,
  tryCode,
} from './sign-in-codes.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>;

/** Requests before throttling starts: an office shares an address, and one account gets no flood of emails. */
const FREE_REQUESTS = { address: 20, source: 5, account: 20 };

/** A code is valid on the device that requested it, so that requests and wrong codes of others don't invalidate it. */
export type CodeOwner = {
  /** The user's id; of an unknown login the login itself. */
  account: string;
  deviceId: string;
};

const keyOf = ({ account, deviceId }: CodeOwner) =>
  createHash('sha256').update(`${account}:${deviceId}`).digest('base64url');

async function throttleRequest(db: Db, account: string, address: string, now: number) {
  const keys = [
    { key: `sign-in-code-from:${address}`, freeFailures: FREE_REQUESTS.address },
    { key: `sign-in-code-from:${address}:${account}`, freeFailures: FREE_REQUESTS.source },
    { key: `sign-in-code-for:${account}`, freeFailures: FREE_REQUESTS.account },
  ];
  await recordAttempt(db, keys, now);
}

/**
 * Emails a code that proves the identity on a new device. Neither the response nor its timing reveals whether the login
 * exists.
 * @returns seconds until another code may be requested
 * @throws 429 when a code was requested too recently
 */
export async function requestSignInCode(
  deps: Deps,
  { login, deviceId, address }: { login: string; deviceId: string; address: string },
): Promise<number> {
  const { db, secret } = deps;
  const createdAt = deps.now();
  const credentials = await findCredentials(db, login);
  const owner = { account: credentials?.id ?? login.toLowerCase(), deviceId };
  const key = keyOf(owner);
  const lastCode = await findSignInCode(db, key);
  const retryAfter = lastCode ? lastCode.createdAt + CODE_RESEND_SECONDS - createdAt : 0;
  if (retryAfter > 0) throw tooManyAttempts(retryAfter);
  await throttleRequest(db, owner.account, address, createdAt);
  await deleteExpiredSignInCodes(db, createdAt);
  await inTransaction(db, async (tx) => {
    const code = generateCode();
    const email = credentials?.email.toLowerCase() ?? NOBODY;
    const user = await findActiveUser(tx, email);
    const row = {
      key,
      codeHash: hashCode(secret, key, code),
      createdAt,
      expiresAt: createdAt + CODE_LIFETIME_MINUTES * MINUTE,
    };
    if (!(await replaceSignInCode(tx, row, CODE_RESEND_SECONDS))) throw tooManyAttempts(CODE_RESEND_SECONDS);
    await sendCode(tx, deps, 'signInCode', { email, code, user });
  });
  return CODE_RESEND_SECONDS;
}

/** Counts an attempt with the code. @throws 422 on the field `code` */
export async function verifySignInCode(
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
  owner: CodeOwner,
  code: string,
): Promise<void> {
  const key = keyOf(owner);
  const codeHash = await tryCode(db, key, { now: now(), maxTries: MAX_CODE_ATTEMPTS });
  if (!codeHash || !matchesCode(secret, { subject: key, codeHash }, code)) throw invalidCode();
}

/** Marks a code as used. @throws 422 when a concurrent request has used it */
export async function spendSignInCode(db: Db, owner: CodeOwner): Promise<void> {
  if (!(await deleteSignInCode(db, keyOf(owner)))) throw invalidCode();
}

const invalidCode = () => invalidField('code', 'invalidCode', 'Wrong or expired code');
