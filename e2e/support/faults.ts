import type { Page, Route } from '@playwright/test';
import type { ResolvedArea, ResolvedRegistry } from 'shared-contracts/values/areas';
import type { FailureKind } from 'shared-contracts/values/failures';

/** What becomes of a request. */
export type Serve = (route: Route) => Promise<void>;

export type Fault = {
  name: string;
  /** What the screen says in the end; null: it comes, only later. */
  kind: FailureKind | null;
  /** Nothing answers: the screen says that it is slow before it says anything else. */
  hangs?: true;
  /** How the registry names the area. */
  named?: (area: ResolvedArea) => ResolvedArea;
  /** It names a release that is not the one that was built: what its entry says of it. */
  release?: (entry: string, path: string) => string;
  /** What becomes of its scripts: of the entry, and of all others. */
  entry?: Serve;
  chunk?: Serve;
  /** What a tab that asks for the registry gets. */
  registry?: (known: ResolvedRegistry, area: string) => Serve;
  /** What is slow or broken around the whole page. */
  around?: (page: Page) => Promise<void>;
  /** What the browser may say of it. */
  says?: RegExp;
};

const answers =
  (status: number): Serve =>
  (route) =>
    route.fulfill({ status, body: '' });
const hangs: Serve = () => Promise.resolve();
export const script =
  (body: string): Serve =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
const corrupted: Serve = async (route) => script(`${await (await route.fetch()).text()};`)(route);

const gone: Fault['registry'] = () => answers(404);
const without: Fault['registry'] =
  ({ areas, ...known }, area) =>
  (route) =>
    route.fulfill({ json: { ...known, areas: areas.filter(({ name }) => name !== area) } });

const whole = (entry: string) => entry;
const thrown = (when: string) => `throw new Error('thrown while it is ${when}')`;
const throwsAtLoad = (entry: string) => `${thrown('loaded')};${entry}`;
const throwsAtRender = (entry: string, path: string) =>
  entry.replace(`"${path}":()=>`, `"${path}":()=>1?Promise.resolve({default(){${thrown('drawn')}}}):`);
const wantsOthers = (entry: string) => entry.replaceAll(/requiredVersion:"\^\d+/g, 'requiredVersion:"^99');

const forNewerPortals = ({ manifest, ...area }: ResolvedArea) => ({
  ...area,
  manifest: { ...manifest, hostApi: '^99.0.0' },
});
const elsewhere = ({ current, ...area }: ResolvedArea) => ({
  ...area,
  current: { ...current, entry: `https://elsewhere.example${current.entry}` },
});

/** A poor connection as it is commonly simulated: 400 ms there and back, 400 kbit/s. */
async function slow3G(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Every way in which an area can fail to come. The manifest stands in the registry. */
export const FAULTS: readonly Fault[] = [
  { name: 'registry 404', kind: 'unreachable', entry: answers(404), registry: gone },
  { name: 'manifest 404', kind: 'missing', entry: answers(404), registry: without },
  { name: 'entry 500', kind: 'unreachable', entry: answers(500) },
  { name: 'entry hangs', kind: 'slow', hangs: true, entry: hangs },
  { name: 'chunk 500', kind: 'unreachable', chunk: answers(500) },
  { name: 'chunk hangs', kind: 'unreachable', hangs: true, chunk: hangs },
  { name: 'chunk of a deleted release', kind: 'unreachable', release: whole, chunk: answers(404) },
  { name: 'corrupted bytes', kind: 'altered', chunk: corrupted },
  { name: 'throws at load', kind: 'unstarted', release: throwsAtLoad, says: /thrown while it is loaded/ },
  { name: 'throws at render', kind: 'broken', release: throwsAtRender },
  { name: 'wrong shared version', kind: 'mismatched', release: wantsOthers },
  { name: 'host API too new', kind: 'tooNew', named: forNewerPortals },
  { name: 'blocked by policy', kind: 'blocked', named: elsewhere, says: /Content Security Policy/ },
  { name: 'slow 3G', kind: null, around: slow3G },
];
