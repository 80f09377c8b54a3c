import fc from 'fast-check';
import { assignLanes, type Span } from './lanes.rules.ts';

test('bars that overlap share the row, the next one has all of it', () => {
  const lanes = assignLanes([
    { id: 'a', from: 0, to: 10 },
    { id: 'b', from: 5, to: 15 },
    { id: 'c', from: 10, to: 20 },
    { id: 'd', from: 20, to: 30 },
  ]);
  expect(Object.fromEntries(lanes)).toEqual({
    a: { lane: 0, lanes: 2 },
    b: { lane: 1, lanes: 2 },
    c: { lane: 0, lanes: 2 },
    d: { lane: 0, lanes: 1 },
  });
});

test('no two bars of a lane overlap, and bars without overlap have the whole row', () => {
  const spans = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 30 })), { maxLength: 30 })
    .map((pairs) => pairs.map(([from, length], index): Span => ({ id: String(index), from, to: from + length })));
  fc.assert(
    fc.property(spans, (all) => {
      const lanes = assignLanes(all);
      expect(lanes.size).toBe(all.length);
      for (const one of all) {
        const overlapping = all.filter(({ id, from, to }) => id !== one.id && from < one.to && to > one.from);
        const own = lanes.get(one.id);
        expect(overlapping.every(({ id }) => lanes.get(id)?.lane !== own?.lane)).toBe(true);
        if (overlapping.length === 0) expect(own).toEqual({ lane: 0, lanes: 1 });
        expect(own!.lane).toBeLessThan(own!.lanes);
      }
    }),
  );
});
