import { REQUIRED_GROUPS, type RequiredGroup } from 'shared-contracts/values/identity/second-factor';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../../platform/database/database.ts';

/** The users whom the organization requires to have a second factor. */
export async function findRequiredGroups(db: Db, organizationId: string): Promise<RequiredGroup[]> {
  const policy = await db
    .selectFrom('secondFactorPolicies')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return REQUIRED_GROUPS.filter((group) => policy?.[group]);
}

export async function saveRequiredGroups(tx: Db, organizationId: string, groups: readonly RequiredGroup[]) {
  const policy = {
    everyone: groups.includes('everyone'),
    administrators: groups.includes('administrators'),
    approvers: groups.includes('approvers'),
    billApprovers: groups.includes('billApprovers'),
  };
  await tx
    .insertInto('secondFactorPolicies')
    .values({ organizationId, ...policy })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(policy))
    .execute();
}

/** The number of active users of the organization, and of those with a second factor. */
export const countFactorUsers = (db: Db, organizationId: string) =>
  db
    .selectFrom('users')
    .select(({ fn, exists, selectFrom }) => [
      fn.countAll<number>().as('userCount'),
      fn
        .countAll<number>()
        .filterWhere(
          exists(selectFrom('userFactors').select('userFactors.id').whereRef('userFactors.userId', '=', 'users.id')),
        )
        .as('factorCount'),
    ])
    .where('organizationId', '=', organizationId)
    .where('status', '=', USER_STATUS.active)
    .executeTakeFirstOrThrow();
