import { HOUR } from 'shared-contracts/values/time';
import { type Submission, submitProblems } from './submit.rules.ts';

const NOW = 1_800_000_000;

const VALID: Submission = {
  organizationId: 'us',
  partnerId: 'them',
  stopCount: 2,
  pickupFrom: NOW + HOUR,
  pickupTo: NOW + 2 * HOUR,
  deliveryFrom: NOW + 5 * HOUR,
  deliveryTo: NOW + 6 * HOUR,
  cutoffOption: 'none',
  cutoffFrom: null,
  cutoffTo: null,
  contract: { organizationId: 'us', partnerId: 'them', isDisabled: false, confirmation: 'confirmed', expireDate: null },
};
const problemsOf = (changes: Partial<Submission>) => submitProblems({ ...VALID, ...changes }, NOW);
const contractError = (changes: Partial<Submission['contract']>) =>
  problemsOf({ contract: { ...VALID.contract, ...changes } }).contractId?.code;

test.each([
  ['a complete order', {}, {}],
  ['one stop', { stopCount: 1 }, { stops: 'twoPointsRequired' }],
  [
    'no dates',
    { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null },
    { pickupFrom: 'required', pickupTo: 'required', deliveryFrom: 'required', deliveryTo: 'required' },
  ],
  ['a cutoff without dates', { cutoffOption: 'delivery' }, { cutoffFrom: 'required', cutoffTo: 'required' }],
  ['a pickup window of zero length', { pickupTo: NOW + HOUR }, {}],
  ['a pickup that ends before it begins', { pickupTo: NOW + HOUR - 1 }, { pickupTo: 'beforePickupFrom' }],
  [
    'a delivery at the time of submission',
    { pickupFrom: NOW - 2, pickupTo: NOW - 1, deliveryFrom: NOW },
    { deliveryFrom: 'notInFuture' },
  ],
  [
    'a delivery that begins with the pickup',
    { pickupTo: NOW + HOUR, deliveryFrom: NOW + HOUR },
    { deliveryFrom: 'notAfterPickupFrom' },
  ],
  ['a delivery that begins as the pickup ends', { deliveryFrom: NOW + 2 * HOUR }, { deliveryFrom: 'notAfterPickupTo' }],
  ['a delivery window of zero length', { deliveryTo: NOW + 5 * HOUR }, {}],
  ['a delivery that ends before it begins', { deliveryTo: NOW + 5 * HOUR - 1 }, { deliveryTo: 'beforeDeliveryFrom' }],
] satisfies [string, Partial<Submission>, Record<string, string>][])('validates %s', (_name, changes, codes) => {
  expect(Object.fromEntries(Object.entries(problemsOf(changes)).map(([field, { code }]) => [field, code]))).toEqual(
    codes,
  );
});

test('uses the message of the specification for too few stops', () => {
  expect(problemsOf({ stopCount: 0 }).stops?.message).toBe('At least two points required');
});

test('reports problems of the contract at the contract field', () => {
  expect(problemsOf({ contract: { ...VALID.contract, isDisabled: true } })).toEqual({
    contractId: { code: 'contractDisabled', message: 'Contract is disabled' },
  });
});

test.each([
  ['that is confirmed and never expires', {}, undefined],
  ['created by the partner', { organizationId: 'them', partnerId: 'us' }, undefined],
  ['with another partner', { partnerId: 'others' }, 'contractOfOther'],
  ['of the partner with another organization', { organizationId: 'them', partnerId: 'others' }, 'contractOfOther'],
  ['of another organization with the partner', { organizationId: 'others' }, 'contractOfOther'],
  ['of another organization with ours', { organizationId: 'others', partnerId: 'us' }, 'contractOfOther'],
  ['that is disabled', { isDisabled: true }, 'contractDisabled'],
  ['that is not confirmed', { confirmation: 'unconfirmed' }, 'contractNotConfirmed'],
  ['that is rejected', { confirmation: 'rejected' }, 'contractNotConfirmed'],
  ['that expires today', { expireDate: NOW }, undefined],
  ['that has expired', { expireDate: NOW - 1 }, 'contractExpired'],
] satisfies [string, Partial<Submission['contract']>, string | undefined][])(
  'validates a contract %s',
  (_name, changes, code) => {
    expect(contractError(changes)).toBe(code);
  },
);
