import { DAY } from 'shared-contracts/values/time';
import {
  findLateCause,
  findLateProofCause,
  mayReport,
  type ReportedOrder,
  type ReportedTrip,
} from './late-cause.rules.ts';

const trip = (more: Partial<ReportedTrip> = {}): ReportedTrip => ({
  stage: 'transit',
  wasAssigned: true,
  replacedAt: null,
  wasReplacedOnRoad: false,
  ...more,
});
const order = (more: Partial<ReportedOrder> = {}): ReportedOrder => ({
  stage: 'transit',
  stageChangedAt: 1_000,
  isInTrip: true,
  ...more,
});

test.each([
  ['transit', null],
  ['vehicleAssigned', null],
  ['cancelled', 'tripCancelled'],
  ['manualCompleted', 'tripOver'],
  ['waitingForTrip', 'tripTakenBack'],
  ['saved', 'tripTakenBack'],
] as const)('an event of a trip in stage %s is late because of %s', (stage, cause) =>
  expect(findLateCause(trip({ stage }), order(), 2_000)).toBe(cause),
);

test('an event for a trip that never had a driver is not late, but impossible', () =>
  expect(findLateCause(trip({ stage: 'waitingForTrip', wasAssigned: false }), null, 2_000)).toBeNull());

test('an event of an order that is over, gone or cancelled is late, unless it is older than its end', () => {
  expect(findLateCause(trip(), order({ stage: 'delivered' }), 1_000)).toBe('orderOver');
  expect(findLateCause(trip(), order({ stage: 'delivered' }), 999)).toBeNull();
  expect(findLateCause(trip(), order({ stage: 'cancelled', isInTrip: false }), 999)).toBe('orderCancelled');
  expect(findLateCause(trip(), order({ isInTrip: false }), 2_000)).toBe('orderRemoved');
});

test('a proof may follow the delivery and the end of the trip, but not a cancellation', () => {
  expect(findLateProofCause(trip({ stage: 'completed' }), order({ stage: 'delivered' }), 2_000)).toBeNull();
  expect(findLateProofCause(trip({ stage: 'cancelled' }), order(), 2_000)).toBe('tripCancelled');
  expect(findLateProofCause(trip({ stage: 'completed' }), order({ stage: 'billed' }), 2_000)).toBe('orderOver');
});

test('a replaced driver can report for a day', () => {
  const replaced = trip({ stage: 'vehicleAssigned', replacedAt: 1_000 });
  expect(findLateCause(replaced, order(), 900)).toBe('driverChanged');
  expect([mayReport(replaced, 1_000 + DAY), mayReport(replaced, 1_001 + DAY)]).toEqual([true, false]);
});

test('a driver replaced on the road can report events until then', () => {
  const replaced = trip({ replacedAt: 1_500, wasReplacedOnRoad: true });
  expect([findLateCause(replaced, order(), 1_500), findLateCause(replaced, order(), 1_501)]).toEqual([
    null,
    'driverChanged',
  ]);
  expect(findLateProofCause(replaced, order(), 1_500)).toBeNull();
  expect(findLateProofCause(replaced, order(), 1_501)).toBe('driverChanged');
  expect(findLateCause(trip({ ...replaced, stage: 'completed' }), order(), 1_500)).toBe('tripOver');
});

test('nobody reports for a trip that was never submitted', () =>
  expect(mayReport(trip({ stage: 'saved', wasAssigned: false }), 900)).toBe(false));

test.each([
  ['a trip that was submitted', {}, true],
  ['a trip on the road that was never assigned', { wasAssigned: false }, true],
  ['a trip that was taken back', { stage: 'saved' }, true],
  ['a trip that was never submitted', { stage: 'saved', wasAssigned: false }, false],
] as const)('a driver may report for %s: %s', (_, more, may) => expect(mayReport(trip(more), 900)).toBe(may));

test.each([
  ['in a trip that continues', {}, {}, null],
  ['that was cancelled', {}, { stage: 'cancelled' }, 'orderCancelled'],
  ['that was cancelled and removed', {}, { stage: 'cancelled', isInTrip: false }, 'orderCancelled'],
  ['that was removed', {}, { isInTrip: false }, 'orderRemoved'],
  ['that was removed after its trip was over', { stage: 'completed' }, { isInTrip: false }, 'orderRemoved'],
  ['that is billed', {}, { stage: 'billed' }, 'orderOver'],
  ['of a trip that was taken back', { stage: 'saved' }, {}, 'tripTakenBack'],
] as const)('a proof of an order %s comes too late because of %s', (_, ofTrip, ofOrder, cause) =>
  expect(findLateProofCause(trip(ofTrip), order(ofOrder), 2_000)).toBe(cause),
);
