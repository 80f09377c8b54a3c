import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import { applyEventToStops, NO_STAMPS, stopIndexAt, type StampedStop } from './stop-stamps.rules.ts';

/** A stop as `arrived started ended departed`; `-`: missing, `~`: inferred, `P`: another pickup. */
const STAMPS = ['arrivedAt', 'startedAt', 'endedAt', 'departedAt'] as const;
function parseStop(text: string, position: number): StampedStop {
  const kind = text.startsWith('P ') || position === 0 ? 'pickup' : 'drop';
  const times = text.replace('P ', '').split(' ');
  const stamps = STAMPS.map((stamp, i) => [stamp, times[i] === '-' ? null : Number(times[i]?.replace('~', ''))]);
  return {
    ...NO_STAMPS,
    kind,
    ...Object.fromEntries(stamps),
    inferred: STAMPS.filter((_stamp, i) => times[i]?.startsWith('~')),
  };
}
const formatStop = ({ inferred, kind, ...stop }: StampedStop, position: number) =>
  (kind === 'pickup' && position > 0 ? 'P ' : '') +
  STAMPS.map((stamp) => `${inferred.includes(stamp) ? '~' : ''}${stop[stamp] ?? '-'}`).join(' ');

const NONE = '- - - -';
const PICKED = '1 2 3 4';
test.each<[OrderEvent, before: string[], after: string[]]>([
  ['arriveAtPickup', [NONE, NONE], ['9 - - -', NONE]],
  ['startLoading', ['1 - - -', NONE], ['1 9 - -', NONE]],
  ['completeLoading', ['1 - - -', NONE], ['1 ~9 9 -', NONE]],
  ['completeLoading', ['1 2 - -', NONE], ['1 2 9 -', NONE]],
  ['depart', ['1 - - -', NONE], ['1 ~9 ~9 9', NONE]],
  ['depart', ['1 2 3 -', NONE], ['1 2 3 9', NONE]],
  ['depart', ['1 ~2 2 -', NONE], ['1 ~2 2 9', NONE]],
  ['arriveAtDrop', [PICKED, NONE], [PICKED, '9 - - -']],
  ['startUnloading', [PICKED, '5 - - -'], [PICKED, '5 9 - -']],
  ['finishDrop', [PICKED, '5 - - -', NONE], [PICKED, '5 ~9 9 9', NONE]],
  ['arriveAtDrop', [PICKED, '5 6 7 7', NONE], [PICKED, '5 6 7 7', '9 - - -']],
  ['arriveAtDrop', [NONE, NONE], [NONE, '9 - - -']],
  ['deliver', [PICKED, '5 6 - -'], [PICKED, '5 6 9 ~9']],
  ['deliver', [PICKED, '5 - - -'], [PICKED, '5 ~9 9 ~9']],
  ['deliverPart', [PICKED, '5 - - -'], [PICKED, '5 ~9 9 ~9']],
  ['deliverManually', [PICKED, NONE, NONE], [PICKED, NONE, '~9 ~9 9 ~9']],
  ['deliverManually', [PICKED, '5 6 7 8'], [PICKED, '5 6 7 8']],
  ['failDelivery', [PICKED, '5 - - -'], [PICKED, '5 - 9 ~9']],
  ['failDelivery', [PICKED, NONE], [PICKED, NONE]],
  ['reattempt', [PICKED, '5 - 9 ~9'], [NONE, NONE]],
  ['arriveAtPickup', [PICKED, 'P - - - -', NONE], [PICKED, 'P 9 - - -', NONE]],
  ['startLoading', [PICKED, 'P 5 - - -', NONE], [PICKED, 'P 5 9 - -', NONE]],
  ['depart', [PICKED, 'P 5 6 7 -', NONE], [PICKED, 'P 5 6 7 9', NONE]],
  ['arriveAtDrop', [PICKED, NONE, 'P - - - -', NONE], [PICKED, '9 - - -', 'P - - - -', NONE]],
  ['arriveAtPickup', [PICKED, '5 6 7 8', 'P - - - -', NONE], [PICKED, '5 6 7 8', 'P 9 - - -', NONE]],
  ['deliver', [PICKED, '5 6 7 8', 'P 5 6 7 8', '5 - - -'], [PICKED, '5 6 7 8', 'P 5 6 7 8', '5 ~9 9 ~9']],
  ['cancel', [PICKED, '5 - - -'], [PICKED, '5 - - -']],
])('%s turns the stops %j into %j', (event, before, after) => {
  expect(applyEventToStops(before.map(parseStop), event, 9).map(formatStop)).toEqual(after);
});

test('preserves other fields of stops, and unchanged stops as they are', () => {
  const [pickup, drop] = [PICKED, NONE].map((text, position) => ({ ...parseStop(text, position), position }));
  const after = applyEventToStops(
    [pickup, drop].filter((stop) => stop !== undefined),
    'arriveAtDrop',
    9,
  );
  expect(after[0]).toBe(pickup);
  expect(after[1]).toEqual({ ...drop, arrivedAt: 9 });
});

describe('the stop of an event that is reported late', () => {
  const STOPS = ['1 2 3 4', 'P 5 6 7 8', '10 11 12 13', '15 - - -'];
  test.each<[OrderEvent, at: number, stops: string[], index: number]>([
    ['arriveAtPickup', 1, STOPS, 0],
    ['depart', 4, STOPS, 0],
    ['startLoading', 5, STOPS, 1],
    ['depart', 9, STOPS, 1],
    ['arriveAtDrop', 9, STOPS, 2],
    ['startUnloading', 13, STOPS, 2],
    ['arriveAtDrop', 14, STOPS, 3],
    ['failDelivery', 14, STOPS, 3],
    ['deliverManually', 2, STOPS, 3],
    ['deliver', 20, ['1 2 3 4', '5 6 7 8', '9 9 9 10'], 2],
  ])('%s at %i', (event, at, stops, index) => {
    expect(stopIndexAt(stops.map(parseStop), event, at)).toBe(index);
  });
});
