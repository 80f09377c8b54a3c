import type { ComponentType } from 'react';
import { usePreferences } from 'shared-auth';
import type { AreaAddress, ResolvedArea } from 'shared-contracts/values/areas';
import type { Language } from 'shared-contracts/values/limits';
import type { AreaRoutes, AreaSlots } from 'shared-ui/area';
import { refresh } from './adoption.ts';
import { textsOf, type Texts } from './area-texts.ts';
import { AreaFailure, failureOf } from './failure.ts';
import { loadSeam } from './federation.ts';
import { createLoader, type Loader } from './loading.ts';
import { areaNamed, runsHere } from './registry.ts';
import { reportFailure, reportLoad } from './reports.ts';

/** A silent release gives way to the one before it after this time. */
const GIVES_WAY_AFTER_MS = 20_000;

/** `build`: of the release that it came from. */
export type LoadedPart = { build: string; Part: ComponentType<object>; routes: AreaRoutes; texts: Texts };
type Take = (address: AreaAddress) => Promise<LoadedPart>;

/** Builds that failed in this tab: another is taken at once. */
const failed = new Set<string>();

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('No answer in time')), GIVES_WAY_AFTER_MS),
    ),
  ]);

/** Loads one release and tells operations how that went. @throws AreaFailure */
async function fromRelease(
  area: string,
  address: AreaAddress,
  take: () => Promise<LoadedPart>,
  isFallback = false,
): Promise<LoadedPart> {
  const began = performance.now();
  try {
    const part = await take();
    reportLoad({ area, build: address.build, milliseconds: Math.round(performance.now() - began), isFallback });
    return part;
  } catch (error) {
    const failure = await failureOf(error, address, began);
    failed.add(address.build);
    reportFailure({ area, build: address.build, kind: failure.kind, message: failure.message });
    throw failure;
  }
}

/** There is no release to be loaded, which operations hear too. */
function nothingOf(area: string, kind: 'missing' | 'tooNew'): AreaFailure {
  reportFailure({ area, build: null, kind, message: '' });
  return new AreaFailure(kind);
}

/** From the current release, else from one that was made since, else from the last known to be good. */
async function fromArea({ name }: ResolvedArea, take: Take): Promise<LoadedPart> {
  const area = areaNamed(name);
  if (!area) throw nothingOf(name, 'missing');
  if (!runsHere(area)) throw nothingOf(name, 'tooNew');
  const { current, lastGood } = area;
  const isTried = lastGood !== undefined && failed.has(current.build);
  if (isTried) return fromRelease(name, lastGood, () => take(lastGood), true);
  return fromRelease(name, current, () => (lastGood ? inTime(take(current)) : take(current))).catch(
    async (failure: unknown) => {
      await refresh(name);
      const other = [areaNamed(name)?.current, lastGood].find((address) => address && !failed.has(address.build));
      if (!other) throw areaNamed(name) ? failure : nothingOf(name, 'missing');
      return fromRelease(name, other, () => take(other), true);
    },
  );
}

const language = (): Language => usePreferences.getState().language;
const routesOf = (name: string, address: AreaAddress) => loadSeam<AreaRoutes>(name, address, 'routes');

const pageFrom =
  (name: string, path: string): Take =>
  async (address) => {
    const routes = await routesOf(name, address);
    const load = routes.pages[path as `/${string}`];
    if (!load) throw new Error(`${name} has no page ${path}`);
    const [page, texts] = await Promise.all([load(), textsOf(routes, language())]);
    return { build: address.build, Part: page.default, routes, texts };
  };

const slotFrom =
  (name: string, key: string): Take =>
  async (address) => {
    const [routes, slots] = await Promise.all([routesOf(name, address), loadSeam<AreaSlots>(name, address, 'slots')]);
    const load = slots[key as `${string}/${string}`];
    if (!load) throw new Error(`${name} has no slot ${key}`);
    const [part, texts] = await Promise.all([load(), textsOf(routes, language())]);
    return { build: address.build, Part: part.default as ComponentType<object>, routes, texts };
  };

const loaders = new Map<string, Loader<LoadedPart>>();

/** Every release has its own: what is open goes on with the one that it began with. */
function loaderOf(area: ResolvedArea, key: string, take: Take): Loader<LoadedPart> {
  const id = `${area.name} ${area.current.build} ${key}`;
  const known = loaders.get(id);
  if (known) return known;
  const loader = createLoader(() => fromArea(area, take));
  loaders.set(id, loader);
  return loader;
}

export const pageLoader = (area: ResolvedArea, path: string) => loaderOf(area, path, pageFrom(area.name, path));
export const slotLoader = (area: ResolvedArea, key: string) => loaderOf(area, key, slotFrom(area.name, key));

/** For "Try again": perhaps another release stands in the registry by now. */
export async function tryAgain(area: string, loader: Loader<unknown>): Promise<void> {
  if (loader.state().status === 'failed') await refresh(area);
  const build = areaNamed(area)?.current.build;
  if (build) failed.delete(build);
  loader.again();
}

/** Brings the seam of an area, so that the first visit has less to wait for. */
export const warm = ({ name, current }: ResolvedArea): Promise<unknown> =>
  routesOf(name, current).catch(() => undefined);
