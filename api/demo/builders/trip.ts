import type { Insertable, Selectable } from 'kysely';
import type { Route } from 'shared-contracts/network/geo';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { Routing } from '../../src/network/public.ts';
import { planTrip, updateTripRow, replaceStops } from '../../src/trips/public.ts';
import { estimateRoadKm, type Point } from '../../src/platform/geometry/great-circle.rules.ts';
import type { Tables } from '../../src/platform/database/database.ts';
import { decimal, toMeasure } from '../../src/platform/values/money.ts';
import { HOOKS } from '../../src/wiring.ts';
import { type Context, defined, MINUTE } from './context.ts';
import { driver, vehicle } from './fleet.ts';
import { numberOf } from './number.ts';
import { dateLife, lifeTo } from './order-life.ts';
import { plannedPickup, windowsFrom } from './order-windows.ts';
import { usualOrganization, usualPartner } from './organization.ts';
import { insertTripTimeline } from './trip-timeline.ts';
import { usualUser } from './user.ts';

type Trip = Selectable<Tables['trips']>;
type TripColumns = Partial<Insertable<Tables['trips']>> & { stage?: TripStage };

/** The stage of a trip by the stage of its order. */
export const TRIP_STAGE_OF: Partial<Record<OrderStage, TripStage>> = {
  addedToTrip: 'vehicleAssigned',
  started: 'started',
  arrivedToPickupLocation: 'started',
  loading: 'started',
  loadingCompleted: 'started',
  transit: 'transit',
  delayed: 'transit',
  arrivedToDropLocation: 'transit',
  unloading: 'transit',
  delivered: 'completed',
  manuallyDelivered: 'manualCompleted',
  incompleteDelivery: 'incomplete',
  notDelivered: 'incomplete',
  billed: 'completed',
};

/** The stage of the default order by the stage of its trip. */
export const ORDER_STAGE_IN: Record<TripStage, OrderStage> = {
  saved: 'addedToTrip',
  waitingForTrip: 'addedToTrip',
  vehicleAssigned: 'addedToTrip',
  started: 'started',
  transit: 'transit',
  completed: 'delivered',
  manualCompleted: 'manuallyDelivered',
  incomplete: 'incompleteDelivery',
  billed: 'billed',
  cancelled: 'cancelled',
};

const LIVE: readonly TripStage[] = ['saved', 'waitingForTrip', 'vehicleAssigned', 'started', 'transit'];
const WITHOUT_VEHICLE: readonly TripStage[] = ['saved', 'waitingForTrip', 'cancelled'];

/** The steps of an order from its addition to the trip. */
const stepsIn = (stage: OrderStage) => {
  const steps = lifeTo(stage, 0, true);
  return steps.slice(steps.findIndex(({ event }) => event === 'addToTrip'));
};

/** When the trip was saved, derived from the stages of its orders; the last one was reached at `reachedAt`. */
export function savedAt(stages: readonly OrderStage[], reachedAt: number) {
  const dates = stages.map(
    (stage) => dateLife(stepsIn(stage), stepsIn(stage).length - 1, reachedAt)[0]?.at ?? reachedAt,
  );
  return Math.min(reachedAt, ...dates);
}

/** A trip without orders, with a timeline that fits its stage. */
export async function bareTrip(
  context: Context,
  { stage = 'vehicleAssigned', ...columns }: TripColumns = {},
): Promise<Trip> {
  const organizationId =
    columns.organizationId ?? (await usualPartner(context, (await usualOrganization(context)).id)).id;
  const createdAt =
    columns.createdAt === undefined
      ? savedAt([ORDER_STAGE_IN[stage]], context.now - 10 * MINUTE)
      : Number(columns.createdAt);
  const life = dateLife(stepsIn(ORDER_STAGE_IN[stage]), 0, createdAt);
  const windows = windowsFrom(plannedPickup(life, context.now));
  const driven = !WITHOUT_VEHICLE.includes(stage);
  const row = {
    id: context.id('trip', context.next('trip')),
    organizationId,
    stage,
    number: columns.number ?? (await numberOf(context, 'trip', organizationId)),
    createdBy: columns.createdBy ?? (await usualUser(context, organizationId)).id,
    vehicleId: columns.vehicleId ?? (driven ? (await vehicle(context, { organizationId })).id : null),
    driverId: columns.driverId ?? (driven ? (await driver(context, { organizationId })).id : null),
    pickAt: windows.pickupFrom,
    dropAt: windows.deliveryTo,
    stageChangedAt: createdAt,
    ...defined(columns),
    createdAt,
  };
  const made = await context.db.insertInto('trips').values(row).returningAll().executeTakeFirstOrThrow();
  await insertTripTimeline(context, made, life);
  return made;
}

/** The straight line: no routing service is called. */
export const straight: Routing = Object.assign(
  async (points: readonly Point[]): Promise<Route> => ({
    distance: toMeasure(decimal(estimateRoadKm(points))),
    points: points.map(([latitude, longitude]) => [latitude, longitude]),
    source: 'greatCircle',
    estimated: true,
    isFallback: false,
  }),
  { roads: async () => null },
);

/** An order is live in a trip until the trip ends; stops, load and route of the trip come from all its orders. */
export async function joinTrip({ db }: Context, trip: Trip, orderId: string) {
  await db
    .insertInto('tripOrders')
    .values({ tripId: trip.id, orderId, isLive: LIVE.includes(trip.stage) })
    .execute();
  const orders = await db.selectFrom('tripOrders').select('orderId').where('tripId', '=', trip.id).execute();
  const input = {
    orderIds: orders.map((row) => row.orderId),
    stops: [],
    pickAt: trip.pickAt,
    dropAt: trip.dropAt,
    billingContractId: null,
    isBackhaul: false,
  };
  const plan = await planTrip(db, { routing: straight, pricing: HOOKS.pricing }, null, input);
  await replaceStops(db, trip.id, plan);
  await updateTripRow(db, trip.id, {
    totalSpace: plan.space,
    totalWeight: plan.weight,
    totalPalletPlaces: plan.palletPlaces,
    totalLoadingMeters: plan.loadingMeters,
    estimatedDistance: plan.distance,
  });
}
