import { sql } from 'kysely';
import type { Paging } from 'shared-contracts/common';
import type { TripExceptionCounts, TripExceptionQuery } from 'shared-contracts/trips/exceptions';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { SEVERITIES, type ExceptionKind, type ExceptionState } from 'shared-contracts/values/trips/exceptions';
import { selectShipperCode } from '../../orders/public.ts';
import { matchesPerson, personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { listKindsOf } from './exception-kinds.rules.ts';

const isClosed = sql<boolean>`(trip_exceptions.resolved_at is not null or trip_exceptions.ended_at is not null)`;
const stateAt = (now: number) => sql<ExceptionState>`case
  when ${isClosed} then 'resolved'
  when trip_exceptions.snoozed_until > ${now} then 'snoozed'
  else 'open' end`;

const userRef = (users: string) =>
  sql<{ id: string; name: string } | null>`case when ${sql.ref(`${users}.id`)} is not null then json_build_object(
    'id', ${sql.ref(`${users}.id`)}, 'name', ${personName(users)}) end`;

const ref = (table: string, column: string, name: string) =>
  sql<never>`case when ${sql.ref(`${table}.id`)} is not null then json_build_object(
    'id', ${sql.ref(`${table}.id`)}, ${sql.lit(name)}, ${sql.ref(`${table}.${column}`)}) end`;

const selectExceptions = (db: Db, caller: Caller, now: number) =>
  db
    .selectFrom('tripExceptions')
    .leftJoin('trips', 'trips.id', 'tripExceptions.tripId')
    .leftJoin('orders', 'orders.id', 'tripExceptions.orderId')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .leftJoin('drivers', 'drivers.id', 'trips.driverId')
    .leftJoin('contacts as driverContacts', 'driverContacts.id', 'drivers.contactId')
    .leftJoin('tripStops', (join) =>
      join
        .onRef('tripStops.tripId', '=', 'tripExceptions.tripId')
        .onRef('tripStops.position', '=', 'tripExceptions.stopPosition'),
    )
    .leftJoin('locations', 'locations.id', 'tripStops.locationId')
    .leftJoin('users as owners', 'owners.id', 'tripExceptions.ownerId')
    .leftJoin('users as resolvers', 'resolvers.id', 'tripExceptions.resolvedBy')
    .where(ownedBy(caller, 'tripExceptions'))
    .select([
      'tripExceptions.id',
      'tripExceptions.revision',
      'tripExceptions.kind',
      'tripExceptions.params',
      'tripExceptions.occurredAt',
      'tripExceptions.detectedAt',
      'tripExceptions.dueAt',
      'tripExceptions.snoozedUntil',
      'locations.name as stop',
      stateAt(now).as('state'),
      sql<number | null>`coalesce(trip_exceptions.resolved_at, trip_exceptions.ended_at)`.as('resolvedAt'),
      userRef('owners').as('owner'),
      userRef('resolvers').as('resolvedBy'),
    ])
    .select(({ selectFrom }) => [
      sql<{ id: string; number: string } | null>`${ref('trips', 'number', 'number')}`.as('trip'),
      sql<{ id: string; number: string; shipperCode: string | null } | null>`case when orders.id is not null then
        json_build_object('id', orders.id, 'number', orders.number, 'shipperCode', ${selectShipperCode(caller)}) end`.as(
        'order',
      ),
      sql<{ id: string; name: string } | null>`${ref('vehicles', 'registrationPlate', 'name')}`.as('vehicle'),
      sql<{ id: string; name: string; phone: string } | null>`case when drivers.id is not null then json_build_object(
        'id', drivers.id, 'name', ${sql.ref('driverContacts.name')}, 'phone', ${sql.ref('driverContacts.phone')}) end`.as(
        'driver',
      ),
      sql<number>`${selectFrom('timelineEntries')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('subject', '=', 'tripException')
        .where('subjectId', '=', sql.ref<string>('tripExceptions.id'))
        .where('event', '=', 'commented')}`.as('comments'),
    ]);

export type ExceptionRow = Awaited<ReturnType<ReturnType<typeof selectExceptions>['execute']>>[number];

/** Sorted by due time; closed ones by closing time, the latest first. */
export function listExceptions(db: Db, caller: Caller, query: TripExceptionQuery, now: number) {
  const { kind, severity, state, owner, tripId, search, ...range } = query;
  let rows = selectExceptions(db, caller, now)
    .where(stateAt(now), '=', state)
    .where(matchesSearch(search, 'trips.number', 'orders.number', 'vehicles.registrationPlate', 'driverContacts.name'));
  if (kind) rows = rows.where('tripExceptions.kind', 'in', kind);
  if (severity) rows = rows.where('tripExceptions.kind', 'in', listKindsOf(severity));
  if (tripId !== undefined) rows = rows.where('tripExceptions.tripId', '=', tripId);
  if (owner === 'none') rows = rows.where('tripExceptions.ownerId', 'is', null);
  else if (owner !== undefined)
    rows = rows.where('tripExceptions.ownerId', '=', owner === 'me' ? caller.userId : owner);
  const sorted = state === 'resolved' ? rows.orderBy('resolvedAt', 'desc') : rows.orderBy('tripExceptions.dueAt');
  return paginate(sorted.orderBy('tripExceptions.id'), range);
}

export const findException = (db: Db, caller: Caller, id: string, now: number) =>
  selectExceptions(db, caller, now).where('tripExceptions.id', '=', id).executeTakeFirst();

/** The open exceptions of the caller's organization. */
export async function countExceptions(db: Db, caller: Caller, now: number): Promise<TripExceptionCounts> {
  const rows = await db
    .selectFrom('tripExceptions')
    .select([
      'kind',
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) filter (where owner_id = ${caller.userId})`.as('mine'),
      sql<number>`count(*) filter (where owner_id is null)`.as('unassigned'),
      sql<number>`count(*) filter (where due_at < ${now})`.as('overdue'),
    ])
    .where(ownedBy(caller, 'tripExceptions'))
    .where(stateAt(now), '=', 'open')
    .groupBy('kind')
    .execute();
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const byKind: Partial<Record<ExceptionKind, number>> = Object.fromEntries(rows.map(({ kind, open }) => [kind, open]));
  return {
    open: sum(({ open }) => open),
    mine: sum(({ mine }) => mine),
    unassigned: sum(({ unassigned }) => unassigned),
    overdue: sum(({ overdue }) => overdue),
    byKind,
  };
}

/** The open exceptions of the caller's organization by severity, the most urgent first. */
export async function countSeverities(db: Db, caller: Caller, now: number) {
  const { byKind } = await countExceptions(db, caller, now);
  return SEVERITIES.map((severity) => ({
    severity,
    count: listKindsOf([severity]).reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0),
  }));
}

const selectOwners = (db: Db, organizationId: string) =>
  db
    .selectFrom('users')
    .where('users.status', '=', USER_STATUS.active)
    .where('users.organizationId', '=', organizationId);

/** Users who can own an exception of the caller's organization. */
export const listOwners = (db: Db, { organizationId }: Caller, { search, ...range }: Paging) =>
  paginate(
    selectOwners(db, organizationId)
      .where(matchesPerson(search))
      .select(['users.id', personName().as('name')])
      .orderBy('name')
      .orderBy('users.id'),
    range,
  );

export const findOwner = (db: Db, organizationId: string, id: string) =>
  selectOwners(db, organizationId)
    .where('users.id', '=', id)
    .select(['users.id', personName().as('name')])
    .executeTakeFirst();
