import {
  MAX_REGISTRY_CHANGES,
  STABLE_CHANNEL,
  type AreaRelease,
  type Channel,
  type HostRule,
  type Registry,
  type RegistryChange,
  type ShellDescriptor,
} from 'shared-contracts/values/portal/areas';
import { isHostApiCompatible } from 'shared-contracts/values/portal/host-api';

/** A release command that cannot be carried out; the message is a sentence for the operator. */
export class ReleaseError extends Error {}

/** @throws ReleaseError listing every finding, if there is one */
export function assertNoFindings(what: string, findings: readonly string[]) {
  if (findings.length > 0)
    throw new ReleaseError(`${what} is not released:\n${findings.map((finding) => `  ${finding}`).join('\n')}`);
}

export const EMPTY: Registry = {
  releases: {},
  channels: { [STABLE_CHANNEL]: { areas: {} } },
  hosts: { '*': { channel: STABLE_CHANNEL } },
};

/** The number of possible successive rollbacks. */
const ROLLBACKS = 5;

type Table<T> = Record<string, T>;
const put = <T>(table: Table<T> | undefined, key: string, value: T | undefined): Table<T> => {
  const { [key]: _before, ...others } = table ?? {};
  return value === undefined ? others : { ...others, [key]: value };
};
/** Empty tables are not written. */
const filled = <K extends string, T extends object>(key: K, table: T) =>
  Object.keys(table).length > 0 ? ({ [key]: table } as Record<K, T>) : {};

const channelOf = ({ channels }: Registry, name: string): Channel => channels[name] ?? { areas: {} };

type ShownBuild = { build: string | undefined; before: readonly string[]; share?: number | undefined };

/** Shows another build of an area on a channel. */
function showing({ areas, previous, earlier, shares, share }: Channel, area: string, next: ShownBuild): Channel {
  const [last, ...others] = next.before;
  return {
    areas: put(areas, area, next.build),
    ...filled('previous', put(previous, area, last)),
    ...filled('earlier', put(earlier, area, others.length > 0 ? others : undefined)),
    ...filled('shares', put(shares, area, next.share)),
    ...(share !== undefined && { share }),
  };
}

const beforeOf = ({ previous, earlier }: Channel, area: string) =>
  [previous?.[area] ?? [], earlier?.[area] ?? []].flat();

const withChannel = (registry: Registry, name: string, channel: Channel): Registry => ({
  ...registry,
  channels: { ...registry.channels, [name]: channel },
});

const withdrawn = (channel: Channel, area: string) => showing(channel, area, { build: undefined, before: [] });

/** Removes a build from every channel except stable. */
function onlyOnStable(registry: Registry, area: string, build: string): Registry {
  const entries = Object.entries(registry.channels).map(
    ([name, channel]) =>
      [name, name !== STABLE_CHANNEL && channel.areas[area] === build ? withdrawn(channel, area) : channel] as const,
  );
  return { ...registry, channels: Object.fromEntries(entries) };
}

/** Shows a build on a channel; the previous one becomes the last known good. */
export function show(registry: Registry, area: string, build: string, on = STABLE_CHANNEL): Registry {
  const channel = channelOf(registry, on);
  const now = channel.areas[area];
  const before =
    now === build
      ? beforeOf(channel, area)
      : [...new Set([now ?? [], beforeOf(channel, area)].flat())].filter((one) => one !== build).slice(0, ROLLBACKS);
  const updated = withChannel(registry, on, showing(channel, area, { build, before, share: channel.shares?.[area] }));
  return on === STABLE_CHANNEL ? onlyOnStable(updated, area, build) : updated;
}

/**
 * Adds a release and shows it on a channel.
 * @throws ReleaseError for a channel other than stable if stable already shows it
 */
export function publish(registry: Registry, build: string, release: AreaRelease, on = STABLE_CHANNEL): Registry {
  const { name } = release.manifest;
  if (on !== STABLE_CHANNEL && channelOf(registry, STABLE_CHANNEL).areas[name] === build)
    throw new ReleaseError(
      `${name} ${release.version}+${build} is on ${STABLE_CHANNEL} already, where everybody sees it.`,
    );
  const builds = registry.releases[name] ?? {};
  // The same build, published again by someone without the key, stays signed.
  const signature = release.signature ?? builds[build]?.signature;
  const added = { ...release, ...(signature && { signature }) };
  return show(
    { ...registry, releases: { ...registry.releases, [name]: { ...builds, [build]: added } } },
    name,
    build,
    on,
  );
}

