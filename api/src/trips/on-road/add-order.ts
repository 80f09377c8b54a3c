import type { TripOrderAddition } from 'shared-contracts/trips/trip-orders-on-road';
import { MINUTE } from 'shared-contracts/values/time';
import { addToTrip, startWithTrip } from '../../orders/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { forbidden, invalidFields } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { decimal, toMeasure } from '../../platform/values/money.ts';
import { findBlockingError } from '../candidates/fitness.rules.ts';
import { notifyOrdersChanged, publishTripChanged } from '../core/publish-trip-changed.ts';
import { findTrip, lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { replaceStops, updateTripRow } from '../core/trip-writes.store.ts';
import { toStopInput } from '../insertions/insertions.present.ts';
import { listLocationRefs } from '../insertions/open-trips.store.ts';
import { notRunning } from '../stages/trip-errors.ts';
import { applyTripEvent } from '../stages/trip-stage.rules.ts';
import { type Addition, planAddition } from './plan-addition.ts';
import { toTotals } from '../itinerary/trip-plan.rules.ts';

/** T20. @throws 403; 409 for a trip that is not on the road */
function assertAddable(caller: Caller, row: TripRecord) {
  const { trip, actor } = toRuleInput(caller, row);
  const outcome = applyTripEvent(trip, { event: 'addOrder', at: row.stageChangedAt }, actor);
  if (outcome.kind === 'applied') return;
  throw outcome.kind === 'rejected' && outcome.rejection === 'forbidden' ? forbidden() : notRunning(row);
}

const toMinutes = (seconds: number) => Math.ceil(seconds / MINUTE);

function presentStop(stop: Addition['stops'][number], { order, locations }: Presented, isPassed: boolean) {
  const { locationId, ...input } = toStopInput(stop);
  const { plannedAt, windowFrom, windowTo } = stop;
  const late = isPassed ? 0 : Math.max(0, (plannedAt ?? 0) - (windowTo ?? Infinity));
  return {
    ...input,
    location: locations.get(locationId) as TripOrderAddition['stops'][number]['location'],
    plannedAt,
    windowFrom,
    windowTo,
    lateMinutes: toMinutes(late),
    isOfOrder: stop.visits.some((visit) => visit.orderId === order.id),
    isPassed,
  };
}
type Presented = Pick<Addition, 'order'> & { locations: Awaited<ReturnType<typeof listLocationRefs>> };

/** Where an order would join a running trip, and the extra effort. @throws 403; 404; 409; 422 for `orderId` */
export async function previewAddition(
  services: TripServices,
  caller: Caller,
  id: string,
  orderId: string,
): Promise<TripOrderAddition> {
  const { db, routing, hooks, now } = services;
  const row = await findTrip(db, caller, id);
  assertAddable(caller, row);
  const addition = await planAddition(db, { routing, pricing: hooks.pricing }, row, orderId, now());
  const { order, stops, passed, insertion, problems } = addition;
  const locations = await listLocationRefs(
    db,
    stops.map(({ locationId }) => locationId),
  );
  return {
    order: { id: order.id, number: order.number, shipperCode: order.shipperCode },
    stops: stops.map((stop, i) => presentStop(stop, { order, locations }, i < passed)),
    distance: toMeasure(decimal(Math.max(0, insertion.km))),
    minutes: toMinutes(Math.max(0, insertion.seconds)),
    lateMinutes: toMinutes(insertion.late),
    problems,
  };
}

/** Not before the last change of the order, because older events do not change its stage. */
const findStartTime = async (tx: Db, orderId: string, now: number) => {
  const { stageChangedAt } = await tx
    .selectFrom('orders')
    .select('stageChangedAt')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Math.max(now, stageChangedAt);
};

/**
 * T20: a validated order joins a running trip and starts with it, where it costs least after the stops that were reached.
 * @throws 403; 404; 409 for a trip that is not running or full; 422 for `orderId`
 */
export const addOrderOnRoad = (
  services: TripServices,
  caller: Caller,
  id: string,
  orderId: string,
  seen?: SeenRevision,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    assertAddable(caller, row);
    const now = services.now();
    const { routing, hooks } = services;
    const { order, orderIds, stops, insertion, plan, problems } = await planAddition(
      tx,
      { routing, pricing: hooks.pricing },
      row,
      orderId,
      now,
    );
    const problem = findBlockingError(problems);
    if (problem) throw invalidFields({ orderId: problem });
    await addToTrip(services, tx, { caller, tripId: id, orderIds: [order.id] });
    await startWithTrip(services, tx, { caller, orderIds: [order.id], at: await findStartTime(tx, order.id, now) });
    await replaceStops(tx, id, { stops });
    await updateTripRow(tx, id, {
      dropAt: row.enteredDropAt ?? insertion.itinerary.dropAt,
      ...toTotals(plan),
      estimatedDistance: plan.distance,
      isDistanceEstimated: plan.isEstimated,
      estimatedCost: plan.cost,
    });
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'addOrder',
      changes: { orderIds: { from: orderIds.slice(0, -1), to: orderIds } },
      occurredAt: now,
    });
    await notifyOrdersChanged(tx, caller, row, { added: 1, removed: 0 }, now);
    await publishTripChanged(tx, row);
  });
