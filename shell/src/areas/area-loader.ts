import type { ComponentType } from 'react';
import { usePreferences } from 'shared-auth';
import type { AreaAddress } from 'shared-contracts/values/areas';
import type { Language } from 'shared-contracts/values/limits';
import type { AreaRoutes, AreaSlots } from 'shared-ui/area';
import { textsOf, type Texts } from './area-texts.ts';
import { loadSeam } from './federation.ts';
import { createLoader, type Loader } from './loading.ts';
import { areaNamed, refresh } from './registry.ts';

/** A silent release gives way to the one before it after this time. */
const GIVES_WAY_AFTER_MS = 20_000;

export type LoadedPart = { Part: ComponentType<object>; routes: AreaRoutes; texts: Texts };
type Take = (address: AreaAddress) => Promise<LoadedPart>;

/** Builds that failed in this tab: the one before them is taken at once. */
const failed = new Set<string>();

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('No answer in time')), GIVES_WAY_AFTER_MS))]);

/** From the current release, else from the last known to be good. */
async function fromArea(name: string, take: Take): Promise<LoadedPart> {
  const area = areaNamed(name);
  if (!area) throw new Error(`${name} is not in the registry`);
  const { current, lastGood } = area;
  if (!lastGood) return take(current);
  if (failed.has(current.build)) return take(lastGood);
  return inTime(take(current)).catch(() => {
    failed.add(current.build);
    return take(lastGood);
  });
}

const language = (): Language => usePreferences.getState().language;
const routesOf = (name: string, address: AreaAddress) => loadSeam<AreaRoutes>(name, address, 'routes');

const pageFrom = (name: string, path: string): Take => async (address) => {
  const routes = await routesOf(name, address);
  const load = routes.pages[path as `/${string}`];
  if (!load) throw new Error(`${name} has no page ${path}`);
  const [page, texts] = await Promise.all([load(), textsOf(routes, language())]);
  return { Part: page.default, routes, texts };
};

const slotFrom = (name: string, key: string): Take => async (address) => {
  const [routes, slots] = await Promise.all([routesOf(name, address), loadSeam<AreaSlots>(name, address, 'slots')]);
  const load = slots[key as `${string}/${string}`];
  if (!load) throw new Error(`${name} has no slot ${key}`);
  const [part, texts] = await Promise.all([load(), textsOf(routes, language())]);
  return { Part: part.default as ComponentType<object>, routes, texts };
};

const loaders = new Map<string, Loader<LoadedPart>>();

function loaderOf(name: string, key: string, take: Take): Loader<LoadedPart> {
  const id = `${name} ${key}`;
  const known = loaders.get(id);
  if (known) return known;
  const loader = createLoader(() => fromArea(name, take));
  loaders.set(id, loader);
  return loader;
}

export const pageLoader = (area: string, path: string) => loaderOf(area, path, pageFrom(area, path));
export const slotLoader = (area: string, key: string) => loaderOf(area, key, slotFrom(area, key));

/** For "Try again": perhaps another release stands in the registry by now. */
export async function tryAgain(area: string, loader: Loader<unknown>): Promise<void> {
  if (loader.state().status === 'failed') await refresh(area);
  const build = areaNamed(area)?.current.build;
  if (build) failed.delete(build);
  loader.again();
}

/** Brings the seam of an area, so that the first visit has less to wait for. */
export const warm = (name: string): Promise<unknown> => {
  const area = areaNamed(name);
  return area ? routesOf(name, area.current).catch(() => undefined) : Promise.resolve();
};
