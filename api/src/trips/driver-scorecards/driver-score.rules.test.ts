import type { DriverFigures } from 'shared-contracts/values/trips/driver-scores';
import { scoreComponents, SCORE_RULES, toScore } from './driver-score.rules.ts';

const figures = (more: Partial<DriverFigures> = {}): DriverFigures => ({
  distance: 400,
  drivingMinutes: 600,
  speedingMinutes: 0,
  idleMinutes: 0,
  harshEvents: 0,
  hasHarshEvents: true,
  stops: 10,
  onTimeStops: 10,
  trips: 4,
  inspectedTrips: 4,
  hasInspections: true,
  defectInspections: 3,
  ...more,
});
const score = (more: Partial<DriverFigures> = {}) => toScore(scoreComponents(figures(more)));

test('the weights are parts of 100', () => {
  expect(SCORE_RULES.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

test.each<[string, Partial<DriverFigures>, number | null]>([
  ['who does everything right', {}, 100],
  ['above the limit for 5 % of the time', { speedingMinutes: 30 }, 82.5],
  ['above the limit for longer than all points last', { speedingMinutes: 300 }, 65],
  ['with 10 harsh events in 400 km', { harshEvents: 10 }, 87.5],
  ['with a harsh event on the only kilometre', { distance: 1, harshEvents: 1 }, 75],
  ['with 10 late stops', { onTimeStops: 0 }, 80],
  ['who never inspects', { inspectedTrips: 0 }, 90],
  ['idling for a quarter of the time', { idleMinutes: 200 }, 92],
  ['whose trackers report no harsh events', { hasHarshEvents: false, speedingMinutes: 300 }, (40 / 75) * 100],
  ['whose idling is not known', { idleMinutes: null, speedingMinutes: 300 }, (55 / 90) * 100],
  ['of whom nothing is known', { drivingMinutes: 0, distance: 0, idleMinutes: null, stops: 0, trips: 0 }, null],
])('the score of a driver %s', (_name, more, expected) => {
  if (expected === null) expect(score(more)).toBeNull();
  else expect(score(more)).toBeCloseTo(expected, 6);
});
