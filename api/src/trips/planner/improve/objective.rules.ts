import type { PlanObjective, PlanZoneRule } from 'shared-contracts/values/trips/plans';
import { HOUR } from 'shared-contracts/values/time';
import type { Plan } from '../pool.rules.ts';

/**
 * The cost of a trip, a kilometre, an hour and a tonne of CO2e, in any currency. Emissions are free without the last
 * one.
 */
export type PlanRates = { perTrip: number; perKm: number; perHour: number; perTonneCo2?: number };
export type ImproveSettings = {
  objective: PlanObjective;
  rates: PlanRates;
  zoneRule: PlanZoneRule;
  /** Null: no limit. */
  maxTripSeconds: number | null;
  maxWaitSeconds: number | null;
  /** Absent: as many as needed. */
  maxTrips?: number;
};
/** `emissions`: kg CO2e; `assignedOrders`: those in trips with a vehicle, of a fleet. */
export type PlanFigures = {
  trips: number;
  metres: number;
  seconds: number;
  cost: number;
  emissions: number;
  assignedOrders?: number;
};

/** The weights of what is minimized. */
export type ObjectiveWeights = { perTrip: number; perMetre: number; perSecond: number };

const METRES_PER_KM = 1_000;
const KG_PER_TONNE = 1_000;
/** A trip outweighs any detour. */
const TRIP_FIRST = 1e7;

/** Small second weights decide between plans that are equal otherwise. */
const WEIGHTS: Record<PlanObjective, (rates: PlanRates) => ObjectiveWeights> = {
  trips: () => ({ perTrip: TRIP_FIRST, perMetre: 1, perSecond: 0.01 }),
  distance: () => ({ perTrip: 1, perMetre: 1, perSecond: 0.01 }),
  time: () => ({ perTrip: 1, perMetre: 0.001, perSecond: 1 }),
  cost: ({ perTrip, perKm, perHour }) => ({ perTrip, perMetre: perKm / METRES_PER_KM, perSecond: perHour / HOUR }),
};
export const weightsOf = (objective: PlanObjective, rates: PlanRates) => WEIGHTS[objective](rates);

const secondsOf = ({ stops }: Plan) => (stops.at(-1)?.leaveAt ?? 0) - (stops[0]?.arriveAt ?? 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** @param emissions kg CO2e */
export const emissionsCost = (emissions: number, { perTonneCo2 = 0 }: PlanRates) =>
  (emissions / KG_PER_TONNE) * perTonneCo2;

/** `cost` by the rates, regardless of the objective. */
export function measurePlans<P extends Plan>(
  plans: readonly P[],
  rates: PlanRates,
  emissionsOf: (plan: P) => number,
): PlanFigures {
  const { perTrip, perKm, perHour } = rates;
  const [metres, seconds] = [sum(plans.map((plan) => plan.metres)), sum(plans.map(secondsOf))];
  const emissions = sum(plans.map(emissionsOf));
  return {
    trips: plans.length,
    metres,
    seconds,
    cost:
      plans.length * perTrip +
      (metres / METRES_PER_KM) * perKm +
      (seconds / HOUR) * perHour +
      emissionsCost(emissions, rates),
    emissions,
  };
}

/** The minimized quantity, for plans that carry the same orders. */
export const objectiveOf = ({ trips, metres, seconds }: PlanFigures, weights: ObjectiveWeights): number =>
  trips * weights.perTrip + metres * weights.perMetre + seconds * weights.perSecond;
