import fc from 'fast-check';
import { UNIT_SYSTEMS } from './limits.ts';
import { fromMetric, formatMeasure, getInputDecimals, toMetric, getUnitName, type MeasureKind } from './units.ts';

const KINDS: MeasureKind[] = ['distance', 'length', 'weight', 'space', 'area'];

test.each([
  ['distance', 'km', 'mi'],
  ['length', 'm', 'ft'],
  ['weight', 'kg', 'tonnes'],
  ['space', 'CBM', 'SQF'],
  ['area', 'km²', 'mi²'],
] as const)('%s is measured in %s or %s', (kind, metric, imperial) => {
  expect([getUnitName(kind, 'metric'), getUnitName(kind, 'imperial')]).toEqual([metric, imperial]);
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
] as const)('%s of %s is formatted as %s or %s', (kind, stored, metric, imperial) => {
  expect(formatMeasure(stored, kind, 'metric')).toBe(metric);
  expect(formatMeasure(stored, kind, 'imperial')).toBe(imperial);
});

test.each([
  ['length', '6', '1.829', '6'],
  ['length', '8.5', '2.591', '8.5'],
  ['weight', '1.2345', '1234.5', '1.2345'],
  ['space', '353.1', '9.999', '353.1'],
  ['distance', '1', '1.609', '1'],
  ['length', '0.10', '0.03', '0.1'],
] as const)('%s of %s in imperial units is stored as %s and read back as %s', (kind, entered, stored, readBack) => {
  expect(toMetric(entered, kind, 'imperial')).toBe(stored);
  expect(fromMetric(stored, kind, 'imperial')).toBe(readBack);
});

const input = fc
  .constantFrom(...KINDS)
  .chain((kind) =>
    fc
      .constantFrom(...UNIT_SYSTEMS)
      .chain((system) =>
        fc.tuple(
          fc.constant(kind),
          fc.constant(system),
          fc.bigInt({ min: 0n, max: 10n ** 12n }),
          fc.integer({ min: 0, max: getInputDecimals(kind, system) }),
        ),
      ),
  );

const toDecimal = (digits: bigint, decimals: number) => {
  const text = String(digits).padStart(decimals + 1, '0');
  return decimals > 0 ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text;
};
const trimZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

test('entered values are stored with at most three decimals and read back unchanged', () => {
  fc.assert(
    fc.property(input, ([kind, system, digits, decimals]) => {
      const entered = toDecimal(digits, decimals);
      const stored = toMetric(entered, kind, system);
      return /^\d+(\.\d{0,2}[1-9])?$/.test(stored) && fromMetric(stored, kind, system) === trimZeros(entered);
    }),
    { numRuns: 2_000 },
  );
});

test('converting back and forth does not drift', () => {
  fc.assert(
    fc.property(input, ([kind, , digits, decimals]) => {
      const stored = toMetric(
        toDecimal(digits, Math.min(decimals, getInputDecimals(kind, 'imperial'))),
        kind,
        'imperial',
      );
      const converted = Array.from({ length: 5 }).reduce<string>(
        (value) => toMetric(fromMetric(value, kind, 'imperial'), kind, 'imperial'),
        stored,
      );
      return converted === stored;
    }),
  );
});
