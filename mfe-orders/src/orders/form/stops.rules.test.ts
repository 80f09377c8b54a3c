import fc from 'fast-check';
import type { OrderInput } from 'shared-contracts/orders/orders';
import {
  findExcess,
  getRest,
  insertPickup,
  listAllocated,
  listKinds,
  quantityAt,
  removeCargoItem,
  toFormPath,
  toSentStops,
  type StopValues,
} from './stops.rules.ts';

const getIn = (values: unknown, path: string) =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);

const stop = (locationId: string, overrides: Partial<StopValues> = {}): StopValues => ({
  locationId,
  contactId: null,
  ...overrides,
});
const cargo = (cargoId: string, quantity: number) => ({ packNumber: null, cargoId, quantity });
const amounts = (...quantities: number[]) => quantities.map((quantity, item) => ({ item, quantity }));

test.each<[string, (StopValues['kind'] | undefined)[], string]>([
  ['one stop', [undefined], 'pickup'],
  ['a plain order', [null, null], 'pickup drop'],
  ['several drops', [null, null, null], 'pickup drop drop'],
  ['a second pickup', ['pickup', 'pickup', 'drop'], 'pickup pickup drop'],
  ['pickups between drops', ['pickup', 'drop', 'pickup', 'drop'], 'pickup drop pickup drop'],
  ['a drop that was moved to the start', ['drop', 'pickup', 'drop'], 'pickup pickup drop'],
  ['a pickup that was moved to the end', ['pickup', 'drop', 'pickup'], 'pickup drop drop'],
])('kinds of %s', (_case, kinds, expected) => {
  expect(listKinds(kinds.map((kind) => ({ kind: kind ?? null }))).join(' ')).toBe(expected);
});

test('adds a pickup after the last one', () => {
  const { rows, position } = insertPickup([stop('hatton'), stop('kandy'), stop('galle')], stop(''));
  expect(position).toBe(1);
  expect(rows.map(({ locationId, kind }) => `${locationId} ${kind ?? '-'}`)).toEqual([
    'hatton pickup',
    ' pickup',
    'kandy -',
    'galle -',
  ]);
});

test('the first pickup and the last drop take the rest', () => {
  expect(listAllocated(['pickup', 'drop'], 'drop')).toEqual([]);
  expect(listAllocated(['pickup', 'drop', 'drop'], 'drop')).toEqual([1]);
  expect(listAllocated(['pickup', 'pickup', 'drop', 'drop'], 'pickup')).toEqual([1]);
  const stops = [stop('a'), stop('b', { items: amounts(4) }), stop('c', { items: amounts(1) }), stop('d')];
  expect(getRest(stops, 'drop', 0, 10)).toBe(5);
});

test('finds the stop that exceeds the remainder', () => {
  const stops = [stop('a'), stop('b', { items: amounts(4, 2) }), stop('c', { items: amounts(7) }), stop('d')];
  expect(findExcess(stops, [cargo('tea', 11), cargo('rice', 2)])).toBeUndefined();
  expect(findExcess(stops, [cargo('tea', 10), cargo('rice', 2)])).toEqual({ stop: 2, item: 0, max: 6 });
  expect(findExcess(stops, [cargo('tea', 11), cargo('rice', 1)])).toEqual({ stop: 1, item: 1, max: 1 });
});

test('removing a cargo item removes its quantities', () => {
  const stops = [stop('a'), stop('b', { items: amounts(4, 2, 3) })];
  expect(removeCargoItem(stops, 1).map(({ items }) => items?.map(({ quantity }) => quantity))).toEqual([
    undefined,
    [4, 3],
  ]);
});

