import fc from 'fast-check';
import {
  ARRIVE_AFTER,
  type Geofence,
  type GeofenceState,
  isInside,
  LEAVE_AFTER,
  advanceGeofence,
  followPath,
} from './geofence.rules.ts';

const KM = 1 / 111.195;
const circle: Geofence = { latitude: 6, longitude: 80, geofenceRadius: 500, geofencePolygon: null };
const yard: Geofence = {
  latitude: 6,
  longitude: 80,
  geofenceRadius: null,
  geofencePolygon: [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 3],
    [1, 3],
    [1, 1],
    [4, 1],
    [4, 0],
  ],
};

const polygon = (...geofencePolygon: Geofence['geofencePolygon'] & object): Geofence => ({ ...yard, geofencePolygon });
const triangle = polygon([2, 1], [2, 5], [6, 2]);
const square = polygon([0, 0], [0, 4], [4, 4], [4, 0]);

test.each([
  [triangle, [3, 1.5], true],
  [triangle, [3, 1.2], false],
  [triangle, [3, 4], true],
  [triangle, [3, 4.5], false],
  [triangle, [5, 1.9], true],
  [triangle, [5, 1.7], false],
  [triangle, [5, 2.7], true],
  [triangle, [5, 2.8], false],
  [triangle, [1.9, 3], false],
  [triangle, [6.1, 2], false],
  [square, [0, -1], false],
  [square, [4, -1], false],
  [square, [2, 0], true],
  [square, [2, 4], false],
  [{ ...circle, geofenceRadius: null }, [6, 80], true],
  [{ ...circle, geofenceRadius: null }, [6.001, 80], false],
  [circle, [6, 80], true],
  [circle, [6 + 0.49 * KM, 80], true],
  [circle, [6 + 0.51 * KM, 80], false],
  [circle, [6, 80.0045], true],
  [circle, [6, 80.0046], false],
  [yard, [0.5, 2], true],
  [yard, [2, 2], false],
  [yard, [2, 0.5], true],
  [yard, [2, 3.5], true],
  [yard, [5, 2], false],
  [yard, [0.5, -1], false],
  [{ ...yard, geofencePolygon: [] }, [0, 0], false],
] as const)('%# checks whether a point is inside', (geofence, point, expected) =>
  expect(isInside(point, geofence)).toBe(expected),
);

/** Takes one position a minute from 0 on: `i` inside, `o` outside. */
const listTransitions = (signs: string) => {
  const transitions: string[] = [];
  let state: GeofenceState | null = null;
  signs.split('').forEach((sign, minute) => {
    const next = advanceGeofence(state, sign === 'i', minute * 60);
    state = next.state;
    if (next.transition) transitions.push(`${next.transition.kind} ${next.transition.at / 60} confirmed ${minute}`);
  });
  return transitions;
};

test.each([
  ['oo', []],
  ['oii', []],
  ['oiii', ['enter 1 confirmed 3']],
  ['oiio', []],
  ['oiioiii', ['enter 4 confirmed 6']],
  ['iiiooo', ['enter 0 confirmed 2']],
  ['iiioooo', ['enter 0 confirmed 2', 'leave 3 confirmed 6']],
  ['iiiooio', ['enter 0 confirmed 2']],
  ['iiiooiooooo', ['enter 0 confirmed 2', 'leave 6 confirmed 9']],
  ['iiiooooiii', ['enter 0 confirmed 2', 'leave 3 confirmed 6', 'enter 7 confirmed 9']],
])('turns %s into %j', (signs, expected) => expect(listTransitions(signs)).toEqual(expected));

test('counts a gap as the side on which it started', () => {
  expect(advanceGeofence({ phase: 'entering', since: 0 }, true, 3_600).transition).toEqual({ kind: 'enter', at: 0 });
  expect(advanceGeofence({ phase: 'leaving', since: 0 }, false, 3_600).transition).toEqual({ kind: 'leave', at: 0 });
});

test('follows a vehicle into a geofence and out of it', () => {
  const stay = [0, 60, 180].map((at) => ({ at, latitude: 6, longitude: 80 }));
  const away = [240, 300, 420].map((at) => ({ at, latitude: 6, longitude: 80.01 }));
  expect(followPath(null, [...stay, ...away], circle)).toEqual({
    state: null,
    transitions: [
      { kind: 'enter', at: 0 },
      { kind: 'leave', at: 240 },
    ],
  });
  expect(followPath({ phase: 'entering', since: -60 }, stay.slice(0, 2), circle)).toEqual({
    state: { phase: 'inside', since: -60 },
    transitions: [{ kind: 'enter', at: -60 }],
  });
});

const path = fc
  .array(fc.record({ seconds: fc.integer({ min: 1, max: 400 }), isIn: fc.boolean() }), { maxLength: 60 })
  .map((steps) => {
    let at = 0;
    return steps.map(({ seconds, isIn }) => ({ at: (at += seconds), latitude: isIn ? 6 : 7, longitude: 80 }));
  });

test('alternates lasting arrivals and departures in order, the same for one batch as for several', () => {
  fc.assert(
    fc.property(path, fc.integer({ min: 1, max: 9 }), (positions, batchSize) => {
      const { transitions, state } = followPath(null, positions, circle);
      transitions.forEach(({ kind, at }, i) => {
        expect(kind).toBe(i % 2 ? 'leave' : 'enter');
        expect(at).toBeGreaterThan(transitions[i - 1]?.at ?? -1);
        const after = positions.filter(
          (position) => position.at >= at && position.at <= at + (kind === 'enter' ? ARRIVE_AFTER : LEAVE_AFTER),
        );
        expect(after.every(({ latitude }) => (latitude === 6) === (kind === 'enter'))).toBe(true);
      });
      const batchTransitions: typeof transitions = [];
      let batchState: GeofenceState | null = null;
      for (let i = 0; i < positions.length; i += batchSize) {
        const result = followPath(batchState, positions.slice(i, i + batchSize), circle);
        batchTransitions.push(...result.transitions);
        batchState = result.state;
      }
      expect([batchTransitions, batchState]).toEqual([transitions, state]);
    }),
  );
});
