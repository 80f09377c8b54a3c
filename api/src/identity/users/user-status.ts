import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { demandAdminLeft, STATUS_EVENTS } from './user-saves.ts';
import { userChanges } from './user-changes.rules.ts';
import { endSessions, findUser, updateUser } from './users.store.ts';

/** Blocks somebody, whose sessions end at once, or lets them in again; whoever calls has locked the organization and asked whether the caller may. */
export async function setUserStatus(
  tx: Db,
  { now }: Pick<Parts, 'now'>,
  caller: Caller,
  userId: string,
  status: 1 | 2,
): Promise<void> {
  const before = await findUser(tx, userId);
  if (before.status === status) return;
  await demandAdminLeft(tx, caller, before, { status });
  await updateUser(tx, userId, { status });
  if (status === 2) await endSessions(tx, userId);
  const changes = userChanges(before, await findUser(tx, userId));
  await record(tx, caller, {
    subject: 'user',
    subjectId: userId,
    event: STATUS_EVENTS[status],
    organizationId: before.organizationId,
    changes,
    occurredAt: now(),
  });
}
