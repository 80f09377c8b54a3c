import type { DriverFigures, ScoreComponent } from 'shared-contracts/values/trips/driver-scores';

type Rule = {
  id: ScoreComponent;
  /** Of 100. */
  weight: number;
  /** The value with all points, and the one from which there are none; between them points fall evenly. */
  full: number;
  none: number;
  /** Null: unknown, so it doesn't count. */
  valueOf: (figures: DriverFigures) => number | null;
};

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
/** Less than this tells nothing about how someone drives. */
const MIN_KM = 1;

/**
 * What counts how much. Safety outweighs punctuality, because late stops often have other causes. Weights and marks are
 * this project's choice: no standard exists for them. Values that are unknown leave their weight to the others.
 */
export const SCORE_RULES: readonly Rule[] = [
  {
    // Of the time driven, above the limit of the organization's rule for speeding.
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
    // Of the time with a running engine, without moving. A little can't be avoided at gates and in traffic.
    id: 'idling',
    weight: 10,
    full: 0.05,
    none: 0.3,
    valueOf: ({ idleMinutes, drivingMinutes }) =>
      idleMinutes === null ? null : share(idleMinutes, idleMinutes + drivingMinutes),
  },
  {
    // Of the stops with a window, reached before its end.
    id: 'onTime',
    weight: 20,
    full: 0.98,
    none: 0.7,
    valueOf: ({ onTimeStops, stops }) => share(onTimeStops, stops),
  },
  {
    // Of the trips, inspected before. Defects don't count against who reports them.
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

/** From 0 to 100; null: nothing is known that counts. */
export function toScore(components: readonly ComponentScore[]): number | null {
  const measured = components.flatMap(({ id, points }) => {
    const rule = SCORE_RULES.find((one) => one.id === id);
    return points === null || !rule ? [] : [{ points, weight: rule.weight }];
  });
  const weight = measured.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return null;
  return (measured.reduce((sum, one) => sum + one.points * one.weight, 0) / weight) * 100;
}
