import type { Language } from 'shared-contracts/values/limits';
import { createInvitedUser, setUserStatus } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { canBlock, getDriverRules } from './driver.rules.ts';
import { belongsToUser, getUserLanguage, updateDriver } from './driver-records.store.ts';
import type { DriverRecord } from './drivers.store.ts';

type Server = Pick<Services, 'mailer' | 'config' | 'now'>;
type LoginInput = { login?: string | null | undefined; language?: Language | undefined };

const loginIsPermanent = () =>
  invalidField('login', 'loginStays', "A login can't be changed or removed. Block the driver instead");

/** Creates a user for the driver and emails a one-time password. @throws 422 for a duplicate login or email, or without contact */
export async function createLogin(
  tx: Db,
  server: Server,
  caller: Caller,
  driver: DriverRecord,
  { login, language }: LoginInput,
): Promise<void> {
  if (login === undefined || (login || null) === driver.login) return;
  if (driver.userId !== null || !login) throw loginIsPermanent();
  const { id, organizationId, contactId, email, name } = driver;
  if (driver.isBlocked) throw invalidField('login', 'driverBlocked', 'Driver is blocked');
  if (contactId === null || !email) throw invalidField('login', 'driverWithoutContact', 'Driver has no contact');
  if (await belongsToUser(tx, contactId))
    throw invalidField('login', 'alreadyUsed', 'The contact already belongs to another user');
  const { id: userId } = await createInvitedUser(tx, server, caller, {
    organizationId,
    login,
    email,
    name,
    contactId,
    role: 'user',
    isDriver: true,
    rules: getDriverRules(caller),
    language: language ?? (await getUserLanguage(tx, caller.userId)),
  });
  await updateDriver(tx, id, { userId });
}

/** Blocks or unblocks a driver and their user. Vehicles stay assigned. */
export async function setDriverBlocked(
  tx: Db,
  server: Server,
  caller: Caller,
  driver: DriverRecord,
  isBlocked: boolean,
): Promise<void> {
  const { id, userId, role } = driver;
  if (isBlocked !== driver.isBlocked && !canBlock(caller, { userId, role })) {
    throw new AppError(403, 'outOfReach', "You can't block yourself or a user with a higher role");
  }
  if (userId !== null && canBlock(caller, { userId, role }))
    await setUserStatus(tx, server, caller, userId, isBlocked ? 2 : 1);
  await updateDriver(tx, id, { isBlocked });
}
