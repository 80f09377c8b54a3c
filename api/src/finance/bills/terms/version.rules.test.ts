import type { CalculationDate } from 'shared-contracts/values/finance/rating';
import type { ContractState } from 'shared-contracts/values/finance/contracts';
import { K } from '../../rating/testing/rating.fixtures.ts';
import { otherSideOf, termsFor, type VersionedContract } from './version.rules.ts';

const version = (
  number: number,
  state: ContractState,
  reviewedAt: number | null,
  calculationBasedDate: CalculationDate = 'created',
) => ({ number, state, reviewedAt, terms: { ...K, calculationBasedDate, vatPercentage: String(number) } });
const contract = (inForce: number, ...versions: ReturnType<typeof version>[]): VersionedContract => ({
  id: 'c',
  name: 'Contract',
  organizationId: 'us',
  partnerId: 'them',
  version: inForce,
  versions,
});
const datesWithCreation = (createdAt: number) => ({
  createdAt,
  pickupPlanned: null,
  pickupActual: null,
  deliveryPlanned: null,
  deliveryActual: null,
});

const TWO_VERSIONS = contract(
  2,
  version(1, 'confirmed', 10),
  version(2, 'confirmed', 20),
  version(3, 'rejected', 30),
  version(4, 'unconfirmed', null),
);
test.each([
  ['before the first confirmation', TWO_VERSIONS, 5, 1, 5],
  ['when the first was confirmed', TWO_VERSIONS, 10, 1, 10],
  ['just before the second was confirmed', TWO_VERSIONS, 19, 1, 19],
  ['when the second was confirmed', TWO_VERSIONS, 20, 2, 20],
  ['after another was rejected', TWO_VERSIONS, 99, 2, 99],
  ['without any confirmed one', contract(1, version(1, 'unconfirmed', null)), 99, 1, 99],
  [
    'with a confirmed one of unknown date',
    contract(2, version(1, 'confirmed', 10), version(2, 'confirmed', null)),
    99,
    1,
    99,
  ],
  [
    'without a rating date',
    contract(2, version(1, 'confirmed', 10, 'delivery'), version(2, 'confirmed', 20, 'delivery')),
    15,
    2,
    null,
  ],
  [
    'by the date on which the current terms are based',
    contract(2, version(1, 'confirmed', 10, 'delivery'), version(2, 'confirmed', 20, 'created')),
    15,
    1,
    15,
  ],
])('R2 selects the terms of a rating date %s', (_case, versioned, createdAt, number, ratedAt) => {
  expect(termsFor(versioned, datesWithCreation(createdAt))).toMatchObject({
    ratedAt,
    number,
    terms: { vatPercentage: String(number) },
  });
});

test('a contract without a version in force has no terms', () => {
  expect(termsFor(contract(1), datesWithCreation(5))).toBeNull();
});

test.each([
  ['us', 'them'],
  ['them', 'us'],
  ['others', null],
])('seen from %s, a contract is with %s', (side, other) => {
  expect(otherSideOf({ organizationId: 'us', partnerId: 'them' }, side)).toBe(other);
});
