import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { isConstraintViolation } from '../../platform/database/violations.ts';
import type { StoredStatus } from './partner.rules.ts';

/** Finds an active organization. @param token a UUID */
export const findOrganizationByPartnerToken = (db: Db, token: string) =>
  db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('partnerToken', '=', token)
    .where('status', '=', ORGANIZATION_STATUS.active)
    .executeTakeFirst();

export const findOrganizationName = async (db: Db, organizationId: string) =>
  (await db.selectFrom('organizations').select('name').where('id', '=', organizationId).executeTakeFirstOrThrow()).name;

function alreadyPartners(error: unknown): never {
  throw isConstraintViolation(error, 'partnerships_once')
    ? conflict('alreadyPartners', "You're already partners, or a request is pending")
    : error;
}

/** @returns the id. @throws 409 when there is one already, whichever side requested it */
export async function insertPartnership(
  tx: Db,
  organizationId: string,
  partnerId: string,
  createdAt: number,
): Promise<string> {
  const { id } = await tx
    .insertInto('partnerships')
    .values({ organizationId, partnerId, status: 'waitingConfirmation', blockedBy: null, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(alreadyPartners);
  return id;
}

export const updatePartnershipStatus = (tx: Db, id: string, status: StoredStatus, blockedBy: string | null) =>
  tx.updateTable('partnerships').set({ status, blockedBy }).where('id', '=', id).execute();

export const deletePartnership = (tx: Db, id: string) => tx.deleteFrom('partnerships').where('id', '=', id).execute();

const FINISHED_STAGES: readonly TripStage[] = ['completed', 'manualCompleted', 'billed', 'cancelled'];

/** Unfinished trips of one of the two organizations that carry an order or use a vehicle of the other. */
export async function findLiveTripNumbers(db: Db, organizationId: string, partnerId: string): Promise<string[]> {
  const both = [organizationId, partnerId];
  const rows = await db
    .selectFrom('trips')
    .select('trips.number')
    .where('trips.organizationId', 'in', both)
    .where('trips.stage', 'not in', FINISHED_STAGES)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('tripOrders')
            .innerJoin('orders', 'orders.id', 'tripOrders.orderId')
            .select('orders.id')
            .whereRef('tripOrders.tripId', '=', 'trips.id')
            .where('tripOrders.isLive', '=', true)
            .where('orders.organizationId', 'in', both)
            .whereRef('orders.organizationId', '<>', 'trips.organizationId'),
        ),
        exists(
          selectFrom('vehicles')
            .select('vehicles.id')
            .whereRef('vehicles.id', '=', 'trips.vehicleId')
            .where('vehicles.organizationId', 'in', both)
            .whereRef('vehicles.organizationId', '<>', 'trips.organizationId'),
        ),
      ]),
    )
    .orderBy('trips.createdAt')
    .orderBy('trips.number')
    .execute();
  return rows.map(({ number }) => number);
}
