import fc from 'fast-check';
import type { OrderInput, OrderChanges } from 'shared-contracts/orders/orders';
import type { StopInput } from 'shared-contracts/orders/order-stops';
import { allocateCargo } from '../core/stops.rules.ts';
import { mergeInput } from './order-input.rules.ts';
import { completeOrderStops, stopProblems } from './stop-input.rules.ts';

const stop = (more: Partial<StopInput> = {}): StopInput => ({ locationId: 'place', contactId: null, ...more });
const order = (stops: StopInput[], quantities: number[] = [10, 6]): OrderInput =>
  ({
    reference: null,
    description: null,
    cutoffOption: 'none',
    cutoffFrom: null,
    cutoffTo: null,
    vehicleTypeIds: [],
    notificationContactIds: [],
    pickupFrom: 100,
    pickupTo: 200,
    deliveryFrom: 300,
    deliveryTo: 400,
    loadingMinutes: 10,
    unloadingMinutes: 20,
    cargoItems: quantities.map((quantity) => ({ packNumber: null, cargoId: 'tea', quantity })),
    stops,
  }) as unknown as OrderInput;
const problemsOf = (stops: StopInput[], quantities?: number[]) =>
  Object.entries(stopProblems(completeOrderStops(order(stops, quantities)))).map(
    ([field, { code, params }]) => `${field} ${code}${params ? ` ${params['max']}` : ''}`,
  );
const load = (item: number, quantity: number) => ({ item, quantity });

test.each<[string, StopInput[], string[]]>([
  ['no stops', [], []],
  ['a single stop', [stop()], []],
  ['a pickup and drops by position', [stop(), stop(), stop()], []],
  ['a drop first', [stop({ kind: 'drop' }), stop()], ['stops.0.kind pickupFirst']],
  ['a pickup last', [stop(), stop({ kind: 'pickup' })], ['stops.1.kind dropLast']],
  ['a window that ends as it starts', [stop(), stop({ windowFrom: 350, windowTo: 350 }), stop()], []],
  [
    'a window that ends before it starts',
    [stop(), stop({ windowFrom: 351, windowTo: 350 }), stop()],
    ['stops.1.windowTo beforeWindowFrom'],
  ],
  [
    'a start after the end of the order',
    [stop(), stop({ windowFrom: 401 }), stop()],
    ['stops.1.windowFrom beforeWindowFrom'],
  ],
  [
    'a window before that of an earlier stop',
    [stop(), stop({ windowFrom: 1, windowTo: 99 }), stop()],
    ['stops.1.windowTo beforeEarlierStop'],
  ],
  [
    'a window that ends as that of an earlier stop starts',
    [stop(), stop({ windowFrom: 1, windowTo: 100 }), stop()],
    [],
  ],
  ['all of an item at one drop', [stop(), stop({ items: [load(0, 10)] }), stop()], []],
  [
    'more of an item than there is',
    [stop(), stop({ items: [load(0, 11)] }), stop()],
    ['stops.1.items.0.quantity max 10'],
  ],
  [
    'more over several drops than there is',
    [stop(), stop({ items: [load(0, 8)] }), stop({ items: [load(1, 1), load(0, 3)] }), stop()],
    ['stops.2.items.0.quantity max 2'],
  ],
  ['an unknown item', [stop(), stop({ items: [load(2, 1)] }), stop()], ['stops.1.items.0.item notFound']],
  [
    'a drop before its cargo is loaded',
    [stop(), stop({ items: [load(1, 2)] }), stop({ kind: 'pickup', items: [load(1, 5)] }), stop()],
    ['stops.1.items.0.quantity notLoaded 1'],
  ],
])('%s: %j', (_case, stops, expected) => {
  expect(problemsOf(stops)).toEqual(expected);
});

test('moves details of the first pickup and the last drop to the order', () => {
  const { stops, ...more } = completeOrderStops(
    order([
      stop({ windowFrom: 1, handlingMinutes: 0 }),
      stop({ windowFrom: 5, handlingMinutes: 7 }),
      stop({ windowTo: 999, handlingMinutes: 8 }),
    ]),
  );
  expect(more).toMatchObject({
    pickupFrom: 1,
    pickupTo: 200,
    deliveryFrom: 300,
    deliveryTo: 999,
    loadingMinutes: 0,
    unloadingMinutes: 8,
  });
  expect(stops.map(({ windowFrom, windowTo, handlingMinutes }) => [windowFrom, windowTo, handlingMinutes])).toEqual([
    [null, null, null],
    [5, null, 7],
    [null, null, null],
  ]);
});

