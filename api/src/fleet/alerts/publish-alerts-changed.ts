import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/live/publish.ts';

/** Makes open lists of alerts of these organizations refetch. */
export async function publishAlertsChanged(tx: Db, organizationIds: readonly string[]): Promise<void> {
  if (organizationIds.length === 0) return;
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('status', '=', USER_STATUS.active)
    .where('organizationId', 'in', [...new Set(organizationIds)])
    .execute();
  await publish(tx, { topic: 'alerts', userIds: users.map(({ id }) => id), payload: null });
}
