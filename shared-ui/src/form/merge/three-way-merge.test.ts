import fc from 'fast-check';
import { mergeChanges, rebase } from './three-way-merge.ts';

const BASE = { name: 'Ann', phone: '1', days: ['mon'], address: { city: 'Kandy', zip: null as string | null } };

test('merges changes of different fields, also of nested ones', () => {
  const mine = { ...BASE, name: 'Anne', address: { ...BASE.address, zip: '20000' } };
  const theirs = { ...BASE, phone: '2', address: { ...BASE.address, city: 'Galle' } };
  expect(mergeChanges(BASE, mine, theirs)).toEqual({
    merged: { name: 'Anne', phone: '2', days: ['mon'], address: { city: 'Galle', zip: '20000' } },
    collisions: [],
  });
});

test('keeps the user’s value where both changed it, and lists both', () => {
  const mine = { ...BASE, name: 'Anne', days: ['mon', 'tue'] };
  const theirs = { ...BASE, name: 'Anna', days: [] };
  expect(mergeChanges(BASE, mine, theirs)).toEqual({
    merged: mine,
    collisions: [
      { path: 'name', mine: 'Anne', theirs: 'Anna' },
      { path: 'days', mine: ['mon', 'tue'], theirs: [] },
    ],
  });
});

test('keeps a value that the user saved and then changed back', () => {
  const saved = { ...BASE, name: 'Anne', phone: '2' };
  const base = rebase(BASE, { ...BASE, name: 'Anne' }, saved);
  expect(mergeChanges(base, BASE, saved)).toEqual({ merged: { ...BASE, phone: '2' }, collisions: [] });
});

test('sees no collision where both changed a value to the same', () => {
  const same = { ...BASE, phone: '2' };
  expect(mergeChanges(BASE, same, { ...same })).toEqual({ merged: same, collisions: [] });
});

const values = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.record({ d: fc.nat(2), e: fc.array(fc.nat(1)) }) });

test('loses no change of either', () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const { merged, collisions } = mergeChanges(base, mine, theirs);
      const collides = (path: string) => collisions.some((collision) => collision.path === path);
      for (const path of ['a', 'b'] as const) {
        if (mine[path] !== base[path]) expect(merged[path]).toBe(mine[path]);
        else expect(merged[path]).toBe(theirs[path]);
        expect(collides(path)).toBe(
          mine[path] !== base[path] && theirs[path] !== base[path] && mine[path] !== theirs[path],
        );
      }
      expect(merged.c.d).toBe(mine.c.d === base.c.d ? theirs.c.d : mine.c.d);
    }),
  );
});

test('changes nothing when only one side changed', () => {
  fc.assert(
    fc.property(values, values, (base, changed) => {
      expect(mergeChanges(base, changed, base)).toEqual({ merged: changed, collisions: [] });
      expect(mergeChanges(base, base, changed)).toEqual({ merged: changed, collisions: [] });
    }),
  );
});
