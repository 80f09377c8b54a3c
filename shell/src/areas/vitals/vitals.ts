import type { MetricType } from 'web-vitals';
import { findShellBuild, SHELL_AREA, type WebVital } from 'shared-contracts/values/portal/web-vitals';
import type { createBrowserRouter } from 'shared-ui/router';
import type { AreaPageProps } from '../page/area-page.tsx';
import { reportVital } from '../reports/reports.ts';
import { findView } from './views.rules.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
/** `getBuild`: known once the page has loaded, possibly from the last good release. */
type View = { from: number; area: string; getBuild: () => string | undefined };

/** By then even a slow phone has rendered its first page. The library reads what the browser recorded before. */
const DELAY_MS = 4_000;
/** Values may be attributed as late as when the tab is closed. */
const MAX_VIEWS = 500;

const getShellBuild = () => findShellBuild([...document.scripts].map(({ src }) => src));

/** The page that the router shows: an area's, or one of the shell. */
function toView({ state: { matches, loaderData } }: Router, from: number): View {
  const page: Partial<AreaPageProps> | null = loaderData[matches.at(-1)?.route.id ?? ''] ?? null;
  const { area, loader } = page ?? {};
  if (!area || !loader) return { from, area: SHELL_AREA, getBuild: getShellBuild };
  const getBuild = () => {
    const loaded = loader.state();
    return loaded.status === 'ready' ? loaded.value.build : undefined;
  };
  return { from, area: area.name, getBuild };
}

async function observe(views: readonly View[]) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const reported = new Set<string>();
  const report = (metric: MetricType) => {
    const view = findView(views, metric);
    const build = view?.getBuild();
    // A tab that is shown again would be counted again.
    if (!view || !build || reported.has(metric.id)) return;
    reported.add(metric.id);
    reportVital({ area: view.area, build, vital: metric.name.toLowerCase() as WebVital, value: metric.value });
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report, { reportSoftNavs: true });
}

const whenIdle = (run: () => void) =>
  (window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1)))(run);

/**
 * Reports the web vitals of page views by area and release. Call it when the router shows its first page.
 * @returns a function that stops it
 */
export function watchVitals(router: Router): () => void {
  const views = [toView(router, 0)];
  let path = router.state.location.pathname;
  const timer = setTimeout(() => whenIdle(() => void observe(views).catch(() => undefined)), DELAY_MS);
  const unsubscribe = router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    views.push(toView(router, performance.now()));
    if (views.length > MAX_VIEWS) views.splice(1, 1);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
