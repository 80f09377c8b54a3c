import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { isRunning } from './running.rules.ts';

test.each<[TripStage, boolean]>([
  ['saved', false],
  ['vehicleAssigned', false],
  ['started', true],
  ['transit', true],
  ['completed', false],
])('a trip in stage %s is on the road: %s', (stage, expected) => {
  expect(isRunning({ stage })).toBe(expected);
});
