import type { Language } from 'shared-contracts/values/limits';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { createUserWithOneTimePassword } from '../../identity/users/one-time-password.ts';
import { setUserStatus } from '../../identity/users/user-status.ts';
import { mayBlock, rulesOfDriver } from './driver.rules.ts';
import { isUser, languageOf, updateDriver } from './driver-saves.store.ts';
import type { DriverRecord } from './drivers.store.ts';

type Server = Pick<Parts, 'mail' | 'config' | 'now'>;
type Wish = { login?: string | null | undefined; language?: Language | undefined };

const stays = () => invalidField('login', 'loginStays', 'A login once given stays; block the driver instead');

/** Makes the driver a user, to whom a one-time password is mailed. @throws 422 naming the login or e-mail address that is taken, or why there cannot be one */
export async function giveLogin(
  tx: Db,
  server: Server,
  caller: Caller,
  driver: DriverRecord,
  { login, language }: Wish,
): Promise<void> {
  if (login === undefined || (login || null) === driver.login) return;
  if (driver.userId !== null || !login) throw stays();
  const { id, organizationId, contactId, email, name } = driver;
  if (driver.isBlocked) throw invalidField('login', 'driverBlocked', 'Driver is blocked');
  if (contactId === null || email === null)
    throw invalidField('login', 'driverWithoutContact', 'Driver has no contact');
  if (await isUser(tx, contactId)) throw invalidField('login', 'alreadyUsed', 'The contact is another user');
  const { id: userId } = await createUserWithOneTimePassword(tx, server, caller, {
    organizationId,
    login,
    email,
    name,
    contactId,
    role: 'user',
    isDriver: true,
    rules: rulesOfDriver(caller),
    language: language ?? (await languageOf(tx, caller.userId)),
  });
  await updateDriver(tx, id, { userId });
}

/** Blocks a driver and the user they are, or lets both in again; a vehicle keeps its driver. */
export async function setBlocked(
  tx: Db,
  server: Server,
  caller: Caller,
  driver: DriverRecord,
  isBlocked: boolean,
): Promise<void> {
  const { id, userId, role } = driver;
  if (isBlocked !== driver.isBlocked && !mayBlock(caller, { userId, role })) {
    throw new AppError(403, 'outOfReach', 'Nobody blocks themselves, nor somebody who may do more');
  }
  if (userId !== null && mayBlock(caller, { userId, role }))
    await setUserStatus(tx, server, caller, userId, isBlocked ? 2 : 1);
  await updateDriver(tx, id, { isBlocked });
}
