import fc from 'fast-check';
import { UNIT_SYSTEMS } from './limits.ts';
import { fromMetric, measureText, placesOf, toMetric, unitOf, type MeasureKind } from './units.ts';

const KINDS: MeasureKind[] = ['distance', 'length', 'weight', 'space', 'area'];

test.each([
  ['distance', 'km', 'mi'],
  ['length', 'm', 'ft'],
  ['weight', 'kg', 'tonnes'],
  ['space', 'CBM', 'SQF'],
  ['area', 'km²', 'mi²'],
] as const)('%s is counted in %s or %s', (kind, metric, imperial) => {
  expect([unitOf(kind, 'metric'), unitOf(kind, 'imperial')]).toEqual([metric, imperial]);
});

test.each([
  ['distance', '10', '10.0 km', '6.2 mi'],
  ['length', '10', '10.00 m', '32.81 ft'],
  ['weight', '10', '10 kg', '0.010 tonnes'],
  ['space', '10', '10.00 CBM', '353.1 SQF'],
  ['area', '735.31', '735.31 km²', '283.90 mi²'],
  ['weight', 1200.5, '1,201 kg', '1.201 tonnes'],
  ['length', '0.005', '0.01 m', '0.02 ft'],
  ['distance', '-1234.56', '-1,234.6 km', '-767.1 mi'],
  ['space', '', '0.00 CBM', '0.0 SQF'],
  ['distance', '-', '0.0 km', '0.0 mi'],
  ['length', '.5', '0.50 m', '1.64 ft'],
  ['weight', 1e-7, '0 kg', '0.000 tonnes'],
  ['weight', '123456789012345678901.5', '123,456,789,012,345,678,902 kg', '123,456,789,012,345,678.902 tonnes'],
] as const)('%s of %s is read as %s or %s', (kind, stored, metric, imperial) => {
  expect(measureText(stored, kind, 'metric')).toBe(metric);
  expect(measureText(stored, kind, 'imperial')).toBe(imperial);
});

test.each([
  ['length', '6', '1.829', '6'],
  ['length', '8.5', '2.591', '8.5'],
  ['weight', '1.2345', '1234.5', '1.2345'],
  ['space', '353.1', '9.999', '353.1'],
  ['distance', '1', '1.609', '1'],
  ['length', '0.10', '0.03', '0.1'],
] as const)('%s of %s in the other unit is stored as %s and comes back as %s', (kind, typed, stored, again) => {
  expect(toMetric(typed, kind, 'imperial')).toBe(stored);
  expect(fromMetric(stored, kind, 'imperial')).toBe(again);
});

const typing = fc
  .constantFrom(...KINDS)
  .chain((kind) =>
    fc
      .constantFrom(...UNIT_SYSTEMS)
      .chain((system) =>
        fc.tuple(
          fc.constant(kind),
          fc.constant(system),
          fc.bigInt({ min: 0n, max: 10n ** 12n }),
          fc.integer({ min: 0, max: placesOf(kind, system) }),
        ),
      ),
  );

const decimal = (digits: bigint, places: number) => {
  const text = String(digits).padStart(places + 1, '0');
  return places > 0 ? `${text.slice(0, -places)}.${text.slice(-places)}` : text;
};
const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

test('whatever is typed is stored with at most three decimals and comes back as it was', () => {
  fc.assert(
    fc.property(typing, ([kind, system, digits, places]) => {
      const typed = decimal(digits, places);
      const stored = toMetric(typed, kind, system);
      return /^\d+(\.\d{0,2}[1-9])?$/.test(stored) && fromMetric(stored, kind, system) === plain(typed);
    }),
    { numRuns: 2_000 },
  );
});

test('to and fro between the systems nothing drifts', () => {
  fc.assert(
    fc.property(typing, ([kind, , digits, places]) => {
      const stored = toMetric(decimal(digits, Math.min(places, placesOf(kind, 'imperial'))), kind, 'imperial');
      const again = Array.from({ length: 5 }).reduce<string>(
        (value) => toMetric(fromMetric(value, kind, 'imperial'), kind, 'imperial'),
        stored,
      );
      return again === stored;
    }),
  );
});
