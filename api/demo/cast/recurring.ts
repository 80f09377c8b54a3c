import { listOccurrences } from '../../src/orders/public.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { addDays, toLocalDate } from '../../src/platform/time/days.rules.ts';
import { DAY, HOUR, MINUTE } from '../builders/context.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';
import { type Lane, lanes, orderOn } from './lanes.ts';
import { fitLoads } from './truck-loads.ts';
import { nth } from './turns.ts';

const ZONE = 'Asia/Colombo';
const WORKING_DAYS = [1, 2, 3, 4, 5, 6];
const DAYS_BACK = 3;
const DAYS_AHEAD = 5;
/** Times around an order's pickup, from its addition to the trip to its delivery. */
const TAKEN_BEFORE_PICKUP = 665 * MINUTE;
const DELIVERED_WITHIN = 12 * HOUR;

const find = (all: readonly Lane[], index: number) => {
  const lane = all[index];
  if (!lane) throw new Error(`No lane ${index}`);
  return lane;
};

type Truck = Cast['fleet']['carriers'][number];
type Recurring = Awaited<ReturnType<Builders['recurringOrder']>>;

/** The carrier's trip that has delivered an order. */
const deliveredTrip = (build: Builders, { companies, people }: Cast, truck: Truck, pickupFrom: number) =>
  build.trip({
    organizationId: companies.carriers.id,
    createdBy: people.carrier.id,
    ...truck,
    stage: 'completed',
    createdAt: pickupFrom - TAKEN_BEFORE_PICKUP,
    carrying: [],
  });

/** The delivered orders of the last days, and those of the coming days. */
async function runs(db: Db, build: Builders, now: number, cast: Cast, { id, startDay, phase }: Recurring, lane: Lane) {
  const today = toLocalDate(now, ZONE);
  const recurrence = { startDay, endDay: null, phases: [phase], pauses: [] };
  const days = listOccurrences(recurrence, new Set(), addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  for (const [n, { day, time, at }] of days.entries()) {
    const isDelivered = at < now - DELIVERED_WITHIN;
    if (at < now && !isDelivered) continue;
    const madeAt = Math.min(at - DAYS_AHEAD * DAY, now - HOUR);
    const order = { ...orderOn(lane), pickupFrom: at };
    const truck = nth(cast.fleet.carriers, n);
    const [fitted = order] = isDelivered ? await fitLoads(db, truck.vehicleId, [order]) : [];
    const { id: orderId } = await build.order({
      ...fitted,
      ...(isDelivered
        ? { stage: 'delivered', trip: await deliveredTrip(build, cast, truck, at) }
        : { createdAt: madeAt }),
    });
    await db
      .insertInto('recurringOrderRuns')
      .values({ recurringOrderId: id, day, time, orderId, error: null as never, madeAt })
      .execute();
  }
}

/** Tomorrow's order failed and can be retried. */
const failedRun = (db: Db, now: number, recurringOrderId: string) => {
  const message = 'Contract has expired';
  const field = { code: 'contractExpired', message };
  return db
    .insertInto('recurringOrderRuns')
    .values({
      recurringOrderId,
      day: toLocalDate(now + DAY, ZONE),
      time: '08:00',
      orderId: null,
      error: JSON.stringify({ ...field, fields: { contractId: field } }) as never,
      madeAt: now - 2 * HOUR,
    })
    .execute();
};

/** Templates and recurring orders: one on working days, one that failed and one that is paused. */
export async function recurring(db: Db, build: Builders, now: number, cast: Cast) {
  const { island, estates, managed } = lanes(cast);
  const [daily, weekly, paused] = [find(estates, 0), find(island, 0), find(managed, 0)];
  const names = { daily: 'Estate collection', weekly: 'Weekly tea to the port', paused: 'Managed distribution' };
  const dailyTemplate = await build.orderTemplate({ name: names.daily, order: orderOn(daily) });
  const weeklyTemplate = await build.orderTemplate({ name: names.weekly, order: orderOn(weekly) });
  const pausedTemplate = await build.orderTemplate({ name: names.paused, order: orderOn(paused) });
  await build.orderTemplate({ name: 'Spices to Galle harbour', order: orderOn(find(island, 3)) });
  const onWorkingDays = await build.recurringOrder({ template: dailyTemplate, weekdays: WORKING_DAYS });
  await runs(db, build, now, cast, onWorkingDays, daily);
  const tomorrow = new Date(`${toLocalDate(now + DAY, ZONE)}T00:00:00Z`).getUTCDay() || 7;
  const failed = await build.recurringOrder({ template: weeklyTemplate, weekdays: [tomorrow] });
  await failedRun(db, now, failed.id);
  await build.recurringOrder({
    template: pausedTemplate,
    weekdays: [1, 4],
    times: ['06:00', '14:00'],
    pausedFrom: toLocalDate(now - 7 * DAY, ZONE),
  });
  const year = Number(toLocalDate(now, ZONE).slice(0, 4));
  await db
    .insertInto('holidays')
    .values([
      { organizationId: cast.companies.harvest.id, day: `${year}-12-25`, name: 'Christmas Day' },
      { organizationId: cast.companies.harvest.id, day: `${year + 1}-02-04`, name: 'Independence Day' },
    ])
    .execute();
}
