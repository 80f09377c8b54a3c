import { actor, NOW, order, root } from '../testing/rule-inputs.ts';
import { listOrderActions } from './order-actions.rules.ts';

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
  ['cancelled', order('cancelled'), root, ['duplicate', 'archive']],
  ['archived', order('cancelled', { isArchived: true }), root, ['duplicate', 'restore']],
  ['just delivered', order('delivered'), actor('owner'), ['duplicate']],
  [
    'delivered 30 days ago',
    order('delivered', { stageChangedAt: NOW - 30 * 86_400 }),
    actor('owner'),
    ['duplicate', 'archive'],
  ],
  ['not delivered', order('notDelivered'), actor('owner'), ['reattempt', 'changeStage', 'duplicate', 'archive']],
  ['at its drop, the driver', order('unloading'), actor('driver'), ['changeStage', 'markCargoDelivered']],
  ['delayed in transit, the driver', order('delayed', { resumeStage: 'transit' }), actor('driver'), ['changeStage']],
  [
    'delivered in part, its owner',
    order('incompleteDelivery', { missingItems: 1 }),
    actor('owner'),
    ['changeStage', 'markCargoDelivered', 'duplicate'],
  ],
] as const)('%s', (_name, state, by, actions) => {
  expect(listOrderActions(state, by, NOW)).toEqual(actions);
});
