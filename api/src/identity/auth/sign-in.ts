import { AppError } from '../../platform/errors.ts';
import { blocked } from '../../platform/http/guard.ts';
import type { Parts } from '../../platform/parts.ts';
import { attempt, startAnew, takeBack, type Tried } from '../../platform/throttle.ts';
import { findCredentials, findPerson } from './auth.store.ts';
import { isPassword } from './password.ts';
import { issueToken } from './session.ts';

/** A whole office may sign in from one address. */
const FREE = { login: 5, address: 50 };

/** @param who the user's id; of an unknown one the login itself */
export const byLogin = (who: string): Tried => ({ key: `login:${who}`, free: FREE.login });
const from = (address: string): Tried => ({ key: `address:${address}`, free: FREE.address });

const invalidCredentials = () => new AppError(401, 'invalidCredentials', 'Wrong login or password');

type Input = { login: string; password: string; remember: boolean; address: string };

/** A token for whoever knows the password. Whichever half is wrong, the answer and its time are the same. */
export async function signIn(
  parts: Pick<Parts, 'db' | 'now' | 'secret'>,
  { login, password, remember, address }: Input,
): Promise<string> {
  const { db, now } = parts;
  const known = await findCredentials(db, login);
  const tried = byLogin(known?.id ?? login.toLowerCase());
  const triedFrom = from(address);
  await attempt(db, [tried, triedFrom], now());
  if (!(await isPassword(password, known?.passwordHash)) || !known) throw invalidCredentials();
  await startAnew(db, tried.key);
  await takeBack(db, triedFrom.key);
  if ((await findPerson(db, known.id))?.isBlocked) throw blocked();
  return issueToken(parts, known.id, { isRemembered: remember, sessionVersion: known.sessionVersion });
}
