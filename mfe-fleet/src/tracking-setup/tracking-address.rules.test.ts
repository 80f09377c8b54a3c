import { suggestDevice, toTraccarClientCode, toTrackingAddress, type Tracker } from './tracking-address.rules.ts';

const tracker: Tracker = { origin: 'https://portal.example', token: 'TOKEN', device: 'LK 4521/7' };
const BASE = 'https://portal.example/api/telemetry/positions/TOKEN';

test.each([
  ['traccarClient', BASE],
  ['osmAnd', `${BASE}?id=LK%204521%2F7&lat={0}&lon={1}&timestamp={2}&altitude={4}&speed={5}&bearing={6}`],
  [
    'gpsLogger',
    `${BASE}?id=LK%204521%2F7&lat=%LAT&lon=%LON&timestamp=%TIMESTAMP&speed=%SPD&bearing=%DIR&accuracy=%ACC&batt=%BATT&charge=%ISCHARGING`,
  ],
  ['ownTracks', `${BASE}?id=LK%204521%2F7`],
  ['traccarServer', BASE],
] as const)('gives the address that %s sends to', (app, address) => {
  expect(toTrackingAddress(app, tracker)).toBe(address);
});

test('puts server and device into the code of the Traccar Client, which keeps origin, path and id', () => {
  const { origin, pathname, searchParams } = new URL(toTraccarClientCode(tracker));
  expect([`${origin}${pathname}`, searchParams.get('id')]).toEqual([BASE, 'LK 4521/7']);
});

test('suggests an identifier by the plate', () => {
  expect(suggestDevice('WP LK-4521', 'a1b2c3d4')).toBe('WPLK4521-a1b2c3');
});
