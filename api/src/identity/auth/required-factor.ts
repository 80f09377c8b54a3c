import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Whether the organization of a row of `users` requires a second factor of them. */
const isRequired = sql<boolean>`exists (
  select from second_factor_policies as policy
  where policy.organization_id = users.organization_id and (
    policy.everyone
    or policy.administrators and users.role <> 'user'
    or policy.approvers and exists (
      select from operations where users.contact_id in (operations.approver1_id, operations.approver2_id)
    )
    or policy.bill_approvers and exists (
      select from user_rules
      where user_rules.user_id = users.id and user_rules.rule = 'write'
        and user_rules.model in ('orderBillApprove', 'tripBillApprove')
    )
  )
)`;

/** The same for those who have none. */
export const lacksRequiredFactor = sql<boolean>`(
  ${isRequired} and not exists (select from user_factors where user_factors.user_id = users.id)
)`;

export const isFactorRequired = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('users').select(isRequired.as('isRequired')).where('id', '=', userId).executeTakeFirstOrThrow())
    .isRequired;

/** An identity provider checks its own factors, so its sessions need none of ours. */
export const isOfProvider = async (db: Db, sessionId: string | undefined): Promise<boolean> =>
  sessionId !== undefined &&
  (await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('identityProviderId', 'is not', null)
    .executeTakeFirst()) !== undefined;
