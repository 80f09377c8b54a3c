import type { DriverEvent } from 'shared-contracts/values/trips/driver-events';
import type { OutboxEntry } from './outbox.ts';
import { entry, order, project, stop, type Stop, TRANSITIONS, trip } from './testing/projected-trips.ts';
import { getStopActions, projectTrip } from './trip-projection.rules.ts';

/** The stops of one order by their kinds; those in brackets are left. */
const listStops = (kinds: string): Stop[] =>
  kinds
    .split(' ')
    .map((kind, position) =>
      stop(position, { a: kind.includes('pick') ? 'pick' : 'drop' }, kind.startsWith('(') ? { departedAt: 5 } : {}),
    );
const inTransit = (stops: Stop[], ...events: DriverEvent[]) => trip([order('a', 'transit', ...events)], { stops });
const firstOf = (stops: Stop[], ...entries: OutboxEntry[]) =>
  project(inTransit(stops, 'arriveAtDrop'), ...entries).orders[0];

test.each<[string, string, number[]]>([
  ['all drops but the next one', '(pick) drop drop', [2]],
  ['no drop that is left', '(pick) (drop) drop drop', [3]],
  ['no drop after a second pickup', '(pick) drop pick drop drop', []],
  ['the drops before a second pickup', '(pick) drop drop pick drop', [2]],
  ['drops after a second pickup that is left', '(pick) drop (pick) drop', [3]],
  ['drops after a first pickup whose departure is not known', 'pick drop drop', [2]],
])('an order can go to %s', (_case, kinds, positions) => {
  expect(firstOf(listStops(kinds))?.otherDrops.map(({ position }) => position)).toEqual(positions);
});

test('an order has no other drops while it is at one, or before a pickup that follows', () => {
  const unloading = trip([order('a', 'arrivedToDropLocation', 'finishDrop')], { stops: listStops('(pick) drop drop') });
  expect(project(unloading).orders[0]?.otherDrops).toEqual([]);
  // A phone that stored no further pickups offers only the arrival at the drop.
  const round = inTransit(listStops('pick pick drop drop'), 'arriveAtDrop');
  expect(projectTrip(round, [], { moves: TRANSITIONS }).orders[0]?.otherDrops).toEqual([]);
});

test.each([
  ['one drop', '(pick) drop', false],
  ['two pickups and one drop', '(pick) (pick) drop', false],
  ['two drops', '(pick) (drop) drop', true],
])('an order with %s: several drops %s', (_case, kinds, expected) => {
  expect(firstOf(listStops(kinds))?.hasSeveralDrops).toBe(expected);
});

const reached = (position: number, what: 'pick' | 'drop', visit: object = {}) =>
  stop(position, { a: what }, { visit: { stop: position, arrivedAt: null, ...visit } });

test('an order in transit goes to its drop, even if it only arrived at its pickup', () => {
  expect(firstOf([reached(0, 'pick', { arrivedAt: 7 }), reached(1, 'drop')])?.position).toBe(1);
});

test('an order that went to its second drop is there, regardless of what happened before', () => {
  const stops = [reached(0, 'pick'), reached(1, 'drop'), reached(2, 'drop')];
  const arrival = entry('arriveAtDrop');
  Object.assign(arrival.input, { stop: 2 });
  const started = trip([order('a', 'started', 'arriveAtPickup')], { stops });
  const entries = [entry('arriveAtPickup'), entry('depart'), arrival];
  expect(project(started, ...entries).orders[0]?.position).toBe(2);
  expect(project(started, ...entries, entry('finishDrop')).orders[0]?.position).toBe(1);
});

test('an arrival without a named stop is at the first open drop', () => {
  expect(firstOf(listStops('(drop) drop drop'), entry('arriveAtDrop'))?.position).toBe(1);
});

