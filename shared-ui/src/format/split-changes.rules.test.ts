import fc from 'fast-check';
import { splitChanges } from './split-changes.rules.ts';

const split = (from: unknown, to: unknown) => splitChanges([{ field: 'f', from, to }]);

test.each<[string, unknown, unknown, unknown]>([
  ['a value', 1, 2, [{ path: ['f'], from: 1, to: 2 }]],
  ['a new value', null, 'x', [{ path: ['f'], from: null, to: 'x' }]],
  ['a secret', null, null, [{ path: ['f'], from: null, to: null }]],
  ['a list of names', ['a', 'b'], ['b', 'c'], [{ path: ['f'], from: ['a', 'b'], to: ['b', 'c'] }]],
  ['the order of a list', ['a', 'b'], ['b', 'a'], [{ path: ['f'], from: ['a', 'b'], to: ['b', 'a'] }]],
  ['a list that was none', null, ['a'], [{ path: ['f'], from: null, to: ['a'] }]],
  ['a list that becomes fields', [{ id: 1 }], { id: 1 }, [{ path: ['f'], from: [{ id: 1 }], to: { id: 1 } }]],
  ['a list of rows and names', [{ id: 1 }, 'a'], [{ id: 1 }, 'b'], [{ path: ['f'], from: ['a'], to: ['b'] }]],
  ['a list with gaps', [null, 'a'], [null, 'b'], [{ path: ['f'], from: [null, 'a'], to: [null, 'b'] }]],
  [
    'one row of a list',
    [{ id: 1, at: 5 }, { id: 2 }],
    [{ id: 1, at: 6 }, { id: 2 }],
    [{ path: ['f'], from: [{ id: 1, at: 5 }], to: [{ id: 1, at: 6 }] }],
  ],
  [
    'a named record',
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
    [{ path: ['f'], from: { id: 1, name: 'A' }, to: { id: 2, name: 'B' } }],
  ],
  [
    'fields within fields',
    { loading: { free: 60, rate: '1' }, transit: { free: 5 } },
    { loading: { free: 90, rate: '1' }, unloading: { free: 7 } },
    [
      { path: ['f', 'loading', 'free'], from: 60, to: 90 },
      { path: ['f', 'transit'], from: { free: 5 }, to: null },
      { path: ['f', 'unloading'], from: null, to: { free: 7 } },
    ],
  ],
])('keeps of %s what differs', (_case, from, to, expected) => {
  expect(split(from, to)).toEqual(expected);
});

const rows = fc.array(fc.record({ id: fc.nat(4) }), { maxLength: 5 });

test('lists no row that stayed, unless only the order changed', () => {
  fc.assert(
    fc.property(rows, rows, (from, to) => {
      const [change] = split(from, to) as unknown as [{ from: unknown[]; to: unknown[] }];
      const isIn = (list: { id: number }[]) => (row: { id: number }) => list.some(({ id }) => id === row.id);
      const isSame = from.every(isIn(to)) && to.every(isIn(from));
      expect(change.from).toEqual(isSame ? from : from.filter((row) => !isIn(to)(row)));
      expect(change.to).toEqual(isSame ? to : to.filter((row) => !isIn(from)(row)));
    }),
  );
});