/** Finds a build of an area by its name or by `<version>+<build>`. @throws ReleaseError */
export function buildNamed({ releases }: Registry, area: string, name: string): string {
  const builds = releases[area] ?? {};
  const found = Object.keys(builds).find((build) => build === name || `${builds[build]?.version}+${build}` === name);
  if (found === undefined) throw new ReleaseError(`${area} has no release ${name}.`);
  return found;
}

/** Promotes the build of a channel, or a named one, to stable. @throws ReleaseError */
export function promote(
  registry: Registry,
  area: string,
  { from, build }: { from: string; build?: string | undefined },
): Registry {
  const promoted = build === undefined ? channelOf(registry, from).areas[area] : buildNamed(registry, area, build);
  if (promoted === undefined) throw new ReleaseError(`${from} shows no release of ${area}.`);
  return show(registry, area, promoted);
}

/** Sets the percentage of stable users who get the channel's build. @throws ReleaseError */
export function setShare(registry: Registry, area: string, { on, percent }: { on: string; percent: number }): Registry {
  const channel = channelOf(registry, on);
  const build = channel.areas[area];
  if (on === STABLE_CHANNEL) throw new ReleaseError('Everybody sees stable: a share is that of another channel.');
  if (build === undefined) throw new ReleaseError(`${on} shows no release of ${area}.`);
  return withChannel(registry, on, showing(channel, area, { build, before: beforeOf(channel, area), share: percent }));
}

/**
 * The last release that was shown before and runs in this shell; on a channel other than stable, the one of stable.
 * @throws ReleaseError
 */
export function rollBack(registry: Registry, area: string, on = STABLE_CHANNEL): Registry {
  const channel = channelOf(registry, on);
  const bad = channel.areas[area];
  if (bad === undefined) throw new ReleaseError(`${on} shows no release of ${area}.`);
  if (on !== STABLE_CHANNEL) return withChannel(registry, on, withdrawn(channel, area));
  const isGood = (build: string) => {
    const release = registry.releases[area]?.[build];
    return (
      release !== undefined &&
      (!registry.shell || isHostApiCompatible(release.manifest.hostApi, registry.shell.hostApi))
    );
  };
  const [build, ...before] = beforeOf(channel, area).filter(isGood);
  if (build === undefined)
    throw new ReleaseError(
      `${area} has no earlier release to go back to. To show nobody the area: npm run release -- withdraw ${area}`,
    );
  return onlyOnStable(withChannel(registry, on, showing(channel, area, { build, before })), area, bad);
}

/** Removes an area from every channel and pin: nobody sees it any more. Its releases stay. @throws ReleaseError */
export function withdraw(registry: Registry, area: string): Registry {
  if (namedBuilds(registry, area).size === 0) throw new ReleaseError(`Nobody sees ${area}: no channel shows it.`);
  const channels = Object.entries(registry.channels).map(
    ([name, channel]) => [name, withdrawn(channel, area)] as const,
  );
  const hosts = Object.entries(registry.hosts).map(([host, { pins, ...rule }]) => {
    return [host, { ...rule, ...filled('pins', put<string>(pins, area, undefined)) }] as const;
  });
  return { ...registry, channels: Object.fromEntries(channels), hosts: Object.fromEntries(hosts) };
}

/** Notes a change, the latest first. */
export const remember = (registry: Registry, entry: RegistryChange): Registry => ({
  ...registry,
  history: [entry, ...(registry.history ?? [])].slice(0, MAX_REGISTRY_CHANGES),
});

const ruleFor = ({ hosts }: Registry, host: string): HostRule =>
  hosts[host] ?? hosts['*'] ?? { channel: STABLE_CHANNEL };
const withRule = (registry: Registry, host: string, rule: HostRule): Registry => ({
  ...registry,
  hosts: { ...registry.hosts, [host]: rule },
});

/** Pins a build of an area on a host; without a build, removes the pin. @throws ReleaseError */
export function pin(registry: Registry, host: string, area: string, build?: string): Registry {
  const { pins, ...rule } = ruleFor(registry, host);
  if (build === undefined && pins?.[area] === undefined) throw new ReleaseError(`${area} is not pinned on ${host}.`);
  return withRule(registry, host, {
    ...rule,
    ...filled('pins', put(pins, area, build && buildNamed(registry, area, build))),
  });
}

