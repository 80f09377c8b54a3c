import fc from 'fast-check';
import type { DayRates } from 'shared-contracts/finance/contract-terms';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { rateBill } from './bill.rules.ts';
import { daySurcharges, serviceDates } from './day-rates.rules.ts';
import type { RatedStop } from './facts.ts';
import type { RatedLine } from './line.ts';
import { anyFacts, cents, K, km, sum } from './testing/rating.fixtures.ts';

const at = (iso: string) => Date.parse(iso) / 1_000;
const linehaul = (...amounts: string[]): RatedLine[] => amounts.map((amount) => ({ rule: 'distance', amount }));
const stop = (more: Partial<RatedStop>): RatedStop => ({
  what: 'loading',
  windowFrom: null,
  arrivedAt: null,
  departedAt: null,
  ...more,
});
const [FRIDAY, SATURDAY, SUNDAY, CHRISTMAS] = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-25'] as const;
const percent = (percentage: string) => ({ percentage, amount: null });
const RATES: DayRates = {
  timeZone: 'Asia/Colombo',
  saturday: percent('25'),
  sunday: { percentage: null, amount: '1500.00' },
  holiday: percent('100'),
  holidays: [CHRISTMAS],
};

test.each<[string, Partial<RatedStop>[], string[]]>([
  ['late on Friday in UTC is Saturday in Colombo', [{ arrivedAt: at('2026-11-27T18:30:00Z') }], [SATURDAY]],
  ['the minute before is still Friday there', [{ arrivedAt: at('2026-11-27T18:29:59Z') }], [FRIDAY]],
  ['the place has its own zone', [{ arrivedAt: at('2026-11-28T03:00:00Z'), timeZone: 'America/New_York' }], [FRIDAY]],
  [
    'the clocks of the place go back on that Sunday',
    [{ arrivedAt: at('2026-10-25T23:30:00Z'), timeZone: 'Europe/Rome' }],
    ['2026-10-26'],
  ],
  [
    'the arrival comes before the plan, and the plan before the window',
    [
      { arrivedAt: at('2026-11-28T04:00:00Z'), plannedAt: at('2026-11-27T04:00:00Z') },
      { plannedAt: at('2026-11-29T04:00:00Z'), windowFrom: at('2026-11-27T04:00:00Z') },
    ],
    [SATURDAY, SUNDAY],
  ],
  [
    'a date counts once',
    [{ windowFrom: at('2026-11-28T04:00:00Z') }, { windowFrom: at('2026-11-28T09:00:00Z') }],
    [SATURDAY],
  ],
  ['unknown times have no date', [{}], []],
])('%s', (_case, stops, dates) => {
  expect(serviceDates(stops.map(stop), RATES.timeZone)).toEqual(dates);
});

test.each<[string, DayRates, string[], RatedLine[]]>([
  ['nothing on a weekday', RATES, [FRIDAY], []],
  [
    'a percentage',
    RATES,
    [SATURDAY],
    [{ rule: 'saturdaySurcharge', amount: '25.00', date: SATURDAY, percentage: '25' }],
  ],
  ['an amount', RATES, [SUNDAY], [{ rule: 'sundaySurcharge', amount: '1500.00', date: SUNDAY, rate: '1500.00' }]],
  [
    'each date once, the earliest first',
    RATES,
    [SUNDAY, SATURDAY, SUNDAY],
    [
      { rule: 'saturdaySurcharge', amount: '25.00', date: SATURDAY, percentage: '25' },
      { rule: 'sundaySurcharge', amount: '1500.00', date: SUNDAY, rate: '1500.00' },
    ],
  ],
  [
    'the holiday and not the Saturday',
    { ...RATES, holidays: [SATURDAY] },
    [SATURDAY],
    [{ rule: 'holidaySurcharge', amount: '100.00', date: SATURDAY, percentage: '100' }],
  ],
  [
    'the Saturday of a holiday without a rate',
    { ...RATES, holiday: null, holidays: [SATURDAY] },
    [SATURDAY],
    [{ rule: 'saturdaySurcharge', amount: '25.00', date: SATURDAY, percentage: '25' }],
  ],
  ['nothing of 0 %', { ...RATES, saturday: percent('0') }, [SATURDAY], []],
])('charges %s', (_case, rates, dates, lines) => {
  expect(daySurcharges(linehaul('120.00', '-20.00'), rates, dates)).toEqual(lines);
});

test('charges nothing without a linehaul, and rounds half a cent up', () => {
  expect(daySurcharges([], RATES, [SUNDAY])).toEqual([]);
  expect(daySurcharges(linehaul('0.50'), { ...RATES, saturday: percent('7') }, [SATURDAY])).toMatchObject([
    { amount: '0.04' },
  ]);
});

test('an agreed price includes the surcharges of days', () => {
  const terms = { ...K, dayRates: RATES };
  const facts = km('100', { dates: [SATURDAY, CHRISTMAS] });
  expect(rateBill(terms, facts).lines.map(({ rule }) => rule)).toEqual([
    'distance',
    'saturdaySurcharge',
    'holidaySurcharge',
  ]);
  expect(rateBill(terms, { ...facts, agreedPrice: '100.00' }).lines.map(({ rule }) => rule)).toEqual(['agreedPrice']);
});

const anyRate = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 9_999_999 }).map((value) => percent((value / 10_000).toFixed(4))),
  cents(1_000_000).map((amount) => ({ percentage: null, amount })),
);
const anyDay = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const anyRates = fc.record({
  timeZone: fc.constantFrom('UTC', 'Asia/Colombo', 'America/New_York'),
  saturday: anyRate,
  sunday: anyRate,
  holiday: anyRate,
  holidays: fc.array(anyDay, { maxLength: 5 }),
});
const isOfDay = ({ rule }: RatedLine) => ['saturdaySurcharge', 'sundaySurcharge', 'holidaySurcharge'].includes(rule);

test('surcharges are positive and rounded by line, at most one a date, and change no other line', () => {
  fc.assert(
    fc.property(anyFacts, anyRates, fc.array(anyDay, { maxLength: 4 }), (facts, dayRates, dates) => {
      const bill = rateBill({ ...K, dayRates }, { ...facts, dates });
      const [days, others] = [bill.lines.filter(isOfDay), bill.lines.filter((line) => !isOfDay(line))];
      const base = sumOf(
        others
          .filter(({ rule }) => ['distance', 'pointToPoint', 'distanceDiscount'].includes(rule))
          .map(({ amount }) => amount),
      );
      expect(others).toEqual(rateBill(K, { ...facts, dates }).lines);
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
      for (const { amount, percentage, rate } of days) {
        expect(decimal(amount).gt(0)).toBe(true);
        expect(amount).toBe(percentage === undefined ? rate : toMoney(base.times(percentage).div(100)));
      }
      if (!decimal(sum(bill.lines)).isNegative()) expect(bill.taxBase).toBe(sum(bill.lines));
    }),
  );
});
