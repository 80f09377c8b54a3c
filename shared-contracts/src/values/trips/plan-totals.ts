type TotalledTrip = {
  orderIds: readonly string[];
  distance: string;
  minutes: number;
  lateMinutes: number;
  problems: readonly { blocks: boolean }[];
  createdTrip: object | null;
};
/** Money per trip, kilometre and hour. */
type Rates = { perTrip: string; perKm: string; perHour: string };

const [MONEY_PLACES, MEASURE_PLACES] = [2, 3];
const [METRES_PER_KM, MINUTES_PER_HOUR] = [1_000n, 60n];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A decimal in units of its last place. */
function toUnits(value: string, places: number): bigint {
  const [whole = '', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

function toDecimal(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Rounds half up. */
const divide = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor);

/** The figures of a plan, exact to the cent, so that the desk and the API agree. Empty trips cost nothing. */
export function sumPlanTotals(trips: readonly TotalledTrip[], rates: Rates, unplanned: number) {
  const driven = trips.filter(({ orderIds }) => orderIds.length > 0);
  const metres = driven.reduce((total, { distance }) => total + toUnits(distance, MEASURE_PLACES), 0n);
  const minutes = sum(driven.map((trip) => trip.minutes));
  const [perTrip, perKm, perHour] = [rates.perTrip, rates.perKm, rates.perHour].map((rate) =>
    toUnits(rate, MONEY_PLACES),
  ) as [bigint, bigint, bigint];
  const cost =
    perTrip * BigInt(driven.length) * METRES_PER_KM * MINUTES_PER_HOUR +
    perKm * metres * MINUTES_PER_HOUR +
    perHour * BigInt(minutes) * METRES_PER_KM;
  return {
    trips: trips.length,
    createdTrips: trips.filter(({ createdTrip }) => createdTrip !== null).length,
    orders: sum(trips.map(({ orderIds }) => orderIds.length)),
    distance: toDecimal(metres, MEASURE_PLACES),
    minutes,
    cost: toDecimal(divide(cost, METRES_PER_KM * MINUTES_PER_HOUR), MONEY_PLACES),
    lateMinutes: sum(trips.map(({ lateMinutes }) => lateMinutes)),
    problemTrips: trips.filter(({ problems }) => problems.length > 0).length,
    blockedTrips: trips.filter(({ problems }) => problems.some(({ blocks }) => blocks)).length,
    unplanned,
  };
}
