import { AXIS_HEIGHT, HEADER_WIDTH, ROW_HEIGHT } from '../timeline/timeline-size.ts';

/** The scale of the timeline before it has a size: 48 hours in 1,000 px. */
const PX_PER_HOUR = 1_000 / 48;

/** The position of a row and an hour of the plan in the timeline of a test. */
export const pointAt = (rowIndex: number, hour: number) => ({
  x: HEADER_WIDTH + hour * PX_PER_HOUR,
  y: AXIS_HEIGHT + (rowIndex + 0.5) * ROW_HEIGHT,
});

const [TIMELINE_SIZE, BAR_SIZE] = [2_000, 10];
const toRect = (x: number, y: number, size: number) =>
  ({ x, y, left: x, top: y, right: x + size, bottom: y + size, width: size, height: size }) as DOMRect;

const getOffset = (element: Element | null) =>
  (element instanceof HTMLElement ? element.style.transform.match(/-?[\d.]+(?=px)/g) : null)?.map(Number) ?? [];

/** The test environment has no layout: bars are where their transforms put them. */
export function layOutBars() {
  Object.assign(Element.prototype, { scrollBy: () => undefined });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!this.matches('[data-bar]')) return toRect(0, 0, TIMELINE_SIZE);
    const [left = 0, top = 0] = getOffset(this);
    const [rowTop = 0] = getOffset(this.closest('[data-row]'));
    return toRect(left, top + rowTop, BAR_SIZE);
  });
}
