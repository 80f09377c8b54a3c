import fc from 'fast-check';
import type { DeliveredItem } from './delivered-cargo.rules.ts';
import {
  applyDropReport,
  completeItems,
  type Delivery,
  findDropReportError,
  forgetContradictions,
} from './drop-delivery.rules.ts';
import { deliveredAtStops } from '../core/stop-delivery.rules.ts';

const item = (id: string, quantity: number): DeliveredItem => ({
  id,
  cargoId: 'tea',
  quantity,
  deliveredQuantity: null,
  shortageReason: null,
});
const part = (index: number, quantity: number) => ({
  item: index,
  quantity,
  deliveredQuantity: null,
  shortageReason: null,
});
/** 10 + 6 pieces of tea: 4 pieces of the first item at one drop, the rest at another. */
const ORDER: Delivery = {
  items: [item('a', 10), item('b', 6)],
  drops: [
    { position: 1, parts: [part(0, 4)] },
    { position: 3, parts: [part(0, 6), part(1, 6)] },
  ],
};
const quantities = ({ items, drops }: Delivery) => ({
  items: items.map(({ deliveredQuantity }) => deliveredQuantity),
  drops: drops.map(({ parts }) => parts.map(({ deliveredQuantity }) => deliveredQuantity)),
});

test.each([
  ['more than the drop unloads', { stop: 1, quantity: 5 }, { field: 'quantity', error: { code: 'max' } }],
  ['less without a reason', { stop: 1, quantity: 3 }, { field: 'shortageReason', error: { code: 'required' } }],
  ['a stop that is no drop', { stop: 2 }, { field: 'stop', error: { code: 'notFound' } }],
])('a report of %s is an error', (_case, report, error) => {
  expect(findDropReportError(ORDER, { cargoId: 'tea', ...report }, null)).toMatchObject(error);
});

test('a report of a cargo that the drop does not unload is an error', () => {
  expect(findDropReportError(ORDER, { cargoId: 'rice', stop: 1 }, null)).toMatchObject({ field: 'cargoId' });
  expect(findDropReportError(ORDER, { cargoId: 'tea', stop: 1, quantity: 3 }, 'Broken')).toBeNull();
});

test('the total of an item is known once all of its drops are', () => {
  const first = applyDropReport(ORDER, { cargoId: 'tea', stop: 1, quantity: 3, shortageReason: 'Broken' }, null);
  expect(quantities(first)).toEqual({
    items: [null, null],
    drops: [[3], [null, null]],
  });
  const second = applyDropReport(first, { cargoId: 'tea', stop: 3, quantity: 8, shortageReason: 'Wet' }, null);
  expect(quantities(second)).toEqual({ items: [9, 2], drops: [[3], [6, 2]] });
  expect(second.items.map(({ shortageReason }) => shortageReason)).toEqual(['Broken', 'Wet']);
});

test('cargo that no drop reports was delivered in full', () => {
  const first = applyDropReport(ORDER, { cargoId: 'tea', stop: 1, quantity: 0, shortageReason: 'Refused' }, null);
  expect(quantities(completeItems(first)).items).toEqual([6, 6]);
  expect(quantities(completeItems(ORDER)).items).toEqual([10, 6]);
});

test('a report for the whole order equals the sum over its drops', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
      fc.nat(100),
      (drops, total) => {
        const quantity = drops.reduce((sum, one) => sum + one, 0);
        const deliveredQuantity = Math.min(quantity, total);
        const delivered = deliveredAtStops(
          drops.map((one) => [{ item: 0, quantity: one }]),
          drops.map(() => []),
          [{ deliveredQuantity, shortageReason: 'Short' }],
        ).flat();
        expect(delivered.reduce((sum, one) => sum + (one.deliveredQuantity ?? 0), 0)).toBe(deliveredQuantity);
        const firstShort = delivered.findIndex((one) => one.shortageReason !== null);
        if (firstShort >= 0)
          expect(delivered.slice(firstShort + 1).every((one) => one.deliveredQuantity === 0)).toBe(true);
      },
    ),
  );
});

const reportedPart = (
  index: number,
  quantity: number,
  deliveredQuantity: number | null,
  shortageReason: string | null = null,
) => ({
  ...part(index, quantity),
  deliveredQuantity,
  shortageReason,
});

test('a report affects only the cargo of its drop that it names', () => {
  const order: Delivery = {
    items: [item('a', 4), { ...item('b', 6), cargoId: 'rice' }],
    drops: [
      { position: 1, parts: [part(0, 4), part(1, 2)] },
      { position: 3, parts: [part(1, 4)] },
    ],
  };
  const after = applyDropReport(order, { cargoId: 'rice', stop: 1, quantity: 2 }, null);
  expect(quantities(after)).toEqual({ items: [null, null], drops: [[null, 2], [null]] });
  expect(after.drops[1]).toBe(order.drops[1]);
});

