import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { ScheduleQuery } from 'shared-contracts/vehicle-sharing';
import { activePartnerIds } from '../../identity/partners/partners.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { keepsVehicleIn, within } from './occupation.store.ts';
import { LIVE_STAGES } from './vehicle.rules.ts';
import { fitting } from './vehicles.store.ts';

/** Unix seconds. */
export type Span = { fromAt: number; toAt: number };
/** `own`: the organization's vehicles; `lent`: those that active partners share with it at some time of the span. */
export type Whose = 'own' | 'lent';

const DAY = 86_400;
const vehicles = expressionBuilder<Tables, 'vehicles'>();

function among(db: Db, caller: Caller, whose: Whose, span: Span): Expression<SqlBool> {
  if (whose === 'own') return ownedBy(caller, 'vehicles');
  const { organizationId } = caller;
  const lent = db
    .selectFrom('vehicleShares')
    .select('vehicleShares.vehicleId')
    .where('partnerId', '=', organizationId)
    .where(within(span));
  return vehicles.and([
    vehicles('vehicles.id', 'in', lent),
    vehicles('vehicles.organizationId', 'in', activePartnerIds(db, organizationId)),
  ]);
}

export function pageOfSchedule(
  db: Db,
  caller: Caller,
  whose: Whose,
  { vehicleId, search, from, to, ...range }: ScheduleQuery,
) {
  const matching = db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where(among(db, caller, whose, { fromAt: from, toAt: to }))
    .where(fitting(search));
  return paged(
    (vehicleId ? matching.where('vehicles.id', '=', vehicleId) : matching)
      .orderBy('registrationPlate')
      .orderBy('vehicles.id'),
    range,
  );
}

type Ids = readonly string[];

/** Trips that keep one of the vehicles in the span, or did; a cancelled one never does. */
const tripsOf = (db: Db, ids: Ids, span: Span, now: number) =>
  db
    .selectFrom('trips')
    .select(['id', 'vehicleId', 'number', 'stage', 'organizationId', 'pickAt', 'dropAt', 'createdAt'])
    .where('vehicleId', 'in', ids)
    .where(({ eb, or, and }) =>
      or([
        keepsVehicleIn(span, now),
        and([
          eb('stage', 'not in', [...LIVE_STAGES, 'cancelled']),
          eb('pickAt', '<', span.toAt),
          eb('dropAt', '>', span.fromAt),
        ]),
      ]),
    )
    .execute();

const dueAt = sql<number>`last_service_at + days::bigint * ${sql.lit(DAY)}`;

const servicesOf = (db: Db, ids: Ids, { fromAt, toAt }: Span) =>
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

const sharesOf = (db: Db, ids: Ids, span: Span) =>
  db
    .selectFrom('vehicleShares')
    .innerJoin('organizations', 'organizations.id', 'partnerId')
    .select(['vehicleShares.id', 'vehicleId', 'partnerId', 'organizations.name as partner', 'fromAt', 'toAt'])
    .where('vehicleId', 'in', ids)
    .where(within(span))
    .execute();

const unavailabilitiesOf = (db: Db, ids: Ids, span: Span) =>
  db
    .selectFrom('vehicleUnavailabilities')
    .select(['id', 'vehicleId', 'fromAt', 'toAt', 'reason'])
    .where('vehicleId', 'in', ids)
    .where(within(span))
    .execute();

const byVehicle = <Row extends { vehicleId: string | null }>(rows: Row[]) =>
  Map.groupBy(rows, ({ vehicleId }) => vehicleId);

/** All that lies in the span of these vehicles, kind by kind; asked for at once. */
export async function happenings(db: Db, ids: Ids, span: Span, now: number) {
  if (ids.length === 0) return () => ({ trips: [], services: [], shares: [], unavailabilities: [] });
  const [trips, services, shares, unavailabilities] = await Promise.all([
    tripsOf(db, ids, span, now),
    servicesOf(db, ids, span),
    sharesOf(db, ids, span),
    unavailabilitiesOf(db, ids, span),
  ]);
  const [t, s, p, u] = [byVehicle(trips), byVehicle(services), byVehicle(shares), byVehicle(unavailabilities)];
  return (id: string) => ({
    trips: t.get(id) ?? [],
    services: s.get(id) ?? [],
    shares: p.get(id) ?? [],
    unavailabilities: u.get(id) ?? [],
  });
}

export type Happenings = ReturnType<Awaited<ReturnType<typeof happenings>>>;
