import { createTravel } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { lockTrip } from '../core/trip-records.store.ts';
import type { TripServices } from '../core/trip-services.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { listStopInputs, replaceStops, updateTripRow } from '../core/trip-writes.store.ts';
import { findDrivingRule } from '../driver-hours/find-driving-rule.ts';
import { listOpenVisits } from '../geofences/visits.store.ts';
import { findCarriableOrders, listOrderRoutes } from '../itinerary/trip-load.store.ts';
import { applyStopOrder } from '../itinerary/trip-stops.rules.ts';
import { listPlannedStops } from '../itinerary/planned-stops.store.ts';
import { noStopReached, notRunning } from '../stages/trip-errors.ts';
import { canReorderStops, isTripWriter } from '../stages/trip-stage.rules.ts';
import { reorderStops } from './sequence.rules.ts';

/**
 * Orders the stops of a running trip that no order has reached: from where the vehicle is, in one action. Those that
 * were left or reached come first, in their order.
 * @throws 403; 404; 409 for a trip that is not running, or without a stop that was reached
 */
export const reorderRemainingStops = (services: TripServices, caller: Caller, id: string, seen?: SeenRevision) =>
  inTransaction(services.db, async (tx) => {
    const row = await lockTrip(tx, caller, id);
    await assertRevision(tx, caller, 'trip', row, seen);
    const { trip, actor } = toRuleInput(caller, row);
    if (!isTripWriter(actor)) throw forbidden();
    if (!canReorderStops(trip, actor)) throw notRunning(row);
    const planned = await listPlannedStops(tx, id);
    const inputs = await listStopInputs(tx, id);
    const orderIds = [...new Set(inputs.flatMap(({ pickOrderIds }) => pickOrderIds))];
    const orders = await findCarriableOrders(tx, row.organizationId, orderIds);
    const routes = await listOrderRoutes(tx, orders, id);
    const points = new Map(
      planned.map(({ id: locationId, latitude, longitude }) => [locationId, [latitude, longitude] as const]),
    );
    const stops = applyStopOrder(routes, inputs, points).stops.map((stop, i) => ({
      ...stop,
      plannedAt: planned[i]?.plannedAt ?? null,
      breakMinutes: planned[i]?.breakMinutes ?? 0,
    }));
    const open = await listOpenVisits(tx, id);
    const isAhead = (position: number) => {
      const visits = open.filter(({ stopPosition }) => stopPosition === position);
      return visits.length > 0 && visits.every(({ arrivedAt }) => arrivedAt === null);
    };
    const isReached = (position: number) => open.some(({ stopPosition }) => stopPosition === position);
    const behind = stops.filter((_stop, i) => !isAhead(i) && !isReached(i));
    const reached = stops.filter((_stop, i) => !isAhead(i) && isReached(i));
    const before = [...behind, ...reached];
    const current = before.at(-1);
    if (!current) throw noStopReached(row);
    const now = services.now();
    const rest = reorderStops(
      current,
      stops.filter((_stop, i) => isAhead(i)),
      routes,
      new Map(orders.map((order) => [order.id, order])),
      now,
      {
        travel: createTravel(await services.routing.roads(stops.map(({ point }) => point))),
        driving: await findDrivingRule(tx, row.organizationId),
      },
    );
    const after = [...before, ...rest];
    const names = new Map(planned.map(({ id: locationId, name }) => [locationId, name]));
    await replaceStops(tx, id, { stops: after });
    const way = await services.routing(after.map(({ point }) => point));
    if (way) await updateTripRow(tx, id, { estimatedDistance: way.distance, isDistanceEstimated: way.estimated });
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: id,
      organizationId: row.organizationId,
      event: 'reorderStops',
      changes: {
        stops: {
          from: planned.map(({ name }) => name).join(' → '),
          to: after.map(({ locationId }) => names.get(locationId) ?? '').join(' → '),
        },
      },
      occurredAt: now,
    });
    await publishTripChanged(tx, row);
  });
