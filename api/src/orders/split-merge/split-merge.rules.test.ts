import fc from 'fast-check';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { SPLIT_MERGE_PROBLEMS, type SplitMergeProblemCode } from 'shared-contracts/values/orders/split-merge';
import { ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import { sumOf } from '../../platform/values/money.ts';
import { type LoadItem, totalLoad } from '../core/order-load.rules.ts';
import { completeStops, stopProblems } from '../intake/stop-input.rules.ts';
import { addUp, toPieces } from './allocation.rules.ts';
import { type MergedOrder, mergeInputs, mergeProblems, resultProblems } from './merge.rules.ts';
import { describeProblems, orderProblems } from './order-problems.rules.ts';
import { selectionProblems, splitInput } from './split.rules.ts';
import { FACTS, HOUR, input, mergedOrder, NOON, PLACES } from './testing/order-inputs.ts';

const CARGOS = ['tea', 'rice', 'oil'];

/** An order whose pickups and drops load and unload parts of its items in a valid sequence. */
const anyOrder = fc
  .record({
    quantities: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }),
    pickups: fc.integer({ min: 1, max: 2 }),
    drops: fc.integer({ min: 1, max: 3 }),
    shares: fc.array(fc.nat(40), { minLength: 15, maxLength: 15 }),
    isNamed: fc.boolean(),
  })
  .map(({ quantities, pickups, drops, shares, isNamed }) => {
    const share = (count: number, offset: number) =>
      quantities.map((quantity, item) => {
        let left = quantity;
        return Array.from({ length: count }, (_, i) => {
          const part = i === count - 1 ? left : Math.min(left, shares[(offset + item * 3 + i) % shares.length] ?? 0);
          left -= part;
          return part;
        });
      });
    const [loaded, unloaded] = [share(pickups, 0), share(drops, 7)];
    const toStop = (kind: 'pickup' | 'drop', parts: number[][], index: number, place: number) => ({
      locationId: PLACES[place] ?? '',
      contactId: null,
      kind,
      items: isNamed ? parts.flatMap((ofItem, item) => (ofItem[index] ? [{ item, quantity: ofItem[index] }] : [])) : [],
    });
    return input({
      cargoItems: quantities.map((quantity, i) => ({ cargoId: CARGOS[i] ?? '', packNumber: `P${i}`, quantity })),
      stops: [
        ...Array.from({ length: pickups }, (_, i) => toStop('pickup', loaded, i, i)),
        ...Array.from({ length: drops }, (_, i) => toStop('drop', unloaded, i, 2 + i)),
      ],
    });
  });
