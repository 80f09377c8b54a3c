import { toDashboardRange } from './span.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;
const iso = (time: number) => new Date(time * 1_000).toISOString().slice(0, 16);
const NOW = unix('2026-11-23T08:00:00Z');
const [HOUR, DAY] = [3_600, 86_400];
const YEAR = 366 * DAY;
const FROM = unix('2026-03-10T10:30:00Z');

const context = (query: { from?: number; to?: number }, zone = 'UTC') =>
  toDashboardRange({ period: 'month', ...query }, NOW, zone);

test('without times, covers the calendar period around now', () => {
  const month = context({}, 'Asia/Colombo');
  expect(month).toMatchObject({
    from: unix('2026-10-31T18:30:00Z'),
    to: unix('2026-11-30T18:30:00Z') - 1,
    unit: 'day',
  });
  expect(month?.begins).toHaveLength(30);
  expect(month?.begins[0]).toBe(month?.from);
});

test.each([
  ['an hour and a second', HOUR + 1, 'hour', 2],
  ['up to two days', 2 * DAY - 1, 'hour', 48],
  ['two days', 2 * DAY, 'day', 3],
  ['up to 93 days', 93 * DAY - 1, 'day', 94],
  ['93 days', 93 * DAY, 'month', 4],
  ['up to three years', 3 * YEAR - 1, 'month', 37],
  ['three years', 3 * YEAR, 'year', 4],
  ['up to 30 years', 30 * YEAR - 1, 'year', 31],
])('splits %s into parts', (_case, seconds, unit, parts) => {
  const span = context({ from: FROM, to: FROM + seconds });
  expect(span).toMatchObject({ from: FROM, to: FROM + seconds, unit });
  expect(span?.begins).toHaveLength(parts);
});

test.each([
  [
    'hours from the start',
    { from: FROM, to: FROM + 2 * HOUR },
    'UTC',
    ['2026-03-10T10:30', '2026-03-10T11:30', '2026-03-10T12:30'],
  ],
  [
    'days of the zone, with one that begins at the end',
    { from: FROM, to: unix('2026-03-12T18:30:00Z') },
    'Asia/Colombo',
    ['2026-03-09T18:30', '2026-03-10T18:30', '2026-03-11T18:30', '2026-03-12T18:30'],
  ],
  [
    'months of the zone, with one that begins at the end',
    { from: FROM, to: unix('2026-06-30T22:00:00Z') },
    'Europe/Berlin',
    ['2026-02-28T23:00', '2026-03-31T22:00', '2026-04-30T22:00', '2026-05-31T22:00', '2026-06-30T22:00'],
  ],
  [
    'years',
    { from: FROM, to: unix('2029-12-31T23:59:59Z') },
    'UTC',
    ['2026-01-01T00:00', '2027-01-01T00:00', '2028-01-01T00:00', '2029-01-01T00:00'],
  ],
])('starts with %s', (_case, query, zone, begins) => {
  expect(context(query, zone)?.begins.map(iso)).toEqual(begins);
});

test('ends with the last year', () => {
  const end = unix('9999-12-31T23:59:59Z');
  expect(context({ from: end - 200 * DAY, to: end })?.begins.map(iso)).toEqual(
    [6, 7, 8, 9, 10, 11, 12].map((month) => `9999-${String(month).padStart(2, '0')}-01T00:00`),
  );
});

test.each([
  ['only a start', { from: FROM }, { from: FROM, to: FROM + YEAR - 1, unit: 'month' }],
  ['only an end', { to: FROM }, { from: FROM - YEAR + 1, to: FROM, unit: 'month' }],
  ['an end in the first year of time', { to: HOUR }, { from: 0, to: HOUR, unit: 'hour' }],
  ['a single second', { from: FROM, to: FROM }, { from: FROM, to: FROM, unit: 'hour', begins: [FROM] }],
])('with %s, covers up to a year', (_case, query, span) => {
  expect(context(query)).toMatchObject(span);
});

test.each([
  ['ends before it begins', { from: FROM, to: FROM - 1 }],
  ['is 30 years long', { from: FROM, to: FROM + 30 * YEAR }],
])('rejects a time that %s', (_case, query) => {
  expect(context(query)).toBeNull();
});
