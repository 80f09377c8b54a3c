import fc from 'fast-check';
import {
  ARRIVE_AFTER,
  type Geofence,
  type GeofenceState,
  isInside,
  LEAVE_AFTER,
  step,
  walk,
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

test.each([
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
] as const)('%# a place is inside or not', (fence, point, expected) => expect(isInside(point, fence)).toBe(expected));

/** `i` inside, `o` outside, one position each minute from 0 on. */
const told = (signs: string) => {
  const moves: string[] = [];
  let state: GeofenceState | null = null;
  signs.split('').forEach((sign, minute) => {
    const next = step(state, sign === 'i', minute * 60);
    state = next.state;
    if (next.move) moves.push(`${next.move.kind} ${next.move.at / 60} told ${minute}`);
  });
  return moves;
};

test.each([
  ['oo', []],
  ['oii', []],
  ['oiii', ['enter 1 told 3']],
  ['oiio', []],
  ['oiioiii', ['enter 4 told 6']],
  ['iiiooo', ['enter 0 told 2']],
  ['iiioooo', ['enter 0 told 2', 'leave 3 told 6']],
  ['iiiooio', ['enter 0 told 2']],
  ['iiiooiooooo', ['enter 0 told 2', 'leave 6 told 9']],
  ['iiiooooiii', ['enter 0 told 2', 'leave 3 told 6', 'enter 7 told 9']],
])('%s tells %j', (signs, expected) => expect(told(signs)).toEqual(expected));

test('a silence counts as the side on which it began', () => {
  expect(step({ phase: 'entering', since: 0 }, true, 3_600).move).toEqual({ kind: 'enter', at: 0 });
  expect(step({ phase: 'leaving', since: 0 }, false, 3_600).move).toEqual({ kind: 'leave', at: 0 });
});

const path = fc
  .array(fc.record({ seconds: fc.integer({ min: 1, max: 400 }), isIn: fc.boolean() }), { maxLength: 60 })
  .map((steps) => {
    let at = 0;
    return steps.map(({ seconds, isIn }) => ({ at: (at += seconds), latitude: isIn ? 6 : 7, longitude: 80 }));
  });

test('coming and leaving take turns, begin with coming, go on in time, and are told only when they lasted; pieces tell the same as the whole', () => {
  fc.assert(
    fc.property(path, fc.integer({ min: 1, max: 9 }), (positions, size) => {
      const { moves, state } = walk(null, positions, circle);
      moves.forEach(({ kind, at }, i) => {
        expect(kind).toBe(i % 2 ? 'leave' : 'enter');
        expect(at).toBeGreaterThan(moves[i - 1]?.at ?? -1);
        const after = positions.filter(
          (position) => position.at >= at && position.at <= at + (kind === 'enter' ? ARRIVE_AFTER : LEAVE_AFTER),
        );
        expect(after.every(({ latitude }) => (latitude === 6) === (kind === 'enter'))).toBe(true);
      });
      const pieces: typeof moves = [];
      let between: GeofenceState | null = null;
      for (let i = 0; i < positions.length; i += size) {
        const walked = walk(between, positions.slice(i, i + size), circle);
        pieces.push(...walked.moves);
        between = walked.state;
      }
      expect([pieces, between]).toEqual([moves, state]);
    }),
  );
});
