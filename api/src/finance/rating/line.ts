import type { RatingRule, ServiceUnit } from 'shared-contracts/values/finance/rating';

/**
 * How a line was computed. `distance` in the contract's unit; `band` of distance or hours; `percentage` of the
 * linehaul; `stop`: its position.
 */
export type Trace = Partial<{
  rate: string;
  distance: string;
  minutes: number;
  freeMinutes: number;
  band: { from: string; to: string | null } | null;
  percentage: string;
  threshold: string;
  stop: number;
  name: string;
  /** The quantity of a service, in its unit. */
  quantity: string;
  unit: ServiceUnit;
  /** `YYYY-MM-DD`, where the stop is. */
  date: string;
  /** Set if the line is taxed differently from the others. */
  vatPercentage: string;
}>;
/** `amount`: in the base currency, 2 places; negative if deducted. */
export type RatedLine = Trace & { rule: RatingRule; amount: string };
