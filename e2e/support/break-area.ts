import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/areas';
import { script, type Fault } from './faults.ts';

/** A screen of each area that one person may open, by its name in the menu. */
export const AREAS = {
  'mfe-admin': { path: '/partners', title: 'Partners' },
  'mfe-finance': { path: '/contracts', title: 'Contracts' },
  'mfe-fleet': { path: '/vehicles', title: 'Vehicles' },
  'mfe-orders': { path: '/orders', title: 'Orders' },
  'mfe-trips': { path: '/trips', title: 'Trips' },
} as const;
export type AreaName = keyof typeof AREAS;

/** A build that nobody made. */
const MADE_UP = 'f00f00f0';
const REGISTRY = /(<script type="application\/json" id="registry">).*?(<\/script>)/s;

const withoutLastGood = ({ lastGood: _lastGood, ...area }: ResolvedArea): ResolvedArea => area;
const text = (address: string) => fetch(address).then((answer) => answer.text());

/** Another release that stands beside the one that was built: with an entry of its own, whose hash the registry knows, and the same chunks, which find it by the name that they were built with. */
async function released(url: string, { current, ...area }: ResolvedArea, entryOf: (entry: string) => string) {
  const built = new RegExp(String.raw`(?<!webpackChunk\w*)${current.build}`, 'g');
  const entry = entryOf((await text(url + current.entry)).replaceAll(built, MADE_UP));
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  return {
    area: {
      ...area,
      current: { ...current, build: MADE_UP, entry: current.entry.replace(current.build, MADE_UP), integrity },
    },
    entry,
  };
}

/** Breaks an area in a window that has not been opened yet. No release is kept to fall back to: each fault shows. */
export async function breakArea(context: BrowserContext, url: string, name: AreaName, fault: Fault) {
  const known: ResolvedRegistry = JSON.parse(await text(`${url}/areas/registry.json`));
  const good: ResolvedRegistry = { ...known, areas: known.areas.map(withoutLastGood) };
  const area = good.areas.find((one) => one.name === name);
  if (!area) throw new Error(`The registry has no ${name}`);
  const bad =
    fault.release && (await released(url, area, (entry) => fault.release?.(entry, AREAS[name].path) ?? entry));
  const named = bad?.area ?? fault.named?.(area) ?? area;
  const broken: ResolvedRegistry = { ...good, areas: good.areas.map((one) => (one === area ? named : one)) };
  const state = { isBroken: true, asked: 0 };

  await context.route(
    (address) => address.pathname.startsWith(`/areas/${name}/`),
    (route) => {
      const address = route.request().url();
      const isEntry = address.includes('/remoteEntry.');
      const serve = isEntry
        ? (fault.entry ?? (bad && address.includes(MADE_UP) ? script(bad.entry) : undefined))
        : fault.chunk;
      if (!state.isBroken || !serve) return route.continue({ url: address.replace(MADE_UP, area.current.build) });
      state.asked += 1;
      return serve(route);
    },
  );
  await context.route('**/areas/registry.json', (route) =>
    state.isBroken && fault.registry
      ? fault.registry(good, name)(route)
      : route.fulfill({ json: state.isBroken ? broken : good }),
  );
  await context.route(
    (address) => Object.values(AREAS).some(({ path }) => address.pathname === path),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const json = JSON.stringify(broken).replaceAll('<', String.raw`\u003c`);
      return route.fulfill({
        response,
        body: (await response.text()).replace(REGISTRY, (_all, open: string, close: string) => open + json + close),
      });
    },
  );
  return {
    /** How often something was asked for that does not work. */
    asked: () => state.asked,
    /** From now on everything works. */
    heal: () => {
      state.isBroken = false;
    },
  };
}
