import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import {
  matchesVehicleSearch,
  occupiesVehicle,
  overlapsPeriod,
  selectServices,
  selectVehicleFloor,
  serviceDueAt,
  VEHICLE_FLOOR,
} from '../../fleet/public.ts';
import { selectActivePartnerIds } from '../../identity/public.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import type { DrivenTrip } from '../driver-hours/driver-hours.rules.ts';
import { PLANNED_STAGES } from '../stages/trip-stage-table.rules.ts';
import type { CandidateVehicle } from './fitness.rules.ts';
import { type CargoNeed, colderOrEqual, type RequestedTypes } from './requested-types.rules.ts';
import type { Amount } from '../itinerary/trip-plan.rules.ts';

const eb = expressionBuilder<Tables, 'vehicles'>();

/**
 * The organization and the time that need a vehicle. `tripId`: the trip itself, filters does not make its vehicle busy.
 */
export type CandidateContext = {
  organizationId: string;
  span: { fromAt: number; toAt: number };
  tripId: string | null;
  now: number;
  requestedTypes: RequestedTypes;
  /** Absent: nothing is to be cooled. */
  cargoNeeds?: readonly CargoNeed[];
  /** The stops as they are going to be; without them, those of the stored trip. */
  trip?: DrivenTrip;
  /** The trip is on the road, so whoever takes it over must be free now. */
  isRunning?: boolean;
};
/** The class of the licence that a vehicle needs: its own, or that of its type. */
export const NEEDED_CLASS = sql<string | null>`coalesce(vehicles.license_class, vehicle_types.license_class)`;

type VehicleFilters = {
  id?: string | undefined;
  organizationId?: string | undefined;
  search?: string | undefined;
  vehicleTypeId?: string | undefined;
};

const selectShares = (db: Db, { span }: CandidateContext) =>
  db.selectFrom('vehicleShares').select('vehicleShares.vehicleId').where(overlapsPeriod(span));
const selectSharedInPart = (db: Db, context: CandidateContext) =>
  selectShares(db, context).where('partnerId', '=', context.organizationId);
const selectSharedInFull = (db: Db, context: CandidateContext) =>
  selectSharedInPart(db, context)
    .groupBy('vehicleShares.vehicleId')
    .having(
      sql<boolean>`range_agg(int8range(from_at, to_at)) @> int8range(${context.span.fromAt}, ${context.span.toAt})`,
    );

const plannedStages = sql.raw(`('${PLANNED_STAGES.join("', '")}')`);

/**
 * Other trips at that time: the numbers of the organization's own, and whether all of them are its own and still
 * planned, so that they can give up their vehicle or driver.
 */
export const describeTrips = ({ organizationId }: CandidateContext) => ({
  number: sql<string | null>`
    string_agg(trips.number, ', ' order by trips.number) filter (where trips.organization_id = ${organizationId})`,
  canTakeOver: sql<boolean>`bool_and(trips.organization_id = ${organizationId} and trips.stage in ${plannedStages})`,
});

const selectOtherTrips = ({ span, tripId, now }: CandidateContext) =>
  eb
    .selectFrom('trips')
    .whereRef('trips.vehicleId', '=', 'vehicles.id')
    .where('trips.id', 'is distinct from', tripId)
    .where(occupiesVehicle(span, now));
const selectBusyTrips = (context: CandidateContext) =>
  selectOtherTrips(context)
    .select(jsonBuildObject(describeTrips(context)).as('busy'))
    .having(sql<boolean>`count(*) > 0`);

/** Consecutive shares count as one; null if it has no end. */
const selectSharePeriod = ({ organizationId, span }: CandidateContext) =>
  eb
    .selectFrom('vehicleShares')
    .select(
      jsonBuildObject({
        fromAt: sql<number>`min(from_at)`,
        toAt: sql<number | null>`case when bool_and(to_at is not null) then max(to_at) end`,
      }).as('share'),
    )
    .whereRef('vehicleShares.vehicleId', '=', 'vehicles.id')
    .where('vehicleShares.partnerId', '=', organizationId)
    .where(overlapsPeriod(span))
    .having(sql<boolean>`count(*) > 0`);

