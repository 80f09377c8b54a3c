import type { Paging } from 'shared-contracts/common';
import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { selectUsableContacts } from '../../network/public.ts';
import { matchesPerson, personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { type AlertRuleSettings, DEFAULT_RULES } from './alert-rule.rules.ts';

export type AlertRuleRecord = AlertRuleSettings & { id: string | null; kind: AlertKind; revision: number };
/** The rule of an organization, its own or the default. */
export type RuleLookup = (organizationId: string, kind: AlertKind) => AlertRuleSettings;

const selectRules = (db: Db, organizationIds: readonly string[]) =>
  db.selectFrom('alertRules').selectAll().where('organizationId', 'in', organizationIds);

/** Loads the rules of several organizations with one query. */
export async function loadRules(
  db: Db,
  organizationIds: readonly string[],
  kinds?: readonly AlertKind[],
): Promise<RuleLookup> {
  const ids = [...new Set(organizationIds)];
  const query = ids.length > 0 ? selectRules(db, ids) : null;
  const rows = (await (kinds ? query?.where('kind', 'in', kinds) : query)?.execute()) ?? [];
  const rules = new Map(rows.map((rule) => [`${rule.organizationId}/${rule.kind}`, rule]));
  return (organizationId, kind) => rules.get(`${organizationId}/${kind}`) ?? DEFAULT_RULES[kind];
}

/** The rule of the caller's organization; the default has revision 1 and no id. */
export async function findRule(db: Db, { organizationId }: Caller, kind: AlertKind): Promise<AlertRuleRecord> {
  const rule = await selectRules(db, [organizationId]).where('kind', '=', kind).executeTakeFirst();
  return rule ?? { ...DEFAULT_RULES[kind], id: null, kind, revision: 1 };
}

/** Stores the default rule, if there is none, and locks it. */
export async function lockRule(tx: Db, { organizationId }: Caller, kind: AlertKind) {
  const { params, userIds, roles, escalateUserIds, escalateRoles, contactIds, ...settings } = DEFAULT_RULES[kind];
  await tx
    .insertInto('alertRules')
    .values({
      ...settings,
      organizationId,
      kind,
      userIds: [...userIds],
      roles: [...roles],
      escalateUserIds: [...escalateUserIds],
      escalateRoles: [...escalateRoles],
      contactIds: [...contactIds],
      params: JSON.stringify(params),
    })
    .onConflict((row) => row.doNothing())
    .execute();
  return selectRules(tx, [organizationId]).where('kind', '=', kind).forUpdate().executeTakeFirstOrThrow();
}

export const updateRule = (
  tx: Db,
  id: string,
  { params, userIds, roles, escalateUserIds, escalateRoles, contactIds, ...settings }: AlertRuleSettings,
) =>
  tx
    .updateTable('alertRules')
    .set({
      ...settings,
      userIds: [...userIds],
      roles: [...roles],
      escalateUserIds: [...escalateUserIds],
      escalateRoles: [...escalateRoles],
      contactIds: [...contactIds],
      params: JSON.stringify(params),
    })
    .where('id', '=', id)
    .execute();

const selectUsers = (db: Db, { organizationId }: Caller) =>
  db
    .selectFrom('users')
    .where('users.status', '=', USER_STATUS.active)
    .where('users.organizationId', '=', organizationId)
    .select(['users.id', personName().as('name')]);

/** The users of the caller's organization whom a rule can name. */
export const listRecipients = (db: Db, caller: Caller, { search, ...range }: Paging) =>
  paginate(selectUsers(db, caller).where(matchesPerson(search)).orderBy('name').orderBy('users.id'), range);

export const findRecipients = (db: Db, caller: Caller, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : selectUsers(db, caller).where('users.id', 'in', ids).orderBy('name').execute();

/** The contacts that a rule names, as far as the caller's organization may use them. */
export const findContacts = (db: Db, { organizationId }: Caller, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : selectUsableContacts(db, organizationId)
        .select(['contacts.id', 'contacts.name'])
        .where('contacts.id', 'in', ids)
        .orderBy('contacts.name')
        .orderBy('contacts.id')
        .execute();
