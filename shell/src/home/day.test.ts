import { getLocalDay } from './day.ts';

test.each([
  ['2026-11-24T22:29:00Z', 'Asia/Colombo', 'evening', 'wed', '25.11.2026'],
  ['2026-11-24T22:30:00Z', 'Asia/Colombo', 'morning', 'wed', '25.11.2026'],
  ['2026-11-24T06:29:00Z', 'Asia/Colombo', 'morning', 'tue', '24.11.2026'],
  ['2026-11-24T06:30:00Z', 'Asia/Colombo', 'afternoon', 'tue', '24.11.2026'],
  ['2026-11-24T11:30:00Z', 'Asia/Colombo', 'evening', 'tue', '24.11.2026'],
  ['2026-11-24T11:30:00Z', 'Europe/Paris', 'afternoon', 'tue', '24.11.2026'],
  ['2026-12-31T23:10:00Z', 'Asia/Colombo', 'morning', 'fri', '01.01.2027'],
  ['2026-11-29T00:10:00Z', 'UTC', 'evening', 'sun', '29.11.2026'],
])('%s in %s: %s of %s, %s', (now, zone, part, weekday, date) => {
  expect(getLocalDay(new Date(now), zone)).toEqual({ part, weekday, date });
});
