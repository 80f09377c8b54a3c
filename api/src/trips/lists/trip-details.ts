import type { Trip } from 'shared-contracts/trips/trips';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { decimal, toMeasure } from '../../platform/values/money.ts';
import { toSpan, findAssignmentProblems } from '../candidates/assignment.ts';
import { findTypeNeeds } from '../candidates/requested-types.store.ts';
import { findTripEmissions } from '../emissions/trip-emissions.ts';
import { isTripOver } from '../stages/trip-stage.rules.ts';
import { presentTrip } from '../core/trip.present.ts';
import { findTripRelations } from '../core/trip-relations.store.ts';
import { findTrip } from '../core/trip-records.store.ts';
import { toAmount } from '../itinerary/trip-plan.rules.ts';

const NO_PROBLEMS = { vehicleProblems: [], driverProblems: [] };

/** A trip as far as the caller may see it. @param now unix seconds @throws 404 */
export async function findTripDetails(db: Db, caller: Caller, id: string, now: number): Promise<Trip> {
  const row = await findTrip(db, caller, id);
  const relations = await findTripRelations(db, caller, row);
  const typeNeeds = await findTypeNeeds(
    db,
    relations.orders.map((order) => order.id),
  );
  const context = { organizationId: row.organizationId, span: toSpan(row, now), tripId: id, now, ...typeNeeds };
  const isRunner = caller.role === 'root' || caller.organizationId === row.organizationId;
  const problems =
    isTripOver(row.stage) || !isRunner ? NO_PROBLEMS : await findAssignmentProblems(db, context, row, toAmount(row));
  const emissions = await findTripEmissions(db, id);
  const trip = presentTrip(row, relations, problems, { caller, now });
  if (!emissions) return trip;
  const toKg = (kg: number) => toMeasure(decimal(kg));
  return {
    ...trip,
    ...(row.seesAllStops && { emissions: toKg(emissions.total) }),
    orderList: trip.orderList.map((order) => ({ ...order, emissions: toKg(emissions.byOrder.get(order.id) ?? 0) })),
  };
}
