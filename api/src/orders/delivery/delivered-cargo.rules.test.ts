import fc from 'fast-check';
import {
  applyReport,
  clearReports,
  countMissing,
  type DeliveredItem,
  findReportError,
  markFullyDelivered,
} from './delivered-cargo.rules.ts';

const item = (id: string, cargoId: string, quantity: number, more: Partial<DeliveredItem> = {}): DeliveredItem => ({
  id,
  cargoId,
  quantity,
  deliveredQuantity: null,
  shortageReason: null,
  ...more,
});
const [TEA_IN_A, RICE, TEA_IN_B] = [item('a', 'tea', 4), item('b', 'rice', 9), item('c', 'tea', 6)] as const;
const ITEMS = [TEA_IN_A, RICE, TEA_IN_B];

const REQUIRED = { field: 'shortageReason', error: { code: 'required', message: 'Field is required' } };
test.each([
  ['all of it', { quantity: 10 }, null, null],
  ['no quantity', {}, null, null],
  [
    'more than the order has',
    { quantity: 11 },
    'Broken',
    { field: 'quantity', error: { code: 'max', message: 'Max 10', params: { max: 10 } } },
  ],
  ['too little without a reason', { quantity: 9 }, null, REQUIRED],
  ['nothing with blank reasons', { quantity: 0 }, ' ', REQUIRED],
  ['too little with a blank reason of its own', { quantity: 9, shortageReason: ' ' }, 'Broken', REQUIRED],
  ['too little with the reason of the delivery', { quantity: 9, shortageReason: null }, 'Broken', null],
  ['too little with a reason of its own', { quantity: 0, shortageReason: 'Stolen' }, null, null],
])('validates a report of %s', (_case, report, reason, error) => {
  expect(findReportError(ITEMS, { cargoId: 'tea', ...report }, reason)).toEqual(error);
});

test('rejects a report of a cargo that the order does not have', () => {
  expect(findReportError(ITEMS, { cargoId: 'salt', quantity: 0 }, 'Broken')).toEqual({
    field: 'cargoId',
    error: { code: 'notFound', message: 'Cargo not found' },
  });
});

const reported = (shortItem: DeliveredItem, deliveredQuantity: number, shortageReason: string | null = null) => ({
  ...shortItem,
  deliveredQuantity,
  shortageReason,
});
test.each([
  ['all of it', {}, 'Broken', [reported(TEA_IN_A, 4), RICE, reported(TEA_IN_B, 6)]],
  ['the last item in part', { quantity: 7 }, 'Broken', [reported(TEA_IN_A, 4), RICE, reported(TEA_IN_B, 3, 'Broken')]],
  [
    'a shortage with its own reason',
    { quantity: 4, shortageReason: 'Stolen' },
    'Broken',
    [reported(TEA_IN_A, 4), RICE, reported(TEA_IN_B, 0, 'Stolen')],
  ],
  [
    'a shortage without a reason',
    { quantity: 1, shortageReason: ' ' },
    null,
    [reported(TEA_IN_A, 1), RICE, reported(TEA_IN_B, 0)],
  ],
])('delivers %s', (_case, report, reason, items) => {
  expect(applyReport(ITEMS, { cargoId: 'tea', ...report }, reason)).toEqual(items);
});

test('a later report replaces an earlier one', () => {
  const short = applyReport(ITEMS, { cargoId: 'tea', quantity: 1 }, 'Broken');
  expect(applyReport(short, { cargoId: 'tea' }, null)).toEqual([reported(TEA_IN_A, 4), RICE, reported(TEA_IN_B, 6)]);
});

test('distributes exactly the reported quantity, and only the last items are short', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(quantities, fc.nat(300), (all, reportedQuantity) => {
      const quantity = Math.min(
        reportedQuantity,
        all.reduce((sum, one) => sum + one, 0),
      );
      const items = all.map((one, i) => item(`${i}`, 'tea', one));
      const delivered = applyReport(items, { cargoId: 'tea', quantity }, 'Broken');
      expect(delivered.reduce((sum, { deliveredQuantity }) => sum + (deliveredQuantity ?? 0), 0)).toBe(quantity);
      const firstShort = delivered.findIndex(({ shortageReason }) => shortageReason !== null);
      if (firstShort !== -1)
        expect(delivered.slice(firstShort + 1).every(({ deliveredQuantity }) => deliveredQuantity === 0)).toBe(true);
    }),
  );
});

test('marks all items as delivered in full', () => {
  const short = [reported(TEA_IN_A, 1, 'Broken'), RICE];
  expect(markFullyDelivered(short)).toEqual([reported(TEA_IN_A, 4), reported(RICE, 9)]);
});

test('clears all reports', () => {
  expect(clearReports([reported(TEA_IN_A, 1, 'Broken'), RICE])).toEqual([TEA_IN_A, RICE]);
});

test('counts an item as missing until all of it is reported', () => {
  expect(countMissing([reported(TEA_IN_A, 4), reported(TEA_IN_B, 5), RICE])).toBe(2);
});
