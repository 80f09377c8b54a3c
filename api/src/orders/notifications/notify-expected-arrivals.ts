import { sql } from 'kysely';
import type { NotifiedStage } from 'shared-contracts/values/network/contacts';
import type { Db } from '../../platform/database/database.ts';
import { stopKind } from '../core/stop-columns.store.ts';
import { insertEntries } from './order-digests.store.ts';
import { listStageContactIds } from './recipients.store.ts';

/** `orderPosition`: of the stop in the order; `lateBy`: seconds after its window, null: in time. */
export type ExpectedArrival = { orderId: string; orderPosition: number; eta: number; lateBy: number | null };

const STAGE: Record<'pickup' | 'drop', NotifiedStage> = {
  pickup: 'arrivedToPickupLocation',
  drop: 'arrivedToDropLocation',
};

const listStops = (tx: Db, orderIds: readonly string[]) =>
  tx
    .selectFrom('orderStops')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select(['orderStops.orderId', 'orderStops.position', 'orderStops.contactId', 'orders.stage', 'locations.name'])
    .select(stopKind.as('kind'))
    .where('orderStops.orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute();

/** Queues the expected arrival for the next digests of the stop's contact and of those who follow arrivals there. */
export async function notifyExpectedArrivals(tx: Db, arrivals: readonly ExpectedArrival[], now: number): Promise<void> {
  if (arrivals.length === 0) return;
  const stops = await listStops(
    tx,
    arrivals.map(({ orderId }) => orderId),
  );
  for (const { orderId, orderPosition: position, eta, lateBy } of arrivals) {
    const stop = stops.find((one) => one.orderId === orderId && one.position === position);
    if (!stop) continue;
    const followers = await listStageContactIds(tx, orderId, STAGE[stop.kind]);
    const contactIds = new Set(stop.contactId === null ? followers : [stop.contactId, ...followers]);
    await insertEntries(tx, [...contactIds], {
      orderId,
      stage: stop.stage,
      reason: null,
      expected: { position, stop: stop.name, eta, lateBy },
      createdAt: now,
    });
  }
}
