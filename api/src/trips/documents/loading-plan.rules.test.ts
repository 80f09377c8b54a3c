import fc from 'fast-check';
import { sumOf } from '../../platform/values/money.ts';
import type { FreightItem } from './freight.rules.ts';
import { toLoadingSteps } from './loading-plan.rules.ts';

const item = (id: string, pickAt: number, dropAt: number, number = `O-${id}`): FreightItem => ({
  id,
  orderId: number,
  number,
  packNumber: null,
  cargo: 'Tea',
  quantity: 2,
  weight: '10.500',
  space: '0.250',
  pickAt,
  dropAt,
});
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

const STOPS = [0, 1, 2, 3, 4, 5];
const anyItems = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      order: fc.constantFrom('O-1', 'O-2', 'O-3'),
      pickAt: fc.nat(4),
      legs: fc.integer({ min: 1, max: 5 }),
      quantity: fc.integer({ min: 1, max: 50 }),
      weight: fc.nat(9_999),
      space: fc.nat(9_999),
    }),
    { selector: ({ id }) => id, maxLength: 25 },
  )
  .map((items) =>
    items.map(({ id, order, pickAt, legs, quantity, weight, space }): FreightItem => ({
      ...item(id, pickAt, Math.min(5, pickAt + legs), order),
      quantity,
      weight: (weight / 1_000).toFixed(3),
      space: (space / 1_000).toFixed(3),
    })),
  );
const anyPlan = anyItems.map((items) => ({ items, steps: toLoadingSteps(STOPS, items) }));

test('loads first what is unloaded last', () => {
  const steps = toLoadingSteps([0, 1, 2, 3], [item('a', 0, 1), item('b', 0, 3), item('c', 0, 2)]);
  expect(steps.map(({ load, unload }) => [idsOf(load), idsOf(unload)])).toEqual([
    ['bca', ''],
    ['', 'a'],
    ['', 'c'],
    ['', 'b'],
  ]);
  expect(steps[0]?.load.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(steps.map(({ aboard }) => [aboard.quantity, aboard.weight, aboard.space])).toEqual([
    [6, '31.500', '0.750'],
    [4, '21.000', '0.500'],
    [2, '10.500', '0.250'],
    [0, '0.000', '0.000'],
  ]);
});

test('stows items that leave together in the order in which they are loaded', () => {
  const steps = toLoadingSteps([0, 1, 2], [item('b', 1, 2), item('a', 0, 2)]);
  expect(idsOf(steps[2]?.unload ?? [])).toBe('ba');
});

test('keeps the items of an order together and in order', () => {
  const [step] = toLoadingSteps([0, 1], [item('a', 0, 1, 'O-2'), item('b', 0, 1, 'O-1'), item('c', 0, 1, 'O-2')]);
  expect(idsOf(step?.load ?? [])).toBe('bac');
});

test.each([
  ['a later loaded item stays longer', [item('a', 0, 2), item('b', 1, 3)], { a: false, b: true }],
  ['a later loaded item leaves earlier', [item('a', 0, 3), item('b', 1, 2)], { a: false, b: false }],
  [
    'the blocking item leaves where the other one is loaded',
    [item('a', 0, 1), item('b', 1, 3)],
    { a: false, b: false },
  ],
  ['both leave at the same stop', [item('a', 0, 3), item('b', 1, 3)], { a: false, b: false }],
])('marks items that go behind others: %s', (_name, items, expected) => {
  const placedItems = toLoadingSteps([0, 1, 2, 3], items).flatMap(({ load }) => load);
  expect(Object.fromEntries(placedItems.map(({ id, isBehind }) => [id, isBehind]))).toEqual(expected);
});

test('loads and unloads every item once, in a unique place', () => {
  fc.assert(
    fc.property(anyPlan, ({ items, steps }) => {
      const ids = items.map(({ id }) => id).toSorted();
      for (const list of [steps.flatMap(({ load }) => load), steps.flatMap(({ unload }) => unload)])
        expect(list.map(({ id }) => id).toSorted()).toEqual(ids);
      expect(
        steps
          .flatMap(({ load }) => load)
          .map(({ place }) => place)
          .toSorted((a, b) => a - b),
      ).toEqual(items.map((_, i) => i + 1));
    }),
  );
});

test('unloads items loaded at one stop in reverse order', () => {
  fc.assert(
    fc.property(anyPlan, ({ steps }) => {
      const unloading = steps.flatMap(({ unload }) => unload);
      for (const { load } of steps) {
        const unloaded = unloading.filter(({ id }) => load.some((loaded) => loaded.id === id));
        expect(idsOf(unloaded.toReversed())).toBe(idsOf(load));
      }
    }),
  );
});

test('never blocks an item that is unloaded, and marks every item that is loaded behind others', () => {
  fc.assert(
    fc.property(anyPlan, ({ steps }) => {
      const items = steps.flatMap(({ load }) => load);
      for (const unloaded of items) {
        const blocking = items.filter(
          (other) => other.place > unloaded.place && other.pickAt < unloaded.dropAt && other.dropAt > unloaded.dropAt,
        );
        expect(blocking).toEqual([]);
      }
      for (const { isBehind, pickAt, place } of items)
        expect(isBehind).toBe(
          items.some((other) => other.place > place && other.pickAt < pickAt && other.dropAt > pickAt),
        );
    }),
  );
});

test('keeps cargo aboard that was loaded but not unloaded, and ends empty', () => {
  fc.assert(
    fc.property(anyPlan, ({ steps }) => {
      for (const [i, { aboard }] of steps.entries()) {
        const pastSteps = steps.slice(0, i + 1);
        for (const measure of ['quantity', 'weight', 'space'] as const) {
          const expected = sumOf(pastSteps.map(({ loaded }) => String(loaded[measure]))).minus(
            sumOf(pastSteps.map(({ unloaded }) => String(unloaded[measure]))),
          );
          expect(expected.eq(aboard[measure])).toBe(true);
        }
      }
      expect(steps.at(-1)?.aboard).toMatchObject({ quantity: 0, weight: '0.000', space: '0.000' });
    }),
  );
});
