import type { Page, Route } from '@playwright/test';
import type { ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import type { FailureKind } from 'shared-contracts/values/portal/failures';

/** Handles an intercepted request. */
export type RouteHandler = (route: Route) => Promise<void>;

export type Fault = {
  name: string;
  /** Failure that the screen finally shows; null: it loads, only slower. */
  kind: FailureKind | null;
  /** Requests get no response: the screen first shows that it's slow. */
  hangs?: true;
  /** Changes the area's entry in the registry. */
  changeEntry?: (area: ResolvedArea) => ResolvedArea;
  /** Replaces the release by a fake one with a changed entry script. */
  release?: (entry: string, path: string) => string;
  /** Handles requests for the entry script. */
  entry?: RouteHandler;
  /** Handles requests for all other scripts. */
  chunk?: RouteHandler;
  /** Handles requests for the registry. */
  registry?: (current: ResolvedRegistry, area: string) => RouteHandler;
  /** Changes the whole page, such as its network. */
  setUp?: (page: Page) => Promise<void>;
  /** Browser error caused by the fault. */
  expectedError?: RegExp;
};

const respondWith =
  (status: number): RouteHandler =>
  (route) =>
    route.fulfill({ status, body: '' });
const neverRespond: RouteHandler = () => Promise.resolve();
export const fulfillScript =
  (body: string): RouteHandler =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
const corruptResponse: RouteHandler = async (route) => fulfillScript(`${await (await route.fetch()).text()};`)(route);

const registryNotFound: Fault['registry'] = () => respondWith(404);
const registryWithoutArea: Fault['registry'] =
  ({ areas, ...registry }, area) =>
  (route) =>
    route.fulfill({ json: { ...registry, areas: areas.filter(({ name }) => name !== area) } });

const keepEntry = (entry: string) => entry;
const throwStatement = (phase: string) => `throw new Error('thrown while ${phase}')`;
const throwsAtLoad = (entry: string) => `${throwStatement('loading')};${entry}`;
const throwsAtRender = (entry: string, path: string) =>
  entry.replace(`"${path}":()=>`, `"${path}":()=>1?Promise.resolve({default(){${throwStatement('rendering')}}}):`);
const requireOtherVersions = (entry: string) => entry.replaceAll(/requiredVersion:"\^\d+/g, 'requiredVersion:"^99');

const requireNewerHostApi = ({ manifest, ...area }: ResolvedArea) => ({
  ...area,
  manifest: { ...manifest, hostApi: '^99.0.0' },
});
const moveToOtherOrigin = ({ current, ...area }: ResolvedArea) => ({
  ...area,
  current: { ...current, entry: `https://elsewhere.example${current.entry}` },
});

/** The usual simulation of a poor connection: 400 ms round trip, 400 kbit/s. */
async function slow3G(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** All faults with which an area can fail to load. The manifest is part of the registry. */
export const FAULTS: readonly Fault[] = [
  { name: 'registry 404', kind: 'unreachable', entry: respondWith(404), registry: registryNotFound },
  { name: 'manifest 404', kind: 'missing', entry: respondWith(404), registry: registryWithoutArea },
  { name: 'entry 500', kind: 'unreachable', entry: respondWith(500) },
  { name: 'entry hangs', kind: 'slow', hangs: true, entry: neverRespond },
  { name: 'chunk 500', kind: 'unreachable', chunk: respondWith(500) },
  { name: 'chunk hangs', kind: 'unreachable', hangs: true, chunk: neverRespond },
  { name: 'chunk of a deleted release', kind: 'unreachable', release: keepEntry, chunk: respondWith(404) },
  { name: 'corrupted bytes', kind: 'altered', chunk: corruptResponse },
  { name: 'throws at load', kind: 'unstarted', release: throwsAtLoad, expectedError: /thrown while loading/ },
  { name: 'throws at render', kind: 'broken', release: throwsAtRender },
  { name: 'wrong shared version', kind: 'mismatched', release: requireOtherVersions },
  { name: 'host API too new', kind: 'tooNew', changeEntry: requireNewerHostApi },
  {
    name: 'blocked by policy',
    kind: 'blocked',
    changeEntry: moveToOtherOrigin,
    expectedError: /Content Security Policy/,
  },
  { name: 'slow 3G', kind: null, setUp: slow3G },
];
