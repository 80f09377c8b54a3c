/** What was on the screen from a time on, in milliseconds since the page was opened. */
type View = { from: number };

type Measured = {
  name: string;
  navigationType: string;
  navigationStartTime?: number;
  entries: readonly { startTime: number }[];
};

const findViewAt = <V extends View>(views: readonly V[], time: number) =>
  views.findLast(({ from }) => from <= time) ?? views[0];

/** The page that a click led to is shown some time after the click, which the browser takes as the start. */
const findViewAfter = <V extends View>(views: readonly V[], time: number) =>
  views.find(({ from }) => from >= time) ?? views.at(-1);

/**
 * Finds the view that a value belongs to: what was shown when the user interacted or the layout shifted, else the page
 * that was opened. Undefined: the value says nothing, as the time to first byte of a navigation without a request.
 */
export function findView<V extends View>(
  views: readonly V[],
  { name, navigationType, navigationStartTime = 0, entries: [first] }: Measured,
): V | undefined {
  if ((name === 'INP' || name === 'CLS') && first) return findViewAt(views, first.startTime);
  if (navigationType !== 'soft-navigation') return findViewAt(views, navigationStartTime);
  return name === 'TTFB' ? undefined : findViewAfter(views, navigationStartTime);
}
