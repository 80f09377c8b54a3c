import fc from 'fast-check';
import { parseJsonPositions, parseQueryPosition, isReadable, parseTime } from './osmand.rules.ts';

const NOW = 1_795_161_600;

test.each([
  [undefined, NOW],
  ['', NOW],
  [null, NOW],
  ['1795161000', 1_795_161_000],
  ['1795161000999', 1_795_161_000],
  ['99999999999', 99_999_999_999],
  ['100000000000', 100_000_000],
  [1_795_161_000.9, 1_795_161_000],
  ['2026-11-20T07:50:00Z', 1_795_161_000],
  ['2026-11-20 07:50:00', 1_795_161_000],
  ['2026-11-20T13:20:00+05:30', 1_795_161_000],
  ['2026-11-20T02:50:00-0500', 1_795_161_000],
  ['2026-11-20 02:50:00-05:00', 1_795_161_000],
  ['2026-11-20T07:50:00', 1_795_161_000],
  ['2026-11-20T07:50:00.999', 1_795_161_000],
  ['Fri, 20 Nov 2026 07:50:00 GMT', 1_795_161_000],
  ['2026-11-20', 1_795_132_800],
  ['yesterday', Number.NaN],
  [true, Number.NaN],
  [{}, Number.NaN],
])('parses the time %j as %j', (value, expected) => expect(parseTime(value, NOW)).toBe(expected));

test('reads a time without a zone as UTC, wherever the server is', () => {
  const { TZ } = process.env;
  try {
    process.env.TZ = 'Asia/Colombo';
    expect(parseTime('2026-11-20T07:50:00', NOW)).toBe(1_795_161_000);
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test.each([
  ['knots', { speed: '10' }, { speed: 18.52 }],
  ['an unknown speed', { speed: '-1' }, { speed: null }],
  ['no speed', {}, { speed: null }],
  ['a heading', { heading: '361.5' }, { heading: 1.5 }],
  ['a bearing', { bearing: '0' }, { heading: 0 }],
  ['an unreadable heading', { bearing: 'north' }, { heading: null }],
  ['a combined location', { lat: '', location: '-6.5,80' }, { latitude: -6.5, longitude: 80 }],
  ['no location', { lat: '' }, { latitude: Number.NaN }],
  ['a blank location', { lat: ' ' }, { latitude: Number.NaN }],
  ['the other name of the device field', { id: undefined, deviceid: ' T 2 ' }, { device: 'T 2' }],
  ['the longest device', { id: 'x'.repeat(50) }, { device: 'x'.repeat(50) }],
  ['a device that is too long', { id: 'x'.repeat(51) }, { device: '' }],
  ['a device that is no text', { id: ['T1'] }, { device: '' }],
  ['a device with a null character', { id: 'T\0' }, { device: '' }],
])('parses %s of a query', (_, more, expected) => {
  expect(parseQueryPosition({ id: 'T1', lat: '6.9', lon: '79.8', timestamp: String(NOW), ...more }, 0)).toEqual({
    device: 'T1',
    at: NOW,
    latitude: 6.9,
    longitude: 79.8,
    speed: null,
    heading: null,
    ...expected,
  });
});

const coords = { latitude: 6.9, longitude: 79.8, speed: 10, heading: 90 };
const position = { device: 'T1', at: NOW, latitude: 6.9, longitude: 79.8, speed: 36, heading: 90 };

test.each([
  ['one location', { device_id: 'T1', location: { timestamp: NOW, coords } }, [position]],
  [
    'many locations',
    {
      device_id: 'T1',
      location: [
        { timestamp: NOW, coords },
        { timestamp: NOW - 1, coords: { ...coords, speed: -1, heading: -1 } },
      ],
    },
    [position, { ...position, at: NOW - 1, speed: null, heading: null }],
  ],
  [
    'many devices',
    [
      { device_id: 'T1', location: { timestamp: NOW, coords } },
      { device_id: 2, location: { timestamp: NOW, coords } },
    ],
    [position, { ...position, device: '2' }],
  ],
  ['nothing', [], []],
])('parses %s of JSON', (_, body, expected) => expect(parseJsonPositions(body, 0)).toEqual(expected));

test.each([
  [{}, true],
  [{ device: '' }, false],
  [{ latitude: Number.NaN }, false],
  [{ longitude: Number.NaN }, false],
  [{ at: Number.NaN, speed: null, heading: null }, true],
])('a position with %j is readable: %s', (more, expected) => {
  expect(isReadable({ ...position, ...more })).toBe(expected);
});

test('parses any item as one position', () => {
  fc.assert(
    fc.property(fc.array(fc.anything(), { maxLength: 20 }), (items) => {
      const positions = parseJsonPositions({ device_id: 'T1', location: items }, NOW);
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
        expect(typeof isReadable(parseQueryPosition(fields, NOW))).toBe('boolean');
      },
    ),
  );
});
