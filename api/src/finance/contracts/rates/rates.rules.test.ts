import fc from 'fast-check';
import { normalizeTerms } from '../terms.rules.ts';
import { compareRates, findContradictions } from './compare-rates.rules.ts';
import { createPlaceFinder, createPlaceLabels } from './places.rules.ts';
import {
  keyOf,
  listRates,
  RATE_COLUMNS,
  type Rate,
  type Rates,
  readRateRow,
  toRateSheet,
} from './rate-columns.rules.ts';

const IDS = Array.from({ length: 6 }, (_, i) => `00000000-0000-4000-8000-00000000000${i}`);
const scaled = (max: number, places: number) =>
  fc.integer({ min: 0, max }).map((value) => (value / 10 ** places).toFixed(places));
const money = scaled(9_999_999, 2);
const place = fc.constantFrom(...IDS);
const lanes = fc.uniqueArray(
  fc.record({
    fromLocationId: place,
    toLocationId: place,
    flatRate: money,
    backhaulRate: fc.option(money),
  }),
  { selector: (values) => keyOf({ kind: 'lane', values }) },
);
/** Each band begins where the previous one ends. */
const bands = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 5 }).chain((limits) =>
  fc.tuple(
    ...limits
      .toSorted((one, other) => one - other)
      .map((limit, i, all) =>
        fc.record({
          from: fc.constant(String(limit / 1_000)),
          to: fc.constant(all[i + 1] === undefined ? null : String(Number(all[i + 1]) / 1_000)),
          value: money,
          backhaulRate: fc.option(money),
          backhaulPercentage: fc.option(scaled(1_000_000, 4)),
          minDistance: scaled(99_999, 3),
        }),
      ),
  ),
);
/** Few names, so that some places share one. */
const places = fc
  .array(fc.constantFrom('Port', 'Kandy', '=SUM(A1)', ' Galle', `Port [${IDS[0]}]`), { minLength: 6, maxLength: 6 })
  .map((names) => new Map(names.map((name, i) => [IDS[i] ?? '', name])));

const normalize = (rates: Rates): Rates =>
  normalizeTerms({
    ...({ baseCurrencyId: IDS[0], vatPercentage: '0', distanceDiscounts: [], delays: {} } as unknown as Parameters<
      typeof normalizeTerms
    >[0]),
    mileageCalculationLocationId: null,
    billingCurrencyId: null,
    flatTripRate: null,
    flatTripBackhaulRate: null,
    demurrage: null,
    ...rates,
  });

test('an exported sheet can be read back as the same rates', () => {
  fc.assert(
    fc.property(lanes, bands, places, (pointRates, distanceRates, existing) => {
      const before = normalize({ pointRates, distanceRates });
      const labelOf = createPlaceLabels(existing);
      const find = createPlaceFinder(existing);
      const rows = [...(toRateSheet(before, labelOf).rows as Iterable<readonly (string | undefined)[]>)].map(
        (cells, i) =>
          readRateRow(
            { row: i + 2, cell: (title) => cells[RATE_COLUMNS.findIndex((column) => column.title === title)] ?? '' },
            find,
          ),
      );
      expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(rows.map(({ rate }) => rate)).toEqual(listRates(before));
      const after = new Map(rows.map(({ row, rate }) => [row, rate as Rate]));
      const { counts } = compareRates(before, rows, after, findContradictions(rows), labelOf);
      expect(counts).toEqual({ error: 0, changed: 0, added: 0, removed: 0, unchanged: rows.length });
    }),
  );
});

test('a deleted place is exported by its id, which can’t be found on import', () => {
  const label = createPlaceLabels(new Map())(IDS[0] ?? '');
  expect(label).toBe(`[${IDS[0]}]`);
  expect(createPlaceFinder(new Map())(label)).toMatchObject({ problem: { code: 'notFound' } });
});