describe('sends', () => {
  test('a simple order as it always was', () => {
    const stops = [stop('a', { kind: null, windowFrom: 1, items: amounts(5) }), stop(''), stop('b', { reference: '' })];
    expect(toSentStops({ cargoItems: [cargo('tea', 10)], stops })).toEqual([
      { locationId: 'a', contactId: null },
      { locationId: 'b', contactId: null },
    ]);
  });

  test('kind, window, minutes, texts and quantities of a stop', () => {
    const own = { windowFrom: 100, windowTo: 200, handlingMinutes: 0, instructions: 'Gate 4', reference: 'R-1' };
    const stops = [
      stop('a'),
      stop('b', { kind: 'pickup', ...own, items: amounts(0, 0, 3) }),
      stop('c', { kind: 'pickup', ...own }),
    ];
    expect(toSentStops({ cargoItems: [cargo('tea', 10), cargo('', 1), cargo('rice', 5)], stops })).toEqual([
      { locationId: 'a', contactId: null },
      { locationId: 'b', contactId: null, kind: 'pickup', ...own, items: [{ item: 1, quantity: 3 }] },
      { locationId: 'c', contactId: null, instructions: 'Gate 4', reference: 'R-1' },
    ]);
  });

  const values = fc.record({
    cargoItems: fc.array(
      fc.record({
        packNumber: fc.constant(null),
        cargoId: fc.constantFrom('', 'tea', 'rice'),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 4 },
    ),
    stops: fc.array(
      fc.record({
        locationId: fc.constantFrom('', 'a', 'b'),
        contactId: fc.constant(null),
        kind: fc.constantFrom('pickup', 'drop', null),
        reference: fc.constantFrom(null, 'R-1'),
        items: fc.array(fc.nat(9)).map((quantities) => amounts(...quantities)),
      }),
      { maxLength: 6 },
    ),
  });

  test('a first pickup, a last drop and only quantities of items that are sent', () => {
    fc.assert(
      fc.property(values, (form) => {
        const sent = toSentStops(form);
        const sentItems = form.cargoItems.filter(({ cargoId }) => cargoId).length;
        const kinds = sent.map(({ kind }, position) => kind ?? (position === 0 ? 'pickup' : 'drop'));
        return (
          (sent.length === 0 || kinds[0] === 'pickup') &&
          (sent.length < 2 || kinds.at(-1) === 'drop') &&
          sent.every(({ items = [] }) => items?.every(({ item, quantity }) => item < sentItems && quantity > 0))
        );
      }),
    );
  });

  test('values whose path in the form is known', () => {
    fc.assert(
      fc.property(values, (form) => {
        const input: Pick<OrderInput, 'cargoItems' | 'stops'> = {
          cargoItems: form.cargoItems.filter(({ cargoId }) => cargoId),
          stops: toSentStops(form),
        };
        const paths = input.stops.flatMap(({ items }, position) => [
          `stops.${position}.locationId`,
          ...(items ?? []).map((_, index) => `stops.${position}.items.${index}.quantity`),
        ]);
        paths.push(...input.cargoItems.map((_, index) => `cargoItems.${index}.quantity`));
        for (const path of paths) expect(getIn(form, toFormPath(path, form))).toBe(getIn(input, path));
      }),
    );
  });
});

const twoStops = {
  cargoItems: [cargo('', 1), cargo('tea', 10)],
  stops: [stop('a'), stop(''), stop('b', { items: amounts(0, 4) }), stop('c')],
};
test.each([
  ['cargoItems', 'cargoItems'],
  ['cargoItems.0', 'cargoItems.0'],
  ['cargoItems.0.quantity', 'cargoItems.1.quantity'],
  ['cargoItems.7.quantity', 'cargoItems.7.quantity'],
  ['stops', 'stops'],
  ['stops.1', 'stops.1'],
  ['stops.1.locationId', 'stops.2.locationId'],
  ['stops.1.items', 'stops.2.items'],
  ['stops.1.items.0', 'stops.2.items.1.quantity'],
  ['stops.1.items.0.quantity', 'stops.2.items.1.quantity'],
  ['stops.1.items.3.quantity', 'stops.2.items.3.quantity'],
  ['stops.9.locationId', 'stops.9.locationId'],
  ['stops.1.contact.id', 'stops.2.contact.id'],
  ['number.1.quantity', 'number.1.quantity'],
  ['pickupFrom', 'pickupFrom'],
])('an error of %s belongs to %s in the form', (path, expected) => {
  expect(toFormPath(path, twoStops)).toBe(expected);
});

test('a stop without quantities has none of any item', () => {
  expect(quantityAt({}, 0)).toBe(0);
  expect(quantityAt({ items: amounts(3) }, 0)).toBe(3);
  expect(quantityAt({ items: amounts(3) }, 1)).toBe(0);
});

test('a missing reference is not sent', () => {
  const stops = [stop('a', { reference: null }), stop('b', { instructions: 'Gate 4', reference: undefined })];
  expect(toSentStops({ cargoItems: [], stops })).toEqual([
    { locationId: 'a', contactId: null },
    { locationId: 'b', contactId: null, instructions: 'Gate 4' },
  ]);
});
