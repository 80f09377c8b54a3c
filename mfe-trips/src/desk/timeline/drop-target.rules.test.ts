import fc from 'fast-check';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { findDropTarget, getEdgeScroll, moveByKey } from './drop-target.rules.ts';
import { toX, type Scale } from './scale.rules.ts';

const scale: Scale = { from: 0, to: 7 * DAY, pxPerHour: 40 };
const geometry = { scale, rowHeight: 48, rowCount: 500 };
const origin = { left: 200, top: 100 };
const at = (rowIndex: number, time: number) => ({ rowIndex, at: time });

test.each([
  [{ x: 200, y: 100 }, at(0, 0)],
  [{ x: 240, y: 147 }, at(0, HOUR)],
  [{ x: 252, y: 148 }, at(1, HOUR + 15 * MINUTE)],
  [{ x: 240, y: 99 }, null],
  [{ x: 100, y: 120 }, null],
  [{ x: 240, y: 100 + 500 * 48 }, null],
])('%j is dropped at %j', (point, expected) => {
  expect(findDropTarget(point, origin, geometry)).toEqual(expected);
});

test('the middle of each row at each quarter of an hour is found again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 499 }), fc.integer({ min: 0, max: 7 * 96 }), (rowIndex, quarters) => {
      const time = quarters * 15 * MINUTE;
      const point = { x: origin.left + toX(scale, time), y: origin.top + (rowIndex + 0.5) * 48 };
      expect(findDropTarget(point, origin, geometry)).toEqual(at(rowIndex, time));
    }),
  );
});

test.each([
  ['ArrowDown', false, at(6, HOUR)],
  ['ArrowUp', false, at(4, HOUR)],
  ['ArrowRight', false, at(5, HOUR + 15 * MINUTE)],
  ['ArrowRight', true, at(5, 5 * HOUR)],
  ['ArrowLeft', true, at(5, 0)],
  ['PageDown', false, at(15, HOUR)],
  ['PageUp', false, at(0, HOUR)],
  ['a', false, null],
])('%s, with Shift %s, moves to %j', (key, shiftKey, expected) => {
  expect(moveByKey(at(5, HOUR), { key, shiftKey }, geometry)).toEqual(expected);
});

test('the nearer to an edge, the faster a drag scrolls', () => {
  expect(getEdgeScroll(300, 100, 700)).toBe(0);
  expect(getEdgeScroll(120, 100, 700)).toBe(-9);
  expect(getEdgeScroll(90, 100, 700)).toBe(-18);
  expect(getEdgeScroll(700, 100, 700)).toBe(18);
});
