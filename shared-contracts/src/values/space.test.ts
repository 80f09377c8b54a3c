import fc from 'fast-check';
import { computeVehicleSpace, computeVolume, hasDimensions } from './space.ts';

test.each([
  [{ width: '1', height: '1.5', length: '1.2' }, '1.800'],
  [{ width: '0.1', height: '0.1', length: '0.05' }, '0.001'],
  [{ width: '12', height: '1', length: '0.5' }, '6.000'],
  [{ width: '1000', height: '1000', length: '999.999' }, '999999000.000'],
])('the volume of %j is %s CBM', (dimensions, volume) => {
  expect(computeVolume(dimensions)).toBe(volume);
});

test.each([
  [
    { width: '2.4', height: '2.5', length: '6' },
    { actualSpace: '36.000', effectiveSpace: '33.480' },
  ],
  [
    { width: '0.1', height: '0.1', length: '0.1' },
    { actualSpace: '0.001', effectiveSpace: '0.001' },
  ],
  [
    { width: '2.345', height: '2.39', length: '12.03' },
    { actualSpace: '67.423', effectiveSpace: '62.703' },
  ],
  [
    { width: '100', height: '100', length: '100' },
    { actualSpace: '1000000.000', effectiveSpace: '930000.000' },
  ],
])('a vehicle body of %j has the space %j', (dimensions, space) => {
  expect(computeVehicleSpace(dimensions)).toEqual(space);
});

test.each([
  [{ width: '2.4', height: '2.5', length: '6' }, true],
  [{ width: '2.4', height: '', length: '6' }, false],
  [{ width: '2.4', height: null, length: '6' }, false],
  [{ width: '2.4', length: '6' }, false],
  [{ width: '2.4', height: '0.000', length: '6' }, false],
  [{ width: '2.4', height: 'high', length: '6' }, false],
])('%j is complete: %s', (input, expected) => {
  expect(hasDimensions(input)).toBe(expected);
});

test('the effective space is at most the actual one, and neither depends on the orientation', () => {
  const size = fc.integer({ min: 1, max: 100_000 }).map((millimetres) => (millimetres / 1_000).toFixed(3));
  fc.assert(
    fc.property(size, size, size, (width, height, length) => {
      const space = computeVehicleSpace({ width, height, length });
      expect(Number(space.effectiveSpace)).toBeLessThanOrEqual(Number(space.actualSpace));
      expect(computeVehicleSpace({ width: length, height, length: width })).toEqual(space);
    }),
  );
});
