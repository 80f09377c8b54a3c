import fc from 'fast-check';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { getRowRange, getTimeRange, isInRange, scrollIntoRange, type Viewport } from './window.rules.ts';
import { toX, type Scale } from './scale.rules.ts';

const scale: Scale = { from: 0, to: 7 * DAY, pxPerHour: 40 };
const viewport: Viewport = { scrollLeft: 0, scrollTop: 0, width: 960, height: 600 };
const viewports = fc.record({
  scrollLeft: fc.integer({ min: 0, max: 6_000 }),
  scrollTop: fc.integer({ min: 0, max: 30_000 }),
  width: fc.integer({ min: 200, max: 2_000 }),
  height: fc.integer({ min: 200, max: 1_500 }),
});

test('renders 20 of 500 rows at the top, and no more than are visible and eight on both sides further down', () => {
  expect(getRowRange(viewport, 48, 500)).toEqual({ first: 0, end: 20 });
  expect(getRowRange({ ...viewport, scrollTop: 4_800 }, 48, 500)).toEqual({ first: 96, end: 120 });
  expect(getRowRange({ ...viewport, scrollTop: 24_000 }, 48, 500)).toEqual({ first: 496, end: 500 });
});

test('renders half a viewport before and after the visible time', () => {
  expect(getTimeRange(scale, { ...viewport, scrollLeft: 960 })).toEqual({ from: 12 * HOUR, to: 60 * HOUR });
});

test('all visible rows and times are rendered, and few others', () => {
  fc.assert(
    fc.property(viewports, fc.integer({ min: 0, max: 500 }), (view, rowCount) => {
      const { first, end } = getRowRange(view, 48, rowCount);
      const visibleRows = Array.from({ length: rowCount }, (_, row) => row).filter(
        (row) => (row + 1) * 48 > view.scrollTop && row * 48 < view.scrollTop + view.height,
      );
      expect(visibleRows.every((row) => row >= first && row < end)).toBe(true);
      expect(end - first).toBeLessThanOrEqual(view.height / 48 + 16);
      const { from, to } = getTimeRange(scale, view);
      expect(toX(scale, from)).toBeLessThanOrEqual(view.scrollLeft);
      expect(toX(scale, to)).toBeGreaterThanOrEqual(view.scrollLeft + view.width);
      expect(toX(scale, to) - toX(scale, from)).toBeLessThanOrEqual(view.width * 3.01);
    }),
  );
});

test('scrolling by less than a step renders nothing new', () => {
  const moved = { ...viewport, scrollTop: 30, scrollLeft: 0 };
  expect(getRowRange(moved, 48, 500)).toEqual(getRowRange({ ...viewport, scrollTop: 60 }, 48, 500));
});

test.each([
  [{ from: 0, to: 10 }, false],
  [{ from: 0, to: 11 }, true],
  [{ from: 19, to: 30 }, true],
  [{ from: 20, to: 30 }, false],
])('whether %j is within 10 to 20: %s', (span, expected) => {
  expect(isInRange({ from: 10, to: 20 }, span)).toBe(expected);
});

test.each([
  [100, 400, 150, 300, 100],
  [100, 400, 50, 90, 50],
  [100, 400, 480, 560, 160],
  [100, 400, 200, 900, 200],
])('at %d, %d px wide, the part from %d to %d is in view at %d', (scroll, size, start, end, expected) => {
  expect(scrollIntoRange(scroll, size, start, end)).toBe(expected);
});
