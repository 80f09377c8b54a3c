import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import { applyEventToStops, NO_STAMPS, type StampedStop } from './stop-stamps.rules.ts';

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

test('keeps other fields of stops, and unchanged stops as they are', () => {
  const [pickup, drop] = [PICKED, NONE].map((text, position) => ({ ...parseStop(text, position), position }));
  const after = applyEventToStops(
    [pickup, drop].filter((stop) => stop !== undefined),
    'arriveAtDrop',
    9,
  );
  expect(after[0]).toBe(pickup);
  expect(after[1]).toEqual({ ...drop, arrivedAt: 9 });
});
