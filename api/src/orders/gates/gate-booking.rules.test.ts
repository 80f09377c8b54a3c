import { GATE_GRACE } from 'shared-contracts/values/network/gates';
import { type Booking, bookingActions, isBookable, isInWindow, isLate, stateOf } from './gate-booking.rules.ts';

const FROM = 10_000;
const GRACE = 15 * 60;
const booking = (changes: Partial<Booking> = {}): Booking => ({
  from: FROM,
  to: FROM + 1_800,
  state: 'booked',
  arrivedAt: null,
  leftAt: null,
  ...changes,
});

test('vehicles have a quarter of an hour', () => {
  expect(GATE_GRACE).toBe(GRACE);
});

test.each([
  [{}, 'booked'],
  [{ arrivedAt: 1 }, 'arrived'],
  [{ arrivedAt: 1, leftAt: 2 }, 'done'],
  [{ state: 'arrived' }, 'arrived'],
  [{ state: 'arrived', leftAt: 2 }, 'done'],
  [{ state: 'done' }, 'done'],
  [{ state: 'cancelled', arrivedAt: 1, leftAt: 2 }, 'cancelled'],
  [{ state: 'noShow', arrivedAt: 1 }, 'noShow'],
] as const)('the state of a booking with %j is %s', (changes, state) => {
  expect(stateOf(booking(changes))).toBe(state);
});

test.each([
  ['a quarter of an hour after its start', {}, FROM + GRACE, false],
  ['later', {}, FROM + GRACE + 1, true],
  ['arrived in time, much later', { arrivedAt: FROM + GRACE }, FROM + 9_999, false],
  ['arrived late', { arrivedAt: FROM + GRACE + 1 }, FROM + GRACE + 1, true],
  ['done late', { arrivedAt: FROM + 9_000, leftAt: FROM + 9_999 }, FROM + 9_999, true],
  ['cancelled', { state: 'cancelled' }, FROM + 9_999, false],
  ['no show', { state: 'noShow' }, FROM + 9_999, false],
] as const)('whether a booking is late: %s', (_case, changes, now, expected) => {
  expect(isLate(booking(changes), now)).toBe(expected);
});

test.each([
  [null, null, true],
  [FROM, FROM, true],
  [FROM + 1, null, false],
  [FROM + 1, FROM + 9, false],
  [null, FROM - 1, false],
  [FROM - 9, FROM - 1, false],
])('whether a slot is in a window from %s to %s: %s', (windowFrom, windowTo, expected) => {
  expect(isInWindow({ from: FROM, to: FROM + 60 }, { windowFrom, windowTo })).toBe(expected);
});

const [EARLY, LATE] = [FROM + GRACE, FROM + GRACE + 1];
test.each([
  ['booked', ['locationOwner'], EARLY, ['move', 'arrive', 'finish', 'cancel']],
  ['booked', ['locationOwner'], LATE, ['move', 'arrive', 'finish', 'noShow', 'cancel']],
  ['booked', ['party'], LATE, ['move', 'cancel']],
  ['booked', ['party', 'locationOwner'], EARLY, ['move', 'arrive', 'finish', 'cancel']],
  ['booked', [], LATE, []],
  ['arrived', ['locationOwner'], LATE, ['finish']],
  ['arrived', ['party'], LATE, []],
  ['done', ['locationOwner', 'party'], LATE, []],
  ['noShow', ['locationOwner', 'party'], LATE, []],
  ['cancelled', ['locationOwner', 'party'], LATE, []],
] as const)('what may be done with a booking that is %s by %j at %s', (state, roles, now, actions) => {
  expect(bookingActions(booking({ state }), roles, now)).toEqual(actions);
});

test.each([
  ['validated', null, true],
  ['transit', null, true],
  ['transit', 1, false],
  ['delivered', null, false],
  ['manuallyDelivered', null, false],
  ['incompleteDelivery', null, false],
  ['notDelivered', null, false],
  ['billed', null, false],
  ['cancelled', null, false],
] as const)('whether a slot can be booked for an order in %s that arrived at %s: %s', (stage, arrivedAt, expected) => {
  expect(isBookable({ stage, arrivedAt })).toBe(expected);
});
