import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { listSufficientClasses } from 'shared-contracts/values/fleet/licence-classes';
import { isDriverBlocked, occupiesVehicle, RUNNING_STAGES } from '../../fleet/public.ts';
import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import { personName } from '../../platform/access/person-name.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { findHoursOfDrivers } from '../driver-hours/find-driver-hours.ts';
import type { CandidateDriver } from './fitness.rules.ts';
import { type CandidateContext, describeTrips, NEEDED_CLASS } from './vehicle-candidates.store.ts';

const eb = expressionBuilder<Tables, 'drivers'>();
const runningStages = sql.raw(`('${RUNNING_STAGES.join("', '")}')`);

/** Ignores planned trips if one is running. */
const selectBusyTrips = (context: CandidateContext) => {
  const trips = eb
    .selectFrom('trips')
    .whereRef('trips.driverId', '=', 'drivers.id')
    .where('trips.id', 'is distinct from', context.tripId)
    .where(occupiesVehicle(context.span, context.now));
  const isRunning = sql<boolean>`trips.stage in ${runningStages}`;
  return trips
    .select(jsonBuildObject({ ...describeTrips(context), isRunning }).as('busy'))
    .groupBy(isRunning)
    .orderBy(isRunning, 'desc')
    .limit(1);
};

const selectDriverCandidates = (db: Db, context: CandidateContext) =>
  db
    .selectFrom('drivers')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .leftJoin('vehicles', 'vehicles.driverId', 'drivers.id')
    .innerJoin('organizations', 'organizations.id', 'drivers.organizationId')
    .select([
      'drivers.id',
      sql<string>`coalesce(contacts.name, ${personName()}, '')`.as('name'),
      'contacts.phone',
      'drivers.organizationId',
      'organizations.name as organization',
      'licenseExpiresAt',
      'licenseClasses',
      'healthReportExpiresAt',
      sql<number | null>`drivers.max_hours_per_shift::float8`.as('maxHoursPerShift'),
      'vehicles.id as vehicleId',
      'registrationPlate',
      isDriverBlocked.as('isBlocked'),
      selectBusyTrips(context).as('busy'),
    ]);

/** The class of the licence that a vehicle needs. */
async function findNeededClass(db: Db, vehicleId: string | null): Promise<string | null> {
  if (vehicleId === null) return null;
  const vehicle = await db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .select(NEEDED_CLASS.as('licenseClass'))
    .where('vehicles.id', '=', vehicleId)
    .executeTakeFirst();
  return vehicle?.licenseClass ?? null;
}

/** `holdsLicenceClass` in SQL. */
const holdsClass = (needed: string | null): Expression<SqlBool> =>
  needed === null
    ? eb.lit(true)
    : eb.or(listSufficientClasses(needed).map((set) => sql<boolean>`license_classes @> ${set}::text[]`));

type DriverRow = Awaited<ReturnType<ReturnType<typeof selectDriverCandidates>['executeTakeFirstOrThrow']>>;
export type DriverCandidate = CandidateDriver & DriverRow;

/** Adds the driving that would be too long, of all drivers with one query. */
async function toCandidates(
  db: Db,
  context: CandidateContext,
  rows: readonly DriverRow[],
  neededClass: string | null,
): Promise<DriverCandidate[]> {
  const hours = await findHoursOfDrivers(db, context, rows);
  return rows.map((row) => ({ ...row, neededClass, hours: hours.get(row.id) ?? [] })) as DriverCandidate[];
}

/**
 * Allows the drivers of an organization, the default driver of a shared vehicle, and the driver that the trip already
 * has.
 */
type DriverScope = { organizationId: string; vehicleId: string | null; currentDriverId?: string | null | undefined };
const isInScope = ({ organizationId, vehicleId, currentDriverId = null }: DriverScope) =>
  eb.or([
    eb('drivers.id', '=', currentDriverId),
    eb('drivers.organizationId', '=', organizationId),
    eb(
      'drivers.id',
      'in',
      eb
        .selectFrom('vehicles')
        .select('vehicles.driverId')
        .where('vehicles.id', '=', vehicleId)
        .where('vehicles.driverId', 'is not', null),
    ),
  ]);

export async function paginateDrivers(
  db: Db,
  context: CandidateContext,
  scope: DriverScope,
  { text, rules, ...range }: { text: string | undefined; rules: AssignmentRules; page: number; limit: number },
) {
  const neededClass = await findNeededClass(db, scope.vehicleId);
  const until = Math.max(context.span.toAt, context.now);
  const isLicensed = rules.licenceClass === 'block' ? holdsClass(neededClass) : eb.lit(true);
  const hasBlockingProblem = sql<boolean>`
    (${isDriverBlocked} or coalesce(license_expires_at <= ${until}, false) or not ${isLicensed})`;
  const rows = selectDriverCandidates(db, context)
    .where(isInScope(scope))
    .where(matchesSearch(text, 'contacts.name', 'users.login', 'users.fullName', 'contacts.phone'));
  const page = await paginate(
    rows
      .orderBy(hasBlockingProblem)
      .orderBy(sql`vehicles.id = ${scope.vehicleId}::uuid`, (by) => by.desc().nullsLast())
      .orderBy(sql`coalesce(contacts.name, ${personName()}, '')`)
      .orderBy('drivers.id'),
    range,
  );
  return { ...page, items: await toCandidates(db, context, page.items, neededClass) };
}

/** Undefined when the driver is out of scope. */
export async function findDriverCandidate(
  db: Db,
  context: CandidateContext,
  scope: DriverScope,
  id: string,
): Promise<DriverCandidate | undefined> {
  const row = await selectDriverCandidates(db, context)
    .where(isInScope(scope))
    .where('drivers.id', '=', id)
    .executeTakeFirst();
  return row && (await toCandidates(db, context, [row], await findNeededClass(db, scope.vehicleId)))[0];
}
