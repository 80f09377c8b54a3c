import { requestedStages } from '../../platform/stage-machine/stage-machine.rules.ts';
import { actor, order } from '../testing/rule-inputs.ts';
import { ORDER_TRANSITIONS } from './order-stage-table.rules.ts';
import { orderStageMachine, toMoves } from './order-stage.rules.ts';

const { availableTransitions, findEventTowards } = orderStageMachine;

test('finds transitions by the stage that requests them', () => {
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

test('lists each stage once, with the required fields of its request', () => {
  expect(toMoves(availableTransitions(order('arrivedToDropLocation'), actor('driver')))).toEqual([
    { stage: 'unloading', event: 'startUnloading', needsReason: false, takesQuantities: false },
    { stage: 'delivered', event: 'deliver', needsReason: false, takesQuantities: true },
    { stage: 'incompleteDelivery', event: 'deliverPart', needsReason: true, takesQuantities: true },
    { stage: 'notDelivered', event: 'failDelivery', needsReason: true, takesQuantities: false },
  ]);
  expect(toMoves(availableTransitions(order('saved', { approvers: [] }), actor('owner')))[0]).toEqual({
    stage: 'pendingValidation',
    event: 'submit',
    needsReason: false,
    takesQuantities: false,
  });
  expect(toMoves(ORDER_TRANSITIONS.filter(({ event }) => event === 'cancel'))).toEqual([
    { stage: 'cancelled', event: 'cancel', needsReason: false, takesQuantities: false },
  ]);
});

test('an order that waits at a hub is picked up only by a trip that has started', () => {
  const eventsOf = (isTripStarted: boolean) =>
    availableTransitions(order('transit', { nextStop: 'pickup', isTripStarted }), actor('driver')).map(
      ({ event }) => event,
    );
  expect([eventsOf(false), eventsOf(true)]).toEqual([['failDelivery'], ['arriveAtPickup', 'failDelivery']]);
});
