import { CARGO_ITEM_LIMITS, ORDER_LIMITS } from 'shared-contracts/values/field-limits';
import type { OrderInput } from 'shared-contracts/orders/orders';
import type { StopInput } from 'shared-contracts/orders/order-stops';
import { mergeInputs, mergeProblems, resultProblems } from './merge.rules.ts';
import { HOUR, input, mergedOrder, NOON, PLACES } from './testing/order-inputs.ts';

const at = (place: number, changes: Partial<StopInput> = {}) => ({
  locationId: PLACES[place] ?? '',
  contactId: null,
  ...changes,
});
/** An order with an additional pickup on the way. */
const onTheWay = (changes: Partial<StopInput> = {}, more: Partial<OrderInput> = {}) =>
  input({ stops: [at(0), at(1, { kind: 'pickup', ...changes }), at(2)], ...more });
const problemsWith = (one: Partial<OrderInput>, other: Partial<OrderInput>) =>
  mergeProblems([mergedOrder({ input: input(one) }), mergedOrder({ input: input(other) })]).map(({ code }) => code);

test.each<[string, [number | null, number | null], [number | null, number | null], boolean]>([
  ['that meet in a moment', [0, 1], [1, 2], true],
  ['that follow each other', [0, 1], [1.1, 2], false],
  ['in the other order', [1.1, 2], [0, 1], false],
  ['that have no end', [0, null], [1, null], true],
  ['of which one has no end', [0, null], [5, 6], true],
  ['of which one has no start', [null, 1], [1, null], true],
  ['of which one has no start and ends too early', [null, 0], [1, 2], false],
])('orders with windows %s can be merged: %j', (_name, one, other, canMerge) => {
  const hour = (value: number | null) => value && NOON + value * HOUR;
  const pickup = ([from, to]: typeof one) => ({ pickupFrom: hour(from), pickupTo: hour(to) });
  const delivery = ([from, to]: typeof one) => ({ deliveryFrom: hour(from), deliveryTo: hour(to) });
  const cutoff = ([from, to]: typeof one) => ({
    cutoffOption: 'pickup' as const,
    cutoffFrom: hour(from),
    cutoffTo: hour(to),
  });
  expect(problemsWith(pickup(one), pickup(other))).toEqual(canMerge ? [] : ['windows']);
  expect(problemsWith(delivery(one), delivery(other))).toEqual(canMerge ? [] : ['windows']);
  expect(problemsWith(cutoff(one), cutoff(other))).toEqual(canMerge ? [] : ['cutoff']);
});

test('orders with cutoffs of pickup and delivery can’t be merged', () => {
  expect(problemsWith({ cutoffOption: 'pickup' }, { cutoffOption: 'delivery' })).toEqual(['cutoff']);
});

test('requested vehicle types are the same in any order', () => {
  const [a = '', b = ''] = PLACES;
  expect(problemsWith({ vehicleTypeIds: [a, b] }, { vehicleTypeIds: [b, a] })).toEqual([]);
});

test('problems name each order, including the first one', () => {
  const orders = [mergedOrder({ hasBill: true }), mergedOrder({ number: 'O-2', wasCarried: true, stage: 'saved' })];
  expect(mergeProblems(orders).map(({ code, order: number }) => `${code} ${number}`)).toEqual([
    'billed O-1',
    'carried O-2',
    'otherStage O-2',
  ]);
  expect(mergeProblems([])).toEqual([]);
});

test('a stop on the way belongs to all orders, within all of their windows', () => {
  const one = onTheWay({ windowFrom: NOON, windowTo: NOON + 4 * HOUR, instructions: 'Ring', reference: 'PO 1' });
  const other = onTheWay({
    windowFrom: NOON + HOUR,
    windowTo: NOON + 3 * HOUR,
    handlingMinutes: 10,
    contactId: PLACES[4] ?? '',
    instructions: 'Gate 3',
    reference: 'PO 2',
  });
  expect(mergeInputs([one, other]).stops[1]).toMatchObject({
    windowFrom: NOON + HOUR,
    windowTo: NOON + 3 * HOUR,
    handlingMinutes: 40,
    contactId: PLACES[4],
    instructions: 'Ring\nGate 3',
    reference: 'PO 1, PO 2',
  });
});

test('a stop on the way without details has none after the merge', () => {
  const nothing = { windowFrom: null, windowTo: null, handlingMinutes: null, contactId: null, instructions: null };
  expect(mergeInputs([onTheWay(), onTheWay()]).stops[1]).toMatchObject(nothing);
});

test('a window of one order on the way is combined with the default one of the other', () => {
  const own = onTheWay({ windowFrom: NOON - HOUR, windowTo: NOON + HOUR });
  const usual = onTheWay({}, { pickupFrom: NOON + HOUR / 2, pickupTo: NOON + 3 * HOUR });
  const combined = { windowFrom: NOON + HOUR / 2, windowTo: NOON + HOUR };
  expect(mergeInputs([own, usual]).stops[1]).toMatchObject(combined);
  expect(mergeInputs([usual, own]).stops[1]).toMatchObject(combined);
});

