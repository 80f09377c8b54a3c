import { toServiceDates } from './service-dates.rules.ts';

test.each([
  ['recorded times come before planned ones', [10, 11, 20, 21], [11, 21]],
  ['what is not recorded is as planned', [10, null, 20, null], [10, 20]],
  ['without a plan and a record there is none', [10, null, null, null], [10, null]],
  ['delivered before the planned pickup', [10, null, 20, 5], [5, 5]],
  ['picked up after the planned delivery', [10, 25, 20, null], [25, 25]],
  ['recorded the wrong way round', [10, 9, 20, 8], [8, 9]],
  ['planned the wrong way round', [20, null, 10, null], [10, 20]],
] as const)('%s', (_, [pickupPlanned, pickupActual, deliveryPlanned, deliveryActual], [from, to]) => {
  expect(toServiceDates({ pickupPlanned, pickupActual, deliveryPlanned, deliveryActual })).toEqual({ from, to });
});
