import { type Insertable, sql } from 'kysely';
import type { OrderTemplateQuery } from 'shared-contracts/orders/order-templates';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { isConstraintViolation, isForeignKeyViolation } from '../../platform/database/violations.ts';
import { conflict, invalidField } from '../../platform/errors/app-error.ts';
import type { TemplateInput } from './template-dates.rules.ts';

/** An id in the stored input. `path`: keys and indexes in JSON; `-1` is the last. */
const idIn = (path: string) => sql<string | null>`(order_templates.input::jsonb #>> ${sql.lit(path)})::uuid`;

const selectOwn = (db: Db, caller: Caller) => db.selectFrom('orderTemplates').where(ownedBy(caller, 'orderTemplates'));

const selectTemplates = (db: Db, caller: Caller) =>
  selectOwn(db, caller)
    .innerJoin('users', 'users.id', 'orderTemplates.createdBy')
    .leftJoin('orderTypes', (join) => join.on('orderTypes.id', '=', idIn('{orderTypeId}')))
    .leftJoin('organizations as partner', (join) => join.on('partner.id', '=', idIn('{partnerId}')))
    .leftJoin('locations as pickup', (join) => join.on('pickup.id', '=', idIn('{stops,0,locationId}')))
    .leftJoin('locations as drop', (join) =>
      join
        .on('drop.id', '=', idIn('{stops,-1,locationId}'))
        .on(sql<boolean>`json_array_length(order_templates.input -> 'stops') > 1`),
    )
    .selectAll('orderTemplates')
    .select([
      'orderTypes.id as orderTypeId',
      'orderTypes.name as orderType',
      'partner.id as partnerId',
      'partner.name as partner',
      'pickup.name as pickup',
      'drop.name as drop',
      personName().as('createdByName'),
    ]);

export function listTemplates(db: Db, caller: Caller, { search, sort, ...range }: OrderTemplateQuery) {
  const { column, direction } = parseSort(sort);
  const matches = matchesSearch(search, 'orderTemplates.name');
  return paginate(
    selectTemplates(db, caller)
      .where(matches)
      .orderBy(`orderTemplates.${column}`, direction)
      .orderBy('orderTemplates.id'),
    range,
    selectOwn(db, caller).select('id').where(matches),
  );
}

export type TemplateRecord = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

export const findTemplate = (db: Db, caller: Caller, id: string) =>
  selectTemplates(db, caller).where('orderTemplates.id', '=', id).executeTakeFirst();

export const lockTemplate = (tx: Db, caller: Caller, id: string) =>
  selectOwn(tx, caller).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Names are unique in an organization, case-insensitive. */
function rethrowAsFieldError(error: unknown): never {
  throw isConstraintViolation(error, 'order_templates_name')
    ? invalidField('name', 'alreadyExists', 'A template with this name already exists')
    : error;
}

type StoredTemplate = Pick<Insertable<Tables['orderTemplates']>, 'name' | 'timeZone'> & { input: TemplateInput };

export const insertTemplate = (
  tx: Db,
  { input, ...row }: StoredTemplate & { organizationId: string; createdBy: string; createdAt: number },
) =>
  tx
    .insertInto('orderTemplates')
    .values({ ...row, input: JSON.stringify(input) })
    .returning(['id', 'organizationId'])
    .executeTakeFirstOrThrow()
    .catch(rethrowAsFieldError);

export const updateTemplate = (tx: Db, id: string, { input, ...row }: StoredTemplate) =>
  tx
    .updateTable('orderTemplates')
    .set({ ...row, input: JSON.stringify(input) })
    .where('id', '=', id)
    .execute()
    .catch(rethrowAsFieldError);

/** @param record its name @throws 409 when recurring orders use it */
export const deleteTemplate = (tx: Db, id: string, record: string) =>
  tx
    .deleteFrom('orderTemplates')
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error)
        ? conflict('templateInUse', 'Recurring orders use this template', { record })
        : error;
    });