const selectUnavailability = ({ span }: CandidateContext) =>
  eb
    .selectFrom('vehicleUnavailabilities')
    .select(['reason', 'vehicleUnavailabilities.toAt as until'])
    .whereRef('vehicleUnavailabilities.vehicleId', '=', 'vehicles.id')
    .where(overlapsPeriod(span))
    .limit(1);

const selectExpiringDocument = ({ span }: CandidateContext) =>
  eb
    .selectFrom('vehicleFiles')
    .select(['kind', 'expiresAt as at'])
    .whereRef('vehicleFiles.vehicleId', '=', 'vehicles.id')
    .where('expiresAt', '<', span.toAt)
    .orderBy('expiresAt')
    .limit(1);

const selectDueService = (db: Db, { span, now }: CandidateContext) =>
  selectServices(db)
    .select(['serviceIntervals.name', serviceDueAt(now).as('at')])
    .where('vehicleServices.vehicleId', '=', eb.ref('vehicles.id'))
    .where('isRequired', '=', true)
    .where(serviceDueAt(now), '<', span.toAt)
    .orderBy(serviceDueAt(now))
    .limit(1);

/** Own vehicles, and those that active partners share during a part of the span. */
export const isUsable = (db: Db, context: CandidateContext): Expression<SqlBool> =>
  eb.or([
    eb('vehicles.organizationId', '=', context.organizationId),
    eb.and([
      eb('vehicles.id', 'in', selectSharedInPart(db, context)),
      eb('vehicles.organizationId', 'in', selectActivePartnerIds(db, context.organizationId)),
    ]),
  ]);

function matchesFilters({ id, organizationId, search, vehicleTypeId }: VehicleFilters): Expression<SqlBool> {
  const conditions = [
    id !== undefined && eb('vehicles.id', '=', id),
    organizationId !== undefined && eb('vehicles.organizationId', '=', organizationId),
    vehicleTypeId !== undefined && eb('vehicles.vehicleTypeId', '=', vehicleTypeId),
  ];
  return eb.and([matchesVehicleSearch(search), ...conditions.filter((filter) => filter !== false)]);
}

const selectMatching = (db: Db, context: CandidateContext, filters: VehicleFilters) =>
  db.selectFrom('vehicles').where(isUsable(db, context)).where(matchesFilters(filters));

const selectVehicleCandidates = (db: Db, context: CandidateContext, filters: VehicleFilters) =>
  selectMatching(db, context, filters)
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .innerJoin('organizations', 'organizations.id', 'vehicles.organizationId')
    .select([
      'vehicles.id',
      'registrationPlate',
      'vehicleTypeId',
      'vehicleTypes.name as type',
      'vehicleTypes.icon',
      'vehicleTypes.temperature',
      'vehicles.isActive',
      'effectiveSpace',
      'maxCarryWeight',
      ...selectVehicleFloor,
      'vehicles.organizationId',
      'organizations.name as organization',
      'vehicles.driverId',
      eb
        .selectFrom('drivers')
        .innerJoin('contacts', 'contacts.id', 'drivers.contactId')
        .select('contacts.name')
        .whereRef('drivers.id', '=', 'vehicles.driverId')
        .as('driver'),
      eb
        .selectFrom('vehicleFiles')
        .select('vehicleFiles.id')
        .whereRef('vehicleFiles.vehicleId', '=', 'vehicles.id')
        .where('kind', '=', 'photoFront')
        .where('thumbnailId', 'is not', null)
        .as('photoId'),
      sql<boolean>`${eb('vehicles.organizationId', '=', context.organizationId)}`.as('isOwn'),
      sql<boolean>`${eb('vehicles.id', 'in', selectShares(db, context))}`.as('isSharedAway'),
      sql<boolean>`${eb('vehicles.id', 'in', selectSharedInFull(db, context))}`.as('isSharedIn'),
      selectSharePeriod(context).as('share'),
      selectBusyTrips(context).as('busy'),
      jsonObjectFrom(selectUnavailability(context)).as('unavailable'),
      jsonObjectFrom(selectExpiringDocument(context)).as('document'),
      jsonObjectFrom(selectDueService(db, context)).as('service'),
    ]);

export type VehicleCandidate = CandidateVehicle &
  Awaited<ReturnType<ReturnType<typeof selectVehicleCandidates>['executeTakeFirstOrThrow']>>;

