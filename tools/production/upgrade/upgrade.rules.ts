import { type AreaRelease, type Channel, type Registry, STABLE_CHANNEL } from 'shared-contracts/values/portal/areas';

/** A built area of the new release. */
export type BuiltRelease = { area: string; build: string; release: AreaRelease };

const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** The builds that a registry offers to all users. */
export const listStableReleases = ({ channels, releases }: Registry): BuiltRelease[] =>
  Object.entries(channels[STABLE_CHANNEL]?.areas ?? {}).flatMap(([area, build]) => {
    const release = releases[area]?.[build];
    return release ? [{ area, build, release }] : [];
  });

/** Keeps the newer version of an area that was released separately since, and builds that are already stable. */
export function chooseReleases(registry: Registry, built: readonly BuiltRelease[]) {
  const stable = new Map(listStableReleases(registry).map((one) => [one.area, one]));
  const isNewer = ({ area, release }: BuiltRelease) =>
    compareVersions(stable.get(area)?.release.version ?? '', release.version) > 0;
  return {
    published: built.filter((one) => stable.get(one.area)?.build !== one.build && !isNewer(one)),
    kept: built.filter(isNewer).map(({ area }) => `${area} ${stable.get(area)?.release.version}`),
  };
}

const TABLES = ['areas', 'previous', 'earlier', 'shares'] as const satisfies (keyof Channel)[];

/** Restores an area's entries of a channel from an earlier state of it. Omits empty tables. */
function withAreaOf(channel: Channel, from: Channel, area: string): Channel {
  const tables = TABLES.map((name) => {
    const { [area]: _now, ...others } = channel[name] ?? {};
    const entry = from[name]?.[area];
    return [name, entry === undefined ? others : { ...others, [area]: entry }] as const;
  }).filter(([name, table]) => name === 'areas' || Object.keys(table).length > 0);
  const { areas: _areas, previous: _previous, earlier: _earlier, shares: _shares, ...rest } = channel;
  return { ...rest, ...Object.fromEntries(tables) } as Channel;
}

/**
 * Reverts the publications of an upgrade. Areas that someone has released since, and all other changes of the
 * registry, stay.
 */
export function withdrawReleases(now: Registry, before: Registry, published: readonly BuiltRelease[]): Registry {
  const { shell: _shell, ...others } = now;
  const channels = Object.entries(now.channels).map(([name, channel]) => {
    const original = before.channels[name] ?? { areas: {} };
    /** Includes builds promoted from this channel. */
    const ours = published.filter(({ area, build }) =>
      channel.areas[area] === undefined ? original.areas[area] === build : channel.areas[area] === build,
    );
    return [name, ours.reduce((sum, { area }) => withAreaOf(sum, original, area), channel)] as const;
  });
  return {
    ...others,
    ...(before.shell && { shell: before.shell }),
    channels: Object.fromEntries(channels),
  };
}
