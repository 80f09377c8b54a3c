import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { overlapsPeriod, selectVehicleFloor, selectServices, serviceDueAt } from '../../../fleet/public.ts';
import { personName } from '../../../platform/access/person-name.ts';
import type { Db } from '../../../platform/database/database.ts';
import { jsonRows } from './json-rows.ts';
import { type CandidateContext, isUsable, NEEDED_CLASS } from '../../candidates/vehicle-candidates.store.ts';

/** The most vehicles and drivers of a desk. */
const MAX_ROWS = 2_000;

/** The planning organization, and the time span of the plan. */
export type DeskContext = Omit<CandidateContext, 'tripId' | 'requestedTypes'>;

/**
 * Own vehicles, and those that active partners share during a part of the span, with what happens to them in it.
 * @param ids only these; null: all
 */
export function listDeskVehicles(db: Db, context: DeskContext, ids: readonly string[] | null) {
  const { span, now } = context;
  const vehicles = db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .innerJoin('organizations', 'organizations.id', 'vehicles.organizationId')
    .leftJoin('drivers', 'drivers.id', 'vehicles.driverId')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .where(isUsable(db, { ...context, tripId: null, requestedTypes: null }))
    .select((eb) => [
      'vehicles.id',
      'registrationPlate',
      'vehicles.vehicleTypeId',
      'vehicleTypes.name as type',
      'vehicleTypes.icon',
      NEEDED_CLASS.as('neededClass'),
      'vehicles.isActive',
      'effectiveSpace',
      'maxCarryWeight',
      ...selectVehicleFloor,
      'vehicles.organizationId',
      'organizations.name as organization',
      'vehicles.driverId',
      sql<string>`coalesce(contacts.name, ${personName()}, '')`.as('driver'),
      sql<boolean>`${eb('vehicles.organizationId', '=', context.organizationId)}`.as('isOwn'),
      eb
        .selectFrom('vehicleShares')
        .select(({ ref }) =>
          jsonRows(
            jsonBuildObject({ partnerId: ref('partnerId'), fromAt: ref('fromAt'), toAt: ref('toAt') }),
            ref('fromAt'),
          ).as('rows'),
        )
        .whereRef('vehicleShares.vehicleId', '=', 'vehicles.id')
        .where(overlapsPeriod(span))
        .$asScalar()
        .$notNull()
        .as('shares'),
      eb
        .selectFrom('vehicleUnavailabilities')
        .select(({ ref }) =>
          jsonRows(
            jsonBuildObject({ fromAt: ref('fromAt'), toAt: ref('toAt'), reason: ref('reason') }),
            ref('fromAt'),
          ).as('rows'),
        )
        .whereRef('vehicleUnavailabilities.vehicleId', '=', 'vehicles.id')
        .where(overlapsPeriod(span))
        .$asScalar()
        .$notNull()
        .as('unavailabilities'),
      jsonArrayFrom(
        eb
          .selectFrom('vehicleFiles')
          .select(['kind', 'expiresAt as at'])
          .whereRef('vehicleFiles.vehicleId', '=', 'vehicles.id')
          .where('expiresAt', '<', span.toAt)
          .orderBy('expiresAt')
          .$narrowType<{ at: number }>(),
      ).as('documents'),
      jsonArrayFrom(
        selectServices(db)
          .select(['serviceIntervals.name', serviceDueAt(now).as('at')])
          .where('vehicleServices.vehicleId', '=', eb.ref('vehicles.id'))
          .where('isRequired', '=', true)
          .where(serviceDueAt(now), '<', span.toAt)
          .orderBy(serviceDueAt(now)),
      ).as('services'),
    ]);
  return (ids === null ? vehicles : vehicles.where('vehicles.id', '=', sql<string>`any(${ids}::uuid[])`))
    .orderBy('registrationPlate')
    .orderBy('vehicles.id')
    .limit(MAX_ROWS)
    .execute();
}
export type DeskVehicle = Awaited<ReturnType<typeof listDeskVehicles>>[number];
