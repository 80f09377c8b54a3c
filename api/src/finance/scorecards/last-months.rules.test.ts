import { lastMonths } from './last-months.rules.ts';

const toIso = (at: number) => new Date(at * 1_000).toISOString();

test.each([
  ['the current one', 1, '2026-11-20T08:00:00Z', 'UTC', ['2026-11-01T00:00:00.000Z']],
  [
    'those across the turn of the year',
    3,
    '2026-01-31T23:00:00Z',
    'UTC',
    ['2025-11-01T00:00:00.000Z', '2025-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
  ],
  [
    'those of the zone, where it is February already',
    2,
    '2026-01-31T20:00:00Z',
    'Asia/Colombo',
    ['2025-12-31T18:30:00.000Z', '2026-01-31T18:30:00.000Z'],
  ],
  ['none', 0, '2026-11-20T08:00:00Z', 'UTC', []],
])('the last months are %s', (_case, count, now, zone, months) => {
  expect(lastMonths(count, Date.parse(now) / 1_000, zone).map(toIso)).toEqual(months);
});
