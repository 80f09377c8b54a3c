import { USER_STATUS } from 'shared-contracts/values/statuses';
import { endSessions } from '../auth/sessions.store.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { assertAdminRemains, STATUS_EVENTS } from './save-users.ts';
import { userChanges } from './user-changes.rules.ts';
import { findUser, updateUser } from './users.store.ts';

/** Blocks a user, which ends their sessions, or activates them. The caller must have locked the organization and checked access. */
export async function setUserStatus(
  tx: Db,
  { now }: Pick<Services, 'now'>,
  caller: Caller,
  userId: string,
  status: 1 | 2,
): Promise<void> {
  const before = await findUser(tx, userId);
  if (before.status === status) return;
  await assertAdminRemains(tx, caller, before, { status });
  await updateUser(tx, userId, { status });
  if (status === USER_STATUS.blocked) await endSessions(tx, userId);
  const changes = userChanges(before, await findUser(tx, userId));
  await recordTimeline(tx, caller, {
    subject: 'user',
    subjectId: userId,
    event: STATUS_EVENTS[status],
    organizationId: before.organizationId,
    changes,
    occurredAt: now(),
  });
}
