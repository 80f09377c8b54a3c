import { type Decimal, decimal, toMeasure, toMoney } from '../../platform/values/money.ts';

/** Rates per trip, in the contract's base currency. */
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
  /** The rate for exactly this first pickup and last drop. */
  pointToPoint: TripRate | null;
  flatTrip: TripRate | null;
  bands: readonly DistanceBand[];
};

/** `distance`: the charged one, in the contract's unit; `rate`: per trip or per unit of distance; `band`: the distance band used. */
export type Linehaul = {
  kind: 'pointToPoint' | 'flatTrip' | 'distance';
  amount: string;
  rate: string;
  distance: string;
  band: { from: string; to: string | null } | null;
};

const KM_PER_MILE = '1.609344';

/** R4: the distance that bands are looked up by, in the contract's unit. */
const convertKm = (km: string, unit: LinehaulTerms['unitStandard']) =>
  decimal(toMeasure(unit === 'imperial' ? decimal(km).div(KM_PER_MILE) : decimal(km)));

const isPositive = (value: string | null): value is string => value !== null && decimal(value).gt(0);

const isWithin =
  (distance: Decimal) =>
  ({ from, to }: DistanceBand) =>
    distance.gte(from) && (to === null || distance.lt(to));

/** R8: the backhaul is cheaper if the contract has a rate for it. */
function bandRate({ value, backhaulRate, backhaulPercentage }: DistanceBand, isBackhaul: boolean): Decimal {
  if (isBackhaul && isPositive(backhaulRate)) return decimal(backhaulRate);
  if (isBackhaul && isPositive(backhaulPercentage)) return decimal(value).times(backhaulPercentage).div(100);
  return decimal(value);
}

function ratePerTrip(
  kind: 'pointToPoint' | 'flatTrip',
  { rate, backhaulRate }: TripRate,
  distance: Decimal,
  isBackhaul: boolean,
): Linehaul {
  const charged = isBackhaul && isPositive(backhaulRate) ? backhaulRate : rate;
  return { kind, amount: toMoney(decimal(charged)), rate: charged, distance: toMeasure(distance), band: null };
}

/**
 * The linehaul: point to point, otherwise flat trip, otherwise by distance band (R5). Null if no rate covers it.
 * @param km up to three places
 */
export function rateLinehaul(terms: LinehaulTerms, km: string, isBackhaul: boolean): Linehaul | null {
  const { pointToPoint, flatTrip, bands, unitStandard } = terms;
  const distance = convertKm(km, unitStandard);
  if (pointToPoint) return ratePerTrip('pointToPoint', pointToPoint, distance, isBackhaul);
  if (flatTrip) return ratePerTrip('flatTrip', flatTrip, distance, isBackhaul);
  const band = bands.find(isWithin(distance));
  if (!band) return null;
  const charged = distance.lt(band.minDistance) ? decimal(band.minDistance) : distance;
  const rate = bandRate(band, isBackhaul);
  return {
    kind: 'distance',
    amount: toMoney(charged.times(rate)),
    rate: rate.toString(),
    distance: toMeasure(charged),
    band: { from: band.from, to: band.to },
  };
}
