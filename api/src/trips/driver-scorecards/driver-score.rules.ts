import type { DriverFigures, ScoreComponent } from 'shared-contracts/values/trips/driver-scores';

type Rule = {
  id: ScoreComponent;
  /** Out of 100. */
  weight: number;
  /** The value that scores all points, and the one that scores none; linear in between. */
  full: number;
  none: number;
  /** Null if unknown, so that it doesn't count. */
  valueOf: (figures: DriverFigures) => number | null;
};

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
/** Shorter distances say nothing about driving behaviour. */
const MIN_KM = 1;

/**
 * The weights of the score. Safety outweighs punctuality, because late stops often have other causes. Weights and
 * thresholds are this project's choice: no standard exists for them. Components with unknown values leave their weight
 * to the others.
 */
export const SCORE_RULES: readonly Rule[] = [
  {
    // The share of driving time above the limit of the organization's speeding rule.
    id: 'speeding',
    weight: 35,
    full: 0,
    none: 0.1,
    valueOf: ({ speedingMinutes, drivingMinutes }) => share(speedingMinutes, drivingMinutes),
  },
  {
    // Harsh braking, acceleration and cornering per 100 km.
    id: 'harsh',
    weight: 25,
    full: 0,
    none: 5,
    valueOf: ({ hasHarshEvents, harshEvents, distance }) =>
      hasHarshEvents && distance >= MIN_KM ? (harshEvents / distance) * 100 : null,
  },
  {
    // The share of engine time without moving. Some of it is unavoidable at gates and in traffic.
    id: 'idling',
    weight: 10,
    full: 0.05,
    none: 0.3,
    valueOf: ({ idleMinutes, drivingMinutes }) =>
      idleMinutes === null ? null : share(idleMinutes, idleMinutes + drivingMinutes),
  },
  {
    // The share of stops with a window that were reached before its end.
    id: 'onTime',
    weight: 20,
    full: 0.98,
    none: 0.7,
    valueOf: ({ onTimeStops, stops }) => share(onTimeStops, stops),
  },
  {
    // The share of trips with an inspection before the start. Reported defects don't count against the driver.
    id: 'inspections',
    weight: 10,
    full: 1,
    none: 0,
    valueOf: ({ hasInspections, inspectedTrips, trips }) => (hasInspections ? share(inspectedTrips, trips) : null),
  },
];

const within = (value: number) => Math.min(1, Math.max(0, value));

export type ComponentScore = { id: ScoreComponent; value: number | null; points: number | null };

export const scoreComponents = (figures: DriverFigures): ComponentScore[] =>
  SCORE_RULES.map(({ id, full, none, valueOf }) => {
    const value = valueOf(figures);
    return { id, value, points: value === null ? null : within((none - value) / (none - full)) };
  });

/** From 0 to 100; null if no component is known. */
export function toScore(components: readonly ComponentScore[]): number | null {
  const measured = components.flatMap(({ id, points }) => {
    const rule = SCORE_RULES.find((one) => one.id === id);
    return points === null || !rule ? [] : [{ points, weight: rule.weight }];
  });
  const weight = measured.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return null;
  return (measured.reduce((sum, one) => sum + one.points * one.weight, 0) / weight) * 100;
}
