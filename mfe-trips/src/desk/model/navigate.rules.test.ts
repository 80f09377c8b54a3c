import type { DeskBar, DeskRow } from './rows.rules.ts';
import { findBar, findNextBar } from './navigate.rules.ts';
import { planTrip } from '../testing/fixtures.ts';

const bar = (id: string, from: number, to: number): DeskBar => ({
  id,
  kind: 'plan',
  trip: planTrip(1, []),
  from,
  to,
  lane: 0,
  lanes: 1,
});
const closed = (id: string, from: number, to: number): DeskBar => ({
  id,
  kind: 'unavailable',
  reason: null,
  from,
  to,
  lane: 0,
  lanes: 1,
});
const row = (id: string, ...bars: DeskBar[]): DeskRow => ({ id, vehicle: null, driver: null, bars });

/** Bars from left to right: the first row is not sorted, the second one has no trip. */
const rows = [
  row('one', bar('late', 60, 90), bar('early', 0, 20), closed('workshop', 20, 40), bar('noon', 40, 60)),
  row('two', closed('service', 0, 100)),
  row('three', closed('paint', 30, 50), bar('morning', 0, 40), bar('evening', 45, 100)),
];

test.each([
  ['noon', 0],
  ['evening', 2],
])('finds trip %s', (id, rowIndex) => {
  expect(findBar(rows, id)).toMatchObject({ rowIndex, bar: { id } });
});

test.each([['unknown'], ['service']])('finds no trip %s', (id) => {
  expect(findBar(rows, id)).toBeUndefined();
});

test.each([
  ['early', 'ArrowRight', 'noon'],
  ['noon', 'ArrowRight', 'late'],
  ['late', 'ArrowRight', undefined],
  ['late', 'ArrowLeft', 'noon'],
  ['early', 'ArrowLeft', undefined],
  ['early', 'ArrowDown', 'morning'],
  ['noon', 'ArrowDown', 'evening'],
  ['late', 'ArrowDown', 'evening'],
  ['morning', 'ArrowUp', 'early'],
  ['evening', 'ArrowUp', 'late'],
  ['evening', 'ArrowDown', undefined],
  ['early', 'ArrowUp', undefined],
  ['early', 'Enter', undefined],
])('from %s, %s goes to %s', (id, key, expected) => {
  expect(findNextBar(rows, findBar(rows, id)!, key)?.bar.id).toBe(expected);
});

test('moves to the row that has the bar', () => {
  expect(findNextBar(rows, findBar(rows, 'noon')!, 'ArrowDown')?.rowIndex).toBe(2);
  expect(findNextBar(rows, findBar(rows, 'noon')!, 'ArrowRight')?.rowIndex).toBe(0);
});

test.each(['ArrowLeft', 'ArrowRight'])('%s moves nowhere from a row that is gone', (key) => {
  expect(findNextBar([], { rowIndex: 3, bar: bar('gone', 0, 10) }, key)).toBeUndefined();
});
