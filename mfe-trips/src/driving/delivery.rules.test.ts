import { isShort, toCargoRows, toDeliveredCargos } from './delivery.rules.ts';

const item = (cargo: { id: string; name: string }, quantity: number) => ({ cargo, quantity });
const TEA = { id: 'tea', name: 'Tea' };
const RICE = { id: 'rice', name: 'Rice' };
const row = (quantity: number | null, reason: string | null = null) => ({
  cargoId: 'tea',
  name: 'Tea',
  total: 5,
  quantity,
  reason,
});

test('adds up the items of each cargo, delivered in full at first', () => {
  expect(toCargoRows([item(TEA, 2), item(RICE, 7), item(TEA, 3)])).toEqual([
    { cargoId: 'tea', name: 'Tea', total: 5, quantity: 5, reason: null },
    { cargoId: 'rice', name: 'Rice', total: 7, quantity: 7, reason: null },
  ]);
});

test.each([
  [null, true],
  [0, true],
  [4, true],
  [5, false],
])('a delivery of %j of 5 pieces is short: %s', (quantity, expected) => {
  expect(isShort(row(quantity))).toBe(expected);
});

test('contains the drop that the report is limited to', () => {
  expect(toDeliveredCargos([row(5)], 3)).toStrictEqual([{ stop: 3, cargoId: 'tea', quantity: 5 }]);
});

test('sends the reason of a shortage only for what is short', () => {
  expect(toDeliveredCargos([row(5, 'Damaged'), row(4, 'Damaged'), row(null)])).toStrictEqual([
    { cargoId: 'tea', quantity: 5 },
    { cargoId: 'tea', quantity: 4, shortageReason: 'Damaged' },
    { cargoId: 'tea', quantity: 0, shortageReason: null },
  ]);
});