test('a full delivery has no shortage, and a short one the reason of the report or else of the event', () => {
  const report = (quantity: number | undefined, shortageReason?: string) => {
    const { drops } = applyDropReport(
      ORDER,
      {
        cargoId: 'tea',
        stop: 3,
        ...(quantity !== undefined && { quantity }),
        ...(shortageReason !== undefined && { shortageReason }),
      },
      'Rain',
    );
    return drops[1]?.parts.map(({ deliveredQuantity, shortageReason: reason }) => [deliveredQuantity, reason]);
  };
  expect(report(undefined)).toEqual([
    [6, null],
    [6, null],
  ]);
  expect(report(12)).toEqual([
    [6, null],
    [6, null],
  ]);
  expect(report(7, 'Broken')).toEqual([
    [6, null],
    [1, 'Broken'],
  ]);
  expect(report(7)).toEqual([
    [6, null],
    [1, 'Rain'],
  ]);
});

test('an item that all drops delivered in full has no shortage', () => {
  const first = applyDropReport(ORDER, { cargoId: 'tea', stop: 1 }, null);
  const second = applyDropReport(first, { cargoId: 'tea', stop: 3 }, null);
  expect(second.items.map(({ deliveredQuantity, shortageReason }) => [deliveredQuantity, shortageReason])).toEqual([
    [10, null],
    [6, null],
  ]);
});

test('a report replaces that of the whole order at its drop', () => {
  const delivered: Delivery = {
    ...ORDER,
    items: [{ ...item('a', 10), deliveredQuantity: 9, shortageReason: 'Wet' }, item('b', 6)],
  };
  const after = applyDropReport(delivered, { cargoId: 'tea', stop: 1, quantity: 2, shortageReason: 'Broken' }, null);
  // Five of six at the other drop, as nine of ten were delivered in all.
  expect(after.items[0]).toMatchObject({ deliveredQuantity: 7, shortageReason: 'Broken' });
});

test('items with reported quantities keep them', () => {
  const delivered: Delivery = {
    ...ORDER,
    items: [{ ...item('a', 10), deliveredQuantity: 5, shortageReason: 'Wet' }, item('b', 6)],
  };
  expect(completeItems(delivered).items[0]).toEqual(delivered.items[0]);
});

/** Ten pieces: four at one drop, six at another. */
const reported = (first: number | null, second: number | null, deliveredQuantity: number | null): Delivery => ({
  items: [{ ...item('a', 10), deliveredQuantity }, item('b', 6)],
  drops: [
    { position: 1, parts: [reportedPart(0, 4, first, 'Wet')] },
    { position: 3, parts: [reportedPart(0, 6, second), reportedPart(1, 6, 6)] },
  ],
});

test.each<[string, Delivery, (number | null)[]]>([
  ['that add up to the total', reported(3, 6, 9), [3, 6]],
  ['that add up to less', reported(3, 6, 10), [null, null]],
  ['that add up to more', reported(3, 6, 8), [null, null]],
  ['of one drop, with the least that the other can deliver', reported(3, null, 3), [3, null]],
  ['of one drop, with the most that the other can deliver', reported(3, null, 9), [3, null]],
  ['of one drop, which delivered more than the total', reported(3, null, 2), [null, null]],
  ['of one drop, with more than the other can deliver', reported(3, null, 10), [null, null]],
  ['without a total', reported(3, 6, null), [null, null]],
  ['that are missing', reported(null, null, 9), [null, null]],
])('keeps reports of drops %s only if they are possible', (_name, delivery, expected) => {
  const { drops, items } = forgetContradictions({
    ...delivery,
    items: [delivery.items[0]!, { ...item('b', 6), deliveredQuantity: 6 }],
  });
  expect([drops[0]!.parts[0], drops[1]!.parts[0]].map((one) => one!.deliveredQuantity)).toEqual(expected);
  expect(drops[1]!.parts[1]!.deliveredQuantity).toBe(6);
  expect(items[0]).toBe(delivery.items[0]);
});

test('a report that is forgotten loses its reason', () => {
  expect(forgetContradictions(reported(3, 6, 10)).drops[0]!.parts[0]).toEqual(part(0, 4));
});

test('reports an unknown drop', () =>
  expect(findDropReportError(ORDER, { cargoId: 'tea', stop: 2 }, null)?.error.message).toBe('Drop not found'));

test('an item that arrives in full has no reason for a shortage', () => {
  const short = applyDropReport(ORDER, { cargoId: 'tea', stop: 1, quantity: 3, shortageReason: 'Broken' }, null);
  const corrected = applyDropReport(short, { cargoId: 'tea', stop: 1 }, null);
  const full = applyDropReport(corrected, { cargoId: 'tea', stop: 3 }, null);
  expect(quantities(full)).toEqual({ items: [10, 6], drops: [[4], [6, 6]] });
  expect(full.items.map(({ shortageReason }) => shortageReason)).toEqual([null, null]);
});

test('uses the reason of the drop with a shortage', () => {
  const first = applyDropReport(ORDER, { cargoId: 'tea', stop: 1 }, null);
  const second = applyDropReport(first, { cargoId: 'tea', stop: 3, quantity: 7, shortageReason: 'Wet' }, null);
  expect(second.items.map(({ shortageReason }) => shortageReason)).toEqual([null, 'Wet']);
});
