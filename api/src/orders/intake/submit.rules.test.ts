import { scheduleProblems } from './schedule.rules.ts';
import { type Submission, submitProblems } from './submit.rules.ts';

const NOW = 1_800_000_000;
const HOUR = 3600;

const GOOD: Submission = {
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
const submitting = (more: Partial<Submission>) => submitProblems({ ...GOOD, ...more }, NOW);
const contract = (more: Partial<Submission['contract']>) =>
  submitting({ contract: { ...GOOD.contract, ...more } }).contractId?.code;

test.each([
  ['a whole order', {}, {}],
  ['one stop', { stopCount: 1 }, { stops: 'twoPointsRequired' }],
  [
    'no dates',
    { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null },
    { pickupFrom: 'required', pickupTo: 'required', deliveryFrom: 'required', deliveryTo: 'required' },
  ],
  ['a cutoff without dates', { cutoffOption: 'delivery' }, { cutoffFrom: 'required', cutoffTo: 'required' }],
  ['a pickup of one moment', { pickupTo: NOW + HOUR }, {}],
  ['pickup that ends before it begins', { pickupTo: NOW + HOUR - 1 }, { pickupTo: 'beforePickupFrom' }],
  ['a delivery now', { pickupFrom: NOW - 2, pickupTo: NOW - 1, deliveryFrom: NOW }, { deliveryFrom: 'notInFuture' }],
  [
    'a delivery that begins with the pickup',
    { pickupTo: NOW + HOUR, deliveryFrom: NOW + HOUR },
    { deliveryFrom: 'notAfterPickupFrom' },
  ],
  ['a delivery that begins as the pickup ends', { deliveryFrom: NOW + 2 * HOUR }, { deliveryFrom: 'notAfterPickupTo' }],
  ['a delivery of one moment', { deliveryTo: NOW + 5 * HOUR }, {}],
  ['a delivery that ends before it begins', { deliveryTo: NOW + 5 * HOUR - 1 }, { deliveryTo: 'beforeDeliveryFrom' }],
] satisfies [string, Partial<Submission>, Record<string, string>][])('submitting %s', (_name, more, codes) => {
  expect(Object.fromEntries(Object.entries(submitting(more)).map(([field, { code }]) => [field, code]))).toEqual(codes);
});

test('the words of the specification', () => {
  expect(submitting({ stopCount: 0 }).stops?.message).toBe('At least two points required');
});

test.each([
  ['confirmed, without an end', {}, undefined],
  ['that the partner wrote', { organizationId: 'them', partnerId: 'us' }, undefined],
  ['with another partner', { partnerId: 'others' }, 'contractOfOther'],
  ['disabled', { isDisabled: true }, 'contractDisabled'],
  ['not confirmed', { confirmation: 'unconfirmed' }, 'contractNotConfirmed'],
  ['rejected', { confirmation: 'rejected' }, 'contractNotConfirmed'],
  ['that ends today', { expireDate: NOW }, undefined],
  ['expired', { expireDate: NOW - 1 }, 'contractExpired'],
] satisfies [string, Partial<Submission['contract']>, string | undefined][])('a contract %s', (_name, more, code) => {
  expect(contract(more)).toBe(code);
});

test('a saved order may lack dates; the given ones must agree', () => {
  const none = { ...GOOD, pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null };
  expect(scheduleProblems(none, NOW)).toEqual({});
  expect(scheduleProblems({ ...none, pickupFrom: NOW + HOUR, deliveryFrom: NOW + HOUR }, NOW)).toHaveProperty(
    'deliveryFrom.code',
    'notAfterPickupFrom',
  );
});
