import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY, HOUR } from './context.ts';

type Stop = { locationId: string; pickOrderIds: string[]; dropOrderIds: string[] };
export type PlannedTrip = Partial<Omit<Insertable<Tables['planTrips']>, 'planId' | 'stops'>> & { stops: Stop[] };
type PlanOverrides = Partial<Insertable<Tables['plans']>> & {
  organizationId: string;
  createdBy: string;
  trips: readonly PlannedTrip[];
};

const RATES = { perTrip: '2500', perKm: '95', perHour: '900' };

/** A plan of the planning desk: of a week from now on by default, created yesterday. */
export async function plan(context: Context, { trips, ...overrides }: PlanOverrides) {
  const id = context.id('plan', context.next('plan'));
  const row = {
    id,
    name: 'Week',
    fromAt: context.now,
    toAt: context.now + 7 * DAY,
    rates: JSON.stringify(RATES),
    createdAt: context.now - DAY,
    updatedBy: overrides.createdBy,
    updatedAt: context.now - HOUR,
    ...overrides,
  };
  const made = await context.db.insertInto('plans').values(row).returningAll().executeTakeFirstOrThrow();
  for (const [index, { stops, ...columns }] of trips.entries()) {
    const number = index + 1;
    const tripId = context.id('planTrip', context.next('planTrip'));
    const trip = { vehicleTypeId: null, vehicleId: null, driverId: null, startAt: null, createdTripId: null };
    await context.db
      .insertInto('planTrips')
      .values({ ...trip, number, revision: 1, ...columns, id: tripId, planId: id, stops: JSON.stringify(stops) })
      .execute();
    const orderIds = [...new Set(stops.flatMap(({ pickOrderIds }) => pickOrderIds))];
    await context.db
      .insertInto('planOrders')
      .values(orderIds.map((orderId) => ({ planId: id, orderId, tripId })))
      .execute();
  }
  return made;
}
