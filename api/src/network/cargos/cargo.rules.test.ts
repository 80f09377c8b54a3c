import type { AccessSubject, Action } from 'shared-contracts/values/identity/access';
import { cargoActions, computeCargoSpace, validateSpace } from './cargo.rules.ts';

const caller = (...actions: Action[]): AccessSubject => ({
  role: 'user',
  organizationType: '1pl',
  rules: actions.map((rule) => ({ model: 'cargo', rule })),
});

test.each([
  [caller('read'), []],
  [caller('write'), ['edit']],
  [caller('delete'), ['delete']],
  [caller('delete', 'write'), ['edit', 'delete']],
])('offers %j the actions %j', (subject, actions) => {
  expect(cargoActions(subject)).toEqual(actions);
});

const BOX = { width: '1', height: '1.5', length: '1.2' };

test.each([
  ['new', undefined, null, '1.800'],
  ['new and set', '2', null, '2'],
  ['that equals the actual one follows it', undefined, { actualSpace: '1.000', effectiveSpace: '1' }, '1.800'],
  ['that was set stays', undefined, { actualSpace: '1.000', effectiveSpace: '2.500' }, '2.500'],
  ['that is reset becomes the actual one', null, { actualSpace: '1.000', effectiveSpace: '2.500' }, '1.800'],
] as const)('an effective space %s', (_case, input, previous, effectiveSpace) => {
  expect(computeCargoSpace(BOX, input, previous)).toEqual({ actualSpace: '1.800', effectiveSpace });
});

test('rounds the actual space half up', () => {
  expect(computeCargoSpace({ width: '0.1', height: '0.1', length: '0.05' }, null, null).actualSpace).toBe('0.001');
});

const TOO_LARGE = { length: { code: 'tooLarge', message: 'Too large for one piece' } };
test.each([
  ['999999999.999', {}],
  ['1000000000.000', TOO_LARGE],
])('limits the actual space of one piece: %s CBM', (actualSpace, errors) => {
  expect(validateSpace({ actualSpace, effectiveSpace: '1.000' })).toEqual(errors);
});
