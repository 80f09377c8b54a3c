import {
  AREAS_BASE_PATH,
  STABLE_CHANNEL,
  type AreaBuild,
  type AreaRelease,
  type Channel,
  type HostRule,
  type QuarantinedReleases,
  type Registry,
  type ResolvedArea,
  type ResolvedRegistry,
} from './areas.ts';
import { isHostApiCompatible } from './host-api.ts';

/**
 * `host`: without port. `userId`: absent while nobody is signed in. `hostApi`: the version of the shell; if absent,
 * any release is compatible.
 */
export type ReleaseRequest = {
  host: string;
  userId?: string | undefined;
  hostApi?: string | undefined;
  quarantined?: QuarantinedReleases | undefined;
};
export type ChosenRelease = { build: string; release: AreaRelease };
/** `source`: `pin`, a channel, or `lastGood`. `isTooNew`: the release needs a newer shell, and no other release is available. */
export type ReleaseResolution = ChosenRelease & {
  name: string;
  source: string;
  lastGood?: ChosenRelease;
  isTooNew?: true;
};

/**
 * A build that an area could use. `cohort` and `share`: of a canary. `obstacle`: why it is passed over. `isLastResort`:
 * quarantined, but the only one.
 */
export type ReleaseCandidate = {
  source: string;
  build: string;
  cohort?: number | undefined;
  share?: number;
  obstacle?: 'cohort' | 'missing' | 'hostApi' | 'quarantined';
  isLastResort?: true;
};
/** `candidates`: highest priority first. `previousBuilds`: usable builds that were shown before, latest first. */
export type ReleaseCandidates = { candidates: ReleaseCandidate[]; previousBuilds: string[] };

/** Assigns a user to one of a hundred cohorts of an area: 1 to 100, stable over time. */
export function getCohort(area: string, userId: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${area}:${userId}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100) + 1;
}

/** The source of a build that replaces a quarantined one. */
export const LAST_GOOD = 'lastGood';

/** Percent of the stable channel's users who get this channel's build of an area. */
export const getCanaryShare = ({ shares, share = 0 }: Channel, area: string) => shares?.[area] ?? share;

