import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { Paging } from 'shared-contracts/common';
import type { AuditQuery } from 'shared-contracts/identity/audit';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesPerson, personName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { paginate } from '../../platform/database/pagination.ts';

/** Entries with the names of who acted. */
export const selectEntries = (db: Db) =>
  db
    .selectFrom('timelineEntries')
    .leftJoin('organizations', 'organizations.id', 'timelineEntries.organizationId')
    .leftJoin('users', 'users.id', 'timelineEntries.userId')
    .leftJoin('users as actors', 'actors.id', 'timelineEntries.actorId')
    .leftJoin('apiKeys', 'apiKeys.id', 'timelineEntries.apiKeyId')
    .select([
      'timelineEntries.id',
      'subject',
      'subjectId',
      'event',
      'fromStage as from',
      'toStage as to',
      'reason',
      'reasonCode',
      'changes',
      'occurredAt',
      'recordedAt',
    ])
    .select((eb) => [
      eb
        .case()
        .when('organizations.id', 'is not', null)
        .then(
          jsonBuildObject({ id: eb.ref('organizations.id').$notNull(), name: eb.ref('organizations.name').$notNull() }),
        )
        .end()
        .as('organization'),
      eb
        .case()
        .when('users.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('users.id').$notNull(),
            name: personName(),
            login: eb.ref('users.login').$notNull(),
          }),
        )
        .end()
        .as('user'),
      eb
        .case()
        .when('actors.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('actors.id').$notNull(),
            name: personName('actors'),
            login: eb.ref('actors.login').$notNull(),
          }),
        )
        .end()
        .as('actor'),
      eb
        .case()
        .when('apiKeys.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('apiKeys.id').$notNull(), name: eb.ref('apiKeys.name').$notNull() }))
        .end()
        .as('apiKey'),
    ]);

/** The entries of the caller's organization, for root those of all, newest first. */
export function listAuditEntries(
  db: Db,
  caller: Caller,
  { search, subject, userId, apiKeyId, organizationId, from, to, ...range }: z.infer<typeof AuditQuery>,
) {
  let rows = selectEntries(db).where(ownedBy(caller, 'timelineEntries'));
  if (subject) rows = rows.where('subject', '=', subject);
  if (organizationId) rows = rows.where('timelineEntries.organizationId', '=', organizationId);
  if (userId)
    rows = rows.where(({ eb, or }) =>
      or([eb('timelineEntries.userId', '=', userId), eb('timelineEntries.actorId', '=', userId)]),
    );
  if (apiKeyId) rows = rows.where('timelineEntries.apiKeyId', '=', apiKeyId);
  if (search !== undefined && search.length >= MIN_SEARCH_LENGTH) {
    const organizations = db
      .selectFrom('organizations')
      .select('id')
      .where(matchesSearch(search, 'organizations.name'));
    const users = db.selectFrom('users').select('id').where(matchesPerson(search));
    rows = rows.where(({ eb, or }) =>
      or([
        eb('timelineEntries.organizationId', 'in', organizations),
        eb('timelineEntries.userId', 'in', users),
        eb('timelineEntries.actorId', 'in', users),
      ]),
    );
  }
  if (from !== undefined) rows = rows.where('occurredAt', '>=', from);
  if (to !== undefined) rows = rows.where('occurredAt', '<=', to);
  return paginate(rows.orderBy('occurredAt', 'desc').orderBy('position', 'desc'), range);
}

/**
 * Keys of the caller's organization, for root of all, also revoked ones. `search`: in the names of key and organization
 * and in the prefix.
 */
export const listAuditApiKeys = (db: Db, caller: Caller, query: Paging) =>
  paginate(
    db
      .selectFrom('apiKeys')
      .innerJoin('organizations', 'organizations.id', 'apiKeys.organizationId')
      .select(['apiKeys.id', 'apiKeys.name', 'apiKeys.prefix', 'organizations.name as organization'])
      .where(ownedBy(caller, 'apiKeys'))
      .where(matchesSearch(query.search, 'apiKeys.name', 'apiKeys.prefix', 'organizations.name'))
      .orderBy('apiKeys.name')
      .orderBy('apiKeys.id'),
    query,
  );
