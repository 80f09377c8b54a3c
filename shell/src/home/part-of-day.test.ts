import { partOfDay } from './part-of-day.ts';

test.each([
  ['2026-11-24T22:29:00Z', 'Asia/Colombo', 'evening'],
  ['2026-11-24T22:30:00Z', 'Asia/Colombo', 'morning'],
  ['2026-11-24T06:29:00Z', 'Asia/Colombo', 'morning'],
  ['2026-11-24T06:30:00Z', 'Asia/Colombo', 'afternoon'],
  ['2026-11-24T11:30:00Z', 'Asia/Colombo', 'evening'],
  ['2026-11-24T11:30:00Z', 'Europe/Paris', 'afternoon'],
  ['2026-11-24T00:10:00Z', 'UTC', 'evening'],
])('%s in %s: %s', (now, zone, part) => {
  expect(partOfDay(new Date(now), zone)).toBe(part);
});
