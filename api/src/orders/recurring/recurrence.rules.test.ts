import fc from 'fast-check';
import {
  changePhases,
  listOccurrences,
  nextOccurrences,
  type Pause,
  type Phase,
  resumePauses,
  startPhases,
} from './recurrence.rules.ts';
import { list, NO_HOLIDAYS, phase, recurrence, unix } from './testing/recurrences.ts';

const toIso = (at: number) => new Date(at * 1_000).toISOString().slice(0, 16);

test.each<[string, Partial<Phase>, string, string, string[]]>([
  [
    'Rome goes to summer time',
    { times: ['02:30', '08:00'] },
    '2026-03-28',
    '2026-03-30',
    [
      '2026-03-28T01:30',
      '2026-03-28T07:00',
      '2026-03-29T01:00',
      '2026-03-29T06:00',
      '2026-03-30T00:30',
      '2026-03-30T06:00',
    ],
  ],
  [
    'Rome goes to winter time',
    { times: ['02:30', '08:00'] },
    '2026-10-24',
    '2026-10-25',
    ['2026-10-24T00:30', '2026-10-24T06:00', '2026-10-25T00:30', '2026-10-25T07:00'],
  ],
  [
    'New York goes to summer time',
    { timeZone: 'America/New_York', times: ['02:30', '08:00'] },
    '2026-03-07',
    '2026-03-08',
    ['2026-03-07T07:30', '2026-03-07T13:00', '2026-03-08T07:00', '2026-03-08T12:00'],
  ],
  [
    'New York goes to winter time',
    { timeZone: 'America/New_York', times: ['01:30', '08:00'] },
    '2026-10-31',
    '2026-11-01',
    ['2026-10-31T05:30', '2026-10-31T12:00', '2026-11-01T05:30', '2026-11-01T13:00'],
  ],
  [
    'a month ends',
    {},
    '2026-01-30',
    '2026-02-02',
    ['30', '31', '01', '02'].map((d, i) => `2026-0${i < 2 ? 1 : 2}-${d}T07:00`),
  ],
  [
    'a leap year has 29 February',
    {},
    '2028-02-28',
    '2028-03-01',
    ['2028-02-28T07:00', '2028-02-29T07:00', '2028-03-01T07:00'],
  ],
  ['a year without it', {}, '2027-02-28', '2027-03-01', ['2027-02-28T07:00', '2027-03-01T07:00']],
  [
    'weekdays count from Monday',
    { weekdays: [1, 5] },
    '2026-11-16',
    '2026-11-22',
    ['2026-11-16T07:00', '2026-11-20T07:00'],
  ],
])('%s', (_case, changes, from, to, moments) => {
  expect(listOccurrences(recurrence(changes), NO_HOLIDAYS, from, to).map(({ at }) => toIso(at))).toEqual(moments);
});

// Christmas 2026 is on a Friday.
const CHRISTMAS = new Set(['2026-12-25', '2026-12-26']);
test.each<[Phase['onHoliday'], string[]]>([
  ['skip', []],
  ['before', ['2026-12-24 08:00']],
  ['after', ['2026-12-27 08:00']],
])('on a holiday: %s', (onHoliday, days) => {
  const fridays = recurrence({ weekdays: [5], onHoliday });
  expect(list(fridays, '2026-12-19', '2026-12-31', CHRISTMAS)).toEqual(days);
});

test('creates one order when a moved one meets another, and none beyond start, end or fourteen holidays', () => {
  const weekend = recurrence({ weekdays: [5, 7], onHoliday: 'after' });
  expect(list(weekend, '2026-12-25', '2026-12-31', CHRISTMAS)).toEqual(['2026-12-27 08:00']);
  const until = { ...recurrence({ weekdays: [5], onHoliday: 'after' }), endDay: '2026-12-26' };
  expect(list(until, '2026-12-20', '2026-12-31', CHRISTMAS)).toEqual([]);
  const from = { ...recurrence({ weekdays: [5], onHoliday: 'before' }), startDay: '2026-12-25' };
  expect(list(from, '2026-12-20', '2026-12-31', CHRISTMAS)).toEqual([]);
  const long = new Set(Array.from({ length: 15 }, (_, i) => `2026-12-${10 + i}`));
  expect(list(recurrence({ weekdays: [4], onHoliday: 'after' }), '2026-12-10', '2026-12-31', long)).toEqual([
    '2026-12-25 08:00',
    '2026-12-31 08:00',
  ]);
});

