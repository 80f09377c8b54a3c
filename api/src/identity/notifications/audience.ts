import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Access, FORWARDER_TYPES, isAreaModel } from 'shared-contracts/values/identity/access';
import type { Tables } from '../../platform/database/database.ts';

/** Contacts stand for the users with these contacts; an organization stands for its users with the access. */
export type Audience =
  | { userIds: readonly string[] }
  | { contactIds: readonly string[] }
  | { role: 'root' }
  | { organizationId: string; access: Access }
  | { anyOf: readonly Audience[] };

const expressionOnUsers = () => expressionBuilder<Tables, 'users' | 'organizations'>();

const isAnyOf = (column: string, values: readonly string[], type: 'text' | 'uuid') =>
  sql<SqlBool>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`;

function meetsRule({ model, action = 'read' }: Access): Expression<SqlBool> {
  const { or, exists, selectFrom, lit } = expressionOnUsers();
  if (!model) return lit(true);
  if (isAreaModel(model)) return lit(false); // areas notify through no call of this API
  const rule = selectFrom('userRules')
    .select('model')
    .whereRef('userId', '=', 'users.id')
    .where('model', '=', model)
    .where('rule', '=', action);
  return or([...(action === 'read' ? [isAnyOf('organizations.type', FORWARDER_TYPES, 'text')] : []), exists(rule)]);
}

/** `hasAccess` as a SQL condition on `users` joined with their `organizations`. */
export function hasAccessExpression(access: Access): Expression<SqlBool> {
  const { eb, and, or, lit } = expressionOnUsers();
  const { roles, organizationTypes, or: alternatives = [] } = access;
  const matches = and([
    roles ? isAnyOf('users.role', roles, 'text') : lit(true),
    organizationTypes ? isAnyOf('organizations.type', organizationTypes, 'text') : lit(true),
    meetsRule(access),
  ]);
  return or([eb('users.role', '=', 'root'), matches, ...alternatives.map(hasAccessExpression)]);
}

/** A SQL condition on `users` joined with their `organizations`. */
export function isInAudience(audience: Audience): Expression<SqlBool> {
  const { eb, and, or } = expressionOnUsers();
  if ('anyOf' in audience) return or(audience.anyOf.map(isInAudience));
  if ('userIds' in audience) return isAnyOf('users.id', audience.userIds, 'uuid');
  if ('contactIds' in audience) return isAnyOf('users.contactId', audience.contactIds, 'uuid');
  if ('role' in audience) return eb('users.role', '=', audience.role);
  return and([eb('users.organizationId', '=', audience.organizationId), hasAccessExpression(audience.access)]);
}
