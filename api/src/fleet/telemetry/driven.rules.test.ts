import { addDriven, passesMark } from './driven.rules.ts';

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

test.each([
  ['a start at five km/h', at(0, 0, 0), [at(1, 0.05, 5)], 0.05, 1 / 60],
  ['an arrival', at(0, 0, 5), [at(1, 0.05, 0)], 0.05, 1 / 60],
  ['a move by the ferry', at(0, 0, 0), [at(9, 0.11, 0)], 0.11, 0],
  ['no driving below five km/h', at(0, 0, 4.9), [at(1, 0.05, 4.9)], 0, 0],
  ['hours across ten minutes', at(0, 0, 40), [at(10, 8, 40)], 8, 1 / 6],
  ['no hours with the ignition off', at(0, 0, 40, false), [at(6, 4, 40)], 4, 0],
])('counts %s', (_case, previous, positions, km, hours) => {
  const { drivenKm, runningHours } = addDriven({ drivenKm: 100, runningHours: 10 }, previous, positions);
  expect(drivenKm).toBeCloseTo(100 + km, 2);
  expect(runningHours).toBeCloseTo(10 + hours, 4);
});

const METERS = { drivenKm: 15, runningHours: 2.5, odometer: 1_234, engineHours: 50.5 };
test.each([
  [{}, false],
  [{ drivenKm: 19.9 }, false],
  [{ drivenKm: 20 }, true],
  [{ runningHours: 2.9 }, false],
  [{ runningHours: 3 }, true],
  [{ odometer: 1_239 }, false],
  [{ odometer: 1_240 }, true],
  [{ odometer: null }, false],
  [{ engineHours: 50.9 }, false],
  [{ engineHours: 51 }, true],
  [{ engineHours: null }, false],
])('whether meters that continue to %j pass a mark: %s', (changes, isPassed) => {
  expect(passesMark(METERS, { ...METERS, ...changes })).toBe(isPassed);
});

test('the first reading of a tracker passes a mark', () => {
  expect(passesMark({ ...METERS, odometer: null }, METERS)).toBe(true);
  expect(passesMark({ ...METERS, engineHours: null }, METERS)).toBe(true);
});
