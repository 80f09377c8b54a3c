import { addDriven } from './driven.rules.ts';

const NONE = { drivenKm: 0, runningHours: 0 };
const KM = 1 / 111.195;
const at = (minutes: number, km: number, speed: number, ignition: boolean | null = null) => ({
  at: minutes * 60,
  latitude: 7 + km * KM,
  longitude: 80,
  speed,
  ignition,
});

test.each([
  ['a drive', at(0, 0, 40), [at(6, 4, 40), at(12, 8, 0)], 8, 0.2],
  ['nothing before the first position', null, [at(0, 3, 40)], 0, 0],
  ['no swaying of a parked vehicle', at(0, 0, 0), [at(5, 0.05, 0), at(9, 0, 1)], 0, 0],
  ['hours while idling', at(0, 0, 0, true), [at(6, 0, 0, true), at(9, 0, 0, false), at(12, 0, 0, false)], 0, 0.15],
  ['the way during a silence, but no hours', at(0, 0, 40), [at(60, 50, 40)], 50, 0],
])('counts %s', (_case, previous, positions, km, hours) => {
  const { drivenKm, runningHours } = addDriven(NONE, previous, positions);
  expect(drivenKm).toBeCloseTo(km, 2);
  expect(runningHours).toBeCloseTo(hours, 4);
});
