import type { ComponentType } from 'react';
import { usePreferences } from 'shared-auth';
import type { AreaBuild, ResolvedArea } from 'shared-contracts/values/portal/areas';
import type { Language } from 'shared-contracts/values/limits';
import type { AreaRoutes, AreaSlots } from 'shared-ui/area';
import { refreshArea } from '../registry/release-updates.ts';
import { loadAreaTexts, type Texts } from './area-texts.ts';
import { AreaFailure, toAreaFailure } from './area-failure.ts';
import { loadExposedModule } from '../federation/load-exposed-module.ts';
import { createLoader, type Loader } from './create-loader.ts';
import { findArea, isCompatible } from '../registry/registry.ts';
import { reportFailure, reportLoad } from '../reports/reports.ts';

/** A release that doesn't load within this time is replaced by the last good one. */
const FALLBACK_AFTER_MS = 20_000;

/** `build`: the build that the module was loaded from. */
export type LoadedModule = { build: string; Component: ComponentType<object>; routes: AreaRoutes; texts: Texts };
type LoadBuild = (build: AreaBuild) => Promise<LoadedModule>;

/** Builds that failed in this tab; they are not tried again while there is a fallback. */
const failedBuilds = new Set<string>();

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('No response in time')), FALLBACK_AFTER_MS),
    ),
  ]);

/** Loads a release and reports the outcome. @throws AreaFailure */
async function loadRelease(
  area: string,
  build: AreaBuild,
  load: () => Promise<LoadedModule>,
  isFallback = false,
): Promise<LoadedModule> {
  const startedAt = performance.now();
  try {
    const module = await load();
    reportLoad({ area, build: build.build, milliseconds: Math.round(performance.now() - startedAt), isFallback });
    return module;
  } catch (error) {
    const failure = await toAreaFailure(error, build, startedAt);
    failedBuilds.add(build.build);
    reportFailure({ area, build: build.build, kind: failure.kind, message: failure.message });
    throw failure;
  }
}

/** Reports that an area has no loadable release. */
function toUnavailable(area: string, kind: 'missing' | 'tooNew'): AreaFailure {
  reportFailure({ area, build: null, kind, message: '' });
  return new AreaFailure(kind);
}

/** Loads the current release, or on failure a newer one from the registry, or the last good one. */
async function loadWithFallback({ name }: ResolvedArea, load: LoadBuild): Promise<LoadedModule> {
  const area = findArea(name);
  if (!area) throw toUnavailable(name, 'missing');
  if (!isCompatible(area)) throw toUnavailable(name, 'tooNew');
  const { current, lastGood } = area;
  if (lastGood && failedBuilds.has(current.build)) return loadRelease(name, lastGood, () => load(lastGood), true);
  return loadRelease(name, current, () => (lastGood ? withTimeout(load(current)) : load(current))).catch(
    async (failure: unknown) => {
      await refreshArea(name);
      const fallback = [findArea(name)?.current, lastGood].find((build) => build && !failedBuilds.has(build.build));
      if (!fallback) throw findArea(name) ? failure : toUnavailable(name, 'missing');
      return loadRelease(name, fallback, () => load(fallback), true);
    },
  );
}

const currentLanguage = (): Language => usePreferences.getState().language;
const loadRoutes = (name: string, build: AreaBuild) => loadExposedModule<AreaRoutes>(name, build, 'routes');

const createPageLoad =
  (name: string, path: string): LoadBuild =>
  async (build) => {
    const routes = await loadRoutes(name, build);
    const load = routes.pages[path as `/${string}`];
    if (!load) throw new Error(`${name} has no page ${path}`);
    const [page, texts] = await Promise.all([load(), loadAreaTexts(routes, currentLanguage())]);
    return { build: build.build, Component: page.default, routes, texts };
  };

const createSlotLoad =
  (name: string, key: string): LoadBuild =>
  async (build) => {
    const [routes, slots] = await Promise.all([
      loadRoutes(name, build),
      loadExposedModule<AreaSlots>(name, build, 'slots'),
    ]);
    const load = slots[key as `${string}/${string}`];
    if (!load) throw new Error(`${name} has no slot ${key}`);
    const [module, texts] = await Promise.all([load(), loadAreaTexts(routes, currentLanguage())]);
    return { build: build.build, Component: module.default as ComponentType<object>, routes, texts };
  };

const loaders = new Map<string, Loader<LoadedModule>>();

/** Returns one loader per release, so that an open page keeps the release it was loaded from. */
function getLoader(area: ResolvedArea, key: string, load: LoadBuild): Loader<LoadedModule> {
  const id = `${area.name} ${area.current.build} ${key}`;
  const existing = loaders.get(id);
  if (existing) return existing;
  const loader = createLoader(() => loadWithFallback(area, load));
  loaders.set(id, loader);
  return loader;
}

export const getPageLoader = (area: ResolvedArea, path: string) =>
  getLoader(area, path, createPageLoad(area.name, path));
export const getSlotLoader = (area: ResolvedArea, key: string) => getLoader(area, key, createSlotLoad(area.name, key));

/** Refreshes the area before the retry, as the registry may have another release by now. */
export async function retryLoad(area: string, loader: Loader<unknown>): Promise<void> {
  if (loader.state().status === 'failed') await refreshArea(area);
  const build = findArea(area)?.current.build;
  if (build) failedBuilds.delete(build);
  loader.retry();
}

/** Preloads an area's entry and routes. */
export const preloadRoutes = ({ name, current }: ResolvedArea): Promise<unknown> =>
  loadRoutes(name, current).catch(() => undefined);
