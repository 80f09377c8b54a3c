import fc from 'fast-check';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import {
  getHourMarks,
  getLabelStep,
  getWidth,
  getZoom,
  listDays,
  snap,
  toTime,
  toX,
  ZOOM_LIMITS,
  zoomAt,
  type Scale,
} from './scale.rules.ts';

/** Monday, 2 December 2030, 00:00 UTC. */
const MONDAY = Date.UTC(2030, 11, 2) / 1_000;
const week: Scale = { from: MONDAY, to: MONDAY + 7 * DAY, pxPerHour: 10 };

const scales = fc.record({
  from: fc.integer({ min: 0, max: 4_000_000_000 }),
  days: fc.integer({ min: 1, max: 14 }),
  pxPerHour: fc.integer({ min: ZOOM_LIMITS.min, max: ZOOM_LIMITS.max }),
});
const toScale = ({ from, days, pxPerHour }: { from: number; days: number; pxPerHour: number }): Scale => ({
  from,
  to: from + days * DAY,
  pxPerHour,
});

test('a week at 10 px per hour is 1,680 px wide, and Wednesday noon is at 600 px', () => {
  expect(getWidth(week)).toBe(1_680);
  expect(toX(week, MONDAY + 2 * DAY + 12 * HOUR)).toBe(600);
  expect(toTime(week, 600)).toBe(MONDAY + 2 * DAY + 12 * HOUR);
});

test('a day or a week fills the viewport, within the limits of the zoom', () => {
  expect(getZoom(960, 24)).toBe(40);
  expect(getZoom(1_680, 168)).toBe(10);
  expect(getZoom(320, 168)).toBe(4);
  expect(getZoom(9_600, 24)).toBe(240);
});

test.each([
  [0, 0],
  [7 * MINUTE, 0],
  [8 * MINUTE, 15 * MINUTE],
  [HOUR + 16 * MINUTE, HOUR + 15 * MINUTE],
])('%d s snaps to %d s', (at, expected) => {
  expect(snap(MONDAY + at)).toBe(MONDAY + expected);
});

test('places and times are inverse, and snapping moves by 7.5 minutes at most', () => {
  fc.assert(
    fc.property(scales, fc.double({ min: 0, max: 1, noNaN: true }), (values, part) => {
      const scale = toScale(values);
      const at = scale.from + part * (scale.to - scale.from);
      expect(toTime(scale, toX(scale, at))).toBeCloseTo(at, 3);
      expect(Math.abs(snap(at) - at)).toBeLessThanOrEqual(7.5 * MINUTE);
      expect(snap(snap(at))).toBe(snap(at));
    }),
  );
});

test('zooming keeps the time under the anchor in place', () => {
  fc.assert(
    fc.property(
      scales,
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 0, max: 2_000 }),
      (values, pxPerHour, anchorX, scrollLeft) => {
        const scale = toScale(values);
        const zoomed = zoomAt(scale, pxPerHour, anchorX, scrollLeft);
        expect(zoomed.scale.pxPerHour).toBeGreaterThanOrEqual(ZOOM_LIMITS.min);
        expect(zoomed.scale.pxPerHour).toBeLessThanOrEqual(ZOOM_LIMITS.max);
        if (zoomed.scrollLeft === 0) return;
        expect(toTime(zoomed.scale, zoomed.scrollLeft + anchorX)).toBeCloseTo(toTime(scale, scrollLeft + anchorX), 2);
      },
    ),
  );
});

test.each([
  [4, null],
  [10, 6],
  [20, 3],
  [60, 1],
])('at %d px per hour every %s hours are labelled', (pxPerHour, expected) => {
  expect(getLabelStep(pxPerHour)).toBe(expected);
});

test('hours are counted from the start of each day', () => {
  const days = [MONDAY, MONDAY + DAY];
  const marks = getHourMarks({ ...week, to: MONDAY + 2 * DAY }, days);
  expect(marks.map((at) => (at - MONDAY) / HOUR)).toEqual([6, 12, 18, 30, 36, 42]);
});

test('a day with a clock change has one hour more or less, and no label at its end', () => {
  const days = [MONDAY, MONDAY + 25 * HOUR, MONDAY + 48 * HOUR];
  const marks = getHourMarks({ ...week, to: MONDAY + 72 * HOUR }, days);
  expect(marks.map((at) => (at - MONDAY) / HOUR)).toEqual([6, 12, 18, 31, 37, 43, 54, 60, 66]);
});

test('days are listed from the start of the first one, also when the clock changes', () => {
  const starts = [0, 24, 49, 73, 97].map((hours) => MONDAY + hours * HOUR);
  const toStartOfDay = (at: number) => starts.findLast((start) => start <= at) ?? MONDAY;
  expect(listDays(MONDAY + 5 * HOUR, MONDAY + 80 * HOUR, toStartOfDay)).toEqual(starts.slice(0, 4));
});
