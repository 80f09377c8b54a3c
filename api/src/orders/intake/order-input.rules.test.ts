import { OrderInput } from 'shared-contracts/orders/orders';
import { mergeInput } from './order-input.rules.ts';

const [A, B] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;
const CURRENT = OrderInput.parse({
  orderTypeId: A,
  operationId: A,
  partnerId: A,
  contractId: A,
  reference: 'PO-1',
  description: 'Fragile',
  cutoffOption: 'pickup',
  cutoffFrom: 10,
  cutoffTo: 20,
  vehicleTypeIds: [A],
  notificationContactIds: [A],
});

test('omitted fields keep their value, others are replaced', () => {
  expect(mergeInput(CURRENT, {})).toEqual(CURRENT);
  expect(mergeInput(CURRENT, { partnerId: B, pickupFrom: 5 })).toEqual({ ...CURRENT, partnerId: B, pickupFrom: 5 });
});

test.each([
  ['an empty reference as none', { reference: '' }, { reference: null }],
  ['an empty description as none', { description: '' }, { description: null }],
  ['no reference as none', { reference: null }, { reference: null }],
  ['the dates of a cutoff', { cutoffOption: 'delivery' }, { cutoffOption: 'delivery' }],
  ['no dates without a cutoff', { cutoffOption: 'none' }, { cutoffOption: 'none', cutoffFrom: null, cutoffTo: null }],
  ['each vehicle type once', { vehicleTypeIds: [B, A, B] }, { vehicleTypeIds: [B, A] }],
  ['each contact once', { notificationContactIds: [A, A, B] }, { notificationContactIds: [A, B] }],
] as const)('stores %s', (_case, changes, expected) => {
  expect(mergeInput(CURRENT, changes as Parameters<typeof mergeInput>[1])).toEqual({ ...CURRENT, ...expected });
});
