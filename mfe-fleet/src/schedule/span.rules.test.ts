import fc from 'fast-check';
import { addDays, getAdjacentDay, getSpan, isDay, VIEWS } from './span.rules.ts';

test.each([
  ['day', '2026-11-20', '2026-11-20', '2026-11-21'],
  ['week', '2026-11-20', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-23'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-04'],
  ['month', '2024-02-29', '2024-02-01', '2024-03-01'],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
] as const)('the %s of %s starts on %s and ends before %s', (view, day, first, next) => {
  expect(getSpan(view, day)).toEqual({ first, next });
});

test.each([
  ['2026-11-20', true],
  ['2026-02-30', false],
  ['20.11.2026', false],
  ['2026-13-01', false],
  ['', false],
  ['2026-11-20T00', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('every day is in its span, spans are contiguous, and moving back and forth returns to the same span', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('1990-01-01', offset));
  fc.assert(
    fc.property(fc.constantFrom(...VIEWS), days, (view, day) => {
      const { first, next } = getSpan(view, day);
      expect(first <= day && day < next).toBe(true);
      expect(getSpan(view, getAdjacentDay(view, day, 1)).first).toBe(next);
      expect(getSpan(view, getAdjacentDay(view, day, -1)).next).toBe(first);
      expect(getAdjacentDay(view, getAdjacentDay(view, day, 1), -1)).toBe(first);
    }),
  );
});
