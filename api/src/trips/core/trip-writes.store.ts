import type { Insertable, Updateable } from 'kysely';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { TripInput } from 'shared-contracts/trips/trips';
import { kindAt } from '../../orders/public.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { TripPlan } from '../itinerary/trip-plan.ts';
import { toTotals } from '../itinerary/trip-plan.rules.ts';

type Row = Insertable<Tables['trips']>;

export const toColumns = (input: TripInput, plan: TripPlan, billingPartnerId: string | null) => ({
  reference: input.reference,
  requestedVehicleTypeId: input.requestedVehicleTypeId,
  vehicleId: input.vehicleId,
  driverId: input.driverId,
  billingContactId: input.billingContactId,
  billingContractId: input.billingContractId,
  billingPartnerId,
  description: input.description,
  routeZoneId: input.routeZoneId,
  isBackhaul: input.isBackhaul,
  pickAt: plan.pickAt,
  dropAt: plan.dropAt,
  enteredPickAt: input.pickAt,
  enteredDropAt: input.dropAt,
  ...toTotals(plan),
  estimatedDistance: plan.distance,
  isDistanceEstimated: plan.isEstimated,
  estimatedCost: plan.cost,
});

export const insertTripRow = async (tx: Db, row: Row): Promise<string> =>
  (await tx.insertInto('trips').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateTripRow = (tx: Db, id: string, changes: Updateable<Tables['trips']>) =>
  tx.updateTable('trips').set(changes).where('id', '=', id).execute();

export const deleteTripRow = (tx: Db, id: string) => tx.deleteFrom('trips').where('id', '=', id).execute();

type StoredStop = Pick<
  TripPlan['stops'][number],
  'locationId' | 'contactId' | 'plannedAt' | 'visits' | 'breakMinutes'
> & {
  outOfSequenceAt?: number | null;
};

export async function replaceStops(tx: Db, tripId: string, { stops }: { stops: readonly StoredStop[] }) {
  await tx.deleteFrom('tripStops').where('tripId', '=', tripId).execute();
  if (stops.length === 0) return;
  await tx
    .insertInto('tripStops')
    .values(
      stops.map(({ locationId, contactId, plannedAt, breakMinutes = 0, outOfSequenceAt = null }, position) => ({
        tripId,
        position,
        locationId,
        contactId,
        plannedAt,
        breakMinutes,
        outOfSequenceAt,
      })),
    )
    .execute();
  await tx
    .insertInto('tripStopOrders')
    .values(
      stops.flatMap(({ visits }, position) =>
        visits.map(({ orderId, orderPosition }) => ({ tripId, position, orderId, orderPosition })),
      ),
    )
    .execute();
}

export async function replaceNotificationContacts(tx: Db, tripId: string, contactIds: readonly string[]) {
  await tx.deleteFrom('tripNotificationContacts').where('tripId', '=', tripId).execute();
  const rows = [...new Set(contactIds)].map((contactId) => ({ tripId, contactId }));
  if (rows.length > 0) await tx.insertInto('tripNotificationContacts').values(rows).execute();
}

/** Detaches the orders of a trip that is over. */
export const releaseOrders = (tx: Db, tripId: string) =>
  tx.updateTable('tripOrders').set({ isLive: false }).where('tripId', '=', tripId).where('isLive', '=', true).execute();

const isPickup = ({ orderPosition, kind }: { orderPosition: number; kind: StopKind | null }) =>
  kindAt(orderPosition, kind) === 'pickup';

/** Restores the stops as an input. */
export const listStopInputs = async (db: Db, tripId: string): Promise<TripInput['stops']> => {
  const rows = await db
    .selectFrom('tripStops')
    .innerJoin('tripStopOrders as visit', (join) =>
      join.onRef('visit.tripId', '=', 'tripStops.tripId').onRef('visit.position', '=', 'tripStops.position'),
    )
    .leftJoin('orderStops', (join) =>
      join.onRef('orderStops.orderId', '=', 'visit.orderId').onRef('orderStops.position', '=', 'visit.orderPosition'),
    )
    .select([
      'tripStops.position',
      'tripStops.locationId',
      'tripStops.contactId',
      'visit.orderId',
      'orderPosition',
      'orderStops.kind',
    ])
    .where('tripStops.tripId', '=', tripId)
    .orderBy('tripStops.position')
    .orderBy('visit.orderId')
    .orderBy('orderPosition')
    .execute();
  return [...Map.groupBy(rows, ({ position }) => position).values()].map((visits) => ({
    locationId: visits[0]?.locationId ?? '',
    contactId: visits[0]?.contactId ?? null,
    pickOrderIds: visits.filter(isPickup).map(({ orderId }) => orderId),
    dropOrderIds: visits.filter((visit) => !isPickup(visit)).map(({ orderId }) => orderId),
  }));
};
