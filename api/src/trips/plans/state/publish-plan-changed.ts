import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/live/publish.ts';

type ChangedPlan = { id: string; organizationId: string; revision: number };

/** Makes open screens of the organization load the changes of a plan, or the list of users who have it open. */
export async function publishPlanChanged(
  tx: Db,
  { id, organizationId, revision }: ChangedPlan,
  what: 'plan' | 'presence' = 'plan',
): Promise<void> {
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('status', '=', USER_STATUS.active)
    .execute();
  await publish(tx, { topic: 'plans', userIds: users.map((user) => user.id), payload: { id, what, revision } });
}
