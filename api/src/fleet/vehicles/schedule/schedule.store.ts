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
import { getServiceDue, isServiceExpired, RECORDING_GRACE } from '../services/service.rules.ts';
import { selectServices, SERVICE_COLUMNS } from '../services/service-dues.store.ts';
import { matchesVehicleSearch } from '../list/vehicles.store.ts';
import type { DriverRestHook } from './schedule.hooks.ts';

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

/** An overdue one lasts until now. */
async function listServices(db: Db, ids: Ids, { fromAt, toAt }: Span, now: number) {
  const rows = await selectServices(db)
    .select(['serviceIntervals.id', 'vehicleServices.vehicleId', 'serviceIntervals.name', ...SERVICE_COLUMNS])
    .where('vehicleServices.vehicleId', 'in', ids)
    .execute();
  return rows
    .flatMap(({ id, vehicleId, name, ...service }) => {
      const due = getServiceDue(service, now);
      if (!due) return [];
      const isOverdue = isServiceExpired(due, now);
      const end = isOverdue ? Math.max(due.at + DAY, now + 1) : due.at + DAY;
      return [{ id, vehicleId, name, fromAt: due.at, toAt: end, isOverdue, due: { by: due.by, left: due.left } }];
    })
    .filter((service) => service.fromAt < toAt && service.toAt > fromAt);
}

/** Required services without a record; overdue since the vehicle should have had one. */
async function listUnrecordedServices(db: Db, ids: Ids, { fromAt, toAt }: Span, now: number) {
  if (fromAt > now) return [];
  const since = sql<number>`vehicles.created_at + ${sql.lit(RECORDING_GRACE)}`;
  const rows = await db
    .selectFrom('vehicles')
    .innerJoin('serviceIntervals', (join) =>
      join.on(({ eb, or, ref }) =>
        or([
          eb('serviceIntervals.organizationId', 'is', null),
          eb('serviceIntervals.organizationId', '=', ref('vehicles.organizationId')),
        ]),
      ),
    )
    .select(['serviceIntervals.id', 'vehicles.id as vehicleId', 'name', since.as('fromAt')])
    .where('vehicles.id', 'in', ids)
    .where('vehicles.isActive', '=', true)
    .where('isRequired', '=', true)
    .where(since, '<=', Math.min(now, toAt))
    .where(({ eb, not, exists }) =>
      not(
        exists(
          eb
            .selectFrom('vehicleServices')
            .select('vehicleServices.vehicleId')
            .whereRef('vehicleServices.vehicleId', '=', 'vehicles.id')
            .whereRef('vehicleServices.serviceIntervalId', '=', 'serviceIntervals.id'),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({ ...row, toAt: now + 1, isOverdue: true, due: null }));
}

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

/** Rests of the usual drivers of vehicles. */
async function listRests(db: Db, ids: Ids, span: Span, driverRests: DriverRestHook) {
  const drivers = await db
    .selectFrom('vehicles')
    .innerJoin('drivers', 'drivers.id', 'vehicles.driverId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .select(['vehicles.id as vehicleId', 'drivers.id', 'contacts.name'])
    .where('vehicles.id', 'in', ids)
    .execute();
  const rests = await driverRests(
    db,
    drivers.map(({ id }) => id),
    span,
  );
  return drivers.flatMap((driver) => (rests.get(driver.id) ?? []).map((rest) => ({ ...driver, ...rest })));
}

/** Loads what happens with these vehicles in the span. @returns a lookup by vehicle */
export async function loadScheduleData(db: Db, ids: Ids, span: Span, now: number, driverRests: DriverRestHook) {
  if (ids.length === 0) return () => ({ trips: [], services: [], shares: [], unavailabilities: [], rests: [] });
  const [trips, services, unrecordedServices, shares, unavailabilities, rests] = await Promise.all([
    listTrips(db, ids, span, now),
    listServices(db, ids, span, now),
    listUnrecordedServices(db, ids, span, now),
    listShares(db, ids, span),
    listUnavailabilities(db, ids, span),
    listRests(db, ids, span, driverRests),
  ]);
  const tripsByVehicle = groupByVehicle(trips);
  const servicesByVehicle = groupByVehicle([...services, ...unrecordedServices]);
  const sharesByVehicle = groupByVehicle(shares);
  const unavailabilitiesByVehicle = groupByVehicle(unavailabilities);
  const restsByVehicle = groupByVehicle(rests);
  return (id: string) => ({
    rests: restsByVehicle.get(id) ?? [],
    trips: tripsByVehicle.get(id) ?? [],
    services: servicesByVehicle.get(id) ?? [],
    shares: sharesByVehicle.get(id) ?? [],
    unavailabilities: unavailabilitiesByVehicle.get(id) ?? [],
  });
}

export type ScheduleData = ReturnType<Awaited<ReturnType<typeof loadScheduleData>>>;
