import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';
import type { Db } from '../../platform/database/database.ts';
import { findAssignmentRules } from '../assignment-rules/assignment-rules.store.ts';
import type { TripRecord } from '../core/trip-records.store.ts';
import { listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { type Amount, sumAmounts, toAmount } from '../itinerary/trip-plan.rules.ts';
import { isFinished } from '../stages/derived-event.rules.ts';
import { findTypeNeeds } from './requested-types.store.ts';
import type { CandidateContext } from './vehicle-candidates.store.ts';

/** The organization's rules. As a trip cannot start with a driver who is on another one, none can take it over. */
export async function findContextRules(
  db: Db,
  { organizationId, isRunning = false }: CandidateContext,
): Promise<AssignmentRules> {
  const rules = await findAssignmentRules(db, organizationId);
  return isRunning ? { ...rules, driverRunning: 'block' } : rules;
}

async function sumLoad(db: Db, orderIds: readonly string[]): Promise<Amount> {
  const orders = await db
    .selectFrom('orders')
    .select(['totalSpace', 'totalWeight', 'totalPalletPlaces', 'totalLoadingMeters'])
    .where('id', 'in', orderIds.length > 0 ? orderIds : [null])
    .execute();
  return sumAmounts(orders.map(toAmount));
}

/**
 * What a vehicle and a driver need to take over a running trip: capacity for the orders that are still open, from now
 * on.
 */
export async function findRunningTripNeeds(
  db: Db,
  { id, organizationId, dropAt }: TripRecord,
  now: number,
  addedOrderIds: readonly string[] = [],
): Promise<{ context: CandidateContext; load: Amount }> {
  const orders = await listCarriedOrders(db, id);
  const open = orders.filter(({ stage }) => !isFinished(stage)).map((order) => order.id);
  const orderIds = [...open, ...addedOrderIds];
  return {
    context: {
      organizationId,
      span: { fromAt: now, toAt: Math.max(dropAt ?? now, now + 1) },
      tripId: id,
      now,
      ...(await findTypeNeeds(db, orderIds)),
      isRunning: true,
    },
    load: await sumLoad(db, orderIds),
  };
}