/** Sets the channel and the areas of a host; omitted values stay. `all`: every area. @throws ReleaseError */
export function setHost(
  registry: Registry,
  host: string,
  { channel, areas }: { channel?: string | undefined; areas?: readonly string[] | 'all' | undefined },
): Registry {
  const { areas: before, ...rule } = ruleFor(registry, host);
  const unknown = areas === 'all' ? [] : (areas ?? []).filter((area) => !registry.releases[area]);
  if (unknown.length > 0) throw new ReleaseError(`${unknown.join(', ')} has no release.`);
  if (channel !== undefined && !registry.channels[channel])
    throw new ReleaseError(`There is no channel ${channel}: there are ${Object.keys(registry.channels).join(', ')}.`);
  const named = areas === 'all' ? undefined : areas && [...areas].toSorted();
  const set = areas === undefined ? before : named;
  return withRule(registry, host, { ...rule, ...(channel !== undefined && { channel }), ...(set && { areas: set }) });
}

/** Removes the rule of a host. @throws ReleaseError */
export function removeHost(registry: Registry, host: string): Registry {
  if (!Object.hasOwn(registry.hosts, host) || host === '*')
    throw new ReleaseError(`The registry has no rule for ${host} that could be removed.`);
  return { ...registry, hosts: put<HostRule>(registry.hosts, host, undefined) };
}

/** Lifts the quarantine of a release; failures up to now (unix seconds) no longer count. @throws ReleaseError */
export function lift(registry: Registry, area: string, build: string, now: number): Registry {
  const found = buildNamed(registry, area, build);
  return { ...registry, lifted: { ...registry.lifted, [area]: { ...registry.lifted?.[area], [found]: now } } };
}

/** The public address of the folder of this registry. */
export const setBase = (registry: Registry, base: string): Registry => ({ ...registry, base });

export const setShell = (registry: Registry, shell: ShellDescriptor): Registry => ({ ...registry, shell });

/** The builds of an area that are referenced by a channel, now or before, or by a pin. */
export const namedBuilds = ({ channels, hosts }: Registry, area: string): ReadonlySet<string> =>
  new Set([
    ...Object.values(channels).flatMap((channel) => [channel.areas[area] ?? [], beforeOf(channel, area)].flat()),
    ...Object.values(hosts).flatMap(({ pins }) => pins?.[area] ?? []),
  ]);

/** Records since when builds are unreferenced. `now` in unix seconds. */
export function retire(registry: Registry, now: number): Registry {
  const ofArea = (area: string, builds: string[]) => {
    const named = namedBuilds(registry, area);
    return Object.fromEntries(
      builds.filter((build) => !named.has(build)).map((build) => [build, registry.retired?.[area]?.[build] ?? now]),
    );
  };
  const retired = Object.entries(registry.releases)
    .map(([area, builds]) => [area, ofArea(area, Object.keys(builds))] as const)
    .filter(([, builds]) => Object.keys(builds).length > 0);
  const { retired: _before, ...others } = registry;
  return { ...others, ...filled('retired', Object.fromEntries(retired)) };
}

/** The registry without releases unreferenced since `before` (unix seconds), and the removed releases. */
export function prune(registry: Registry, before: number): { registry: Registry; removed: AreaRelease[] } {
  const isOld = (area: string, build: string) => (registry.retired?.[area]?.[build] ?? Infinity) < before;
  const areas = Object.entries(registry.releases).map(([area, builds]) => ({ area, builds: Object.entries(builds) }));
  const removed = areas.flatMap(({ area, builds }) =>
    builds.filter(([build]) => isOld(area, build)).map(([, release]) => release),
  );
  const releases = Object.fromEntries(
    areas.map(({ area, builds }) => [area, Object.fromEntries(builds.filter(([build]) => !isOld(area, build)))]),
  );
  const { lifted = {}, ...others } = registry;
  const left = Object.entries(lifted).map(
    ([area, builds]) =>
      [area, Object.fromEntries(Object.entries(builds).filter(([build]) => releases[area]?.[build]))] as const,
  );
  return {
    registry: {
      ...others,
      releases,
      ...filled('lifted', Object.fromEntries(left.filter(([, builds]) => Object.keys(builds).length > 0))),
    },
    removed,
  };
}