/** Finds the rule of a host and the key it is stored under: the exact host, then the nearest `*.domain`, then `*`. */
export function findHostRule({ hosts }: Registry, host: string): [string, HostRule] {
  const labels = host.split('.');
  const domains = labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`);
  const name = [host, ...domains, '*'].find((candidate) => Object.hasOwn(hosts, candidate));
  return (name !== undefined && hosts[name] && [name, hosts[name]]) || ['*', { channel: STABLE_CHANNEL }];
}

export const isAreaEnabled = ({ areas }: HostRule, area: string) => !areas || areas.includes(area);

/** Returns when a build's quarantine began (unix seconds); undefined when it has none or an operator lifted it since. */
export function getQuarantineStart(
  { lifted }: Registry,
  quarantined: QuarantinedReleases,
  area: string,
  build: string,
): number | undefined {
  const since = quarantined[area]?.[build];
  return since !== undefined && since > (lifted?.[area]?.[build] ?? 0) ? since : undefined;
}

/**
 * Falls back to the last good build from a quarantined one, and from one that isn't there, such as an unsigned one.
 * Without one the quarantined build stays: a release that may fail is better than none.
 */
function applyFallback(candidates: readonly ReleaseCandidate[], [lastGood]: readonly string[]): ReleaseCandidate[] {
  if (candidates.some(({ obstacle }) => !obstacle)) return [...candidates];
  const quarantined = candidates.find(({ obstacle }) => obstacle === 'quarantined');
  const isLost = quarantined !== undefined || candidates.some(({ obstacle }) => obstacle === 'missing');
  if (isLost && lastGood !== undefined) return [...candidates, { source: LAST_GOOD, build: lastGood }];
  if (!quarantined) return [...candidates];
  const { obstacle: _obstacle, ...lastResort } = quarantined;
  return candidates.map((candidate) => (candidate === quarantined ? { ...lastResort, isLastResort: true } : candidate));
}

/** Lists the builds an area could use: the host's pin, then the host's channel or the canaries, then stable. */
export function listCandidates(
  registry: Registry,
  { host, userId, hostApi, quarantined = {} }: ReleaseRequest,
  area: string,
): ReleaseCandidates {
  const [, rule] = findHostRule(registry, host);
  const cohort = userId === undefined ? undefined : getCohort(area, userId);
  const findObstacle = (build: string): ReleaseCandidate['obstacle'] => {
    const release = registry.releases[area]?.[build];
    if (!release) return 'missing';
    if (hostApi !== undefined && !isHostApiCompatible(release.manifest.hostApi, hostApi)) return 'hostApi';
    return getQuarantineStart(registry, quarantined, area, build) === undefined ? undefined : 'quarantined';
  };
  const toCandidates = (
    source: string,
    build: string | undefined,
    canary: Pick<ReleaseCandidate, 'cohort' | 'share' | 'obstacle'> = {},
  ): ReleaseCandidate[] => {
    if (build === undefined) return [];
    const obstacle = canary.obstacle ?? findObstacle(build);
    return [{ source, build, ...canary, ...(obstacle && { obstacle }) }];
  };
  const toCanary = (channel: Channel) => {
    const share = getCanaryShare(channel, area);
    return { cohort, share, ...((cohort === undefined || cohort > share) && { obstacle: 'cohort' as const }) };
  };
  const channels = Object.entries(registry.channels)
    .filter(([name]) => name !== STABLE_CHANNEL)
    .toReversed();
  const fromChannels =
    rule.channel === STABLE_CHANNEL
      ? channels.flatMap(([name, channel]) => toCandidates(name, channel.areas[area], toCanary(channel)))
      : channels
          .filter(([name]) => name === rule.channel)
          .flatMap(([name, { areas }]) => toCandidates(name, areas[area]));
  const candidates = [
    ...toCandidates('pin', rule.pins?.[area]),
    ...fromChannels,
    ...toCandidates(STABLE_CHANNEL, registry.channels[STABLE_CHANNEL]?.areas[area]),
  ];
  const sources = [
    ...fromChannels.filter(({ obstacle }) => obstacle !== 'cohort').map(({ source }) => source),
    STABLE_CHANNEL,
  ];
  const previousBuilds = sources
    .flatMap((name) => {
      const { previous, earlier } = registry.channels[name] ?? {};
      return [previous?.[area] ?? [], earlier?.[area] ?? []].flat();
    })
    .filter((build) => !findObstacle(build));
  return { candidates: applyFallback(candidates, previousBuilds), previousBuilds };
}

/**
 * Resolves which build of each area a request gets. Missing, quarantined and incompatible newer builds are skipped
 * unless there is no other.
 */
export function resolveReleases(registry: Registry, request: ReleaseRequest): ReleaseResolution[] {
  const [, rule] = findHostRule(registry, request.host);
  const names = Object.keys(registry.releases).filter((name) => isAreaEnabled(rule, name));
  return names.toSorted().flatMap((name) => {
    const { candidates, previousBuilds } = listCandidates(registry, request, name);
    const [usable, ...fallbacks] = candidates.filter(({ obstacle }) => !obstacle);
    const chosen = usable ?? candidates.find(({ obstacle }) => obstacle === 'hostApi');
    if (!chosen) return [];
    const toChosenRelease = (build: string): ChosenRelease => ({
      build,
      release: registry.releases[name]?.[build] as AreaRelease,
    });
    const lastGood = [...fallbacks.map(({ build }) => build), ...previousBuilds].find(
      (build) => build !== chosen.build,
    );
    return [
      {
        name,
        source: chosen.source,
        ...toChosenRelease(chosen.build),
        ...(lastGood !== undefined && { lastGood: toChosenRelease(lastGood) }),
        ...(!usable && { isTooNew: true }),
      },
    ];
  });
}

export const getScriptUrl = ({ base = AREAS_BASE_PATH }: Registry, { path }: AreaRelease, script: string) =>
  `${base}${path}${script}`;

/** Reduces resolutions to what a browser needs; this is written into the page. */
export function toResolvedRegistry(registry: Registry, resolutions: readonly ReleaseResolution[]): ResolvedRegistry {
  const toAreaBuild = ({ build, release }: ChosenRelease): AreaBuild => {
    const integrity = release.integrity[release.entry];
    return {
      build,
      version: release.version,
      entry: getScriptUrl(registry, release, release.entry),
      ...(integrity !== undefined && { integrity }),
    };
  };
  const areas = resolutions.map(({ name, lastGood, ...chosen }): ResolvedArea => ({
    name,
    manifest: chosen.release.manifest,
    current: toAreaBuild(chosen),
    ...(lastGood && { lastGood: { ...toAreaBuild(lastGood), apis: lastGood.release.manifest.apis } }),
  }));
  return { areas };
}