test('a change counts from its day on, and replaces later ones', () => {
  const phases = changePhases(
    changePhases([phase()], phase({ from: '2026-11-25', times: ['09:00'] })),
    phase({ from: '2026-11-18', times: ['10:00'] }),
  );
  expect(list(recurrence({}, { phases }), '2026-11-17', '2026-11-18')).toEqual([
    '2026-11-17 08:00',
    '2026-11-18 10:00',
  ]);
  expect(list(recurrence({}, { phases }), '2026-11-26', '2026-11-26')).toEqual(['2026-11-26 10:00']);
});

test('a moved start keeps the pattern of its day, and later ones', () => {
  const phases = ['2026-01-01', '2026-02-01', '2026-03-01'].map((from, i) => phase({ from, times: [`0${i}:00`] }));
  const begin = (day: string) => startPhases(phases, day).map(({ from, times }) => `${from} ${times.join()}`);
  expect(begin('2025-12-01')).toEqual(['2025-12-01 00:00', '2026-02-01 01:00', '2026-03-01 02:00']);
  expect(begin('2026-02-15')).toEqual(['2026-02-15 01:00', '2026-03-01 02:00']);
  expect(begin('2026-03-01')).toEqual(['2026-03-01 02:00']);
});

test('resuming keeps past pauses', () => {
  const pauses: Pause[] = [
    { from: '2026-11-01', to: '2026-11-02' },
    { from: '2026-11-10', to: null },
    { from: '2026-12-01', to: '2026-12-05' },
  ];
  expect(resumePauses(pauses, '2026-11-20')).toEqual([pauses[0], { from: '2026-11-10', to: '2026-11-19' }]);
});

test('the next dates are after now, within start and end', () => {
  const of = recurrence({ weekdays: [1], times: ['08:00', '16:00'] }, { endDay: '2026-11-30' });
  const now = unix('2026-11-16T08:00:00Z');
  const next = nextOccurrences(of, NO_HOLIDAYS, { now, today: '2026-11-16', count: 5 });
  expect(next.map(({ day, time }) => `${day} ${time}`)).toEqual([
    '2026-11-16 16:00',
    '2026-11-23 08:00',
    '2026-11-23 16:00',
    '2026-11-30 08:00',
    '2026-11-30 16:00',
  ]);
});

const day = fc.integer({ min: 0, max: 900 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
const pause = fc.record({ from: day, to: fc.option(day) });
const anyRecurrence = fc.record({
  startDay: day,
  endDay: fc.option(day),
  pauses: fc.array(pause, { maxLength: 3 }),
  phases: fc
    .uniqueArray(
      fc.record({
        from: day,
        templateId: fc.constant('template'),
        timeZone: fc.constantFrom('Europe/Rome', 'America/New_York'),
        weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
        times: fc.subarray(['00:00', '02:30', '08:00', '23:59'], { minLength: 1 }),
        onHoliday: fc.constantFrom<Phase['onHoliday']>('skip', 'before', 'after'),
      }),
      { minLength: 1, maxLength: 3, selector: ({ from }) => from },
    )
    .map((phases) => phases.toSorted((a, b) => a.from.localeCompare(b.from))),
});
const holidays = fc.uniqueArray(day, { maxLength: 40 }).map((days) => new Set(days));

test('creates an order exactly once for any division of days, and never on a paused day or a holiday', () => {
  fc.assert(
    fc.property(anyRecurrence, holidays, fc.uniqueArray(day, { minLength: 2, maxLength: 4 }), (of, free, cuts) => {
      const [first = '', ...rest] = cuts.toSorted();
      const last = rest.at(-1) ?? first;
      const whole = listOccurrences(of, free, first, last).map(({ day: on, time }) => `${on} ${time}`);
      expect(new Set(whole).size).toBe(whole.length);
      const parts = rest.map((to, i) => {
        const from = i === 0 ? first : new Date(Date.parse(rest[i - 1] ?? '') + 86_400_000).toISOString().slice(0, 10);
        return listOccurrences(of, free, from, to).map(({ day: on, time }) => `${on} ${time}`);
      });
      expect(parts.flat().toSorted()).toEqual(whole.toSorted());
      for (const text of whole) {
        const on = text.slice(0, 10);
        expect(free.has(on)).toBe(false);
        expect(of.pauses.some(({ from, to }) => from <= on && (to === null || on <= to))).toBe(false);
        expect(on >= of.startDay && (of.endDay === null || on <= of.endDay)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
