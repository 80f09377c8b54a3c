import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Suggestion } from 'shared-contracts/trips/planner';
import type { PlanInput, PlanSource } from 'shared-contracts/trips/plans/plans';
import type { z } from 'zod';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { findImprovement } from '../../planner/improvements/plan-improvements.store.ts';
import { planTrips } from '../../planner/plan.rules.ts';
import { listPlannableTypes } from '../../planner/planner.store.ts';
import { loadPlanningData } from '../../planner/planning-data.ts';
import { loadDeskOrders } from '../schedule/desk-orders.store.ts';
import { removeOrders } from '../schedule/stop-route.rules.ts';
import { findPlan } from '../state/plan-rows.store.ts';
import { type DraftTrip, orderIdsOf, type StopOrder } from '../state/plan-state.ts';
import { listStoredTrips } from '../state/plan-trips.store.ts';

type Input = z.output<typeof PlanInput>;
type SourceTrip = Omit<DraftTrip, 'id' | 'number' | 'revision' | 'createdTripId'>;

type PlannedStops = readonly { locationId: string; pickOrderIds: string[]; dropOrderIds: string[] }[];
const toSourceTrip = (vehicleTypeId: string | null, stops: PlannedStops): SourceTrip => ({
  vehicleTypeId,
  vehicleId: null,
  driverId: null,
  startAt: null,
  isLocked: false,
  stops: stops.map(({ locationId, pickOrderIds, dropOrderIds }) => ({ locationId, pickOrderIds, dropOrderIds })),
});
const fromSuggestion = ({ vehicleType, stops, vehicle, driver }: Suggestion): SourceTrip => ({
  ...toSourceTrip(
    vehicleType?.id ?? null,
    stops.map(({ location, ...stop }) => ({ ...stop, locationId: location.id })),
  ),
  vehicleId: vehicle?.id ?? null,
  driverId: driver?.id ?? null,
});

async function loadSourceTrips(
  app: FastifyInstance,
  db: Db,
  caller: Caller,
  source: PlanSource,
  to: number,
): Promise<SourceTrip[]> {
  if (source.kind === 'suggestion') {
    const orderIds = source.orderIds?.map((id) => id.toLowerCase());
    const data = await loadPlanningData(app, caller.organizationId, { horizon: to, ...(orderIds && { orderIds }) });
    return planTrips(data).plans.map(({ vehicleTypeId, stops }) => toSourceTrip(vehicleTypeId, stops));
  }
  if (source.kind === 'improvement') {
    const improvement = await findImprovement(db, caller, source.id);
    if (!improvement?.plan) throw invalidField('source.id', 'notFound', 'Improvement not found');
    return improvement.plan.suggestions.map(fromSuggestion);
  }
  const plan = await findPlan(db, caller, source.id);
  if (!plan) throw invalidField('source.id', 'notFound', 'Plan not found');
  return (await listStoredTrips(db, plan.id)).filter(({ createdTripId }) => createdTripId === null);
}

/** The trips of a new plan, without orders that are no longer free and without trips that become empty. */
export async function makeTrips(
  app: FastifyInstance,
  tx: Db,
  caller: Caller,
  { source, to }: Input,
): Promise<DraftTrip[]> {
  if (!source) return [];
  const trips = await loadSourceTrips(app, tx, caller, source, to);
  const types = new Set((await listPlannableTypes(tx, caller.organizationId)).map(({ id }) => id));
  const orders = await loadDeskOrders(tx, caller.organizationId, trips.flatMap(orderIdsOf));
  const isFree = (id: string) => {
    const order = orders.get(id);
    return order?.stage === 'validated' && order.isAccepted && !order.liveTrip;
  };
  const filterFree = (stops: readonly StopOrder[]) =>
    removeOrders(stops, new Set(orderIdsOf({ stops }).filter((id) => !isFree(id))));
  return trips
    .map((trip) => ({ ...trip, stops: filterFree(trip.stops) }))
    .filter(({ stops }) => stops.length > 0)
    .map(({ vehicleTypeId, vehicleId, driverId, startAt, stops, isLocked }, i) => ({
      id: randomUUID(),
      number: i + 1,
      revision: 1,
      vehicleTypeId: vehicleTypeId !== null && types.has(vehicleTypeId) ? vehicleTypeId : null,
      vehicleId,
      driverId,
      startAt,
      stops,
      createdTripId: null,
      isLocked,
    }));
}
