import type { PlanRates, PlanTotals } from 'shared-contracts/trips/plans/plans';
import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { decimal, sumOf, toMeasure, toMoney } from '../../../platform/values/money.ts';

const MINUTES_PER_HOUR = 60;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Empty trips cost nothing. */
export function sumPlan(trips: readonly PlanTrip[], rates: PlanRates, unplanned: number): PlanTotals {
  const driven = trips.filter(({ orderIds }) => orderIds.length > 0);
  const [km, minutes] = [sumOf(driven.map(({ distance }) => distance)), sum(driven.map((trip) => trip.minutes))];
  const cost = decimal(rates.perTrip)
    .times(driven.length)
    .plus(decimal(rates.perKm).times(km))
    .plus(decimal(rates.perHour).times(minutes).div(MINUTES_PER_HOUR));
  return {
    trips: trips.length,
    createdTrips: trips.filter(({ createdTrip }) => createdTrip !== null).length,
    orders: sum(trips.map(({ orderIds }) => orderIds.length)),
    distance: toMeasure(km),
    minutes,
    cost: toMoney(cost),
    lateMinutes: sum(trips.map(({ lateMinutes }) => lateMinutes)),
    blockedTrips: trips.filter(({ problems }) => problems.some(({ blocks }) => blocks)).length,
    unplanned,
  };
}
