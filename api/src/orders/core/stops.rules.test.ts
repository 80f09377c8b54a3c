import fc from 'fast-check';
import { allocateCargo, cargoAboard, kindAt, planStop, type StopItems } from './stops.rules.ts';

const ORDER = {
  pickupFrom: 100,
  pickupTo: 200,
  deliveryFrom: 300,
  deliveryTo: 400,
  loadingMinutes: 10,
  unloadingMinutes: 20,
};
const AS_ORDER = { windowFrom: null, windowTo: null, handlingMinutes: null };

test('the first stop is the pickup unless the stops define their kinds', () => {
  expect([0, 1, 2].map((position) => kindAt(position, null))).toEqual(['pickup', 'drop', 'drop']);
  expect(kindAt(1, 'pickup')).toBe('pickup');
  expect(kindAt(0, 'drop')).toBe('drop');
});

test('a stop has the window and minutes of its order unless it has its own', () => {
  expect(planStop({ ...AS_ORDER, kind: 'pickup' }, ORDER)).toEqual({
    windowFrom: 100,
    windowTo: 200,
    handlingMinutes: 10,
  });
  expect(planStop({ ...AS_ORDER, kind: 'drop' }, ORDER)).toEqual({
    windowFrom: 300,
    windowTo: 400,
    handlingMinutes: 20,
  });
  expect(planStop({ kind: 'drop', windowFrom: 1, windowTo: null, handlingMinutes: 0 }, ORDER)).toEqual({
    windowFrom: 1,
    windowTo: 400,
    handlingMinutes: 0,
  });
});

/** Stops as `P` or `D`, each with what it names: `P 0:4 1:2`. */
const parse = (text: string): StopItems => {
  const [kind, ...parts] = text.split(' ');
  const items = parts
    .map((part) => part.split(':').map(Number))
    .map(([item = 0, quantity = 0]) => ({ item, quantity }));
  return { kind: kind === 'P' ? 'pickup' : 'drop', items };
};
const format = (items: readonly { item: number; quantity: number }[]) =>
  items.map(({ item, quantity }) => `${item}:${quantity}`).join(' ');

test.each<[quantities: number[], stops: string[], allocated: string[]]>([
  [
    [10, 6],
    ['P', 'D'],
    ['0:10 1:6', '0:10 1:6'],
  ],
  [
    [10, 6],
    ['P', 'D', 'D'],
    ['0:10 1:6', '', '0:10 1:6'],
  ],
  [
    [10, 6],
    ['P', 'P 1:6', 'D 0:4', 'D'],
    ['0:10', '1:6', '0:4', '0:6 1:6'],
  ],
  [[10], ['P 0:3', 'P 0:2', 'D 0:1', 'D 0:4'], ['0:8', '0:2', '0:1', '0:9']],
  [[10], ['P'], ['0:10']],
  [[], ['P', 'D'], ['', '']],
])('allocates %j over the stops %j as %j', (quantities, stops, allocated) => {
  expect(allocateCargo(stops.map(parse), quantities).map(format)).toEqual(allocated);
});

test('loads and unloads each item exactly once, for any quantities that the stops name', () => {
  const anyStop = fc.record({
    kind: fc.constantFrom('pickup' as const, 'drop' as const),
    items: fc.array(fc.record({ item: fc.nat(2), quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyStop, { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
      (some, quantities) => {
        const stops: StopItems[] = [{ kind: 'pickup', items: [] }, ...some, { kind: 'drop', items: [] }];
        const named = (kind: string, item: number) =>
          stops
            .filter((stop) => stop.kind === kind)
            .flatMap(({ items }) => items)
            .reduce((sum, part) => sum + (part.item === item ? part.quantity : 0), 0);
        const allocated = allocateCargo(stops, quantities);
        for (const [item, quantity] of quantities.entries()) {
          for (const kind of ['pickup', 'drop']) {
            const total = allocated
              .filter((_, position) => stops[position]?.kind === kind)
              .flat()
              .reduce((sum, part) => sum + (part.item === item ? part.quantity : 0), 0);
            expect(total).toBe(Math.max(quantity, named(kind, item)));
          }
        }
      },
    ),
  );
});

test.each([
  [0, ''],
  [1, '0:10'],
  [2, '0:10 1:6'],
  [3, '0:6 1:6'],
  [4, ''],
])('aboard before stop %s are %s', (position, expected) => {
  const stops = ['P', 'P', 'D', 'D'].map(parse);
  const allocated = ['P 0:10', 'P 1:6', 'D 0:4', 'D 0:6 1:6'].map((text) => parse(text).items);
  expect(format(cargoAboard(stops, allocated, position))).toBe(expected);
});

test('drops before pickups take nothing from what pickups leave to the first one', () => {
  expect(allocateCargo(['D 0:4', 'P', 'D'].map(parse), [10]).map(format)).toEqual(['0:4', '0:10', '0:6']);
});
