import fc from 'fast-check';
import type { DeliveredItem } from './delivered-cargo.rules.ts';
import { applyDropReport, completeItems, type Delivery, findDropReportError } from './drop-delivery.rules.ts';
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
/** 10 + 6 pieces of tea: 4 of the first at one drop, the rest at another. */
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

test('what no drop reports was delivered in full', () => {
  const first = applyDropReport(ORDER, { cargoId: 'tea', stop: 1, quantity: 0, shortageReason: 'Refused' }, null);
  expect(quantities(completeItems(first)).items).toEqual([6, 6]);
  expect(quantities(completeItems(ORDER)).items).toEqual([10, 6]);
});

test('what was reported of the whole order is what its drops delivered together', () => {
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
