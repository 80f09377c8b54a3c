import {
  changePhases,
  nextOccurrences,
  type Pause,
  type Phase,
  type Recurrence,
  resumePauses,
} from './recurrence.rules.ts';
import { list, NO_HOLIDAYS, phase, recurrence, unix } from './testing/recurrences.ts';

test('a pause covers both of its days', () => {
  const paused = (pauses: Pause[]) =>
    list(recurrence({}, { pauses }), '2026-11-01', '2026-11-04').map((day) => day.slice(8, 10));
  expect(paused([{ from: '2026-11-02', to: '2026-11-03' }])).toEqual(['01', '04']);
  expect(paused([{ from: '2026-11-03', to: null }])).toEqual(['01', '02']);
  expect(paused([{ from: '2026-11-10', to: null }])).toEqual(['01', '02', '03', '04']);
  expect(paused([{ from: '2026-10-01', to: '2026-10-31' }])).toEqual(['01', '02', '03', '04']);
});

test('the start and the end are among the days', () => {
  const week = recurrence({}, { startDay: '2026-11-02', endDay: '2026-11-03' });
  expect(list(week, '2026-11-01', '2026-11-05')).toEqual(['2026-11-02 08:00', '2026-11-03 08:00']);
});

test('an order is moved past fourteen holidays, and no further', () => {
  const holidays = new Set(Array.from({ length: 14 }, (_, i) => `2026-12-${10 + i}`));
  const moved = (weekday: number, onHoliday: Phase['onHoliday'], from: string, to: string) =>
    list(recurrence({ weekdays: [weekday], onHoliday }), from, to, holidays);
  expect(moved(4, 'after', '2026-12-24', '2026-12-24')).toEqual(['2026-12-24 08:00']);
  expect(moved(3, 'before', '2026-12-09', '2026-12-09')).toEqual(['2026-12-09 08:00']);
});

test('without a pattern on a day, there is no order', () => {
  expect(list(recurrence({ from: '2026-11-02' }), '2026-11-01', '2026-11-02')).toEqual(['2026-11-02 08:00']);
});

test('orders are listed by their time, wherever their pattern is', () => {
  const phases = [
    phase({ times: ['20:00', '08:00'], timeZone: 'America/New_York' }),
    phase({ from: '2026-11-02', times: ['01:00'], timeZone: 'Asia/Colombo' }),
  ];
  // 1:00 in Colombo is before 20:00 of the previous day in New York.
  expect(list(recurrence({}, { phases }), '2026-11-01', '2026-11-02')).toEqual([
    '2026-11-01 08:00',
    '2026-11-02 01:00',
    '2026-11-01 20:00',
  ]);
});

const next = (of: Recurrence, today: string, count: number, now = unix(`${today}T00:00Z`)) =>
  nextOccurrences(of, NO_HOLIDAYS, { now, today, count }).map(({ day, time }) => `${day} ${time}`);

test.each<[string, Recurrence, string, number, string[]]>([
  ['today', recurrence(), '2026-11-20', 2, ['2026-11-20 08:00', '2026-11-21 08:00']],
  ['at its start', recurrence({}, { startDay: '2026-12-01' }), '2026-11-20', 1, ['2026-12-01 08:00']],
  ['after its start', recurrence({}, { startDay: '2026-01-01' }), '2026-11-20', 1, ['2026-11-20 08:00']],
  [
    'until its end',
    recurrence({}, { endDay: '2026-11-21' }),
    '2026-11-20',
    9,
    ['2026-11-20 08:00', '2026-11-21 08:00'],
  ],
  ['on its last day', recurrence({}, { endDay: '2026-11-20' }), '2026-11-20', 9, ['2026-11-20 08:00']],
  ['never after its end', recurrence({}, { endDay: '2026-11-19' }), '2026-11-20', 9, []],
  [
    'after a pause of months',
    recurrence({}, { pauses: [{ from: '2026-01-01', to: '2027-06-30' }] }),
    '2026-11-20',
    1,
    ['2027-07-01 08:00'],
  ],
  [
    'never in a pause without an end',
    recurrence({}, { pauses: [{ from: '2026-01-01', to: null }] }),
    '2026-11-20',
    1,
    [],
  ],
])('is picked up next %s', (_name, of, today, count, expected) => {
  expect(next(of, today, count)).toEqual(expected);
});

test('an order with a pickup at this moment is not among the next ones', () => {
  const [first] = nextOccurrences(recurrence(), NO_HOLIDAYS, { now: 0, today: '2026-11-20', count: 1 });
  expect(next(recurrence(), '2026-11-20', 1, first!.at)).toEqual(['2026-11-21 08:00']);
  expect(next(recurrence(), '2026-11-20', 1, first!.at - 1)).toEqual(['2026-11-20 08:00']);
});

test('a pattern that begins on the day of another replaces it', () => {
  const replaced = changePhases(
    [phase(), phase({ from: '2026-11-18' })],
    phase({ from: '2026-11-18', times: ['10:00'] }),
  );
  expect(replaced.map(({ from, times }) => `${from} ${times.join()}`)).toEqual([
    '2026-01-01 08:00',
    '2026-11-18 10:00',
  ]);
});

test.each<[string, Pause, Pause[]]>([
  [
    'that ended the day before stays',
    { from: '2026-11-01', to: '2026-11-19' },
    [{ from: '2026-11-01', to: '2026-11-19' }],
  ],
  [
    'that lasts on the day ends before it',
    { from: '2026-11-01', to: '2026-11-20' },
    [{ from: '2026-11-01', to: '2026-11-19' }],
  ],
  ['that begins on the day is gone', { from: '2026-11-20', to: null }, []],
])('resuming: a pause %s', (_name, before, expected) => {
  expect(resumePauses([before], '2026-11-20')).toEqual(expected);
});
