import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError, conflict } from '../../platform/errors/app-error.ts';
import { assertAdminRemains } from './save-users.ts';
import { userActions } from './user.rules.ts';
import { findUser } from './users.store.ts';

/** The caller must have locked the organization. @throws 403, 409 `stillActive`, `lastAdmin`, `breakGlassAdmin` */
export async function assertUserMayBeAnonymized(tx: Db, caller: Caller, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  await assertAdminRemains(tx, caller, user, null);
  if (user.status !== USER_STATUS.blocked) throw conflict('stillActive', 'Block the user first');
  if (!userActions(caller, user).includes('anonymize'))
    throw new AppError(403, 'outOfReach', 'Only root can anonymize a root user, and only an admin or root an admin');
}
