import fc from 'fast-check';
import { compactState, mergeStates } from './merge-states.rules.ts';
import { limitAttributes, parseNamedState, toTrackerState } from './tracker-state.rules.ts';

const NOTHING = {
  battery: null,
  isCharging: null,
  ignition: null,
  isMoving: null,
  odometer: null,
  engineHours: null,
  fuelLevel: null,
  alarm: null,
  event: null,
  attributes: {},
};

test.each([
  [{}, null],
  [{ id: 'T1', lat: '6.9' }, null],
  [{ batt: '87.5' }, { battery: 87.5 }],
  [{ batteryLevel: 100 }, { battery: 100 }],
  [{ batt: '101' }, null],
  [{ batt: '-1' }, null],
  [
    { charge: 'true', ignition: 'OFF', motion: 0 },
    { isCharging: true, ignition: false, isMoving: false },
  ],
  [{ odometer: '123456' }, { odometer: 123.456 }],
  [{ hours: 5_400_000 }, { engineHours: 1.5 }],
  [{ fuelLevel: 40 }, { fuelLevel: 40 }],
  [
    { alarm: 'sos', event: 12 },
    { alarm: 'sos', event: '12' },
  ],
  [{ alarm: ' ' }, null],
  [{ alarm: 'x'.repeat(60) }, { alarm: 'x'.repeat(50) }],
  [{ altitude: '12', sat: 9, tag: 'a\0b', list: [1] }, { attributes: { altitude: '12', sat: 9 } }],
])('parses %j as the state %j', (fields, expected) => {
  expect(parseNamedState(fields, ['id', 'lat'])).toEqual(expected && { ...NOTHING, ...expected });
});

test('retains at most 30 short attributes', () => {
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`key${i}`, 'v'.repeat(300)]));
  const attributes = limitAttributes({ ['n'.repeat(41)]: 1, ...fields }, new Set());
  expect(Object.keys(attributes)).toEqual(Array.from({ length: 30 }, (_, i) => `key${i}`));
  expect(attributes['key0']).toHaveLength(200);
});

test('parses any tracker input without an error, and limits its size', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything(), { maxKeys: 60 }), (fields) => {
      expect((compactState(parseNamedState(fields)) ?? '').length).toBeLessThan(50_000);
    }),
  );
});

test.each([
  ['an unknown newer state', { ignition: true, alarm: 'sos' }, null, { ignition: true }],
  ['an unknown older state', null, { battery: 5 }, { battery: 5 }],
  [
    'values of both',
    { battery: 80, ignition: true, event: 'x', attributes: { a: 1, b: 1 } },
    { battery: 79, attributes: { b: 2 } },
    { battery: 79, ignition: true, attributes: { a: 1, b: 2 } },
  ],
])('merges %s', (_, older, newer, expected) => {
  const toState = (state: object | null) => state && toTrackerState(state);
  expect(mergeStates(toState(older), toState(newer))).toEqual({ ...NOTHING, ...expected });
});

test('stores a state without its unknown values', () => {
  expect(compactState(null)).toBeNull();
  expect(compactState({ ...NOTHING, ignition: false })).toBe('{"ignition":false,"attributes":{}}');
});
