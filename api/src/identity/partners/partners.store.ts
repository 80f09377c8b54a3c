import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { PartnerQuery, PartnerStatus } from 'shared-contracts/network';
import type { Db } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { searching } from '../../platform/search.ts';

/** The partnerships of an organization seen from its side, whoever of the two asked. */
const partnersOf = (db: Db, organizationId: string) =>
  db
    .selectFrom('partnerships')
    .innerJoin('organizations', (join) =>
      join.on(
        'organizations.id',
        '=',
        sql<string>`case ${sql.ref('partnerships.organizationId')} when ${organizationId} then ${sql.ref('partnerships.partnerId')}
        else ${sql.ref('partnerships.organizationId')} end`,
      ),
    )
    .where(({ eb, or }) =>
      or([eb('partnerships.organizationId', '=', organizationId), eb('partnerships.partnerId', '=', organizationId)]),
    );

/** An organization in review cannot answer yet. */
const status = sql<PartnerStatus>`case when partnerships.status = 'waitingConfirmation' and organizations.status = 0 then 'registered' else partnerships.status end`;
const isAsked = (organizationId: string) => sql<boolean>`partnerships.partner_id = ${organizationId}`;

const rowsOf = (db: Db, organizationId: string) =>
  partnersOf(db, organizationId).select([
    'organizations.id',
    'organizations.name',
    'organizations.type',
    'partnerships.status as stored',
    'partnerships.createdAt',
    status.as('status'),
    isAsked(organizationId).as('isAsked'),
    sql<boolean>`coalesce(partnerships.blocked_by = ${organizationId}, false)`.as('isBlockedByUs'),
  ]);

export type PartnerRecord = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

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
  { search, types, status: wanted, waitsForUs, sort, ...range }: Query,
) {
  const { column, direction } = ordering(sort);
  const waiting = sql<boolean>`(partnerships.status = 'waitingConfirmation' and ${isAsked(organizationId)})`;
  let rows = rowsOf(db, organizationId).where(searching(search, 'organizations.name'));
  if (types) rows = rows.where('organizations.type', 'in', types);
  if (wanted) rows = rows.where(status, '=', wanted);
  if (waitsForUs !== undefined) rows = rows.where(waiting, '=', waitsForUs);
  return paged(
    rows.orderBy(COLUMNS[column], direction).orderBy('organizations.name').orderBy('organizations.id'),
    range,
  );
}

export const findPartner = (db: Db, organizationId: string, partnerId: string) =>
  rowsOf(db, organizationId)
    .leftJoin('countries', 'countries.id', 'organizations.countryId')
    .select(['registrationId', 'countries.name as country', 'domain', 'contactName', 'contactEmail', 'logoId'])
    .where('organizations.id', '=', partnerId)
    .executeTakeFirst();

/** Nobody else changes the partnership until the transaction ends. */
export const lockPartner = (tx: Db, organizationId: string, partnerId: string) =>
  rowsOf(tx, organizationId)
    .select('partnerships.id as partnershipId')
    .where('organizations.id', '=', partnerId)
    .forUpdate('partnerships')
    .executeTakeFirst();

/** With whom the organization works now. */
export const activePartnerIds = (db: Db, organizationId: string) =>
  partnersOf(db, organizationId).where('partnerships.status', '=', 'active').select('organizations.id');
