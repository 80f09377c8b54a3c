import { actor, NOW, order, root } from '../testing/rule-inputs.ts';
import {
  canSplitOrMerge,
  isCargoMarkable,
  isPlannable,
  listOrderActions,
  staysArchived,
} from './order-actions.rules.ts';

test.each([
  ['saved', order('saved'), actor('owner'), ['edit', 'submit', 'changeStage', 'duplicate', 'cancel']],
  ['pending, its approver', order('pendingValidation'), actor('firstApprover'), ['approve', 'reject', 'changeStage']],
  ['pending, another approver', order('pendingValidation'), actor('secondApprover'), []],
  ['pending, the owner', order('pendingValidation'), actor('owner'), ['reopen', 'changeStage', 'duplicate', 'cancel']],
  [
    'rejected, a user who can delete',
    order('rejected'),
    { ...actor('owner'), canDelete: true },
    ['reopen', 'changeStage', 'duplicate', 'cancel', 'archive', 'delete'],
  ],
  [
    'saved, but once in a trip',
    order('saved', { wasInTrip: true }),
    { ...actor('owner'), canDelete: true },
    ['edit', 'submit', 'changeStage', 'duplicate', 'cancel'],
  ],
  ['saved, a user who cannot delete', order('saved'), actor('tripWriter'), []],
  ['saved, a user who can only delete', order('saved'), { ...actor(), canDelete: true }, ['delete']],
  ['rejected, a user who can only delete', order('rejected'), { ...actor(), canDelete: true }, ['delete']],
  ['validated, a user who can delete', order('validated'), { ...actor(), canDelete: true }, []],
  ['cancelled', order('cancelled'), root, ['duplicate', 'archive']],
  ['cancelled, another role', order('cancelled'), actor('tripWriter'), []],
  ['archived, another role', order('cancelled', { isArchived: true }), actor('tripWriter'), []],
  ['archived', order('cancelled', { isArchived: true }), root, ['duplicate', 'restore']],
  ['just delivered', order('delivered'), actor('owner'), ['correctTimes', 'duplicate']],
  [
    'delivered 30 days ago',
    order('delivered', { stageChangedAt: NOW - 30 * 86_400 }),
    actor('owner'),
    ['correctTimes', 'duplicate', 'archive'],
  ],
  [
    'delivered a second less than 30 days ago',
    order('manuallyDelivered', { stageChangedAt: NOW - 30 * 86_400 + 1 }),
    actor('owner'),
    ['correctTimes', 'duplicate'],
  ],
  [
    'billed just now',
    order('billed', { stageChangedAt: NOW }),
    actor('owner'),
    ['correctTimes', 'duplicate', 'archive'],
  ],
  [
    'in transit for 30 days',
    order('transit', { stageChangedAt: NOW - 30 * 86_400 }),
    actor('owner'),
    ['correctTimes', 'duplicate'],
  ],
  [
    'not delivered',
    order('notDelivered'),
    actor('owner'),
    ['reattempt', 'changeStage', 'correctTimes', 'duplicate', 'archive'],
  ],
  ['at its drop, the driver', order('unloading'), actor('driver'), ['changeStage', 'markCargoDelivered']],
  ['delayed in transit, the driver', order('delayed', { resumeStage: 'transit' }), actor('driver'), ['changeStage']],
  [
    'delivered in part, its owner',
    order('incompleteDelivery', { missingItems: 1 }),
    actor('owner'),
    ['changeStage', 'markCargoDelivered', 'correctTimes', 'duplicate'],
  ],
  ['at its drop, the owner', order('unloading'), actor('owner'), ['correctTimes', 'duplicate']],
  [
    'delayed at its drop, the driver',
    order('delayed', { resumeStage: 'arrivedToDropLocation' }),
    actor('driver'),
    ['changeStage', 'markCargoDelivered'],
  ],
  ['delivered in part, an approver', order('incompleteDelivery'), actor('secondApprover'), []],
] as const)('%s', (_name, state, by, actions) => {
  expect(listOrderActions(state, by, NOW)).toEqual(actions);
});

test.each([
  ['transit', 'unloading', false],
  ['unloading', null, true],
  ['delayed', 'unloading', true],
  ['delayed', 'transit', false],
  ['delayed', null, false],
] as const)('cargo of an order in %s that continues from %s can be reported: %s', (stage, resumeStage, expected) => {
  expect(isCargoMarkable({ stage, resumeStage })).toBe(expected);
});

test('an order stays archived only in stages that need no time before archiving', () => {
  expect((['rejected', 'billed', 'delivered', 'saved'] as const).map(staysArchived)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['validated', order('validated'), true, true],
  ['validated and in a trip', order('validated', { inLiveTrip: true }), false, false],
  ['validated, which its partner has not accepted', order('validated', { isFreeToPlan: false }), false, true],
  ['saved', order('saved'), false, true],
  ['saved and in a trip', order('saved', { inLiveTrip: true }), false, false],
  ['under way', order('transit'), false, false],
])('an order that is %s can be planned, and split or merged', (_name, state, plannable, splittable) => {
  expect([isPlannable(state), canSplitOrMerge(state)]).toEqual([plannable, splittable]);
});
