import { DRIVER_TRANSITIONS, findTargetStage } from './driver-moves.rules.ts';

const moves = (event: string) => DRIVER_TRANSITIONS.filter((move) => move.event === event);

test('a driver departs for the next drop while drops are left and delivers at the last one', () => {
  expect(moves('deliver').map(({ to, drops }) => [to, drops])).toEqual([['delivered', 'last']]);
  expect(DRIVER_TRANSITIONS.filter(({ drops }) => drops === 'left').map(({ event, to }) => [event, to])).toEqual([
    ['finishDrop', 'transit'],
  ]);
});

test('only the events of an order have a target stage', () => {
  expect(findTargetStage('arriveAtPickup')).toBe('arrivedToPickupLocation');
  expect(findTargetStage('deliver')).toBe('delivered');
  expect(findTargetStage('start')).toBeUndefined();
});

test('an incomplete delivery requires a reason and quantities', () => {
  expect(moves('deliverPart')).toMatchObject([{ to: 'incompleteDelivery', needsReason: true, takesQuantities: true }]);
  expect(moves('arriveAtPickup')).toMatchObject([{ drops: null, needsReason: false, takesQuantities: false }]);
});