test('completing stops twice changes nothing more', () => {
  const once = completeOrderStops(
    order([stop({ windowFrom: 1, items: [load(1, 1), load(0, 1), load(1, 2)] }), stop()]),
  );
  expect(once.stops[0]?.items).toEqual([load(0, 1), load(1, 3)]);
  expect(completeOrderStops(once)).toEqual(once);
});

test('other cargo ends the allocation, other fields and the same cargo don’t', () => {
  const before = mergeInput(order([stop({ items: [load(0, 4)] }), stop()]), {});
  const itemsAfter = (changes: OrderChanges) => mergeInput(before, changes).stops.map(({ items }) => items);
  expect(itemsAfter({ description: 'Fragile', cargoItems: before.cargoItems })).toEqual([[load(0, 4)], []]);
  expect(itemsAfter({ cargoItems: before.cargoItems.slice(1) })).toEqual([[], []]);
});

test('an order without problems loads everything, unloads everything, and nothing before it is loaded', () => {
  const anyStop = fc.record({
    kind: fc.constantFrom('pickup' as const, 'drop' as const),
    items: fc.array(fc.record({ item: fc.nat(1), quantity: fc.integer({ min: 1, max: 6 }) }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyStop, { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 2 }),
      (some, quantities) => {
        const { stops } = completeOrderStops(order([stop(), ...some.map(stop), stop()], quantities));
        fc.pre(problemsOf(stops, quantities).length === 0);
        const onBoard = quantities.map(() => 0);
        for (const [position, parts] of allocateCargo(stops, quantities).entries()) {
          for (const { item, quantity } of parts)
            onBoard[item] = (onBoard[item] ?? 0) + (stops[position]?.kind === 'pickup' ? quantity : -quantity);
          expect(Math.min(...onBoard)).toBeGreaterThanOrEqual(0);
        }
        expect(onBoard).toEqual(quantities.map(() => 0));
      },
    ),
  );
});

const window = (windowFrom: number | null, windowTo: number | null) => stop({ windowFrom, windowTo });
test.each<[StopInput[], string, string]>([
  [[stop(), window(351, 350), stop()], 'stops.1.windowTo', 'Window to must be at or after window from'],
  [
    [stop(), window(500, 600), window(1, 499), stop()],
    'stops.2.windowTo',
    'Window must not end before that of an earlier stop starts',
  ],
  [[stop({ items: [load(2, 1)] }), stop()], 'stops.0.items.0.item', 'Cargo item not found'],
  [[stop({ items: [load(0, 11)] }), stop()], 'stops.0.items.0.quantity', 'Max 10'],
  [
    [stop(), stop({ items: [load(1, 2)] }), stop({ kind: 'pickup', items: [load(1, 5)] }), stop()],
    'stops.1.items.0.quantity',
    'Max 1 loaded before this stop',
  ],
])('%# reports the problem', (stops, field, message) =>
  expect(stopProblems(completeOrderStops(order(stops)))[field]).toMatchObject({ message }),
);

test('does not use the window of a stop of another kind, nor of the same stop twice', () => {
  const own = { windowFrom: 1, windowTo: 999, handlingMinutes: 5 };
  const windows = (...stops: StopInput[]) => {
    const { pickupFrom, pickupTo, deliveryFrom, deliveryTo } = completeOrderStops(order(stops));
    return [pickupFrom, pickupTo, deliveryFrom, deliveryTo];
  };
  expect(windows(stop({ kind: 'drop', ...own }), stop())).toEqual([100, 200, 300, 400]);
  expect(windows(stop(), stop({ kind: 'pickup', ...own }))).toEqual([100, 200, 300, 400]);
  expect(windows(stop(own))).toEqual([1, 999, 300, 400]);
  expect(windows(stop({ kind: 'drop', ...own }))).toEqual([100, 200, 300, 400]);
});
