import { AREAS_BASE, STABLE, type AreaAddress, type AreaRelease, type Channel, type HostRule, type Registry, type ResolvedArea, type ResolvedRegistry } from './areas.ts';
import { accepts } from './host-api.ts';

/** Who asks for the portal: the host name without port, the user when known, and what the shell lends, when it matters. */
export type Asker = { host: string; userId?: string | undefined; hostApi?: string };
export type Choice = { build: string; release: AreaRelease };
/** `why`: `pin`, or the channel that decided. */
export type Resolution = Choice & { name: string; why: string; lastGood?: Choice };

/** Where a user stands between 0 and 100: for ever the same within a channel, another in each channel. */
export function bucketOf(channel: string, userId: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${channel}:${userId}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

const hostRule = (registry: Registry, host: string): HostRule => registry.hosts[host] ?? registry.hosts['*'] ?? { channel: STABLE };

/** The user's channels from the weakest to the strongest: stable, then the host's own or the canaries that the user falls into. */
function channelsOf(registry: Registry, { channel }: HostRule, userId: string | undefined): [string, Channel][] {
  const isCanary = ([name, { share = 0 }]: [string, Channel]) => userId !== undefined && bucketOf(name, userId) < share;
  const above = channel === STABLE ? isCanary : ([name]: [string, Channel]) => name === channel;
  const others = Object.entries(registry.channels).filter(([name]) => name !== STABLE);
  return [[STABLE, registry.channels[STABLE] ?? { areas: {} }], ...others.filter(above)];
}

/** Which build of which area this asker gets, and why. A build that does not exist, or that wants another shell, is passed over. */
export function resolve(registry: Registry, { host, userId, hostApi }: Asker): Resolution[] {
  const rule = hostRule(registry, host);
  const channels = channelsOf(registry, rule, userId);
  const layers = [...channels.map(([why, { areas }]) => ({ why, areas })), { why: 'pin', areas: rule.pins ?? {} }].reverse();
  const names = Object.keys(registry.releases).filter((name) => !rule.areas || rule.areas.includes(name));

  return names.toSorted().flatMap((name) => {
    const existing = (build: string | undefined): Choice[] => {
      const release = build === undefined ? undefined : registry.releases[name]?.[build];
      return release && (!hostApi || accepts(release.manifest.hostApi, hostApi)) ? [{ build: build as string, release }] : [];
    };
    const candidates = layers.flatMap(({ why, areas }) => existing(areas[name]).map((choice) => ({ ...choice, why })));
    const [chosen, ...weaker] = candidates;
    if (!chosen) return [];
    const before = channels.toReversed().flatMap(([, { previous }]) => existing(previous?.[name]));
    const lastGood = [...weaker, ...before].find(({ build }) => build !== chosen.build);
    return [{ name, ...chosen, ...(lastGood && { lastGood: { build: lastGood.build, release: lastGood.release } }) }];
  });
}

/** The address of a release's script. */
export const scriptAddress = ({ base = AREAS_BASE }: Registry, { path }: AreaRelease, script: string) => `${base}${path}${script}`;

/** What of a resolution is written into the page: no more than a browser needs. */
export function inBrowser(registry: Registry, resolutions: readonly Resolution[]): ResolvedRegistry {
  const address = ({ build, release }: Choice): AreaAddress => {
    const integrity = release.integrity[release.entry];
    return { build, version: release.version, entry: scriptAddress(registry, release, release.entry), ...(integrity !== undefined && { integrity }) };
  };
  const areas = resolutions.map(({ name, lastGood, ...chosen }): ResolvedArea => ({
    name, manifest: chosen.release.manifest, current: address(chosen), ...(lastGood && { lastGood: address(lastGood) }),
  }));
  return { areas };
}
