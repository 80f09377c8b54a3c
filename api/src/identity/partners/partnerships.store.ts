import type { TripStage } from 'shared-contracts/values/trip-stages';
import type { Db } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { isTaken } from '../../platform/violations.ts';
import type { StoredStatus } from './partner.rules.ts';

const ACTIVE = 1;

/** The organization that a partner token stands for, as long as it takes part. @param token a UUID */
export const findByToken = (db: Db, token: string) =>
  db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('partnerToken', '=', token)
    .where('status', '=', ACTIVE)
    .executeTakeFirst();

export const nameOf = async (db: Db, organizationId: string) =>
  (await db.selectFrom('organizations').select('name').where('id', '=', organizationId).executeTakeFirstOrThrow()).name;

function alreadyPartners(error: unknown): never {
  throw isTaken(error, 'partnerships_once')
    ? conflict('alreadyPartners', 'You are partners already, or one of you has asked for it')
    : error;
}

/** One organization asks another; they have one partnership, whoever asks. @returns its id */
export async function askForPartnership(
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

export const setStatus = (tx: Db, id: string, status: StoredStatus, blockedBy: string | null) =>
  tx.updateTable('partnerships').set({ status, blockedBy }).where('id', '=', id).execute();

export const deletePartnership = (tx: Db, id: string) => tx.deleteFrom('partnerships').where('id', '=', id).execute();

const OVER: readonly TripStage[] = ['completed', 'manualCompleted', 'billed', 'cancelled'];

/** Numbers of the trips that are not over and that one of the two runs with an order or a vehicle of the other. */
export async function liveTripsBetween(db: Db, one: string, other: string): Promise<string[]> {
  const both = [one, other];
  const rows = await db
    .selectFrom('trips')
    .select('trips.number')
    .where('trips.organizationId', 'in', both)
    .where('trips.stage', 'not in', OVER)
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