const anySplit = fc
  .tuple(anyOrder, fc.array(fc.nat(40), { minLength: 3, maxLength: 3 }))
  .map(([order, wanted]) => ({
    order,
    items: order.cargoItems
      .map(({ quantity }, item) => ({ item, quantity: Math.min(quantity, wanted[item] ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  }))
  .filter(
    ({ order, items }) => items.length > 0 && Object.keys(selectionProblems(order.cargoItems, items)).length === 0,
  );

const quantitiesOf = (...orders: OrderInput[]) => {
  const sums: Record<string, number> = {};
  for (const { cargoId, packNumber, quantity } of orders.flatMap(({ cargoItems }) => cargoItems)) {
    const key = `${cargoId} ${packNumber}`;
    sums[key] = (sums[key] ?? 0) + quantity;
  }
  return sums;
};
const MEASURES: Record<string, Omit<LoadItem, 'quantity'>> = Object.fromEntries(
  CARGOS.map((cargo, i) => [
    cargo,
    {
      weight: `${i + 1}.333`,
      effectiveSpace: `0.${i + 1}07`,
      actualSpace: '0',
      width: '0',
      height: '0',
      length: '0',
      palletPlaces: null,
      stackLayers: null,
    },
  ]),
);
const loadOf = (...orders: OrderInput[]) => {
  const loads = orders.map(({ cargoItems }) =>
    totalLoad(
      cargoItems.flatMap(({ cargoId, quantity }) => {
        const measures = MEASURES[cargoId];
        return measures ? [{ ...measures, quantity }] : [];
      }),
    ),
  );
  return [sumOf(loads.map(({ weight }) => weight)).toFixed(3), sumOf(loads.map(({ space }) => space)).toFixed(3)];
};
/** The quantities moved from place to place, over all orders. */
const journeysOf = (...orders: OrderInput[]) => {
  const sums: Record<string, number> = {};
  for (const { stops, cargoItems } of orders)
    for (const { item, quantity, pickup, drop } of toPieces(
      completeStops(stops),
      cargoItems.map((cargoItem) => cargoItem.quantity),
    )) {
      const key = `${cargoItems[item]?.cargoId} ${stops[pickup ?? -1]?.locationId} ${stops[drop ?? -1]?.locationId}`;
      sums[key] = (sums[key] ?? 0) + quantity;
    }
  return sums;
};

test('splitting preserves quantities, weight, volume, and the origin and destination of everything', () => {
  fc.assert(
    fc.property(anySplit, ({ order, items }) => {
      const { remaining, moved } = splitInput(order, items);
      expect(quantitiesOf(remaining, moved)).toEqual(quantitiesOf(order));
      expect(loadOf(remaining, moved)).toEqual(loadOf(order));
      expect(journeysOf(remaining, moved)).toEqual(journeysOf(order));
      expect(
        addUp(moved.cargoItems.map(({ cargoId, quantity }) => ({ item: CARGOS.indexOf(cargoId), quantity }))),
      ).toEqual(addUp(items));
    }),
  );
});

test('both orders of a split can be saved, and serve no stop without cargo', () => {
  fc.assert(
    fc.property(anySplit, ({ order, items }) => {
      for (const part of Object.values(splitInput(order, items))) {
        expect(stopProblems(part)).toEqual({});
        const pieces = toPieces(
          completeStops(part.stops),
          part.cargoItems.map(({ quantity }) => quantity),
        );
        const wasIdle = (locationId: string) => !Object.keys(journeysOf(order)).some((key) => key.includes(locationId));
        for (const [position, { locationId }] of part.stops.entries())
          expect(
            pieces.some(({ pickup, drop }) => pickup === position || drop === position) || wasIdle(locationId),
          ).toBe(true);
      }
    }),
  );
});

test('merging what was split restores the order', () => {
  fc.assert(
    fc.property(anySplit, ({ order, items }) => {
      const { remaining, moved } = splitInput(order, items);
      fc.pre(
        JSON.stringify(remaining.stops.map((stop) => stop.locationId)) ===
          JSON.stringify(moved.stops.map((stop) => stop.locationId)),
      );
      const merged = mergeInputs([remaining, moved]);
      expect(quantitiesOf(merged)).toEqual(quantitiesOf(order));
      expect(loadOf(merged)).toEqual(loadOf(order));
      expect(journeysOf(merged)).toEqual(journeysOf(order));
      expect(stopProblems(merged)).toEqual({});
    }),
  );
});

test('a split takes the selected quantity from the last drop, with the stops that it needs', () => {
  const stops = [
    { locationId: PLACES[0] ?? '', contactId: null },
    { locationId: PLACES[1] ?? '', contactId: null, windowTo: NOON + 6 * HOUR, items: [{ item: 0, quantity: 4 }] },
    { locationId: PLACES[2] ?? '', contactId: null },
  ];
  const { remaining, moved } = splitInput(input({ stops }), [{ item: 0, quantity: 6 }]);
  expect(remaining).toMatchObject({ cargoItems: [{ quantity: 4 }], deliveryTo: NOON + 6 * HOUR });
  expect([remaining, moved].map((order) => order.stops.map(({ locationId }) => locationId))).toEqual([
    [PLACES[0], PLACES[1]],
    [PLACES[0], PLACES[2]],
  ]);
  expect(moved).toMatchObject({ cargoItems: [{ quantity: 6 }], deliveryTo: NOON + 8 * HOUR });
});

test.each([
  [[{ item: 0, quantity: 4 }], {}],
  [[{ item: 1, quantity: 4 }], { 'items.0.item': 'notFound' }],
  [[{ item: 0, quantity: 11 }], { 'items.0.quantity': 'max' }],
  [
    [
      { item: 0, quantity: 6 },
      { item: 0, quantity: 5 },
    ],
    { 'items.1.quantity': 'max' },
  ],
  [[{ item: 0, quantity: 10 }], { items: 'nothingStays' }],
])('checks the quantities of a new order: %j', (items, codes) => {
  const problems = selectionProblems(input().cargoItems, items);
  expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual(codes);
});

const codesOf = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

test('reports everything that prevents splitting together', () => {
  expect(orderProblems(FACTS)).toEqual([]);
  const facts = { ...FACTS, inLiveTrip: true, handshake: 'offered', hasBill: true, wasCarried: true } as const;
  expect(codesOf(orderProblems(facts))).toEqual(['inTrip', 'offered', 'billed', 'carried']);
  const allowed = ORDER_STAGES.filter((stage) => orderProblems({ ...FACTS, stage }).length === 0);
  expect(allowed).toEqual(['saved', 'pendingValidation', 'pending2ndValidation', 'validated']);
  for (const code of SPLIT_MERGE_PROBLEMS) expect(describeProblems([{ code, order: 'O-1' }])).not.toBe('');
  const problems = (['billed', 'windows'] as const).map((code) => ({ code, order: 'O-1' }));
  expect(describeProblems(problems)).toBe('O-1 has a bill. The windows of O-1 don’t overlap');
});

test.each<[SplitMergeProblemCode, Partial<MergedOrder>]>([
  ['organization', { organizationId: 'other' }],
  ['otherStage', { stage: 'saved' }],
  ['partner', { input: input({ partnerId: PLACES[0] ?? '' }) }],
  ['contract', { input: input({ contractId: PLACES[0] ?? '' }) }],
  ['operation', { input: input({ operationId: PLACES[0] ?? '' }) }],
  ['orderType', { input: input({ orderTypeId: PLACES[0] ?? '' }) }],
  ['vehicleTypes', { input: input({ vehicleTypeIds: [PLACES[0] ?? ''] }) }],
  ['backhaul', { input: input({ isBackhaul: true }) }],
  ['stops', { input: input({ stops: input().stops.toReversed() }) }],
  ['windows', { input: input({ pickupFrom: NOON + 3 * HOUR, pickupTo: NOON + 4 * HOUR }) }],
  ['cutoff', { input: input({ cutoffOption: 'pickup', cutoffTo: NOON }) }],
])('orders with different %s can’t be merged', (code, changes) => {
  const problems = mergeProblems([mergedOrder(), mergedOrder({ ...changes, number: 'O-2' })]);
  expect(problems).toContainEqual({ code, order: 'O-2' });
  expect(mergeProblems([mergedOrder(), mergedOrder()])).toEqual([]);
});

test('a merged order adds up its cargo, within the windows of all', () => {
  const other = input({
    pickupFrom: NOON + HOUR,
    pickupTo: NOON + 3 * HOUR,
    cargoItems: [
      { cargoId: 'tea', packNumber: null, quantity: 5 },
      { cargoId: 'tea', packNumber: 'P9', quantity: 1 },
    ],
    description: 'Keep dry',
  });
  expect(mergeInputs([input(), other])).toMatchObject({
    pickupFrom: NOON + HOUR,
    pickupTo: NOON + 2 * HOUR,
    loadingMinutes: 60,
    unloadingMinutes: 90,
    description: 'Keep dry',
    cargoItems: [
      { cargoId: 'tea', packNumber: null, quantity: 15 },
      { cargoId: 'tea', packNumber: 'P9', quantity: 1 },
    ],
  });
});

test('limits the result of a merge', () => {
  const cargoItems = [{ cargoId: 'tea', packNumber: null, quantity: 1_000_000 }];
  const merged = mergeInputs([input({ cargoItems }), input({ cargoItems })]);
  expect(resultProblems(merged)).toEqual(['tooMuchCargo']);
  const many = Array.from({ length: 201 }, (_, i) => ({ cargoId: 'tea', packNumber: `P${i}`, quantity: 1 }));
  expect(resultProblems(input({ cargoItems: many }))).toEqual(['tooManyItems']);
});
