import { parseOwnTracksReport } from './own-tracks.rules.ts';

const NOW = 1_795_161_600;
const MESSAGE = {
  _type: 'location',
  topic: 'owntracks/ann/van-1',
  tid: 'v1',
  tst: NOW - 60,
  lat: 6.9,
  lon: 79.8,
  vel: 54,
  cog: 370,
  acc: 12,
  batt: 80,
  bs: 2,
  ign: true,
  motion: false,
  odometer: 1_234.5,
  hmc: 7_200,
  t: 'p',
};
const positionOf = (changes: object, device?: string) =>
  parseOwnTracksReport({ ...MESSAGE, ...changes }, device, NOW).positions[0];
const stateOf = (changes: object) => positionOf(changes)?.state;

test('reads a position with the state of the vehicle', () => {
  expect(parseOwnTracksReport(MESSAGE, undefined, NOW)).toEqual({
    heartbeats: [],
    positions: [
      {
        device: 'van-1',
        at: NOW - 60,
        latitude: 6.9,
        longitude: 79.8,
        speed: 54,
        heading: 10,
        accuracy: 12,
        state: expect.objectContaining({
          battery: 80,
          isCharging: true,
          ignition: true,
          isMoving: false,
          odometer: 1_234.5,
          engineHours: 2,
          event: 'p',
        }),
      },
    ],
  });
});

test.each([
  ['named in the request', {}, 'own', 'own'],
  ['of the topic', {}, undefined, 'van-1'],
  ['of two letters without a topic', { topic: undefined }, undefined, 'v1'],
])('uses the device %s', (_case, changes, device, expected) => {
  expect(positionOf(changes, device)?.device).toBe(expected);
});

test.each([
  [1, false],
  [2, true],
  [3, true],
  [0, null],
])('reads a charging status of %s', (bs, isCharging) => {
  expect(stateOf({ bs })?.isCharging ?? null).toBe(isCharging);
});

test('has no engine hours if none are sent', () => {
  expect(stateOf({ hmc: undefined })?.engineHours ?? null).toBeNull();
});

test.each(['transition', 'waypoint', undefined])('ignores messages of the type %s', (_type) => {
  expect(parseOwnTracksReport({ ...MESSAGE, _type }, undefined, NOW)).toEqual({ positions: [], heartbeats: [] });
});
