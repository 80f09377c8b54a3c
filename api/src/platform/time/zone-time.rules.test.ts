import fc from 'fast-check';
import { createUtcOffsetLookup, getUtcOffset, parseLocalDateTime } from './zone-time.rules.ts';

const unix = (text: string) => Date.parse(text) / 1_000;
const HOURS = 3_600;

/** Clocks go forward on 29 March 2026 and back on 25 October 2026 in Berlin; Kathmandu is 5:45 ahead of UTC. */
test.each([
  ['UTC', '2026-11-20T08:00:00Z', 0],
  ['Asia/Colombo', '2026-11-20T08:00:00Z', 5.5 * HOURS],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 5.75 * HOURS],
  ['America/New_York', '2026-01-01T03:00:00Z', -5 * HOURS],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', HOURS],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 2 * HOURS],
  ['Europe/Berlin', '2026-10-25T00:59:59Z', 2 * HOURS],
  ['Europe/Berlin', '2026-10-25T01:00:00Z', HOURS],
])('%s at %s is %i seconds from UTC', (zone, moment, offset) => {
  expect(getUtcOffset(zone, unix(moment))).toBe(offset);
  expect(createUtcOffsetLookup(zone)(unix(moment))).toBe(offset);
});

test('looks up the offset of any moment, in any order', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Colombo');
  const moments = fc.array(fc.integer({ min: unix('2026-01-01T00:00:00Z'), max: unix('2027-01-01T00:00:00Z') }));
  fc.assert(
    fc.property(zone, moments, (name, times) => {
      const lookUp = createUtcOffsetLookup(name);
      for (const time of [...times, ...times]) expect(lookUp(time)).toBe(getUtcOffset(name, time));
    }),
    { numRuns: 30 },
  );
});

test('returns the offset of more zones than it caches formatters for', () => {
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 120);
  expect(zones.map((zone) => getUtcOffset(zone, 0))).toEqual(zones.map((zone) => getUtcOffset(zone, 0)));
  expect(getUtcOffset('Asia/Colombo', unix('2026-11-20T08:00:00Z'))).toBe(5.5 * HOURS);
});

test.each([
  ['Asia/Colombo', '2026-11-20 08:00', '2026-11-20T02:30:00Z'],
  ['UTC', '1970-01-01 00:00', '1970-01-01T00:00:00Z'],
  ['UTC', '2028-02-29 23:59', '2028-02-29T23:59:00Z'],
  ['America/New_York', '2026-12-31 23:59', '2027-01-01T04:59:00Z'],
  ['Pacific/Kiritimati', '2026-01-01 13:00', '2025-12-31T23:00:00Z'],
  ['Europe/Berlin', '2026-03-29 01:59', '2026-03-29T00:59:00Z'],
  ['Europe/Berlin', '2026-03-29 03:00', '2026-03-29T01:00:00Z'],
  ['Europe/Berlin', '2026-10-25 02:30', '2026-10-25T00:30:00Z'],
])('in %s, %s is %s', (zone, text, expected) => {
  expect(parseLocalDateTime(text, zone)).toBe(unix(expected));
});

test.each([
  ['a time that the zone skips', 'Europe/Berlin', '2026-03-29 02:30'],
  ['a time before 1970', 'Asia/Colombo', '1970-01-01 05:29'],
  ['a year before 1970', 'America/New_York', '1969-12-31 23:00'],
  ['a day that the month lacks', 'UTC', '2026-02-29 08:00'],
  ['a 13th month', 'UTC', '2026-13-01 08:00'],
  ['month zero', 'UTC', '2026-00-10 08:00'],
  ['day zero', 'UTC', '2026-01-00 08:00'],
  ['hour 24', 'UTC', '2026-01-31 24:00'],
  ['minute 60', 'UTC', '2026-01-31 08:60'],
  ['seconds', 'UTC', '2026-01-31 08:00:00'],
  ['another separator', 'UTC', '2026-01-31T08:00'],
  ['text before it', 'UTC', 'x2026-01-31 08:00'],
  ['nothing', 'UTC', ''],
])('rejects %s', (_case, zone, text) => {
  expect(parseLocalDateTime(text, zone)).toBeNull();
});
