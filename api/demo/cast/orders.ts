import { listApprovers } from '../../src/orders/public.ts';
import { DAY, HOUR, MINUTE } from '../builders/context.ts';
import type { OrderOverrides } from '../builders/order.ts';
import type { Builders } from '../builders.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { numberByAge } from '../builders/number.ts';
import type { Cast } from './cast.ts';
import { atHour, inOffice } from './dates.ts';
import { type Lane, lanes } from './lanes.ts';
import { OPEN_ORDERS, type TripPlan, TRIPS } from './plan.ts';
import { roundOrders } from './rounds.ts';
import { fitLoads } from './truck-loads.ts';
import { minutes, mixed, nth } from './turns.ts';

/** Times before an order's pickup, back to its addition to the trip. */
const TAKEN_BEFORE_PICKUP = 665 * MINUTE;
/** Billed this long ago, it is archived. */
const ARCHIVED_AFTER_DAYS = 50;
const NOTES = [
  null,
  null,
  'Call the consignee an hour before arrival',
  null,
  'Fumigation certificate travels with the driver',
  null,
  null,
  'Loading bay 3, forklift on site',
  null,
  'Keep dry, tarpaulin needed',
  null,
];

const WITHOUT_TRUCK: readonly TripPlan['stage'][] = ['saved', 'waitingForTrip', 'cancelled'];

const monthOf = (now: number) => new Date(now * 1000).toISOString().slice(2, 7).replace('-', '');

/** The nth order overall: its lane with a load, a reference and notes. @param share of the lane's usual load */
function onLane({ code, load, order }: Lane, n: number, now: number, share = 1): OrderOverrides {
  const part = share * (0.55 + ((n * 13) % 41) / 100);
  return {
    ...order,
    number: `#${n}`,
    reference: n % 9 === 4 ? null : `${code}-${monthOf(now)}-${String(100 + ((n * 29) % 900))}`,
    cargoItems: load.map(([cargoId, quantity], i) => ({
      cargoId,
      quantity: Math.max(1, Math.round(quantity * part)),
      packNumber: (n + i) % 3 === 0 ? `PK-${4_000 + ((n * 53 + i) % 5_000)}` : null,
    })),
    description: nth(NOTES, n),
    isFlexible: n % 5 === 0,
    pace: 0.6 + ((n * 17) % 40) / 10,
  };
}

function datesOf({ daysAgo, inDays }: TripPlan, n: number, now: number) {
  if (daysAgo !== undefined) {
    const pickupFrom = atHour(now, -daysAgo, 5 + (n % 9));
    return { createdAt: pickupFrom + minutes(n, 50) - TAKEN_BEFORE_PICKUP };
  }
  if (inDays === undefined) return { reachedAt: now - 4 * MINUTE - minutes(n, 45) };
  return { createdAt: inOffice(now - 2 * HOUR - minutes(n, 1_200)) };
}

async function trips(db: Db, build: Builders, now: number, cast: Cast, count: () => number) {
  const { island, lagoon, meridian, estates, hubs } = lanes(cast);
  const carried = {
    serendib: [...island, ...lagoon, ...meridian, ...island],
    carriers: [...estates, ...hubs, ...estates],
  };
  const runners = { serendib: cast.people.dispatcher.id, carriers: cast.people.carrier.id };
  const taken = { serendib: 0, carriers: 0 };
  for (const [n, plan] of TRIPS.entries()) {
    const { by, stage, carrying, inDays } = plan;
    const lane = mixed(carried[by], n);
    const pickupFrom = inDays === undefined ? undefined : atHour(now, inDays, 6 + (n % 6));
    const isArchived = stage === 'billed' && (plan.daysAgo ?? 0) > ARCHIVED_AFTER_DAYS;
    const isRunning = stage === 'started' || stage === 'transit';
    const garage = cast.fleet[by];
    const truck = nth(garage, isRunning ? taken[by]++ : n);
    const isDriven = !WITHOUT_TRUCK.includes(stage);
    const orders = carrying.map((at) => ({
      ...onLane(lane, count(), now, 1 / carrying.length),
      stage: at,
      pickupFrom,
      isArchived,
      ...(isArchived && { archivedAt: now - 12 * DAY }),
    }));
    await build.trip({
      organizationId: cast.companies[by].id,
      createdBy: runners[by],
      stage,
      isArchived,
      ...(isDriven && truck),
      reference: n % 3 === 0 ? `LOAD-${300 + n}` : null,
      ...datesOf(plan, n, now),
      ...(pickupFrom !== undefined && { pickAt: pickupFrom, dropAt: pickupFrom + 8 * HOUR }),
      carrying: isDriven ? await fitLoads(db, truck.vehicleId, orders) : orders,
    });
  }
}

/** Saved but incomplete: dates, stops and cargo are missing. */
const UNFINISHED: OrderOverrides = {
  pickupFrom: null,
  pickupTo: null,
  deliveryFrom: null,
  deliveryTo: null,
  stops: [],
  cargoItems: [],
  description: 'Waits for the vessel schedule',
};

async function openOrders(build: Builders, now: number, cast: Cast, count: () => number) {
  const { island, lagoon, meridian, estates, hubs, managed } = lanes(cast);
  const all = [...island, ...lagoon, ...estates, ...managed, ...meridian, ...hubs];
  const approversOf = new Map(
    Object.values(cast.operations).map((one) => [one.id, listApprovers(one.approver1Id, one.approver2Id).length]),
  );
  for (const { stage, count: many, approvers } of OPEN_ORDERS) {
    const possible = all.filter(({ order }) => (approversOf.get(order.operationId ?? '') ?? 0) >= approvers);
    for (let i = 0; i < many; i++) {
      const n = count();
      const isPast = stage === 'cancelled' || stage === 'rejected';
      const pickupFrom = atHour(now, isPast ? 2 - i * 3 : 1 + ((i * 5) % 14), 5 + (n % 8));
      const reachedAt = isPast ? Math.min(now - HOUR, pickupFrom - DAY) : now - 20 * MINUTE - i * 137 * MINUTE;
      const unfinished = stage === 'saved' && i % 5 === 4 ? UNFINISHED : {};
      await build.order({
        ...onLane(mixed(possible, i), n, now),
        stage,
        pickupFrom,
        reachedAt: inOffice(reachedAt),
        ...unfinished,
      });
    }
  }
}

/** About two hundred orders across all stages, and their trips. */
export async function ordersAndTrips(db: Db, build: Builders, now: number, cast: Cast) {
  let n = 0;
  const count = () => n++;
  await trips(db, build, now, cast, count);
  await openOrders(build, now, cast, count);
  await roundOrders(build, now, cast, count);
  await numberByAge(db);
}
