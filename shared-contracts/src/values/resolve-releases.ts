import {
  AREAS_BASE,
  STABLE,
  type AreaAddress,
  type AreaRelease,
  type Channel,
  type HostRule,
  type Quarantined,
  type Registry,
  type ResolvedArea,
  type ResolvedRegistry,
} from './areas.ts';
import { accepts } from './host-api.ts';

/** Who asks for the portal: the host name without port, the user when known, what the shell lends, when it matters, and what is quarantined then. */
export type Asker = {
  host: string;
  userId?: string | undefined;
  hostApi?: string | undefined;
  quarantined?: Quarantined | undefined;
};
export type Choice = { build: string; release: AreaRelease };
/** `why`: `pin`, the channel that decided, or `lastGood`. `tooNew`: it wants another shell, and there is none that does not. */
export type Resolution = Choice & { name: string; why: string; lastGood?: Choice; tooNew?: true };

/** What speaks for a build of an area. `cohort` and `share` where a canary decides; `against`: why it does not count after all; `isOnly`: it is quarantined, and there is no other. */
export type Reason = {
  why: string;
  build: string;
  cohort?: number | undefined;
  share?: number;
  against?: 'cohort' | 'missing' | 'hostApi' | 'quarantined';
  isOnly?: true;
};
/** What is known of one area for one asker: the reasons from the strongest to the weakest, and what was shown before. */
export type Weighed = { reasons: Reason[]; before: string[] };

/** Which of a hundred cohorts of an area a user belongs to, 1 to 100, for ever the same. */
export function cohortOf(area: string, userId: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${area}:${userId}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100) + 1;
}

/** Of the reasons: no channel shows it, what they show is quarantined. */
export const LAST_GOOD = 'lastGood';

/** Percent of the users of stable that see a channel's build of an area. */
export const shareOf = ({ shares, share = 0 }: Channel, area: string) => shares?.[area] ?? share;

/** The rule of a host and the name it stands under: its own, that of the nearest domain around it, or that of all others. */
export function ruleOf({ hosts }: Registry, host: string): [string, HostRule] {
  const labels = host.split('.');
  const domains = labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`);
  const name = [host, ...domains, '*'].find((one) => Object.hasOwn(hosts, one));
  return (name !== undefined && hosts[name] && [name, hosts[name]]) || ['*', { channel: STABLE }];
}

/** Is the area one of the host's set? */
export const isShown = ({ areas }: HostRule, area: string) => !areas || areas.includes(area);

/** Since when (unix seconds) a build is quarantined; undefined when it is not, or when an operator has lifted that since. */
export function quarantinedSince(
  { lifted }: Registry,
  quarantined: Quarantined,
  area: string,
  build: string,
): number | undefined {
  const since = quarantined[area]?.[build];
  return since !== undefined && since > (lifted?.[area]?.[build] ?? 0) ? since : undefined;
}

/** What failed too often gives way to what was good last. Where there is nothing else it stays: a release that may fail is better than none. */
function besideQuarantine(reasons: readonly Reason[], [lastGood]: readonly string[]): Reason[] {
  if (reasons.some(({ against }) => !against)) return [...reasons];
  const first = reasons.find(({ against }) => against === 'quarantined');
  if (!first) return [...reasons];
  if (lastGood !== undefined) return [...reasons, { why: LAST_GOOD, build: lastGood }];
  const { against: _against, ...only } = first;
  return reasons.map((reason) => (reason === first ? { ...only, isOnly: true } : reason));
}

/** Everything that speaks for a build of an area: the host's pin, then the host's channel or the canaries, then stable. */
export function weigh(registry: Registry, { host, userId, hostApi, quarantined = {} }: Asker, area: string): Weighed {
  const [, rule] = ruleOf(registry, host);
  const cohort = userId === undefined ? undefined : cohortOf(area, userId);
  const obstacle = (build: string): Reason['against'] => {
    const release = registry.releases[area]?.[build];
    if (!release) return 'missing';
    if (hostApi !== undefined && !accepts(release.manifest.hostApi, hostApi)) return 'hostApi';
    return quarantinedSince(registry, quarantined, area, build) === undefined ? undefined : 'quarantined';
  };
  const reason = (
    why: string,
    build: string | undefined,
    canary: Pick<Reason, 'cohort' | 'share' | 'against'> = {},
  ): Reason[] => {
    if (build === undefined) return [];
    const against = canary.against ?? obstacle(build);
    return [{ why, build, ...canary, ...(against && { against }) }];
  };
  const canary = (channel: Channel) => {
    const share = shareOf(channel, area);
    return { cohort, share, ...((cohort === undefined || cohort > share) && { against: 'cohort' as const }) };
  };
  const others = Object.entries(registry.channels)
    .filter(([name]) => name !== STABLE)
    .toReversed();
  const own = others.filter(([name]) => name === rule.channel);
  const above =
    rule.channel === STABLE
      ? others.flatMap(([name, channel]) => reason(name, channel.areas[area], canary(channel)))
      : own.flatMap(([name, { areas }]) => reason(name, areas[area]));
  const reasons = [
    ...reason('pin', rule.pins?.[area]),
    ...above,
    ...reason(STABLE, registry.channels[STABLE]?.areas[area]),
  ];
  const seen = [...above.filter(({ against }) => against !== 'cohort').map(({ why }) => why), STABLE];
  const shownBefore = seen.flatMap((name) =>
    [registry.channels[name]?.previous?.[area] ?? [], registry.channels[name]?.earlier?.[area] ?? []].flat(),
  );
  const before = shownBefore.filter((build) => !obstacle(build));
  return { reasons: besideQuarantine(reasons, before), before };
}

/** Which build of which area this asker gets, and why. A build that does not exist is passed over, and so is one that is quarantined or wants another shell, unless there is nothing else. */
export function resolve(registry: Registry, asker: Asker): Resolution[] {
  const [, rule] = ruleOf(registry, asker.host);
  const names = Object.keys(registry.releases).filter((name) => isShown(rule, name));
  return names.toSorted().flatMap((name) => {
    const { reasons, before } = weigh(registry, asker, name);
    const [fitting, ...weaker] = reasons.filter(({ against }) => !against);
    const chosen = fitting ?? reasons.find(({ against }) => against === 'hostApi');
    if (!chosen) return [];
    const choice = (build: string): Choice => ({ build, release: registry.releases[name]?.[build] as AreaRelease });
    const lastGood = [...weaker.map(({ build }) => build), ...before].find((build) => build !== chosen.build);
    return [
      {
        name,
        why: chosen.why,
        ...choice(chosen.build),
        ...(lastGood !== undefined && { lastGood: choice(lastGood) }),
        ...(!fitting && { tooNew: true }),
      },
    ];
  });
}

/** The address of a release's script. */
export const scriptAddress = ({ base = AREAS_BASE }: Registry, { path }: AreaRelease, script: string) =>
  `${base}${path}${script}`;

/** What of a resolution is written into the page: no more than a browser needs. */
export function inBrowser(registry: Registry, resolutions: readonly Resolution[]): ResolvedRegistry {
  const address = ({ build, release }: Choice): AreaAddress => {
    const integrity = release.integrity[release.entry];
    return {
      build,
      version: release.version,
      entry: scriptAddress(registry, release, release.entry),
      ...(integrity !== undefined && { integrity }),
    };
  };
  const areas = resolutions.map(({ name, lastGood, ...chosen }): ResolvedArea => ({
    name,
    manifest: chosen.release.manifest,
    current: address(chosen),
    ...(lastGood && { lastGood: { ...address(lastGood), apis: lastGood.release.manifest.apis } }),
  }));
  return { areas };
}
