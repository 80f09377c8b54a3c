import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { fulfillScript, type Fault } from './faults.ts';

/** A page of each area that the same user can open, with its menu label. */
export const AREAS = {
  'mfe-admin': { path: '/partners', title: 'Partners' },
  'mfe-finance': { path: '/contracts', title: 'Contracts' },
  'mfe-fleet': { path: '/vehicles', title: 'Vehicles' },
  'mfe-orders': { path: '/orders', title: 'Orders' },
  'mfe-trips': { path: '/trips', title: 'Trips' },
} as const;
export type AreaName = keyof typeof AREAS;

/** A build hash that doesn't exist. */
const FAKE_BUILD = 'f00f00f0';
const EMBEDDED_REGISTRY = /(<script type="application\/json" id="registry">).*?(<\/script>)/s;

const dropLastGood = ({ lastGood: _lastGood, ...area }: ResolvedArea): ResolvedArea => area;
const fetchText = (url: string) => fetch(url).then((response) => response.text());

/**
 * Creates a fake release with a changed entry script and its hash.
 * It uses the chunks of the built release, which find the entry by their build hash.
 */
async function createFakeRelease(
  portalUrl: string,
  { current, ...area }: ResolvedArea,
  changeEntry: (entry: string) => string,
) {
  const buildPattern = new RegExp(String.raw`(?<!webpackChunk\w*)${current.build}`, 'g');
  const entry = changeEntry((await fetchText(portalUrl + current.entry)).replaceAll(buildPattern, FAKE_BUILD));
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  return {
    area: {
      ...area,
      current: { ...current, build: FAKE_BUILD, entry: current.entry.replace(current.build, FAKE_BUILD), integrity },
    },
    entry,
  };
}

/** Breaks an area in a context without open pages. Removes the last good release, so that the area can't fall back to it. */
export async function breakArea(context: BrowserContext, portalUrl: string, name: AreaName, fault: Fault) {
  const registry: ResolvedRegistry = JSON.parse(await fetchText(`${portalUrl}/areas/registry.json`));
  const originalRegistry: ResolvedRegistry = { ...registry, areas: registry.areas.map(dropLastGood) };
  const area = originalRegistry.areas.find((item) => item.name === name);
  if (!area) throw new Error(`The registry has no ${name}`);
  const fakeRelease =
    fault.release &&
    (await createFakeRelease(portalUrl, area, (entry) => fault.release?.(entry, AREAS[name].path) ?? entry));
  const brokenArea = fakeRelease?.area ?? fault.changeEntry?.(area) ?? area;
  const brokenRegistry: ResolvedRegistry = {
    ...originalRegistry,
    areas: originalRegistry.areas.map((item) => (item === area ? brokenArea : item)),
  };
  const state = { isBroken: true, requestCount: 0 };

  await context.route(
    (url) => url.pathname.startsWith(`/areas/${name}/`),
    (route) => {
      const url = route.request().url();
      const isEntry = url.includes('/remoteEntry.');
      const handler = isEntry
        ? (fault.entry ?? (fakeRelease && url.includes(FAKE_BUILD) ? fulfillScript(fakeRelease.entry) : undefined))
        : fault.chunk;
      if (!state.isBroken || !handler) return route.continue({ url: url.replace(FAKE_BUILD, area.current.build) });
      state.requestCount += 1;
      return handler(route);
    },
  );
  await context.route('**/areas/registry.json', (route) =>
    state.isBroken && fault.registry
      ? fault.registry(originalRegistry, name)(route)
      : route.fulfill({ json: state.isBroken ? brokenRegistry : originalRegistry }),
  );
  await context.route(
    (url) => Object.values(AREAS).some(({ path }) => url.pathname === path),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const registryJson = JSON.stringify(brokenRegistry).replaceAll('<', String.raw`\u003c`);
      return route.fulfill({
        response,
        body: (await response.text()).replace(
          EMBEDDED_REGISTRY,
          (_all, open: string, close: string) => open + registryJson + close,
        ),
      });
    },
  );
  return {
    /** Number of broken requests. */
    requestCount: () => state.requestCount,
    /** Makes all requests work again. */
    repair: () => {
      state.isBroken = false;
    },
  };
}
