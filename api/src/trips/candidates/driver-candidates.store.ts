import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isDriverBlocked, occupiesVehicle, RUNNING_STAGES } from '../../fleet/public.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { findHoursOfDrivers } from '../driver-hours/find-driver-hours.ts';
import type { CandidateDriver } from './fitness.rules.ts';
import type { CandidateContext } from './vehicle-candidates.store.ts';

const eb = expressionBuilder<Tables, 'drivers'>();
const runningStages = sql.raw(`('${RUNNING_STAGES.join("', '")}')`);

const selectBusyTrip = ({ organizationId, span, tripId, now }: CandidateContext) =>
  eb
    .selectFrom('trips')
    .select(
      jsonBuildObject({
        number: sql<string | null>`case when trips.organization_id = ${organizationId} then trips.number end`,
        isRunning: sql<boolean>`stage in ${runningStages}`,
      }).as('busy'),
    )
    .whereRef('trips.driverId', '=', 'drivers.id')
    .where('trips.id', 'is distinct from', tripId)
    .where(occupiesVehicle(span, now))
    .orderBy(sql`stage in ${runningStages}`, 'desc')
    .limit(1);

const selectDriverCandidates = (db: Db, context: CandidateContext) =>
  db
    .selectFrom('drivers')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .leftJoin('vehicles', 'vehicles.driverId', 'drivers.id')
    .innerJoin('organizations', 'organizations.id', 'drivers.organizationId')
    .select([
      'drivers.id',
      sql<string>`coalesce(contacts.name, users.login, '')`.as('name'),
      'contacts.phone',
      'drivers.organizationId',
      'organizations.name as organization',
      'licenseExpiresAt',
      'healthReportExpiresAt',
      sql<number | null>`drivers.max_hours_per_shift::float8`.as('maxHoursPerShift'),
      'vehicles.id as vehicleId',
      'registrationPlate',
      isDriverBlocked.as('isBlocked'),
      selectBusyTrip(context).as('busy'),
    ]);

type DriverRow = Awaited<ReturnType<ReturnType<typeof selectDriverCandidates>['executeTakeFirstOrThrow']>>;
export type DriverCandidate = CandidateDriver & DriverRow;

/** Adds the driving that would be too long, of all drivers with one query. */
async function withHours(db: Db, context: CandidateContext, rows: readonly DriverRow[]): Promise<DriverCandidate[]> {
  const hours = await findHoursOfDrivers(db, context, rows);
  return rows.map((row) => ({ ...row, hours: hours.get(row.id) ?? [] })) as DriverCandidate[];
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
  { text, ...range }: { text: string | undefined; page: number; limit: number },
) {
  const until = Math.max(context.span.toAt, context.now);
  const hasBlockingProblem = sql<boolean>`(${isDriverBlocked} or coalesce(license_expires_at <= ${until}, false))`;
  const rows = selectDriverCandidates(db, context)
    .where(isInScope(scope))
    .where(matchesSearch(text, 'contacts.name', 'users.login', 'contacts.phone'));
  const page = await paginate(
    rows
      .orderBy(hasBlockingProblem)
      .orderBy(sql`vehicles.id = ${scope.vehicleId}::uuid`, (by) => by.desc().nullsLast())
      .orderBy(sql`coalesce(contacts.name, users.login, '')`)
      .orderBy('drivers.id'),
    range,
  );
  return { ...page, items: await withHours(db, context, page.items) };
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
  return row && (await withHours(db, context, [row]))[0];
}
