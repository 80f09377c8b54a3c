import type { RoleTemplateChanges, RoleTemplateInput } from 'shared-contracts/identity/role-templates';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isConstraintViolation } from '../../../platform/database/violations.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';

/** Root only sees templates of its own organization, like any other user. */
const selectVisible = (db: Db, { organizationId }: Pick<Caller, 'organizationId'>) =>
  db.selectFrom('roleTemplates').selectAll().where('organizationId', '=', organizationId);

export const listRoleTemplates = (db: Db, caller: Caller) =>
  selectVisible(db, caller)
    .orderBy(({ fn }) => fn('lower', ['name']))
    .execute();

export const findRoleTemplate = (db: Db, caller: Caller, id: string) =>
  selectVisible(db, caller).where('id', '=', id).executeTakeFirst();

export const lockRoleTemplate = (tx: Db, caller: Caller, id: string) =>
  selectVisible(tx, caller).where('id', '=', id).forUpdate().executeTakeFirst();

export const countRoleTemplates = async (tx: Db, organizationId: string) =>
  (
    await tx
      .selectFrom('roleTemplates')
      .where('organizationId', '=', organizationId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The names of an organization's templates are unique, case-insensitive. */
function rethrowAsFieldError(error: unknown): never {
  throw isConstraintViolation(error, 'role_templates_name')
    ? invalidField('name', 'alreadyExists', 'A template with this name already exists')
    : error;
}

export const insertRoleTemplate = (
  tx: Db,
  { rules, ...row }: RoleTemplateInput & { organizationId: string; createdAt: number },
) =>
  tx
    .insertInto('roleTemplates')
    .values({ ...row, rules: JSON.stringify(rules) })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(rethrowAsFieldError);

export async function updateRoleTemplate(tx: Db, id: string, { rules, ...changes }: RoleTemplateChanges) {
  await tx
    .updateTable('roleTemplates')
    .set({ ...changes, ...(rules && { rules: JSON.stringify(rules) }) })
    .where('id', '=', id)
    .execute()
    .catch(rethrowAsFieldError);
}

export const deleteRoleTemplate = (tx: Db, id: string) => tx.deleteFrom('roleTemplates').where('id', '=', id).execute();
