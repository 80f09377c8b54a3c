import type { CalculationDate } from 'shared-contracts/values/finance/rating';
import type { ContractProblem } from 'shared-contracts/values/finance/bills';
import type { ContractState } from 'shared-contracts/values/finance/contracts';
import { K } from '../../rating/testing/rating.fixtures.ts';
import { contractProblems, otherSideOf, termsFor, type VersionedContract } from './version.rules.ts';

const version = (
  number: number,
  state: ContractState,
  reviewedAt: number | null,
  calculationBasedDate: CalculationDate = 'created',
  effectiveFrom: number | null = null,
) => ({
  number,
  state,
  reviewedAt,
  effectiveFrom,
  terms: { ...K, calculationBasedDate, vatPercentage: String(number) },
});
const contract = (inForce: number, ...versions: ReturnType<typeof version>[]): VersionedContract => ({
  id: 'c',
  name: 'Contract',
  organizationId: 'us',
  partnerId: 'them',
  version: inForce,
  startDate: 0,
  expireDate: null,
  isDisabled: false,
  disabledAt: null,
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

const DATED = contract(
  3,
  version(1, 'confirmed', 10),
  version(2, 'confirmed', 20, 'created', 50),
  version(3, 'confirmed', 30, 'created', 40),
);
test.each([
  ['a version with a date applies from it, not from its confirmation', 39, 1],
  ['a version confirmed later replaces those of later dates', 40, 3],
  ['also after their dates', 60, 3],
])('%s', (_case, createdAt, number) => {
  expect(termsFor(DATED, datesWithCreation(createdAt))).toMatchObject({ number });
});

test.each<[string, Partial<VersionedContract>, number | null, ContractProblem[]]>([
  ['in force', {}, 15, []],
  ['on its last second', { expireDate: 15 }, 15, []],
  ['a second later', { expireDate: 14 }, 15, ['contractExpired']],
  ['on its first second', { startDate: 15 }, 15, []],
  ['confirmed on that second', { versions: [version(1, 'confirmed', 15)] }, 15, []],
  ['before its start', { startDate: 16 }, 15, ['contractNotStarted']],
  ['disabled before', { isDisabled: true, disabledAt: 15 }, 15, ['contractDisabled']],
  ['disabled afterwards', { isDisabled: true, disabledAt: 16 }, 15, []],
  ['disabled at an unknown time', { isDisabled: true }, 15, ['contractDisabled']],
  ['activated again', { disabledAt: 10 }, 15, []],
  ['confirmed afterwards', {}, 9, ['contractUnconfirmed']],
  ['confirmed afterwards, from before on', { versions: [version(1, 'confirmed', 30, 'created', 5)] }, 9, []],
  ['confirmed at an unknown time', { versions: [version(1, 'confirmed', null)] }, 9, []],
  ['never confirmed', { versions: [version(1, 'unconfirmed', null)] }, 15, ['contractUnconfirmed']],
  ['without a rating date', { expireDate: 1, startDate: 99 }, null, []],
  ['disabled without a rating date', { isDisabled: true, disabledAt: 15 }, null, ['contractDisabled']],
  [
    'all at once',
    { expireDate: 1, isDisabled: true, versions: [] },
    15,
    ['contractExpired', 'contractDisabled', 'contractUnconfirmed'],
  ],
])('R2 a contract %s has the problems', (_case, overrides, ratedAt, problems) => {
  expect(contractProblems({ ...contract(1, version(1, 'confirmed', 10)), ...overrides }, ratedAt)).toEqual(problems);
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
