import type { AccessSubject, Rule } from 'shared-contracts/values/identity/access';
import { contractActions, findReviewError, findSideError, type ContractAccess } from './contract.rules.ts';

const caller = (...rules: Rule['rule'][]): AccessSubject => ({
  role: 'user',
  organizationType: '1pl',
  rules: rules.map((rule) => ({ model: 'contract', rule })),
});
const ALL = caller('read', 'write', 'delete');
const WRITTEN: ContractAccess = { isDisabled: false, isWaiting: false, isRejected: false, sides: ['writer'] };
const RECEIVED: ContractAccess = { ...WRITTEN, sides: ['partner'] };

test.each<[string, AccessSubject, ContractAccess, string[]]>([
  ['its writer', ALL, WRITTEN, ['edit', 'disable', 'copy', 'delete']],
  ['its writer, while disabled', ALL, { ...WRITTEN, isDisabled: true }, ['edit', 'enable', 'copy', 'delete']],
  ['its writer, once rejected', ALL, { ...WRITTEN, isRejected: true }, ['edit', 'resend', 'disable', 'copy', 'delete']],
  ['its writer, while in review', ALL, { ...WRITTEN, isWaiting: true }, ['edit', 'disable', 'copy', 'delete']],
  ['a user of the writer who may not delete', caller('write'), WRITTEN, ['edit', 'disable', 'copy']],
  ['a user of the writer who may only delete', caller('delete'), WRITTEN, ['delete']],
  ['a user of the writer who only reads', caller('read'), WRITTEN, []],
  ['the partner', ALL, RECEIVED, []],
  ['the partner, while in review', ALL, { ...RECEIVED, isWaiting: true }, ['review']],
  ['a user of the partner who only reads', caller('read'), { ...RECEIVED, isWaiting: true }, []],
  [
    'root',
    { ...caller(), role: 'root' },
    { ...WRITTEN, isWaiting: true, sides: ['writer', 'partner'] },
    ['edit', 'review', 'disable', 'copy', 'delete'],
  ],
])('the actions on a contract of %s', (_case, by, standing, actions) => {
  expect(contractActions(by, standing)).toEqual(actions);
});

test('each side may do what only it may', () => {
  expect([findSideError('writer', WRITTEN, 'Cold'), findSideError('partner', RECEIVED, 'Cold')]).toEqual([null, null]);
  expect(findSideError('partner', WRITTEN, 'Cold')).toMatchObject({
    status: 409,
    code: 'reviewedByPartner',
    message: 'Only the partner can review this contract',
    details: { params: { record: 'Cold' } },
  });
  expect(findSideError('writer', RECEIVED, 'Cold')).toMatchObject({
    status: 409,
    code: 'changedByWriter',
    message: 'Only the organization that wrote this contract can change it',
    details: { params: { record: 'Cold' } },
  });
});

test.each([
  ['unconfirmed', 'confirmed', null],
  ['unconfirmed', 'rejected', null],
  ['confirmed', 'confirmed', null],
  ['confirmed', 'rejected', 'Contract has been confirmed already'],
  ['rejected', 'confirmed', 'Contract has been rejected already'],
] as const)('reviewing a contract that is %s as %s: %s', (newest, requested, message) => {
  const error = findReviewError(newest, requested, 'Cold');
  expect(error?.message ?? null).toBe(message);
  if (error)
    expect(error).toMatchObject({ code: 'contractReviewed', details: { params: { record: 'Cold', state: newest } } });
});
