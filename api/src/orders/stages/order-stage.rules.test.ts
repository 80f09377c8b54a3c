import { requestedStages } from '../../platform/stage-machine/stage-machine.rules.ts';
import { actor, NOW, order, resultOf, root, stageEvent } from '../testing/rule-inputs.ts';
import { applyOrderEvent, orderStageMachine } from './order-stage.rules.ts';

const { availableTransitions, findEventTowards } = orderStageMachine;

describe('applying an event', () => {
  test.each([
    ['O2', order('saved'), stageEvent('submit'), actor('owner'), 'pendingValidation'],
    ['O2 without approvers', order('saved', { approvers: [] }), stageEvent('submit'), actor('owner'), 'validated'],
    [
      'O2 with missing fields',
      order('saved'),
      stageEvent('submit', { isSubmittable: false }),
      actor('owner'),
      'submittable',
    ],
    ['O3', order('pendingValidation'), stageEvent('approve'), actor('firstApprover'), 'pending2ndValidation'],
    [
      'O3 with one approver',
      order('pendingValidation', { approvers: ['ann'] }),
      stageEvent('approve'),
      actor('firstApprover'),
      'validated',
    ],
    [
      'O3 out of turn',
      order('pendingValidation'),
      stageEvent('approve'),
      actor('owner', 'secondApprover'),
      'notInTurn',
    ],
    ['O3 by no approver', order('pendingValidation'), stageEvent('approve'), actor('owner'), 'forbidden'],
    [
      'O4',
      order('pending2ndValidation', { firstApprovalBy: 'ann' }),
      stageEvent('approve'),
      actor('secondApprover'),
      'validated',
    ],
    [
      'O4 by the first approver',
      order('pending2ndValidation', { firstApprovalBy: 'firstApprover' }),
      stageEvent('approve'),
      actor('firstApprover'),
      'fourEyes',
    ],
    [
      'O4 by a contact who is both approvers',
      order('pending2ndValidation', { firstApprovalBy: 'secondApprover' }),
      stageEvent('approve'),
      actor('secondApprover'),
      'fourEyes',
    ],
    [
      'O4 by root after root',
      order('pending2ndValidation', { firstApprovalBy: 'root' }),
      stageEvent('approve'),
      root,
      'fourEyes',
    ],
    ['O5', order('pending2ndValidation'), stageEvent('reject'), actor('secondApprover'), 'rejected'],
    [
      'O5 without reason',
      order('pendingValidation'),
      stageEvent('reject', { reason: ' ' }),
      actor('firstApprover'),
      'reasonGiven',
    ],
    ['O5 out of turn', order('pending2ndValidation'), stageEvent('reject'), actor('firstApprover'), 'notInTurn'],
    ['O6', order('validated'), stageEvent('reopen'), actor('owner'), 'saved'],
    ['O7', order('validated'), stageEvent('addToTrip'), actor('tripWriter'), 'addedToTrip'],
    [
      'O7 in another trip',
      order('validated', { inLiveTrip: true }),
      stageEvent('addToTrip'),
      actor('tripWriter'),
      'notInLiveTrip',
    ],
    ['O8', order('addedToTrip', { inLiveTrip: true }), stageEvent('removeFromTrip'), actor('tripWriter'), 'validated'],
    [
      'O8 after the trip has started',
      order('addedToTrip', { isTripStarted: true }),
      stageEvent('removeFromTrip'),
      actor('tripWriter'),
      'tripNotStarted',
    ],
    ['O9', order('addedToTrip'), stageEvent('startTrip'), actor('system'), 'started'],
    ['O9 by hand', order('addedToTrip'), stageEvent('startTrip'), actor('tripWriter'), 'forbidden'],
    ['O10', order('started'), stageEvent('arriveAtPickup'), actor('driver'), 'arrivedToPickupLocation'],
    ['O11', order('arrivedToPickupLocation'), stageEvent('startLoading'), actor('driver'), 'loading'],
    [
      'O12 skips loading',
      order('arrivedToPickupLocation'),
      stageEvent('completeLoading'),
      actor('tripWriter'),
      'loadingCompleted',
    ],
    ['O13', order('loading', { arrivedAt: NOW }), stageEvent('depart'), actor('system'), 'transit'],
    [
      'O13 before arrival',
      order('loading', { arrivedAt: NOW + 1 }),
      stageEvent('depart'),
      actor('driver'),
      'afterArrival',
    ],
    ['O14', order('transit'), stageEvent('arriveAtDrop'), actor('system'), 'arrivedToDropLocation'],
    ['O15', order('arrivedToDropLocation'), stageEvent('startUnloading'), actor('driver'), 'unloading'],
    ['O16', order('unloading', { dropsLeft: 1 }), stageEvent('finishDrop'), actor('driver'), 'transit'],
    ['O16 at the last drop', order('unloading'), stageEvent('finishDrop'), actor('driver'), 'dropsLeft'],
    ['O17', order('unloading'), stageEvent('deliver'), actor('driver'), 'delivered'],
    ['O17 with more drops', order('unloading', { dropsLeft: 2 }), stageEvent('deliver'), actor('driver'), 'lastDrop'],
    [
      'O17 with cargo missing',
      order('unloading', { missingItems: 1 }),
      stageEvent('deliver'),
      actor('driver'),
      'allDelivered',
    ],
    [
      'O18',
      order('arrivedToDropLocation', { missingItems: 1 }),
      stageEvent('deliverPart'),
      actor('driver'),
      'incompleteDelivery',
    ],
    [
      'O18 without reason',
      order('unloading', { missingItems: 1 }),
      stageEvent('deliverPart', { reason: null }),
      actor('driver'),
      'reasonGiven',
    ],
    ['O19', order('transit'), stageEvent('failDelivery'), actor('tripWriter'), 'notDelivered'],
    ['O20', order('transit'), stageEvent('delay'), actor('system'), 'delayed'],
    [
      'O20 within the grace period',
      order('transit', { deadline: NOW - 1800 }),
      stageEvent('delay'),
      actor('system'),
      'deadlinePassed',
    ],
    [
      'O21',
      order('delayed', { resumeStage: 'transit' }),
      stageEvent('arriveAtDrop'),
      actor('driver'),
      'arrivedToDropLocation',
    ],
    [
      'O21 from another resume stage',
      order('delayed', { resumeStage: 'started' }),
      stageEvent('arriveAtDrop'),
      actor('driver'),
      'stageNotAllowed',
    ],
    [
      'O22',
      order('delayed', { resumeStage: 'transit' }),
      stageEvent('deliverManually'),
      actor('ownerOfTrips'),
      'manuallyDelivered',
    ],
    [
      'O22 in the future',
      order('transit'),
      stageEvent('deliverManually', { at: NOW + 1 }),
      actor('tripWriter'),
      'notInFuture',
    ],
    ['O23', order('incompleteDelivery'), stageEvent('markCargoDelivered'), actor('owner'), 'delivered'],
    [
      'O23 with more missing',
      order('incompleteDelivery', { missingItems: 1 }),
      stageEvent('markCargoDelivered'),
      actor('owner'),
      'allDelivered',
    ],
    ['O24', order('notDelivered'), stageEvent('reattempt'), actor('owner'), 'validated'],
    ['O25', order('manuallyDelivered'), stageEvent('bill'), actor('billApprover'), 'billed'],
    ['O26', order('addedToTrip', { inLiveTrip: true }), stageEvent('cancel'), actor('owner'), 'cancelled'],
    ['O27', order('started'), stageEvent('cancel'), actor('tripWriter'), 'cancelled'],
    ['O27 by the owner', order('started'), stageEvent('cancel'), actor('owner'), 'forbidden'],
    ['an event in a terminal stage', order('billed'), stageEvent('cancel'), root, 'stageNotAllowed'],
    ['T14', order('transit'), stageEvent('cancel'), actor('system'), 'cancelled'],
    ['T14 by hand', order('transit'), stageEvent('cancel'), actor('owner', 'tripWriter'), 'forbidden'],
    [
      'a delivery by hand before the last change',
      order('delayed', { resumeStage: 'transit' }),
      stageEvent('deliverManually', { at: NOW - 200 }),
      actor('tripWriter'),
      'manuallyDelivered',
    ],
    [
      'a stale event by an actor without a role',
      order('loading'),
      stageEvent('arriveAtPickup', { at: NOW - 101 }),
      actor('owner'),
      'forbidden',
    ],
    ['a stale event', order('saved'), stageEvent('submit', { at: NOW - 101 }), actor('owner'), 'stale'],
  ] as const)('%s', (_name, from, event, by, expected) => {
    expect(resultOf(from, event, by)).toBe(expected);
  });

  test('stores the resume stage of a delayed order and clears it afterwards', () => {
    expect(applyOrderEvent(order('loading'), stageEvent('delay'), root)).toMatchObject({
      stage: 'delayed',
      resumeStage: 'loading',
    });
    expect(applyOrderEvent(order('delayed', { resumeStage: 'loading' }), stageEvent('depart'), root)).toMatchObject({
      stage: 'transit',
      resumeStage: null,
    });
  });
});

describe('requesting stages', () => {
  test('names transitions by the stage that requests them', () => {
    const withoutApprovers = order('saved', { approvers: [] });
    expect(requestedStages(availableTransitions(withoutApprovers, actor('owner')))).toEqual([
      'pendingValidation',
      'cancelled',
    ]);
    expect(findEventTowards(withoutApprovers, 'pendingValidation')).toBe('submit');
    expect(findEventTowards(withoutApprovers, 'validated')).toBe('submit');
    expect(findEventTowards(order('saved'), 'validated')).toBeUndefined();
    expect(findEventTowards(order('saved'), 'transit')).toBeUndefined();
    expect(findEventTowards(order('addedToTrip'), 'validated')).toBeUndefined();
    expect(findEventTowards(order('transit'), 'cancelled')).toBeUndefined();
  });
});
