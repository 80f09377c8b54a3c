import { startOfQuarterUntil } from './period.rules.ts';

test.each([
  ['2026-11-20', '2026-09-01'],
  ['2026-02-28', '2025-12-01'],
  ['2026-01-01', '2025-11-01'],
])('a statement until %s starts on %s', (day, start) => {
  expect(startOfQuarterUntil(day)).toBe(start);
});
