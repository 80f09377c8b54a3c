import { CODE_TRIES } from 'shared-contracts/values/limits';
import { type Db, inTransaction } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { attempt, startAnew, takeBack, type Tried } from '../../platform/throttle.ts';
import { askedFor } from './ask-code.ts';
import { findReader, type Reader } from './auth.store.ts';
import { isCode } from './one-time-code.ts';
import { countTry, lockLiveCode, useUp } from './one-time-codes.store.ts';
import { replacePassword } from './replace-password.ts';
import { byLogin } from './sign-in.ts';

type Server = Pick<Parts, 'db' | 'now' | 'secret' | 'mail' | 'config'>;
type Told = { otp: string; email?: string | undefined; address: string };

/** So many wrong codes from one network address, then the pauses grow. */
const FREE = 20;
const triedFrom = (address: string): Tried => ({ key: `code-tried:${address}`, free: FREE });

const invalidCode = () => invalidField('otp', 'invalidCode', 'Wrong or expired code');

/** Whose live code it is, locked until the end of the transaction; null: nobody's, and the code that was meant has one try less. */
async function matchCode(tx: Db, { now, secret }: Server, { otp, email, address }: Told): Promise<Reader | null> {
  const code = await lockLiveCode(tx, { email: email?.toLowerCase(), address }, { now: now(), tries: CODE_TRIES });
  if (!code) return null;
  const reader = await findReader(tx, code.email);
  if (reader && reader.id === code.userId && isCode(secret, code, otp)) return reader;
  await countTry(tx, code.email);
  return null;
}

/** Is it the live code? It may still be used after that. */
export async function checkCode(server: Server, told: Told): Promise<boolean> {
  const { key, ...limit } = triedFrom(told.address);
  await attempt(server.db, [{ key, ...limit }], server.now());
  const reader = await inTransaction(server.db, (tx) => matchCode(tx, server, told));
  if (reader) await takeBack(server.db, key);
  return reader !== null;
}

/**
 * Sets a new password with a mailed code, which is used up. Every session of the user dies.
 * @throws 422 naming `otp`
 */
export async function changePassword(
  server: Server,
  { password, ...told }: Told & { password: string },
): Promise<void> {
  const { db, now } = server;
  const tried = triedFrom(told.address);
  await attempt(db, [tried], now());
  const reader = await inTransaction(db, async (tx) => {
    const found = await matchCode(tx, server, told);
    if (!found) return null;
    await useUp(tx, found.email.toLowerCase(), now());
    await replacePassword(
      tx,
      server,
      { userId: found.id, actorId: null, organizationId: found.organizationId },
      found,
      password,
    );
    return found;
  });
  if (!reader) throw invalidCode();
  await startAnew(db, byLogin(reader.id).key);
  await startAnew(db, askedFor(reader.email.toLowerCase()).key);
  await takeBack(db, tried.key);
}
