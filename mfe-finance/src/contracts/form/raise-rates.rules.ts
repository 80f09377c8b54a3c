import type { TermsFormValues } from './contract.schema.ts';

/** 100 percent, in units of four decimal places. */
const HUNDRED_PERCENT = 1_000_000n;

/** `12.5` with four places → `125000`. */
const toScaled = (text: string, places: number) => {
  const [integer = '', fraction = ''] = text.split('.');
  return BigInt(integer + fraction.padEnd(places, '0').slice(0, places));
};

/** Money raised by a percentage of at most four places, rounded half up to cents. */
export function raiseMoney(money: string, percentage: string): string {
  const cents = toScaled(money, 2) * (HUNDRED_PERCENT + toScaled(percentage, 4));
  const digits = String((cents + HUNDRED_PERCENT / 2n) / HUNDRED_PERCENT).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Rates = Pick<
  TermsFormValues,
  'flatTripRate' | 'flatTripBackhaulRate' | 'minimumCharge' | 'distanceRates' | 'pointRates'
>;

/** Raises bands, lanes, flat trip rates and the minimum charge; charges for time and percentages stay. */
export function raiseRates<Terms extends Rates>(terms: Terms, percentage: string): Terms {
  const raise = (money: string) => raiseMoney(money, percentage);
  return {
    ...terms,
    flatTripRate: raise(terms.flatTripRate),
    flatTripBackhaulRate: raise(terms.flatTripBackhaulRate),
    minimumCharge: raise(terms.minimumCharge),
    distanceRates: terms.distanceRates.map((band) => ({
      ...band,
      value: raise(band.value),
      backhaulRate: raise(band.backhaulRate),
    })),
    pointRates: terms.pointRates.map((lane) => ({
      ...lane,
      flatRate: raise(lane.flatRate),
      backhaulRate: raise(lane.backhaulRate),
    })),
  };
}
