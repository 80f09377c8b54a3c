import type { Amount } from '../../trips/public.ts';

/** Unix seconds. `windowFrom`: from when the stop is open; null: always. */
export type RatedStop = {
  what: 'loading' | 'unloading';
  windowFrom: number | null;
  arrivedAt: number | null;
  departedAt: number | null;
};

/** What an order or a trip was. Distances in km, amounts in the base currency, none below zero. */
export type RatingFacts = {
  /** The first pickup and the last drop. */
  fromLocationId: string;
  toLocationId: string;
  isBackhaul: boolean;
  estimatedDistance: string | null;
  actualDistance: string | null;
  /** From the place that mileage is calculated from to the first pickup. */
  approachDistance: string | null;
  stops: readonly RatedStop[];
  /** What a tender has agreed for the linehaul; else the contract's rates apply. */
  agreedPrice?: string | null;
  /** On the way between the stops. */
  transit: { plannedMinutes: number; actualMinutes: number } | null;
  extraCharges: readonly { name: string; amount: string }[];
  discount: string;
  load: Amount | null;
  capacity: Amount | null;
};
