import fc from 'fast-check';
import { sumOf } from '../../platform/money.ts';
import type { Freight } from './freight.rules.ts';
import { loadingSteps } from './loading-plan.rules.ts';

const item = (id: string, pickAt: number, dropAt: number, number = `O-${id}`): Freight => ({
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
const freight = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      order: fc.constantFrom('O-1', 'O-2', 'O-3'),
      pickAt: fc.nat(4),
      way: fc.integer({ min: 1, max: 5 }),
      quantity: fc.integer({ min: 1, max: 50 }),
      weight: fc.nat(9_999),
      space: fc.nat(9_999),
    }),
    { selector: ({ id }) => id, maxLength: 25 },
  )
  .map((items) =>
    items.map(({ id, order, pickAt, way, quantity, weight, space }): Freight => ({
      ...item(id, pickAt, Math.min(5, pickAt + way), order),
      quantity,
      weight: (weight / 1_000).toFixed(3),
      space: (space / 1_000).toFixed(3),
    })),
  );
const plans = freight.map((items) => ({ items, steps: loadingSteps(STOPS, items) }));

test('what is unloaded last is loaded first', () => {
  const steps = loadingSteps([0, 1, 2, 3], [item('a', 0, 1), item('b', 0, 3), item('c', 0, 2)]);
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

test('the items of an order stay together, in their order', () => {
  const [step] = loadingSteps([0, 1], [item('a', 0, 1, 'O-2'), item('b', 0, 1, 'O-1'), item('c', 0, 1, 'O-2')]);
  expect(idsOf(step?.load ?? [])).toBe('bac');
});

test.each([
  ['what stays longer comes in later', [item('a', 0, 2), item('b', 1, 3)], { a: false, b: true }],
  ['what leaves earlier comes in later', [item('a', 0, 3), item('b', 1, 2)], { a: false, b: false }],
  ['what stood in the way leaves where it comes in', [item('a', 0, 1), item('b', 1, 3)], { a: false, b: false }],
  ['both leave together', [item('a', 0, 3), item('b', 1, 3)], { a: false, b: false }],
])('something stands in the way of it: %s', (_name, items, expected) => {
  const placed = loadingSteps([0, 1, 2, 3], items).flatMap(({ load }) => load);
  expect(Object.fromEntries(placed.map(({ id, isBehind }) => [id, isBehind]))).toEqual(expected);
});

test('every item is loaded once and unloaded once, later, and has a place of its own', () => {
  fc.assert(
    fc.property(plans, ({ items, steps }) => {
      const wanted = items.map(({ id }) => id).toSorted();
      for (const list of [steps.flatMap(({ load }) => load), steps.flatMap(({ unload }) => unload)])
        expect(list.map(({ id }) => id).toSorted()).toEqual(wanted);
      expect(
        steps
          .flatMap(({ load }) => load)
          .map(({ place }) => place)
          .toSorted((a, b) => a - b),
      ).toEqual(items.map((_, i) => i + 1));
    }),
  );
});

test('what came in together goes out in the reverse order, over all stops', () => {
  fc.assert(
    fc.property(plans, ({ steps }) => {
      const unloading = steps.flatMap(({ unload }) => unload);
      for (const { load } of steps) {
        const back = unloading.filter(({ id }) => load.some((one) => one.id === id));
        expect(idsOf(back.toReversed())).toBe(idsOf(load));
      }
    }),
  );
});

test('nothing nearer to the door than what is unloaded stays, unless it was told to be in the way', () => {
  fc.assert(
    fc.property(plans, ({ steps }) => {
      const all = steps.flatMap(({ load }) => load);
      for (const out of all) {
        const blocking = all.filter(
          (other) => other.place > out.place && other.pickAt < out.dropAt && other.dropAt > out.dropAt,
        );
        expect(blocking).toEqual([]);
      }
      for (const { isBehind, pickAt, place } of all)
        expect(isBehind).toBe(
          all.some((other) => other.place > place && other.pickAt < pickAt && other.dropAt > pickAt),
        );
    }),
  );
});

test('what is aboard is what was loaded less what was unloaded; nothing is left at the end', () => {
  fc.assert(
    fc.property(plans, ({ steps }) => {
      for (const [i, { aboard }] of steps.entries()) {
        const done = steps.slice(0, i + 1);
        for (const what of ['quantity', 'weight', 'space'] as const) {
          const kept = sumOf(done.map(({ loaded }) => String(loaded[what]))).minus(
            sumOf(done.map(({ unloaded }) => String(unloaded[what]))),
          );
          expect(kept.eq(aboard[what])).toBe(true);
        }
      }
      expect(steps.at(-1)?.aboard).toEqual({ quantity: 0, weight: '0.000', space: '0.000' });
    }),
  );
});
