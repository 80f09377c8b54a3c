import { type Expression, sql, type SqlBool } from 'kysely';
import type { DriverScoreQuery } from 'shared-contracts/trips/driver-scorecards';
import type { ScoreComponent } from 'shared-contracts/values/trips/driver-scores';
import { personName } from '../../platform/access/person-name.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { SCORE_RULES } from './driver-score.rules.ts';
import type { MonthSpan } from './months.rules.ts';

/**
 * The number of days within which a tracker must have reported a harsh event, or a driver an inspection, for these to
 * count.
 */
const LOOK_BACK = 365;

/** Minutes as stored in seconds. */
const minutes = (column: string) => sql<number>`(coalesce(sum(${sql.ref(column)}), 0) / 60.0)::float8`;
const count = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::int`;
const hasAny = (column: string, { toDay }: MonthSpan) => sql<boolean>`exists (
  select from driver_days other where other.organization_id = drivers.organization_id
    and other.day >= ${toDay - LOOK_BACK} and other.day < ${toDay} and ${sql.ref(`other.${column}`)} > 0)`;

/** The figures of each driver in a span. */
const selectFigures = (db: Db, span: MonthSpan) =>
  db
    .selectFrom('drivers')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('driverDays as days', (join) =>
      join.onRef('days.driverId', '=', 'drivers.id').on('days.day', '>=', span.fromDay).on('days.day', '<', span.toDay),
    )
    .groupBy(['drivers.id', 'contacts.name', 'users.id'])
    .select([
      'drivers.id',
      sql<string>`coalesce(contacts.name, ${personName()}, '')`.as('name'),
      sql<number>`coalesce(sum(days.distance), 0)::float8`.as('distance'),
      minutes('days.drivingSeconds').as('drivingMinutes'),
      minutes('days.speedingSeconds').as('speedingMinutes'),
      sql<number | null>`(sum(days.idle_seconds) / 60.0)::float8`.as('idleMinutes'),
      count('days.harshEvents').as('harshEvents'),
      hasAny('harshEvents', span).as('hasHarshEvents'),
      count('days.stops').as('stops'),
      count('days.onTimeStops').as('onTimeStops'),
      count('days.trips').as('trips'),
      count('days.inspectedTrips').as('inspectedTrips'),
      hasAny('inspectedTrips', span).as('hasInspections'),
      count('days.defectInspections').as('defectInspections'),
    ]);

/** `valueOf` of each rule in SQL. */
const VALUES: Record<ScoreComponent, ReturnType<typeof sql<number | null>>> = {
  speeding: sql`speeding_minutes / nullif(driving_minutes, 0)`,
  harsh: sql`case when has_harsh_events and distance >= 1 then harsh_events / distance * 100 end`,
  idling: sql`idle_minutes / nullif(idle_minutes + driving_minutes, 0)`,
  onTime: sql`on_time_stops::float8 / nullif(stops, 0)`,
  inspections: sql`case when has_inspections then inspected_trips::float8 / nullif(trips, 0) end`,
};
const total = (terms: readonly Expression<unknown>[]) => sql.join([...terms], sql` + `);
/** `toScore` in SQL. */
const SCORE = sql<number | null>`(100 * (${total(
  SCORE_RULES.map(
    ({ id, weight, full, none }) => sql`${sql.lit(weight)} * coalesce(least(1, greatest(0,
      (${sql.lit(none)} - (${VALUES[id]})) / (${sql.lit(none)} - ${sql.lit(full)})::float8)) + 0 * (${VALUES[id]}), 0)`,
  ),
)}) / nullif(${total(
  SCORE_RULES.map(({ id, weight }) => sql`case when (${VALUES[id]}) is null then 0 else ${sql.lit(weight)} end`),
)}, 0))::float8`;

const SORT_COLUMNS = {
  name: 'name',
  score: 'score',
  distance: 'distance',
  drivingMinutes: 'drivingMinutes',
  speedingMinutes: 'speedingMinutes',
  harshEvents: 'harshEvents',
  stops: 'stops',
} as const;

/** Drivers without further rights see only themselves. Who manages users or the organization sees all. */
function isVisible(caller: Caller): Expression<SqlBool> {
  if (isRoot(caller)) return sql<boolean>`true`;
  const isManager = caller.role === 'admin';
  return sql<boolean>`(${isManager} or drivers.user_id = ${caller.userId} or not exists (
    select from drivers self where self.user_id = ${caller.userId}))`;
}

const selectVisible = (db: Db, caller: Caller, span: MonthSpan) =>
  selectFigures(db, span).where(ownedBy(caller, 'drivers')).where(isVisible(caller));

/** One page of drivers with their score, sorted by the database. */
export function listScores(db: Db, caller: Caller, query: DriverScoreQuery, span: MonthSpan) {
  const { column, direction } = parseSort(query.sort);
  let drivers = selectVisible(db, caller, span).where(
    matchesSearch(query.search, 'contacts.name', 'users.login', 'users.fullName'),
  );
  if (query.driverId !== undefined) drivers = drivers.where('drivers.id', '=', query.driverId);
  const scored = db.selectFrom(drivers.as('figures')).selectAll().select(SCORE.as('score'));
  return paginate(
    scored
      .orderBy(SORT_COLUMNS[column], (order) => order[direction]().nullsLast())
      .orderBy('name')
      .orderBy('id'),
    query,
  );
}

/** The figures of a driver whom the caller may see, in each month. */
export async function findMonths(db: Db, caller: Caller, id: string, spans: readonly MonthSpan[]) {
  const months = [];
  for (const span of spans) {
    const row = await selectVisible(db, caller, span).where('drivers.id', '=', id).executeTakeFirst();
    if (row) months.push({ month: span.month, ...row });
  }
  return months;
}
