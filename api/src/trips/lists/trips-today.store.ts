import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { TripsToday } from 'shared-contracts/trips/trips-today';
import { EXCEPTION_KINDS, SEVERITIES } from 'shared-contracts/values/trips/exceptions';
import { TRIP_DAY_STAGES, TRIP_DAY_STATES, type TripDayState } from 'shared-contracts/values/trips/trip-day';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { DAY } from 'shared-contracts/values/time';
import { RUNNING_STAGES } from '../../fleet/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { KIND_RULES } from '../control-tower/exception-kinds.rules.ts';
import { findTripRecords, type TripRecord } from '../core/trip-records.store.ts';
import { isSharedWithin } from '../core/trip-visibility.store.ts';

type Day = { from: number; to: number };

const MAX_URGENT = 5;
/** Trips that began earlier and still run are left to the list. */
const MAX_RUNNING = 7 * DAY;
const COUNTED_STAGES: TripStage[] = Object.values(TRIP_DAY_STAGES).flat();
/** The most urgent first. */
const KINDS = EXCEPTION_KINDS.toSorted(
  (one, other) => SEVERITIES.indexOf(KIND_RULES[one].severity) - SEVERITIES.indexOf(KIND_RULES[other].severity),
);

const stateByStage = new Map<TripStage, TripDayState>(
  TRIP_DAY_STATES.flatMap((state) => TRIP_DAY_STAGES[state].map((stage) => [stage, state] as const)),
);

/** Like `tripVisibleTo`, for trips that begin in a period. */
function isVisibleWithin(caller: Caller, period: Day): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'trips'>();
  return isRoot(caller) ? eb.lit(true) : eb.or([ownedBy(caller, 'trips'), isSharedWithin(caller, period)]);
}

const ofPeriod = (db: Db, caller: Caller, period: Day) =>
  db
    .selectFrom('trips')
    .where('trips.pickAt', '>=', period.from)
    .where('trips.pickAt', '<=', period.to)
    .where('trips.isArchived', '=', false)
    .where(isVisibleWithin(caller, period));

export async function countTripsOfDay(db: Db, caller: Caller, day: Day): Promise<TripsToday['counts']> {
  const rows = await ofPeriod(db, caller, day)
    .select(({ fn }) => ['trips.stage', fn.countAll<number>().as('count')])
    .groupBy('trips.stage')
    .execute();
  return TRIP_DAY_STATES.map((state) => ({
    state,
    count: rows.reduce((sum, { stage, count }) => (stateByStage.get(stage) === state ? sum + count : sum), 0),
  }));
}

/** The position in `KINDS` of the most urgent open exception of a trip; null: none. */
const worstExceptionAt = (caller: Caller, now: number) => {
  const { selectFrom } = expressionBuilder<Tables, 'trips'>();
  return selectFrom('tripExceptions')
    .select(sql<number | null>`min(array_position(${sql.val(KINDS)}::text[], trip_exceptions.kind::text))`.as('worst'))
    .where('tripExceptions.tripId', '=', sql.ref<string>('trips.id'))
    .where(ownedBy(caller, 'tripExceptions'))
    .where('tripExceptions.resolvedAt', 'is', null)
    .where('tripExceptions.endedAt', 'is', null)
    .where(sql<boolean>`coalesce(trip_exceptions.snoozed_until, 0) <= ${now}`);
};

/** The first of today's and of all running trips: those with the most urgent exception first, those done last. */
export async function listUrgentTrips(
  db: Db,
  caller: Caller,
  day: Day,
  now: number,
): Promise<{ record: TripRecord; risk: TripsToday['items'][number]['risk'] }[]> {
  const rows = await ofPeriod(db, caller, { from: day.from - MAX_RUNNING, to: day.to })
    .select([
      'trips.id',
      worstExceptionAt(caller, now).as('worst'),
      sql<number>`case when trips.stage = any(${RUNNING_STAGES}) then 0
        when trips.stage = any(${TRIP_DAY_STAGES.done}) then 2 else 1 end`.as('progress'),
    ])
    .where(({ eb, or, and }) =>
      or([
        eb('trips.stage', 'in', RUNNING_STAGES),
        and([eb('trips.pickAt', '>=', day.from), eb('trips.stage', 'in', COUNTED_STAGES)]),
      ]),
    )
    .orderBy('worst', (order) => order.asc().nullsLast())
    .orderBy('progress')
    .orderBy('trips.pickAt')
    .orderBy('trips.id')
    .limit(MAX_URGENT)
    .execute();
  const records = await findTripRecords(
    db,
    caller,
    rows.map(({ id }) => id),
  );
  const worstById = new Map(rows.map(({ id, worst }) => [id, worst]));
  return records.map((record) => {
    const worst = worstById.get(record.id);
    const kind = typeof worst === 'number' ? KINDS[worst - 1] : undefined;
    return { record, risk: kind === undefined ? null : { kind, severity: KIND_RULES[kind].severity } };
  });
}
