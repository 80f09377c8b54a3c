import { Decimal } from 'decimal.js';

/** Per trip, in the contract's base currency. */
type TripRate = { rate: string; backhaulRate: string | null };

/** Half-open [from, to), no `to` = no limit; distances in the contract's unit, values per unit. */
export type DistanceBand = {
  from: string;
  to: string | null;
  value: string;
  backhaulRate: string | null;
  backhaulPercentage: string | null;
  minDistance: string;
};

export type LinehaulTerms = {
  unitStandard: 'metric' | 'imperial';
  /** For just this first pickup and last drop. */
  pointToPoint: TripRate | null;
  flatTrip: TripRate | null;
  bands: readonly DistanceBand[];
};

/** `distance`: what is charged, in the contract's unit; `rate`: per trip or per unit of distance. */
export type Linehaul = { kind: 'pointToPoint' | 'flatTrip' | 'distance'; amount: string; rate: string; distance: string };

const KM_PER_MILE = '1.609344';
const DISTANCE_PLACES = 3;
const MONEY_PLACES = 2;

const round = (value: Decimal, places: number) => value.toDecimalPlaces(places, Decimal.ROUND_HALF_UP);
const money = (value: Decimal) => round(value, MONEY_PLACES).toFixed(MONEY_PLACES);

/** R4: the distance that bands are looked up by, in the contract's unit. */
const inUnit = (km: string, unit: LinehaulTerms['unitStandard']) =>
  round(unit === 'imperial' ? new Decimal(km).div(KM_PER_MILE) : new Decimal(km), DISTANCE_PLACES);

const isPositive = (value: string | null): value is string => value !== null && new Decimal(value).gt(0);

const holds = (distance: Decimal) => ({ from, to }: DistanceBand) => distance.gte(from) && (to === null || distance.lt(to));

/** R8: the way back is cheaper where the contract says so. */
function bandRate({ value, backhaulRate, backhaulPercentage }: DistanceBand, isBackhaul: boolean): Decimal {
  if (isBackhaul && isPositive(backhaulRate)) return new Decimal(backhaulRate);
  if (isBackhaul && isPositive(backhaulPercentage)) return new Decimal(value).times(backhaulPercentage).div(100);
  return new Decimal(value);
}

function perTrip(kind: 'pointToPoint' | 'flatTrip', { rate, backhaulRate }: TripRate, distance: Decimal, isBackhaul: boolean): Linehaul {
  const charged = isBackhaul && isPositive(backhaulRate) ? backhaulRate : rate;
  return { kind, amount: money(new Decimal(charged)), rate: charged, distance: distance.toFixed(DISTANCE_PLACES) };
}

/**
 * The price of the distance itself: point to point, else flat trip, else the band of the distance (R5). Null when no rate covers it.
 * @param km up to three places
 */
export function linehaul(terms: LinehaulTerms, km: string, isBackhaul: boolean): Linehaul | null {
  const { pointToPoint, flatTrip, bands, unitStandard } = terms;
  const distance = inUnit(km, unitStandard);
  if (pointToPoint) return perTrip('pointToPoint', pointToPoint, distance, isBackhaul);
  if (flatTrip) return perTrip('flatTrip', flatTrip, distance, isBackhaul);
  const band = bands.find(holds(distance));
  if (!band) return null;
  const charged = Decimal.max(distance, band.minDistance);
  const rate = bandRate(band, isBackhaul);
  return { kind: 'distance', amount: money(charged.times(rate)), rate: rate.toString(), distance: charged.toFixed(DISTANCE_PLACES) };
}
