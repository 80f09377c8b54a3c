import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Access, PASSES_EVERY_RULE } from 'shared-contracts/values/access';
import type { Tables } from '../../platform/database.ts';

/** Whom to tell. A contact is told as the user who is that contact; of an organization, those whom `allows` lets pass. */
export type Audience =
  | { userIds: readonly string[] }
  | { contactIds: readonly string[] }
  | { role: 'root' }
  | { organizationId: string; access: Access };

const people = () => expressionBuilder<Tables, 'users' | 'organizations'>();

const oneOf = (column: string, values: readonly string[], type: 'text' | 'uuid') =>
  sql<SqlBool>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;

function holdsRule({ model, action = 'read' }: Access): Expression<SqlBool> {
  const { or, exists, selectFrom, lit } = people();
  if (!model) return lit(true);
  const rule = selectFrom('userRules')
    .select('model')
    .whereRef('userId', '=', 'users.id')
    .where('model', '=', model)
    .where('rule', '=', action);
  return or([oneOf('organizations.type', PASSES_EVERY_RULE, 'text'), exists(rule)]);
}

/** `allows` asked in the database, of `users` and their `organizations`: of many people at once. */
export function allowedBy(access: Access): Expression<SqlBool> {
  const { eb, and, or, lit } = people();
  const { roles, organizationTypes, or: others = [] } = access;
  const meets = and([
    roles ? oneOf('users.role', roles, 'text') : lit(true),
    organizationTypes ? oneOf('organizations.type', organizationTypes, 'text') : lit(true),
    holdsRule(access),
  ]);
  return or([eb('users.role', '=', 'root'), meets, ...others.map(allowedBy)]);
}

/** @returns whether `users` holds one of the audience */
export function isIn(audience: Audience): Expression<SqlBool> {
  const { eb, and } = people();
  if ('userIds' in audience) return oneOf('users.id', audience.userIds, 'uuid');
  if ('contactIds' in audience) return oneOf('users.contactId', audience.contactIds, 'uuid');
  if ('role' in audience) return eb('users.role', '=', audience.role);
  return and([eb('users.organizationId', '=', audience.organizationId), allowedBy(audience.access)]);
}