test('a merged order has what all have in common, and the contacts and texts of each', () => {
  const [a = '', b = '', c = ''] = PLACES;
  const one = input({
    isFlexible: true,
    notificationContactIds: [a, b],
    description: 'Dry',
    cutoffFrom: NOON,
    cutoffTo: NOON + 3 * HOUR,
  });
  const other = input({
    notificationContactIds: [b, c],
    description: 'Cool',
    cutoffFrom: NOON + HOUR,
    cutoffTo: NOON + 2 * HOUR,
    deliveryFrom: NOON + 6 * HOUR,
    deliveryTo: NOON + 7 * HOUR,
  });
  expect(mergeInputs([one, other])).toMatchObject({
    isFlexible: false,
    notificationContactIds: [a, b, c],
    description: 'Dry\nCool',
    deliveryFrom: NOON + 6 * HOUR,
    deliveryTo: NOON + 7 * HOUR,
    cutoffFrom: NOON + HOUR,
    cutoffTo: NOON + 2 * HOUR,
  });
  expect(mergeInputs([one, one])).toMatchObject({ isFlexible: true, description: 'Dry' });
});

test('the same cargo with other pack numbers stays separate', () => {
  const packed = (packNumber: string | null, quantity: number) => ({ cargoId: 'tea', packNumber, quantity });
  const one = input({ cargoItems: [packed('P1', 1), packed('P2', 2), packed(null, 3)] });
  expect(mergeInputs([one, input({ cargoItems: [packed('P2', 10), packed(null, 20)] })]).cargoItems).toEqual([
    packed('P1', 1),
    packed('P2', 12),
    packed(null, 23),
  ]);
});

test('texts are joined as far as they fit', () => {
  const description = 'x'.repeat(ORDER_LIMITS.description - 4);
  const joined = (text: string) => mergeInputs([input({ description }), input({ description: text })]).description;
  expect(joined('Dry')).toBe(`${description}\nDry`);
  expect(joined('Cool')).toBe(description);
});

test('an order has up to so many notification contacts', () => {
  const max = ORDER_LIMITS.notificationContactIds;
  const ids = (offset: number) => Array.from({ length: max }, (_, i) => `contact-${offset + i}`);
  const merged = mergeInputs([input({ notificationContactIds: ids(0) }), input({ notificationContactIds: ids(5) })]);
  expect(merged.notificationContactIds).toEqual(ids(0));
});

test.each([
  [ORDER_LIMITS.cargoItems, 1, []],
  [ORDER_LIMITS.cargoItems + 1, 1, ['tooManyItems']],
  [2, CARGO_ITEM_LIMITS.quantity.max, []],
  [2, CARGO_ITEM_LIMITS.quantity.max + 1, ['tooMuchCargo']],
])('%s cargo items, the first of %s pieces: %j', (count, quantity, expected) => {
  const cargoItems = Array.from({ length: count }, (_, i) => ({
    cargoId: 'tea',
    packNumber: `P${i}`,
    quantity: i === 0 ? quantity : 1,
  }));
  expect(resultProblems({ ...input(), cargoItems })).toEqual(expected);
});

test('merged orders name partial loads on the way, and nothing for full loads', () => {
  const rice = onTheWay(
    { items: [{ item: 0, quantity: 4 }] },
    { cargoItems: [{ cargoId: 'rice', packNumber: null, quantity: 4 }] },
  );
  const { cargoItems, stops } = mergeInputs([rice, onTheWay()]);
  expect(cargoItems.map(({ cargoId, quantity }) => [cargoId, quantity])).toEqual([
    ['rice', 4],
    ['tea', 10],
  ]);
  expect(stops.map(({ items }) => items)).toEqual([[{ item: 1, quantity: 10 }], [{ item: 0, quantity: 4 }], []]);
  expect(mergeInputs([onTheWay(), onTheWay()]).stops.map(({ items }) => items)).toEqual([[], [], []]);
});

test('a merged order requests the services of all, each once, up to the largest quantity', () => {
  const services = (...quantities: [string, string][]) =>
    input({ services: quantities.map(([name, quantity]) => ({ name, quantity })) });
  const merged = mergeInputs([
    services(['Tail lift', '1.1'], ['Escort', '999999999']),
    services(['tail lift', '2.2'], ['Escort', '5'], ['Customs', '1']),
    input(),
  ]);
  expect(merged.services).toEqual([
    { name: 'Tail lift', quantity: '3.3' },
    { name: 'Escort', quantity: '999999999.999' },
    { name: 'Customs', quantity: '1' },
  ]);
});
