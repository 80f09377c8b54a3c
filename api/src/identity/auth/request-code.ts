import { sql } from 'kysely';
import { CODE_MINUTES, RESEND_SECONDS } from 'shared-contracts/values/limits';
import { type Db, inTransaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { attempt, tooManyAttempts, type Tried } from '../../platform/throttle.ts';
import { writeTo } from './account-mails.ts';
import { findReader, type Reader } from './auth.store.ts';
import { hashCode, newCode } from './one-time-code.ts';
import { findCode, forgetExpired, replaceCode } from './one-time-codes.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'secret' | 'mail' | 'config'>;

/** From one network address, which may be a whole office's, and for one e-mail address: then the pauses grow. */
const FREE = { address: 20, email: 5 };
const askedFrom = (address: string): Tried => ({ key: `code-from:${address}`, free: FREE.address });
export const askedFor = (email: string): Tried => ({ key: `code-for:${email}`, free: FREE.email });

/** To nobody the letter is written and torn up, so that it takes as long. */
async function mailCode(tx: Db, server: Server, email: string, code: string, known: Reader | undefined) {
  const reader = known ?? { login: email, email, language: 'en' as const, organizationId: null };
  await sql`savepoint letter`.execute(tx);
  await writeTo(tx, server, reader, 'code', { login: reader.login, code, minutes: String(CODE_MINUTES) });
  await (known ? sql`release savepoint letter` : sql`rollback to savepoint letter`).execute(tx);
}

/**
 * Mails a code to whoever may sign in under the address. Neither the answer nor its time tells whether anybody does.
 * @returns seconds until another may be asked for
 * @throws 429 when one was asked for less than that ago
 */
export async function askCode(server: Server, asked: { email: string; address: string }): Promise<number> {
  const { db, secret } = server;
  const { address } = asked;
  const email = asked.email.toLowerCase();
  const createdAt = server.now();
  await attempt(db, [askedFrom(address)], createdAt);
  const last = await findCode(db, email);
  const wait = last ? last.createdAt + RESEND_SECONDS - createdAt : 0;
  if (wait > 0) throw tooManyAttempts(wait);
  await attempt(db, [askedFor(email)], createdAt);
  await forgetExpired(db, createdAt);
  await inTransaction(db, async (tx) => {
    const code = newCode();
    const reader = await findReader(tx, email);
    const row = {
      email,
      address,
      userId: reader?.id ?? null,
      codeHash: hashCode(secret, email, code),
      usedAt: null,
      createdAt,
      expiresAt: createdAt + CODE_MINUTES * 60,
    };
    if (!(await replaceCode(tx, row, RESEND_SECONDS))) throw tooManyAttempts(RESEND_SECONDS);
    await mailCode(tx, server, email, code, reader);
  });
  return RESEND_SECONDS;
}
