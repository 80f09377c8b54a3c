import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isDriverBlocked } from '../fleet/drivers/blocked.ts';
import type { Db, Tables } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { searching } from '../platform/search.ts';
import { RUNNING_STAGES } from '../fleet/vehicles/period.rules.ts';
import { keepsVehicleIn } from '../fleet/vehicles/occupation.store.ts';
import type { JudgedDriver } from './fitness.rules.ts';
import type { Search } from './vehicle-candidates.store.ts';

const eb = expressionBuilder<Tables, 'drivers'>();
const running = sql.raw(`('${RUNNING_STAGES.join("', '")}')`);

const busy = ({ organizationId, span, tripId, now }: Search) =>
  eb
    .selectFrom('trips')
    .select([
      sql<string | null>`case when trips.organization_id = ${organizationId} then trips.number end`.as('number'),
      sql<boolean>`stage in ${running}`.as('isRunning'),
    ])
    .whereRef('trips.driverId', '=', 'drivers.id')
    .where('trips.id', 'is distinct from', tripId)
    .where(keepsVehicleIn(span, now))
    .orderBy(sql`stage in ${running}`, 'desc')
    .limit(1);

const judged = (db: Db, search: Search) =>
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
      'vehicles.id as vehicleId',
      'registrationPlate',
      isDriverBlocked.as('isBlocked'),
      jsonObjectFrom(busy(search)).as('busy'),
    ]);

export type DriverCandidate = JudgedDriver & Awaited<ReturnType<ReturnType<typeof judged>['executeTakeFirstOrThrow']>>;

/** Who may be chosen: the drivers of an organization, the one who usually drives a partner's vehicle that is lent to it, and whom the carrier has chosen (`keeps`). */
type Whose = { organizationId: string; vehicleId: string | null; keeps?: string | null | undefined };
const ofThese = ({ organizationId, vehicleId, keeps = null }: Whose) =>
  eb.or([
    eb('drivers.id', '=', keeps),
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

export function pageOfDrivers(
  db: Db,
  search: Search,
  whose: Whose,
  { text, ...range }: { text: string | undefined; page: number; limit: number },
) {
  const until = Math.max(search.span.toAt, search.now);
  const bad = sql<boolean>`(${isDriverBlocked} or coalesce(license_expires_at <= ${until}, false))`;
  const rows = judged(db, search)
    .where(ofThese(whose))
    .where(searching(text, 'contacts.name', 'users.login', 'contacts.phone'));
  return paged(
    rows
      .orderBy(bad)
      .orderBy(sql`vehicles.id = ${whose.vehicleId}::uuid`, (order) => order.desc().nullsLast())
      .orderBy(sql`coalesce(contacts.name, users.login, '')`)
      .orderBy('drivers.id'),
    range,
  );
}

/** One driver as a candidate; undefined: not to be chosen by this organization with this vehicle. */
export const findDriverCandidate = async (db: Db, search: Search, whose: Whose, id: string) =>
  (await judged(db, search).where(ofThese(whose)).where('drivers.id', '=', id).executeTakeFirst()) as
    | DriverCandidate
    | undefined;
