import fc from 'fast-check';
import { decimal, toMoney } from '../../platform/values/money.ts';
import { demurrageMinutes, rateDemurrage } from './demurrage.rules.ts';
import { DEMURRAGE, stop, sum } from './testing/rating.fixtures.ts';

test.each([
  [800, '15200.00'],
  [0, '0.00'],
  [360, '6000.00'],
  [361, '6020.00'],
  [720, '13200.00'],
])('demurrage of %i minutes', (minutes, amount) => {
  expect(sum(rateDemurrage(DEMURRAGE, minutes))).toBe(amount);
});
test('hours outside all bands are charged at the base rate', () => {
  expect(
    rateDemurrage({ baseRate: '2000', bands: [{ from: '6', to: '12', rate: '1200' }] }, 800).map(
      ({ amount, minutes, band: of }) => [amount, minutes, of?.from],
    ),
  ).toEqual([
    ['14666.67', 440, undefined],
    ['7200.00', 360, '6'],
  ]);
});

const STOPS = [stop('loading', null, '08:00', '10:30'), stop('unloading', null, '13:00', '14:30')];
const free = (freeMinutes: number) => ({ freeMinutes, ratePerHour: '0' });
test.each([
  ['beyond the free time of its kind', { loading: free(120), unloading: free(60) }, 60],
  ['less than the free time as none', { loading: free(120), unloading: free(600) }, 30],
  ['beyond the standard free time', { loading: free(120), standard: free(15) }, 105],
  ['not without terms for its kind', { loading: free(120) }, 30],
  ['not without any terms', {}, 0],
])('R11 counts the time at a stop %s', (_case, delays, minutes) => {
  expect(demurrageMinutes(delays, STOPS)).toBe(minutes);
});

test('R11 rates each band separately, in any order', () => {
  expect(rateDemurrage({ ...DEMURRAGE, bands: DEMURRAGE.bands.toReversed() }, 800)).toEqual([
    { rule: 'demurrage', amount: '6000.00', minutes: 360, rate: '1000', band: { from: '0', to: '6' } },
    { rule: 'demurrage', amount: '7200.00', minutes: 360, rate: '1200', band: { from: '6', to: '12' } },
    { rule: 'demurrage', amount: '2000.00', minutes: 80, rate: '1500', band: { from: '12', to: null } },
  ]);
});

/** Bands between some of the quarters of an hour, with gaps; the last may be open. */
const bandsWithGaps = fc
  .record({
    cuts: fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 2, maxLength: 8 }),
    kept: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    rates: fc.array(fc.integer({ min: 1, max: 999_99 }), { minLength: 8, maxLength: 8 }),
    isOpen: fc.boolean(),
  })
  .map(({ cuts, kept, rates, isOpen }) => {
    const quarters = cuts.toSorted((one, other) => one - other);
    return quarters.flatMap((from, i) => {
      const to = quarters[i + 1];
      if (!kept[i] || (to === undefined && !isOpen)) return [];
      return [{ from: String(from / 4), to: to === undefined ? null : String(to / 4), rate: String(rates[i]! / 100) }];
    });
  });
const minutesOfDay = fc.integer({ min: 0, max: 1_800 });

test('R11 charges each minute once, at the rate of its band, in one line per band with separate rounding', () => {
  fc.assert(
    fc.property(bandsWithGaps, minutesOfDay, (bands, minutes) => {
      const counts = new Map<string, number>();
      for (let minute = 0; minute < minutes; minute += 1) {
        const hour = minute / 60;
        const found = bands.find(({ from, to }) => hour >= Number(from) && (to === null || hour < Number(to)));
        counts.set(found?.from ?? 'base', (counts.get(found?.from ?? 'base') ?? 0) + 1);
      }
      const lines = rateDemurrage({ baseRate: '777.77', bands }, minutes);
      expect(new Map(lines.map((line) => [line.band?.from ?? 'base', line.minutes]))).toEqual(counts);
      expect(lines.length).toBe(counts.size);
      for (const { rate = '', minutes: charged = 0, amount } of lines)
        expect(amount).toBe(toMoney(decimal(charged).times(rate).div(60)));
    }),
  );
});

const terms = fc.option(fc.integer({ min: 0, max: 90 }).map(free), { nil: undefined });
test('R11 charges nothing at a stop without terms for its kind and without standard ones', () => {
  fc.assert(
    fc.property(terms, terms, terms, (loading, unloading, standard) => {
      const delays = {
        ...(loading && { loading }),
        ...(unloading && { unloading }),
        ...(standard && { standard }),
      };
      const charged = STOPS.filter(({ what }) => delays[what] ?? delays.standard);
      expect(demurrageMinutes(delays, STOPS)).toBe(demurrageMinutes(delays, charged));
      const others = STOPS.filter((one) => !charged.includes(one));
      expect(rateDemurrage(DEMURRAGE, demurrageMinutes(delays, others))).toEqual([]);
    }),
  );
});
