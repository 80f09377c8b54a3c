import fc from 'fast-check';
import { isOwnTracks, isReadable, parseJsonReports } from './json-reports.rules.ts';

const NOW = 1_795_161_600;
const position = { device: 'T1', at: NOW, latitude: 6.9, longitude: 79.8, heading: 90 };

/** In the format of Traccar's position forwarding. */
const traccar = (more: object = {}) => ({
  position: {
    id: 7,
    deviceId: 3,
    protocol: 'teltonika',
    serverTime: '2026-11-20T08:00:03.000+00:00',
    deviceTime: '2026-11-20T08:00:00.000+00:00',
    fixTime: '2026-11-20T08:00:00.000+00:00',
    outdated: false,
    valid: true,
    latitude: 6.9,
    longitude: 79.8,
    altitude: 8,
    speed: 10,
    course: 90,
    accuracy: 0,
    attributes: { ignition: true, odometer: 120_000, hours: 3_600_000, batteryLevel: 90, sat: 11, alarm: 'sos' },
    ...more,
  },
  device: { id: 3, name: 'Lorry', uniqueId: 'T1', status: 'online' },
});

test('parses what a Traccar server forwards', () => {
  expect(parseJsonReports(traccar(), undefined, 0)).toEqual({
    positions: [
      {
        ...position,
        at: 1_795_161_600,
        speed: 18.52,
        accuracy: null,
        isValid: true,
        state: {
          battery: 90,
          isCharging: null,
          ignition: true,
          isMoving: null,
          odometer: 120,
          engineHours: 1,
          fuelLevel: null,
          alarm: 'sos',
          event: null,
          attributes: { altitude: 8, sat: 11 },
        },
      },
    ],
    heartbeats: [],
  });
  expect(parseJsonReports(traccar({ valid: false, accuracy: 30 }), undefined, 0)?.positions[0]).toMatchObject({
    isValid: false,
    accuracy: 30,
  });
  expect(parseJsonReports(traccar({ outdated: true }), undefined, 0)).toMatchObject({
    positions: [],
    heartbeats: [{ device: 'T1', at: NOW, state: { ignition: true } }],
  });
});

const ownTracks = { _type: 'location', tid: 'xy', tst: NOW, lat: 6.9, lon: 79.8, vel: 36, cog: 90, acc: 12, batt: 66 };

test.each([
  ['the two letters', {}, undefined, 'xy'],
  ['the topic', { topic: 'owntracks/nimal/T1' }, undefined, 'T1'],
  ['the request', { topic: 'owntracks/nimal/T1' }, 'T9', 'T9'],
])('finds the device of OwnTracks by %s', (_, more, device, expected) => {
  expect(parseJsonReports({ ...ownTracks, ...more }, device, 0)?.positions).toMatchObject([
    { ...position, device: expected, speed: 36, accuracy: 12, state: { battery: 66 } },
  ]);
});

test.each([
  [1, false],
  [2, true],
  [3, true],
  [0, null],
])('reads the battery state %i of OwnTracks as charging: %j', (bs, isCharging) => {
  expect(parseJsonReports({ ...ownTracks, bs }, undefined, 0)?.positions[0]?.state?.isCharging).toBe(isCharging);
});

test('ignores other messages of OwnTracks', () => {
  expect(parseJsonReports({ _type: 'lwt', tst: NOW }, undefined, 0)).toEqual({ positions: [], heartbeats: [] });
  expect([isOwnTracks({ _type: 'lwt' }), isOwnTracks({}), isOwnTracks([])]).toEqual([true, false, false]);
});

test.each([[{}], [{ location: {} }], [{ position: {} }], [{ position: 1, device: {} }], [{ _type: 3 }], ['text'], [7]])(
  'does not recognize %j',
  (body) => expect(parseJsonReports(body, undefined, 0)).toBeNull(),
);

test('parses lists of reports in any of the forms', () => {
  const client = { device_id: 'T1', location: { timestamp: NOW, coords: {} } };
  const reports = parseJsonReports([client, traccar(), ownTracks, 'nothing', null], undefined, 0);
  expect(reports?.positions.map(({ device }) => device)).toEqual(['T1', 'T1', 'xy', '', '']);
  expect(parseJsonReports([], undefined, 0)).toEqual({ positions: [], heartbeats: [] });
});

test('parses any input without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const reports = parseJsonReports(body, undefined, NOW);
      expect(reports === null || typeof isReadable(reports) === 'boolean').toBe(true);
    }),
  );
});

test.each([
  [{ positions: [position], heartbeats: [] }, true],
  [{ positions: [{ ...position, device: '' }], heartbeats: [] }, false],
  [{ positions: [{ ...position, latitude: Number.NaN }], heartbeats: [] }, false],
  [{ positions: [{ ...position, longitude: Number.NaN }], heartbeats: [] }, false],
  [{ positions: [{ ...position, at: Number.NaN }], heartbeats: [] }, true],
  [{ positions: [], heartbeats: [{ device: '', at: NOW }] }, false],
  [{ positions: [], heartbeats: [{ device: 'T1', at: NOW }] }, true],
])('reports %j are readable: %s', ({ positions, heartbeats }, expected) => {
  const withSpeed = positions.map((item) => ({ ...item, speed: null }));
  expect(isReadable({ positions: withSpeed, heartbeats })).toBe(expected);
});
