import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { PartnerQuery, PartnerStatus } from 'shared-contracts/identity/partners';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

/** The other side of an organization's partnerships, whichever side requested them. */
const selectPartners = (db: Db, organizationId: string) =>
  db
    .selectFrom('partnerships')
    .innerJoin('organizations', (join) =>
      join.on(
        'organizations.id',
        '=',
        sql<string>`case ${sql.ref('partnerships.organizationId')} when ${organizationId}
        then ${sql.ref('partnerships.partnerId')} else ${sql.ref('partnerships.organizationId')} end`,
      ),
    )
    .where(({ eb, or }) =>
      or([eb('partnerships.organizationId', '=', organizationId), eb('partnerships.partnerId', '=', organizationId)]),
    );

/** A requested partner that is still in review hasn't received the request yet. */
const status = sql<PartnerStatus>`case when partnerships.status = 'waitingConfirmation'
  and organizations.status = ${sql.lit(ORGANIZATION_STATUS.registered)} then 'registered' else partnerships.status end`;
const isRequestedByPartner = (organizationId: string) => sql<boolean>`partnerships.partner_id = ${organizationId}`;

const selectPartnerRows = (db: Db, organizationId: string) =>
  selectPartners(db, organizationId).select([
    'organizations.id',
    'organizations.name',
    'organizations.type',
    'partnerships.revision',
    'partnerships.status as storedStatus',
    'partnerships.createdAt',
    status.as('status'),
    isRequestedByPartner(organizationId).as('isRequestedByPartner'),
    sql<boolean>`coalesce(partnerships.blocked_by = ${organizationId}, false)`.as('isBlockedByUs'),
  ]);

export type PartnerRecord = Awaited<ReturnType<ReturnType<typeof selectPartnerRows>['executeTakeFirstOrThrow']>>;

type Query = z.infer<typeof PartnerQuery>;
type Column = Exclude<Query['sort'], `-${string}`>;
const COLUMNS: Record<Column, RawBuilder<unknown>> = {
  name: sql.ref('organizations.name'),
  type: sql.ref('organizations.type'),
  createdAt: sql.ref('partnerships.createdAt'),
  status,
};

export function listPartners(
  db: Db,
  organizationId: string,
  { search, types, status: requestedStatus, waitsForUs, sort, ...range }: Query,
) {
  const { column, direction } = parseSort(sort);
  const isWaitingForUs = sql<boolean>`(partnerships.status = 'waitingConfirmation' and ${isRequestedByPartner(organizationId)})`;
  let rows = selectPartnerRows(db, organizationId).where(matchesSearch(search, 'organizations.name'));
  if (types) rows = rows.where('organizations.type', 'in', types);
  if (requestedStatus) rows = rows.where(status, '=', requestedStatus);
  if (waitsForUs !== undefined) rows = rows.where(isWaitingForUs, '=', waitsForUs);
  return paginate(
    rows.orderBy(COLUMNS[column], direction).orderBy('organizations.name').orderBy('organizations.id'),
    range,
  );
}

export const findPartner = (db: Db, organizationId: string, partnerId: string) =>
  selectPartnerRows(db, organizationId)
    .leftJoin('countries', 'countries.id', 'organizations.countryId')
    .select(['registrationId', 'countries.name as country', 'domain', 'contactName', 'contactEmail', 'logoId'])
    .where('organizations.id', '=', partnerId)
    .executeTakeFirst();

/** Locks the partnership until the end of the transaction. */
export const lockPartner = (tx: Db, organizationId: string, partnerId: string) =>
  selectPartnerRows(tx, organizationId)
    .select('partnerships.id as partnershipId')
    .where('organizations.id', '=', partnerId)
    .forUpdate('partnerships')
    .executeTakeFirst();

export const findPartnership = (db: Db, organizationId: string, partnerId: string) =>
  selectPartners(db, organizationId)
    .select(['partnerships.id', 'partnerships.revision'])
    .where('organizations.id', '=', partnerId)
    .executeTakeFirst();

export const selectActivePartnerIds = (db: Db, organizationId: string) =>
  selectPartners(db, organizationId).where('partnerships.status', '=', 'active').select('organizations.id');
