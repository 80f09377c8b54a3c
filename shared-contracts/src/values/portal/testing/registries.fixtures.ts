import type { AreaRelease, Registry } from '../areas.ts';
import { resolveReleases, type ReleaseRequest } from '../resolve-releases.ts';

export const release = (name: string, build: string): AreaRelease => ({
  version: '1.0.0',
  path: `${name}/1.0.0+${build}/`,
  manifest: {
    name,
    owner: 'Team',
    hostApi: '^1.0.0',
    apis: [],
    routes: [],
    menu: [],
    slots: [],
    labels: { en: {}, it: {}, fr: {}, sp: {}, sin: {} },
  },
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': `sha384-${build}`, 'page.js': 'sha384-page' },
  firstPaint: {},
});
export const releases = {
  'mfe-orders': {
    old: release('mfe-orders', 'old'),
    now: release('mfe-orders', 'now'),
    next: release('mfe-orders', 'next'),
  },
  'mfe-fleet': { now: release('mfe-fleet', 'now') },
};

export const registry = (changes: Partial<Registry> = {}): Registry => ({
  releases,
  channels: { stable: { areas: { 'mfe-orders': 'now', 'mfe-fleet': 'now' }, previous: { 'mfe-orders': 'old' } } },
  hosts: {},
  ...changes,
});
export const canary = (share: number) =>
  registry({ channels: { ...registry().channels, canary: { share, areas: { 'mfe-orders': 'next' } } } });
export const describeReleases = (document: Registry, request: ReleaseRequest) =>
  resolveReleases(document, request).map(
    ({ name, build, source, lastGood }) => `${name} ${build} by ${source}, else ${lastGood?.build ?? 'nothing'}`,
  );

export const fleet = 'mfe-fleet now by stable, else nothing';
export const newer = {
  ...release('mfe-orders', 'now'),
  manifest: { ...release('mfe-orders', 'now').manifest, hostApi: '^1.1.0' },
};
export const host = 'portal.example';
export const pinned = (build: string, pinnedHost = host) =>
  registry({ ...canary(100), hosts: { [pinnedHost]: { channel: 'stable', pins: { 'mfe-orders': build } } } });
