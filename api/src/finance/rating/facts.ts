import type { Amount } from '../../trips/public.ts';

/** Unix seconds. `windowFrom`: when the stop opens; null: always open. */
export type RatedStop = {
  what: 'loading' | 'unloading';
  windowFrom: number | null;
  arrivedAt: number | null;
  departedAt: number | null;
  plannedAt?: number | null;
  /** The time zone of the location; null if it has none. */
  timeZone?: string | null;
};

/** The rating facts of an order or a trip. Distances in km, amounts in the base currency, none negative. */
export type RatingFacts = {
  /** The first pickup and the last drop. */
  fromLocationId: string;
  toLocationId: string;
  isBackhaul: boolean;
  estimatedDistance: string | null;
  actualDistance: string | null;
  /** From the mileage calculation location to the first pickup. */
  approachDistance: string | null;
  stops: readonly RatedStop[];
  /** Local dates of the pickups and deliveries, in place of those of the stops. */
  dates?: readonly string[];
  /** The linehaul agreed in a tender; otherwise the contract's rates apply. */
  agreedPrice?: string | null;
  /** Time in transit between the stops. */
  transit: { plannedMinutes: number; actualMinutes: number } | null;
  extraCharges: readonly { name: string; amount: string; vatPercentage?: string | undefined }[];
  /** Requested, of the contract's price list. */
  services?: readonly { name: string; quantity: string }[];
  discount: string;
  load: Amount | null;
  capacity: Amount | null;
};
