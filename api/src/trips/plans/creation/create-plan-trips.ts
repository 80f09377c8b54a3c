import type { FastifyInstance } from 'fastify';
import type { CreatePlanTripsResult } from 'shared-contracts/trips/plans/plan-changes';
import type { TripInput } from 'shared-contracts/trips/trips';
import type { Caller } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import { toAppError, toErrorBody } from '../../../platform/http/error-handler.ts';
import type { SeenRevision } from '../../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import type { TripServices } from '../../core/trip-services.ts';
import { createTrip } from '../../editing/save-trip.ts';
import { lockOpenPlan, toViewedPlan } from '../changes/change-plan.ts';
import { updatePlan } from '../state/plan-rows.store.ts';
import { setCreatedTrip, touchTrips } from '../state/plan-trips.store.ts';
import { publishPlanChanged } from '../state/publish-plan-changed.ts';
import { loadPlanView, type PlanView } from '../view/load-plan-view.ts';

type Result = CreatePlanTripsResult['results'][number];

function toTripInput({ scheduled }: PlanView, planTrip: PlanView['trips'][number]): TripInput {
  const stops = scheduled.get(planTrip.id)?.scheduled ?? [];
  const { vehicleId, driverId, isBackhaul, orderIds, vehicleTypeId, beginsAt, endsAt } = planTrip;
  return {
    reference: null,
    billingContactId: null,
    billingContractId: null,
    notificationContactIds: [],
    description: null,
    routeZoneId: null,
    requestedVehicleTypeId: vehicleTypeId,
    vehicleId,
    driverId,
    isBackhaul,
    orderIds,
    pickAt: beginsAt,
    dropAt: endsAt,
    stops: stops.map(({ stop: { locationId, contactId, visits } }) => ({
      locationId,
      contactId: visits.find((visit) => visit.contactId !== null)?.contactId ?? contactId,
      pickOrderIds: visits.filter(({ kind }) => kind === 'pickup').map(({ orderId }) => orderId),
      dropOrderIds: visits.filter(({ kind }) => kind === 'drop').map(({ orderId }) => orderId),
    })),
  };
}

/** Names everything that is wrong at once. @throws 409 */
function assertCreatable({ number, createdTrip, problems }: PlanView['trips'][number]): void {
  if (createdTrip)
    throw conflict('tripCreated', `Trip ${number} of the plan is created already`, {
      record: String(number),
      trip: createdTrip.number,
    });
  const blocking = problems.filter(({ blocks }) => blocks);
  if (blocking.length > 0)
    throw conflict('planTripBlocked', `Trip ${number} of the plan has problems`, {
      record: String(number),
      problems: blocking,
    });
}

/** Creates one trip of the plan with its vehicle and driver, in one transaction. */
const createOne = (
  services: TripServices,
  caller: Caller,
  planId: string,
  tripId: string,
): Promise<NonNullable<Result['trip']>> =>
  inTransaction(services.db, async (tx) => {
    const plan = await lockOpenPlan(tx, caller, planId, undefined);
    const now = services.now();
    const view = await loadPlanView(tx, toViewedPlan(plan), now, { routing: services.routing, ids: new Set([tripId]) });
    const [planTrip] = view.trips;
    if (!planTrip) throw notFound();
    assertCreatable(planTrip);
    const id = await createTrip({ ...services, db: tx }, caller, toTripInput(view, planTrip));
    const { number } = await tx.selectFrom('trips').select('number').where('id', '=', id).executeTakeFirstOrThrow();
    const revision = plan.revision + 1;
    await setCreatedTrip(tx, planId, tripId, id, revision);
    // Also touches trips that need its vehicle or driver.
    await touchTrips(tx, planId, [...view.scheduled.keys()], revision);
    await updatePlan(tx, planId, { updatedBy: caller.userId, updatedAt: now });
    await recordTimeline(tx, caller, {
      subject: 'plan',
      subjectId: planId,
      event: 'tripCreated',
      changes: { createdTrip: { from: null, to: number } },
      occurredAt: now,
    });
    await publishPlanChanged(tx, { ...plan, revision });
    return { id, number };
  });

/** Creates each trip in its own transaction, so that a failure does not affect the others. */
export async function createPlanTrips(
  app: FastifyInstance,
  services: TripServices,
  caller: Caller,
  planId: string,
  tripIds: readonly string[],
  seen: SeenRevision,
): Promise<Omit<CreatePlanTripsResult, 'revision'>> {
  await inTransaction(services.db, (tx) => lockOpenPlan(tx, caller, planId, seen));
  const results: Result[] = [];
  for (const tripId of tripIds) {
    try {
      results.push({ tripId, trip: await createOne(services, caller, planId, tripId), error: null });
    } catch (error) {
      const appError = toAppError(error);
      if (appError.status >= 500) app.log.error({ err: error }, 'failed to create a trip of a plan');
      results.push({ tripId, trip: null, error: toErrorBody(appError) });
    }
  }
  const created = results.filter(({ trip }) => trip !== null).length;
  return { results, created, failed: results.length - created };
}
