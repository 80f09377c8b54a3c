import type { GateSchedule } from 'shared-contracts/orders/gate-bookings';
import { type Direction, findMoveTarget } from './move-target.rules.ts';

const gate = (id: string, ...times: number[]) =>
  ({ id, slots: times.map((from) => ({ from, to: from + 30, free: 1 })) }) as GateSchedule['gates'][number];
/** In minutes of the day; the last gate has fewer and later slots. */
const GATES = [gate('A', 60, 90, 120), gate('B', 60, 90, 120), gate('C', 130, 85), gate('closed')];

test.each<[string, number, Direction, [string, number] | null]>([
  ['A', 90, 'earlier', ['A', 60]],
  ['A', 120, 'earlier', ['A', 90]],
  ['A', 60, 'earlier', null],
  ['A', 60, 'later', ['A', 90]],
  ['A', 120, 'later', null],
  ['A', 100, 'later', ['A', 120]],
  ['A', 90, 'right', ['B', 90]],
  ['B', 90, 'left', ['A', 90]],
  ['B', 90, 'right', ['C', 85]],
  ['B', 120, 'right', ['C', 130]],
  ['A', 90, 'left', null],
  ['C', 85, 'right', null],
  ['closed', 85, 'right', null],
  ['closed', 85, 'later', null],
  ['unknown', 90, 'later', null],
  ['unknown', 90, 'right', null],
])('from gate %s at %s, %s is %j', (gateId, from, direction, expected) => {
  expect(findMoveTarget(GATES, { gateId, from }, direction)).toEqual(
    expected && { gateId: expected[0], from: expected[1] },
  );
});
