import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { activePartnerIds } from '../identity/partners/partners.store.ts';
import type { Db, Tables } from '../platform/database.ts';
import { keepsVehicleIn, within } from '../fleet/vehicles/occupation.store.ts';
import { fitting } from '../fleet/vehicles/vehicles.store.ts';
import type { JudgedVehicle } from './fitness.rules.ts';
import type { Amount } from './trip-plan.rules.ts';

const DAY = 86_400;
const eb = expressionBuilder<Tables, 'vehicles'>();

/** For whom and when a vehicle is looked for. `tripId`: of the trip itself, which does not stand in its own way. */
export type Search = {
  organizationId: string;
  span: { fromAt: number; toAt: number };
  tripId: string | null;
  now: number;
};
/** Which of the vehicles, if not all. */
type Wanted = {
  id?: string | undefined;
  ofOrganization?: string | undefined;
  search?: string | undefined;
  vehicleTypeId?: string | undefined;
};

const sharesIn = (db: Db, { span }: Search) =>
  db.selectFrom('vehicleShares').select('vehicleShares.vehicleId').where(within(span));
const lentSome = (db: Db, search: Search) => sharesIn(db, search).where('partnerId', '=', search.organizationId);
const lentAll = (db: Db, search: Search) =>
  lentSome(db, search)
    .groupBy('vehicleShares.vehicleId')
    .having(
      sql<boolean>`range_agg(int8range(from_at, to_at)) @> int8range(${search.span.fromAt}, ${search.span.toAt})`,
    );

const busy = ({ span, tripId, now, organizationId }: Search) =>
  eb
    .selectFrom('trips')
    .select(sql<string | null>`case when trips.organization_id = ${organizationId} then trips.number end`.as('number'))
    .whereRef('trips.vehicleId', '=', 'vehicles.id')
    .where('trips.id', 'is distinct from', tripId)
    .where(keepsVehicleIn(span, now))
    .limit(1);

const unavailable = ({ span }: Search) =>
  eb
    .selectFrom('vehicleUnavailabilities')
    .select(['reason', 'vehicleUnavailabilities.toAt as until'])
    .whereRef('vehicleUnavailabilities.vehicleId', '=', 'vehicles.id')
    .where(within(span))
    .limit(1);

const document = ({ span }: Search) =>
  eb
    .selectFrom('vehicleFiles')
    .select(['kind', 'expiresAt as at'])
    .whereRef('vehicleFiles.vehicleId', '=', 'vehicles.id')
    .where('expiresAt', '<', span.toAt)
    .orderBy('expiresAt')
    .limit(1);

const dueAt = sql<number>`last_service_at + days::bigint * ${sql.lit(DAY)}`;
const service = ({ span }: Search) =>
  eb
    .selectFrom('vehicleServices')
    .innerJoin('serviceIntervals', 'serviceIntervals.id', 'serviceIntervalId')
    .select(['name', dueAt.as('at')])
    .whereRef('vehicleServices.vehicleId', '=', 'vehicles.id')
    .where('isRequired', '=', true)
    .where(dueAt, '<', span.toAt)
    .orderBy(dueAt)
    .limit(1);

/** Own vehicles, and those that active partners share at some time of the span. */
const usable = (db: Db, search: Search): Expression<SqlBool> =>
  eb.or([
    eb('vehicles.organizationId', '=', search.organizationId),
    eb.and([
      eb('vehicles.id', 'in', lentSome(db, search)),
      eb('vehicles.organizationId', 'in', activePartnerIds(db, search.organizationId)),
    ]),
  ]);

function wanted({ id, ofOrganization, search, vehicleTypeId }: Wanted): Expression<SqlBool> {
  const filters = [
    id !== undefined && eb('vehicles.id', '=', id),
    ofOrganization !== undefined && eb('vehicles.organizationId', '=', ofOrganization),
    vehicleTypeId !== undefined && eb('vehicles.vehicleTypeId', '=', vehicleTypeId),
  ];
  return eb.and([fitting(search), ...filters.filter((filter) => filter !== false)]);
}

const matching = (db: Db, search: Search, which: Wanted) =>
  db.selectFrom('vehicles').where(usable(db, search)).where(wanted(which));

const judged = (db: Db, search: Search, which: Wanted) =>
  matching(db, search, which)
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .innerJoin('organizations', 'organizations.id', 'vehicles.organizationId')
    .select([
      'vehicles.id',
      'registrationPlate',
      'vehicleTypeId',
      'vehicleTypes.name as type',
      'vehicleTypes.icon',
      'vehicles.isActive',
      'effectiveSpace',
      'maxCarryWeight',
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
      sql<boolean>`${eb('vehicles.organizationId', '=', search.organizationId)}`.as('isOwn'),
      sql<boolean>`${eb('vehicles.id', 'in', sharesIn(db, search))}`.as('isSharedAway'),
      sql<boolean>`${eb('vehicles.id', 'in', lentAll(db, search))}`.as('isLent'),
      jsonObjectFrom(busy(search)).as('busy'),
      jsonObjectFrom(unavailable(search)).as('unavailable'),
      jsonObjectFrom(document(search)).as('document'),
      jsonObjectFrom(service(search)).as('service'),
    ]);

export type VehicleCandidate = JudgedVehicle &
  Awaited<ReturnType<ReturnType<typeof judged>['executeTakeFirstOrThrow']>>;

/** Nothing refuses it: `vehicleProblems` asked of the database, to sort by. */
function suits(db: Db, search: Search, load: Amount | null) {
  const whose = eb.or([
    eb.and([
      eb('vehicles.organizationId', '=', search.organizationId),
      eb('vehicles.id', 'not in', sharesIn(db, search)),
    ]),
    eb.and([eb('vehicles.organizationId', '<>', search.organizationId), eb('vehicles.id', 'in', lentAll(db, search))]),
  ]);
  const fits =
    load === null
      ? eb.lit(true)
      : eb.and([eb('effectiveSpace', '>=', load.space), eb('maxCarryWeight', '>=', load.weight)]);
  return eb.and([
    eb('vehicles.isActive', '=', true),
    whose,
    fits,
    eb.not(eb.exists(busy(search))),
    eb.not(eb.exists(unavailable(search))),
  ]);
}

/** A page of vehicles: what suits first, the smallest first, then the others. */
export async function pageOfCandidates(
  db: Db,
  search: Search,
  which: Wanted & { load: Amount | null; fittingOnly: boolean },
  { page, limit }: { page: number; limit: number },
) {
  const good = suits(db, search, which.load);
  const rows = judged(db, search, which).where(which.fittingOnly ? good : eb.lit(true));
  const [items, { total }] = await Promise.all([
    rows
      .orderBy(sql`${good}`, 'desc')
      .orderBy('effectiveSpace')
      .orderBy('maxCarryWeight')
      .orderBy('registrationPlate')
      .orderBy('vehicles.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching(db, search, which)
      .where(which.fittingOnly ? good : eb.lit(true))
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: items as VehicleCandidate[], total };
}

/** One vehicle as a candidate; undefined: it is nothing that this organization may plan with. */
export const findCandidate = async (db: Db, search: Search, id: string): Promise<VehicleCandidate | undefined> =>
  (await judged(db, search, { id }).executeTakeFirst()) as VehicleCandidate | undefined;

/** Nobody else plans with the vehicle until the transaction ends, whoever's it is. */
export const lockForTrip = (tx: Db, vehicleId: string) =>
  tx.selectFrom('vehicles').select('id').where('id', '=', vehicleId).forUpdate().execute();
