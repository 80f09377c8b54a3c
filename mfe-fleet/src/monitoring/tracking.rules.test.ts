import type { LivePosition } from 'shared-contracts/fleet/telemetry';
import { getSearchText, newerPosition, normalizeSearch } from './tracking.rules.ts';

test('finds plates with or without spaces and hyphens', () => {
  expect(normalizeSearch(' WP LK-1234 ')).toBe('wplk1234');
});

test('separates plate and driver, so that no search matches across both', () => {
  expect(getSearchText({ registrationPlate: 'WP-1', driver: { id: 'd', name: 'Kamala Silva' } })).toBe(
    'wp1\nkamalasilva',
  );
  expect(getSearchText({ registrationPlate: 'WP-1', driver: null })).toBe('wp1\n');
});

const position = (at: number, isOnline: boolean) => ({ at, isOnline }) as unknown as LivePosition;
const [listed, older, equal, newer] = [position(5, true), position(4, false), position(5, false), position(6, true)];
test.each([
  ['the listed one without a stream', listed, undefined, listed],
  ['the streamed one without a list', null, older, older],
  ['the listed one before an older one', listed, older, listed],
  ['the streamed one at the same time', listed, equal, equal],
  ['the newer one', listed, newer, newer],
  ['none', null, undefined, null],
])('takes %s', (_case, inList, streamed, expected) => {
  expect(newerPosition(inList, streamed)).toBe(expected);
});
