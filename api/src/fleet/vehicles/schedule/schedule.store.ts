import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { DAY } from 'shared-contracts/values/time';
import type { ScheduleQuery } from 'shared-contracts/fleet/vehicle-sharing';
import { selectActivePartnerIds } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';
import { ownedBy } from '../../../platform/access/owned-by.ts';
import { occupiesVehicle, overlapsPeriod } from '../core/occupation.store.ts';
import { LIVE_STAGES } from '../core/vehicle.rules.ts';
import { matchesVehicleSearch } from '../list/vehicles.store.ts';

/** Unix seconds. */
export type Span = { fromAt: number; toAt: number };
/** `own`: the organization's vehicles; `shared`: those that active partners share with it at some time of the span. */
export type ScheduleScope = 'own' | 'shared';

const vehicles = expressionBuilder<Tables, 'vehicles'>();

function inScope(db: Db, caller: Caller, scope: ScheduleScope, span: Span): Expression<SqlBool> {
  if (scope === 'own') return ownedBy(caller, 'vehicles');
  const { organizationId } = caller;
  const sharedVehicleIds = db
    .selectFrom('vehicleShares')
    .select('vehicleShares.vehicleId')
    .where('partnerId', '=', organizationId)
    .where(overlapsPeriod(span));
  return vehicles.and([
    vehicles('vehicles.id', 'in', sharedVehicleIds),
    vehicles('vehicles.organizationId', 'in', selectActivePartnerIds(db, organizationId)),
  ]);
}

export function listScheduleVehicleIds(
  db: Db,
  caller: Caller,
  scope: ScheduleScope,
  { vehicleId, search, from, to, ...range }: ScheduleQuery,
) {
  const matching = db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where(inScope(db, caller, scope, { fromAt: from, toAt: to }))
    .where(matchesVehicleSearch(search));
  return paginate(
    (vehicleId ? matching.where('vehicles.id', '=', vehicleId) : matching)
      .orderBy('registrationPlate')
      .orderBy('vehicles.id'),
    range,
  );
}

type Ids = readonly string[];

/** Trips that occupy or occupied one of the vehicles in the span. Cancelled ones don't. */
const listTrips = (db: Db, ids: Ids, span: Span, now: number) =>
  db
    .selectFrom('trips')
    .select(['id', 'vehicleId', 'number', 'stage', 'organizationId', 'pickAt', 'dropAt', 'createdAt'])
    .where('vehicleId', 'in', ids)
    .where(({ eb, or, and }) =>
      or([
        occupiesVehicle(span, now),
        and([
          eb('stage', 'not in', [...LIVE_STAGES, 'cancelled']),
          eb('pickAt', '<', span.toAt),
          eb('dropAt', '>', span.fromAt),
        ]),
      ]),
    )
    .execute();

const dueAt = sql<number>`last_service_at + days::bigint * ${sql.lit(DAY)}`;

const listServices = (db: Db, ids: Ids, { fromAt, toAt }: Span) =>
  db
    .selectFrom('vehicleServices')
    .innerJoin('serviceIntervals', 'serviceIntervals.id', 'serviceIntervalId')
    .select([
      'serviceIntervals.id',
      'vehicleId',
      'name',
      dueAt.as('fromAt'),
      sql<number>`${dueAt} + ${sql.lit(DAY)}`.as('toAt'),
    ])
    .where('vehicleId', 'in', ids)
    .where(dueAt, '<', toAt)
    .where(dueAt, '>', fromAt - DAY)
    .execute();

const listShares = (db: Db, ids: Ids, span: Span) =>
  db
    .selectFrom('vehicleShares')
    .innerJoin('organizations', 'organizations.id', 'partnerId')
    .select(['vehicleShares.id', 'vehicleId', 'partnerId', 'organizations.name as partner', 'fromAt', 'toAt'])
    .where('vehicleId', 'in', ids)
    .where(overlapsPeriod(span))
    .execute();

const listUnavailabilities = (db: Db, ids: Ids, span: Span) =>
  db
    .selectFrom('vehicleUnavailabilities')
    .leftJoin('workOrders', 'workOrders.id', 'workOrderId')
    .select([
      'vehicleUnavailabilities.id',
      'vehicleUnavailabilities.vehicleId',
      'fromAt',
      'toAt',
      'reason',
      'workOrderId',
      'workOrders.number as workOrderNumber',
      'workOrders.title as workOrderTitle',
    ])
    .where('vehicleUnavailabilities.vehicleId', 'in', ids)
    .where(overlapsPeriod(span))
    .execute();

const groupByVehicle = <Row extends { vehicleId: string | null }>(rows: Row[]) =>
  Map.groupBy(rows, ({ vehicleId }) => vehicleId);

/** Loads what happens with these vehicles in the span. @returns a lookup by vehicle */
export async function loadScheduleData(db: Db, ids: Ids, span: Span, now: number) {
  if (ids.length === 0) return () => ({ trips: [], services: [], shares: [], unavailabilities: [] });
  const [trips, services, shares, unavailabilities] = await Promise.all([
    listTrips(db, ids, span, now),
    listServices(db, ids, span),
    listShares(db, ids, span),
    listUnavailabilities(db, ids, span),
  ]);
  const tripsByVehicle = groupByVehicle(trips);
  const servicesByVehicle = groupByVehicle(services);
  const sharesByVehicle = groupByVehicle(shares);
  const unavailabilitiesByVehicle = groupByVehicle(unavailabilities);
  return (id: string) => ({
    trips: tripsByVehicle.get(id) ?? [],
    services: servicesByVehicle.get(id) ?? [],
    shares: sharesByVehicle.get(id) ?? [],
    unavailabilities: unavailabilitiesByVehicle.get(id) ?? [],
  });
}

export type ScheduleData = ReturnType<Awaited<ReturnType<typeof loadScheduleData>>>;
