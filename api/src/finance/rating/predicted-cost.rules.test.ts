import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { type PlannedJourney, predictCost } from './predicted-cost.rules.ts';
import { A, B, band, C, K, U, withDemurrage } from './testing/rating.fixtures.ts';

const JOURNEY: PlannedJourney = {
  fromLocationId: A,
  toLocationId: C,
  isBackhaul: false,
  estimatedDistance: '260',
  approachDistance: null,
};

test.each<[string, ContractTerms, Partial<PlannedJourney>, string | null]>([
  ['by distance, with the discount and without VAT', K, {}, '19760.00'],
  ['on the way back', K, { isBackhaul: true }, '11856.00'],
  ['of a lane, regardless of its distance', K, { toLocationId: B }, '15000.00'],
  ['in the base currency', U, { estimatedDistance: '250' }, '278.87'],
  ['with demurrage terms', withDemurrage, { toLocationId: B }, '15000.00'],
  ['of a distance without a rate', { ...K, distanceRates: [band('0', '50', '100')] }, {}, null],
  ['of an unknown distance', K, { estimatedDistance: null }, null],
  ['without a required approach', { ...K, mileageCalculationLocationId: C }, {}, null],
  ['with a required approach', { ...K, mileageCalculationLocationId: C }, { approachDistance: '40' }, '22800.00'],
])('predicts the cost %s', (_case, terms, journey, cost) => {
  expect(predictCost(terms, { ...JOURNEY, ...journey })).toBe(cost);
});
