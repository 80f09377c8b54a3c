import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import { ASSIGNMENT_CHECKS, DEFAULT_ASSIGNMENT_RULES } from 'shared-contracts/values/trips/assignment-rules';
import type { Db } from '../../platform/database/database.ts';

export async function findAssignmentRules(db: Db, organizationId: string): Promise<AssignmentRules> {
  const rules = await db
    .selectFrom('assignmentRules')
    .select(ASSIGNMENT_CHECKS)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return rules ?? DEFAULT_ASSIGNMENT_RULES;
}

export const saveAssignmentRules = (tx: Db, organizationId: string, rules: AssignmentRules) =>
  tx
    .insertInto('assignmentRules')
    .values({ organizationId, ...rules })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(rules))
    .execute();