test.each<[string, string, DriverEvent, number]>([
  ['drop', '(pick) (drop) (drop)', 'arriveAtDrop', 2],
  ['pickup', '(pick) (pick) drop', 'depart', 1],
])('an order stays at its last %s when all are left', (_case, kinds, event, position) => {
  const stage = event === 'depart' ? 'arrivedToPickupLocation' : 'transit';
  expect(project(trip([order('a', stage, event)], { stops: listStops(kinds) })).orders[0]?.position).toBe(position);
});

test.each<[string, string, OutboxEntry[], string[]]>([
  ['no stop', '', [entry('arriveAtDrop')], ['deliver', 'failDelivery']],
  [
    'a first pickup whose departure is not known',
    'pick drop drop',
    [entry('arriveAtDrop'), entry('finishDrop')],
    ['arriveAtDrop', 'failDelivery'],
  ],
  ['no open stop', '(pick) drop', [entry('arriveAtDrop'), entry('finishDrop')], ['arriveAtDrop', 'failDelivery']],
])('an order with %s continues without a pickup', (_case, kinds, entries, events) => {
  const projected = firstOf(kinds === '' ? [] : listStops(kinds), ...entries);
  expect(projected?.transitions.map(({ event }) => event)).toEqual(events);
});

test('an order ends at the hub that is its last stop, not at the drop before', () => {
  const stops = [...listStops('(pick) drop'), stop(2, { a: 'drop' }, { isTransfer: true })];
  const visit = [entry('arriveAtDrop'), entry('finishDrop')];
  expect(firstOf(stops, ...visit)?.transitions[0]?.event).toBe('arriveAtDrop');
  expect(firstOf(stops, ...visit, ...visit)?.transitions).toEqual([]);
});

const item = (quantity: number, deliveredQuantity: number | null) => ({ quantity, deliveredQuantity });
const leftDrop = (...items: object[]) => [
  stop(0, { a: 'pick' }, { departedAt: 5 }),
  stop(1, { a: 'drop' }, { departedAt: 6, visit: { items } }),
  stop(2, { a: 'drop' }),
];
test.each<[string, object[], OutboxEntry[], boolean]>([
  ['one of two items came short', [item(4, 4), item(4, 3)], [], true],
  ['all came in full', [item(4, 4), item(4, 4)], [], false],
  ['nothing was reported', [item(4, null)], [], false],
  [
    'the phone reports one of two items',
    [],
    [entry('arriveAtDrop'), entry('finishDrop', 'a', {}, [{}, { shortageReason: 'Torn' }])],
    true,
  ],
  ['the phone reports it at the last drop', [], [entry('deliver', 'a', {}, [{ shortageReason: 'Torn' }])], false],
  ['the phone reports nothing', [], [entry('finishDrop')], false],
])('less than ordered was delivered before when %s', (_case, items, entries, expected) => {
  expect(firstOf(leftDrop(...items), ...entries)?.isShort).toBe(expected);
});

test('items that are not unloaded yet are not short', () => {
  const [pickup, , last] = leftDrop();
  const loaded = stop(1, { a: 'drop' }, { visit: { items: [item(4, 0)] } });
  expect(firstOf([pickup as Stop, loaded, last as Stop])?.isShort).toBe(false);
});

test.each<[DriverEvent, object, boolean]>([
  ['deliver', {}, true],
  ['deliverPart', {}, true],
  ['finishDrop', { items: [item(4, null)] }, true],
  ['finishDrop', { items: [] }, false],
  ['finishDrop', { items: [item(4, null)], isTransfer: true }, false],
  ['arriveAtDrop', { items: [item(4, null)] }, false],
])('%s with %j requires a report of the delivery: %s', (event, visit, expected) => {
  const [first] = TRANSITIONS;
  const stops = [stop(0, { a: 'drop' }, { visit })];
  const projected = projectTrip(trip([order('a', 'arrivedToDropLocation', event)], { stops }), [], {
    moves: first ? [{ ...first, event }] : [],
  });
  expect(getStopActions(projected, 0).regular.map(({ isDelivery }) => isDelivery)).toEqual([expected]);
});
