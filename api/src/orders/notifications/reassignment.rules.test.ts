import fc from 'fast-check';
import { findCurrentApprover } from '../stages/order-actor.rules.ts';
import { decideReassignment } from './reassignment.rules.ts';

const [ANN, BOB, CARA] = ['ann', 'bob', 'cara'];
const approvers = (approver1Id: string | null, approver2Id: string | null) => ({ approver1Id, approver2Id });

test.each([
  ['the first approver is replaced', 'pendingValidation', null, approvers(ANN, BOB), approvers(CARA, BOB), 'reassign'],
  [
    'the second approver is replaced during the first approval',
    'pendingValidation',
    null,
    approvers(ANN, BOB),
    approvers(ANN, CARA),
    'keep',
  ],
  [
    'the second approver is replaced during the second approval',
    'pending2ndValidation',
    ANN,
    approvers(ANN, BOB),
    approvers(ANN, CARA),
    'reassign',
  ],
  [
    'the first approver is replaced after their approval',
    'pending2ndValidation',
    ANN,
    approvers(ANN, BOB),
    approvers(CARA, BOB),
    'keep',
  ],
  [
    'both approvers swap after the first approval',
    'pending2ndValidation',
    ANN,
    approvers(ANN, BOB),
    approvers(BOB, ANN),
    'stuck',
  ],
  ['both approvers are removed', 'pendingValidation', null, approvers(ANN, BOB), approvers(null, null), 'stuck'],
  [
    'the second approver is removed after the first approval',
    'pending2ndValidation',
    ANN,
    approvers(ANN, BOB),
    approvers(ANN, null),
    'stuck',
  ],
  [
    'the first approver is removed during the first approval',
    'pendingValidation',
    null,
    approvers(ANN, BOB),
    approvers(null, BOB),
    'reassign',
  ],
  [
    'the first approver is replaced by the user who gave an earlier approval',
    'pendingValidation',
    ANN,
    approvers(BOB, null),
    approvers(ANN, null),
    'reassign',
  ],
  [
    'the only approver becomes the second one',
    'pendingValidation',
    null,
    approvers(ANN, null),
    approvers(null, ANN),
    'keep',
  ],
] as const)('decides about a waiting order when %s', (_case, stage, firstApprover, before, after, expected) => {
  expect(decideReassignment({ stage, firstApprover }, before, after)).toBe(expected);
});

test('reassigns only to the next approver, and never to the first approver again', () => {
  const contact = fc.constantFrom(ANN, BOB, CARA, null);
  const anyApprovers = fc.record({ approver1Id: contact, approver2Id: contact });
  fc.assert(
    fc.property(
      fc.constantFrom('pendingValidation' as const, 'pending2ndValidation' as const),
      contact,
      anyApprovers,
      anyApprovers,
      (stage, firstApprover, before, after) => {
        const decision = decideReassignment({ stage, firstApprover }, before, after);
        const approver = findCurrentApprover(stage, after);
        if (decision === 'reassign')
          expect([approver === null, stage === 'pending2ndValidation' && approver === firstApprover]).toEqual([
            false,
            false,
          ]);
        expect(decision === 'keep').toBe(approver === findCurrentApprover(stage, before));
      },
    ),
  );
});
