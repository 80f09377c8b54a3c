import fc from 'fast-check';
import { isReadable } from './json-reports.rules.ts';
import { parseDeviceReport, parseQueryReport } from './osmand.rules.ts';

const NOW = 1_795_161_600;
const queryPosition = {
  device: 'T1',
  at: NOW,
  latitude: 6.9,
  longitude: 79.8,
  speed: null,
  speedIfMetric: null,
  heading: null,
  accuracy: null,
  isValid: true,
  state: null,
};

test.each([
  ['knots or m/s', { speed: '10' }, { speed: 18.52, speedIfMetric: 36 }],
  ['an unknown speed', { speed: '-1' }, { speed: null }],
  ['no speed', {}, { speed: null }],
  ['a heading', { heading: '361.5' }, { heading: 1.5 }],
  ['a bearing', { bearing: '0' }, { heading: 0 }],
  ['an unreadable heading', { bearing: 'north' }, { heading: null }],
  ['a combined location', { lat: '', location: '-6.5,80' }, { latitude: -6.5, longitude: 80 }],
  ['half a location', { lat: '' }, { latitude: Number.NaN }],
  ['a blank latitude', { lat: ' ' }, { latitude: Number.NaN }],
  ['an accuracy', { accuracy: '12.5' }, { accuracy: 12.5 }],
  ['a position that the tracker doubts', { valid: 'false' }, { isValid: false }],
  ['the other name of the device field', { id: undefined, deviceid: ' T 2 ' }, { device: 'T 2' }],
  ['the longest device', { id: 'x'.repeat(50) }, { device: 'x'.repeat(50) }],
  ['a device that is too long', { id: 'x'.repeat(51) }, { device: '' }],
  ['a device that is no text', { id: ['T1'] }, { device: '' }],
  ['a device with a null character', { id: 'T\0' }, { device: '' }],
])('parses %s of a query', (_, more, expected) => {
  const query = { id: 'T1', lat: '6.9', lon: '79.8', timestamp: String(NOW), ...more };
  expect(parseQueryReport(query, 0)).toEqual({ positions: [{ ...queryPosition, ...expected }], heartbeats: [] });
});

test('parses a query without coordinates as a heartbeat', () => {
  const { positions, heartbeats } = parseQueryReport({ token: 'x', id: 'T1', lat: '', batt: '50' }, NOW);
  expect([positions, heartbeats]).toEqual([
    [],
    [{ device: 'T1', at: NOW, state: expect.objectContaining({ battery: 50, attributes: {} }) }],
  ]);
});

const coords = { latitude: 6.9, longitude: 79.8, speed: 10, heading: 90 };
const position = { device: 'T1', at: NOW, latitude: 6.9, longitude: 79.8, speed: 36, heading: 90 };
const bare = { accuracy: null, state: null };

test.each([
  ['one location', { timestamp: NOW, coords }, [{ ...position, ...bare }]],
  [
    'many locations',
    [
      { timestamp: NOW, coords },
      { timestamp: NOW - 1, coords: { ...coords, speed: -1, heading: -1 } },
    ],
    [
      { ...position, ...bare },
      { ...position, ...bare, at: NOW - 1, speed: null, heading: null },
    ],
  ],
  [
    'the state that the Traccar Client sends',
    {
      timestamp: NOW,
      coords: { ...coords, accuracy: 4.32, altitude: 103 },
      is_moving: true,
      odometer: 1_500,
      event: 'motionchange',
      battery: { level: 0.88, is_charging: false },
      activity: { type: 'still' },
      extras: { alarm: 'sos' },
    },
    [
      {
        ...position,
        accuracy: 4.32,
        state: {
          battery: 88,
          isCharging: false,
          ignition: null,
          isMoving: true,
          odometer: 1.5,
          engineHours: null,
          fuelLevel: null,
          alarm: 'sos',
          event: 'motionchange',
          attributes: { activity: 'still', altitude: 103 },
        },
      },
    ],
  ],
])('parses %s of JSON', (_, location, expected) => {
  expect(parseDeviceReport({ device_id: 'T1', location }, 0)).toEqual({ positions: expected, heartbeats: [] });
});

test('parses a device without a location as a heartbeat', () => {
  expect(parseDeviceReport({ device_id: 2 }, NOW)).toEqual({ positions: [], heartbeats: [{ device: '2', at: NOW }] });
});

test('parses any item as one position', () => {
  fc.assert(
    fc.property(fc.array(fc.anything(), { maxLength: 20 }), (items) => {
      const { positions } = parseDeviceReport({ device_id: 'T1', location: items }, NOW);
      expect(positions).toHaveLength(items.length);
      for (const { device, speed, heading } of positions)
        expect([device, speed === null || speed >= 0, heading === null || (heading >= 0 && heading < 360)]).toEqual([
          'T1',
          true,
          true,
        ]);
    }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('id', 'deviceid', 'lat', 'lon', 'location', 'timestamp', 'speed', 'bearing'),
        fc.anything(),
      ),
      (fields) => {
        expect(typeof isReadable(parseQueryReport(fields, NOW))).toBe('boolean');
      },
    ),
  );
});
