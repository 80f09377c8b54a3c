import type { AreaManifest, ResolvedRegistry } from 'shared-contracts/values/portal/areas';
import { developedPage, developedPolicy, withDeveloped } from './deployed.rules.ts';

const manifest = (name: string) => ({ name, owner: '</script>' }) as AreaManifest;
const area = (name: string) => ({
  name,
  manifest: manifest(name),
  current: { build: 'a', version: '1.0.0', entry: `/areas/${name}/1.0.0-a/remoteEntry.js` },
});
const DEVELOPED = { manifest: manifest('mfe-orders'), entry: 'https://dev.example:3102/remoteEntry.js' };
const DEVELOPED_AREA = {
  name: 'mfe-orders',
  manifest: DEVELOPED.manifest,
  current: { build: 'dev', version: 'dev', entry: 'https://dev.example:3102/remoteEntry.js' },
};

test.each<[string, ResolvedRegistry, ResolvedRegistry]>([
  [
    'in the place of its release',
    { areas: [area('mfe-trips'), area('mfe-orders')], revision: 'r1', hostApi: '1.0.0' },
    { areas: [DEVELOPED_AREA, area('mfe-trips')], revision: 'r1-dev', hostApi: '1.0.0' },
  ],
  [
    'next to the others',
    { areas: [area('mfe-fleet'), area('mfe-trips')] },
    { areas: [area('mfe-fleet'), DEVELOPED_AREA, area('mfe-trips')], revision: '-dev' },
  ],
])('shows the developed area %s', (_case, registry, expected) => {
  expect(withDeveloped(registry, DEVELOPED)).toEqual(expected);
});

test('rewrites a page to load the developed area and none of the scripts of its release', () => {
  const registry: ResolvedRegistry = { areas: [area('mfe-orders')], revision: 'r1' };
  const toJson = (document: ResolvedRegistry) => JSON.stringify(document).replaceAll('<', String.raw`\u003c`);
  const other = '<script defer src="/areas/mfe-trips/1.0.0-a/page.js"></script>\n';
  const html =
    '<head>\n<script defer src="/areas/mfe-orders/1.0.0-a/remoteEntry.js"></script>\n' +
    `<link rel="preload" as="script" href="/areas/mfe-orders/1.0.0-a/page.js">\n${other}<script type="application/json" id="registry" nonce="x">${toJson(registry)}</script>\n</head>\n`;
  expect(developedPage(html, DEVELOPED)).toBe(
    `<head>\n${other}<script type="application/json" id="registry" nonce="x">${toJson(withDeveloped(registry, DEVELOPED))}</script>\n</head>\n`,
  );
});

test('rewrites only portal pages', () => {
  expect(() => developedPage('<html></html>', DEVELOPED)).toThrow('The page has no registry: is this a portal?');
});

test.each([
  [
    "default-src 'none'; script-src 'self'; img-src 'self' data:;font-src 'self'; connect-src 'self'; base-uri 'none';",
    "default-src 'none'; script-src 'self' https://dev.example:3102; img-src 'self' data: https://dev.example:3102; " +
      "font-src 'self' https://dev.example:3102; connect-src 'self' https://dev.example:3102 wss://dev.example:3102; " +
      "base-uri 'none'",
  ],
  ['upgrade-insecure-requests', 'upgrade-insecure-requests'],
  ['', ''],
])('lets pages under the policy %j load the developed area', (policy, expected) => {
  expect(developedPolicy(policy, DEVELOPED)).toBe(expected);
});