const hasName = (names: readonly string[]) =>
  sql<boolean>`lower(vehicle_types.name) = any(${names.map((name) => name.toLowerCase())}::text[])`;

/** `isRequestedType` in SQL. */
const hasRequestedType = ({ requestedTypes }: CandidateContext) =>
  requestedTypes === null
    ? eb.lit(true)
    : eb(
        'vehicles.vehicleTypeId',
        'in',
        eb.selectFrom('vehicleTypes').select('vehicleTypes.id').where(hasName(requestedTypes)),
      );

/** `isColdEnough` in SQL. */
const isCooled = ({ cargoNeeds = [] }: CandidateContext) =>
  eb.and(
    cargoNeeds.map((need) =>
      eb(
        'vehicles.vehicleTypeId',
        'in',
        eb
          .selectFrom('vehicleTypes')
          .select('vehicleTypes.id')
          .where(({ or, eb: of }) => or([of('temperature', 'in', colderOrEqual(need)), hasName(need.types)])),
      ),
    ),
  );

type Suitability = { load: Amount | null; rules: Pick<AssignmentRules, 'documentExpired' | 'serviceExpired'> };

/** Whether a vehicle has no blocking problem: the SQL of `vehicleProblems`, for sorting. */
function isSuitable(db: Db, context: CandidateContext, { load, rules }: Suitability) {
  const isUsableAllTheTime = eb.or([
    eb.and([
      eb('vehicles.organizationId', '=', context.organizationId),
      eb('vehicles.id', 'not in', selectShares(db, context)),
    ]),
    eb.and([
      eb('vehicles.organizationId', '<>', context.organizationId),
      eb('vehicles.id', 'in', selectSharedInFull(db, context)),
    ]),
  ]);
  const fitsLoad =
    load === null
      ? eb.lit(true)
      : eb.and([
          eb('effectiveSpace', '>=', load.space),
          eb('maxCarryWeight', '>=', load.weight),
          ...FLOOR_MEASURES.map(
            (measure) => sql<boolean>`coalesce(${VEHICLE_FLOOR[measure]} >= ${load[measure] ?? null}::numeric, true)`,
          ),
        ]);
  return eb.and([
    eb('vehicles.isActive', '=', true),
    isUsableAllTheTime,
    fitsLoad,
    hasRequestedType(context),
    isCooled(context),
    eb.not(eb.exists(selectOtherTrips(context).select('trips.id'))),
    eb.not(eb.exists(selectUnavailability(context))),
    ...(rules.documentExpired === 'block' ? [eb.not(eb.exists(selectExpiringDocument(context)))] : []),
    ...(rules.serviceExpired === 'block' ? [eb.not(eb.exists(selectDueService(db, context)))] : []),
  ]);
}

/** Suitable vehicles come first, the smallest first. */
export async function paginateVehicleCandidates(
  db: Db,
  context: CandidateContext,
  filters: VehicleFilters & Suitability & { fittingOnly: boolean },
  range: { page: number; limit: number },
) {
  const suitable = isSuitable(db, context, filters);
  const rows = selectVehicleCandidates(db, context, filters).where(filters.fittingOnly ? suitable : eb.lit(true));
  const candidates = await paginate(
    rows
      .orderBy(sql`${suitable}`, 'desc')
      .orderBy('effectiveSpace')
      .orderBy('maxCarryWeight')
      .orderBy('registrationPlate')
      .orderBy('vehicles.id'),
    range,
    selectMatching(db, context, filters).where(filters.fittingOnly ? suitable : eb.lit(true)),
  );
  return { ...candidates, items: candidates.items as VehicleCandidate[] };
}

/** Undefined when the organization may not use the vehicle. */
export const findVehicleCandidate = async (
  db: Db,
  context: CandidateContext,
  id: string,
): Promise<VehicleCandidate | undefined> =>
  (await selectVehicleCandidates(db, context, { id }).executeTakeFirst()) as VehicleCandidate | undefined;

/** Locks a vehicle of any organization until the transaction ends. */
export const lockVehicle = (tx: Db, vehicleId: string) =>
  tx.selectFrom('vehicles').select('id').where('id', '=', vehicleId).forUpdate().execute();
