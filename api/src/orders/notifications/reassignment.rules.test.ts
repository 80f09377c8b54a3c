import fc from 'fast-check';
import { approverInTurn } from './actor.rules.ts';
import { handover } from './handover.rules.ts';

const [ANN, BOB, CARA] = ['ann', 'bob', 'cara'];
const by = (approver1Id: string | null, approver2Id: string | null) => ({ approver1Id, approver2Id });

test.each([
  ['the first approver is another', 'pendingValidation', null, by(ANN, BOB), by(CARA, BOB), 'moves'],
  [
    'the second approver is another while the first is asked',
    'pendingValidation',
    null,
    by(ANN, BOB),
    by(ANN, CARA),
    'stays',
  ],
  [
    'the second approver is another while they are asked',
    'pending2ndValidation',
    ANN,
    by(ANN, BOB),
    by(ANN, CARA),
    'moves',
  ],
  [
    'the first approver is another after their approval',
    'pending2ndValidation',
    ANN,
    by(ANN, BOB),
    by(CARA, BOB),
    'stays',
  ],
  ['both change places after the first approval', 'pending2ndValidation', ANN, by(ANN, BOB), by(BOB, ANN), 'stuck'],
  ['nobody approves any more', 'pendingValidation', null, by(ANN, BOB), by(null, null), 'stuck'],
  ['one approval is left after the first', 'pending2ndValidation', ANN, by(ANN, BOB), by(ANN, null), 'stuck'],
  ['the first is taken away and the second is asked', 'pendingValidation', null, by(ANN, BOB), by(null, BOB), 'moves'],
  [
    'a single approver stands second instead of first',
    'pendingValidation',
    null,
    by(ANN, null),
    by(null, ANN),
    'stays',
  ],
] as const)('an order that waits when %s', (_when, stage, firstApprover, before, after, comesOfIt) => {
  expect(handover({ stage, firstApprover }, before, after)).toBe(comesOfIt);
});

test('an order is handed to nobody but the one in turn, and never to whoever has approved it', () => {
  const contact = fc.constantFrom(ANN, BOB, CARA, null);
  const approvers = fc.record({ approver1Id: contact, approver2Id: contact });
  fc.assert(
    fc.property(
      fc.constantFrom('pendingValidation' as const, 'pending2ndValidation' as const),
      contact,
      approvers,
      approvers,
      (stage, firstApprover, before, after) => {
        const comesOfIt = handover({ stage, firstApprover }, before, after);
        const asked = approverInTurn(stage, after);
        if (comesOfIt === 'moves')
          expect([asked === null, stage === 'pending2ndValidation' && asked === firstApprover]).toEqual([false, false]);
        expect(comesOfIt === 'stays').toBe(asked === approverInTurn(stage, before));
      },
    ),
  );
});
