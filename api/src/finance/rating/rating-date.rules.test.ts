import { ratingDate } from './rating-date.rules.ts';

test.each([
  ['created', 1],
  ['pickup', 3],
  ['delivery', 4],
] as const)('rating date by %s', (basis, day) => {
  expect(
    ratingDate(basis, { createdAt: 1, pickupPlanned: 2, pickupActual: 3, deliveryPlanned: 4, deliveryActual: null }),
  ).toBe(day);
});
