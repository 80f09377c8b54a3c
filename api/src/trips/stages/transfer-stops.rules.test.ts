import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { findTransferPosition, missesBy, stageForTrip, type TransferState } from './transfer-stops.rules.ts';

const pickup = (departedAt: number | null = null) => ({ kind: 'pickup' as const, departedAt });
const drop = (departedAt: number | null = null) => ({ kind: 'drop' as const, departedAt });
const at = (stage: OrderStage, resumeStage: OrderStage | null = null) => ({ stage, resumeStage });

test.each([
  ['planned', at('addedToTrip'), [pickup(), drop()], 1],
  ['not picked up', at('started'), [pickup(), pickup(), drop(), drop()], 2],
  ['on the way', at('transit'), [pickup(5), drop()], 1],
  ['delayed on the way', at('delayed', 'transit'), [pickup(5), drop()], 1],
  ['with a drop behind', at('transit'), [pickup(5), drop(9), drop()], 2],
  ['delayed at a drop', at('delayed', 'unloading'), [pickup(5), drop()], null],
  ['at a drop', at('arrivedToDropLocation'), [pickup(5), drop(), drop()], null],
  ['with a pickup after its next drop', at('transit'), [pickup(5), drop(), pickup(), drop()], null],
  ['in no trip', at('validated'), [pickup(), drop()], null],
  ['delivered', at('delivered'), [pickup(5), drop(9)], null],
  ['not delayed any more', at('unloading', 'transit'), [pickup(5), drop()], null],
  ['without a drop that is left', at('transit'), [pickup(5), drop(9)], null],
  ['with a drop before any pickup', at('transit'), [drop()], 0],
])('an order changes vehicle before its next drop: %s', (_name, order, stops, expected) => {
  expect(findTransferPosition(order, stops)).toBe(expected);
});

test.each<[string, ReturnType<typeof at>, TransferState, boolean, OrderStage]>([
  ['carried', at('transit'), null, true, 'transit'],
  ['handed on', at('loading'), 'handedOn', true, 'delivered'],
  ['awaited by a planned trip', at('transit'), 'awaited', false, 'addedToTrip'],
  ['awaited on the road', at('transit'), 'awaited', true, 'started'],
  ['at the hub of a planned trip', at('transit'), 'atHub', false, 'addedToTrip'],
  ['at the hub, delayed', at('delayed', 'transit'), 'atHub', true, 'started'],
  ['loaded at the hub', at('loading'), 'atHub', true, 'loading'],
])('each of two trips has its own stage of an order: %s', (_name, order, transfer, isRunning, expected) => {
  expect(stageForTrip(order, transfer, isRunning)).toBe(expected);
});

test('returns by how much the goods miss the planned loading', () => {
  expect([missesBy(100, 40), missesBy(40, 100), missesBy(null, 100), missesBy(100, null)]).toEqual([60, 0, 0, 0]);
});
