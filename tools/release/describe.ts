import type { QuarantinedReleases, Registry } from 'shared-contracts/values/portal/areas';
import {
  isAreaEnabled,
  LAST_GOOD,
  getQuarantineStart,
  resolveReleases,
  findHostRule,
  getCanaryShare,
  listCandidates,
  type ReleaseRequest,
  type ReleaseCandidate,
} from 'shared-contracts/values/portal/resolve-releases';
import { table } from '../lib/table.ts';

const NONE = '–';

export const labelOf = ({ releases }: Registry, area: string, build: string) =>
  `${releases[area]?.[build]?.version ?? '?'}+${build}`;

const ofHundred = ({ cohort, share }: ReleaseCandidate) =>
  cohort === undefined
    ? 'nobody signed in'
    : `cohort ${cohort} of 100 ${cohort <= (share ?? 0) ? '≤' : '>'} share ${share}`;

type ReleaseContext = Pick<ReleaseRequest, 'hostApi'> & { quarantined: QuarantinedReleases };

/** Describes a candidate, and the obstacle to it. */
function describeCandidate(
  registry: Registry,
  area: string,
  reason: ReleaseCandidate,
  { hostApi, quarantined }: ReleaseContext,
): string {
  const { source: why, build, share, obstacle: against, isLastResort: isOnly } = reason;
  const words = `${why === LAST_GOOD ? 'what was good last' : why}${share === undefined ? '' : ` (${ofHundred(reason)})`}${isOnly ? ' (quarantined, and there is no other)' : ''}`;
  const wanted = registry.releases[area]?.[build]?.manifest.hostApi;
  const since = new Date((getQuarantineStart(registry, quarantined, area, build) ?? 0) * 1000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
  const obstacles = {
    cohort: 'not',
    missing: 'not: it does not exist',
    hostApi: `not: it wants hostApi ${wanted}, and the shell is ${hostApi}`,
    quarantined: `not: quarantined since ${since} UTC`,
  };
  return against ? `${words} ${labelOf(registry, area, build)} ${obstacles[against]}` : words;
}

/** For each area, the release that a user gets on a host, why, and the candidates that were skipped. */
export function explainRelease(registry: Registry, { host, userId, quarantined = {} }: ReleaseRequest): string {
  const [name, rule] = findHostRule(registry, host);
  const request = { host, userId, hostApi: registry.shell?.hostApi, quarantined };
  const found = new Map(resolveReleases(registry, request).map((resolution) => [resolution.name, resolution]));
  const rows = Object.keys(registry.releases)
    .toSorted()
    .map((area) => {
      if (!isAreaEnabled(rule, area)) return [area, NONE, 'not one of the host’s areas', ''];
      const resolution = found.get(area);
      const { candidates: reasons } = listCandidates(registry, request, area);
      const why = reasons.find(({ obstacle: against }) => !against);
      const stronger = reasons
        .slice(0, why ? reasons.indexOf(why) : undefined)
        .map((reason) => describeCandidate(registry, area, reason, request))
        .join('; ');
      return [
        area,
        resolution ? labelOf(registry, area, resolution.build) : NONE,
        why ? describeCandidate(registry, area, why, request) : 'no release that runs here',
        stronger,
      ];
    });
  const set = rule.areas ? `, areas ${rule.areas.join(', ')}` : '';
  return `${host} goes by the rule of ${name}: channel ${rule.channel}${set}\n${table(['Area', 'Release', 'Why', 'Passed over'], rows)}`;
}

/** The releases of all areas by channel with possible rollbacks, and the hosts. */
export function listed(registry: Registry, only?: string): string {
  const areas = Object.keys(registry.releases)
    .filter((area) => only === undefined || area === only)
    .toSorted();
  const rows = areas.flatMap((area) =>
    Object.entries(registry.channels)
      .filter(([, channel]) => channel.areas[area] !== undefined)
      .map(([name, channel]) => {
        const before = [channel.previous?.[area] ?? [], channel.earlier?.[area] ?? []].flat();
        return [
          area,
          name,
          labelOf(registry, area, channel.areas[area] ?? ''),
          name === 'stable' ? '' : `${getCanaryShare(channel, area)} %`,
          before.join(', ') || NONE,
        ];
      }),
  );
  return table(['Area', 'Channel', 'Release', 'Share', 'Goes back to'], rows);
}

export function describeHosts({ hosts }: Registry): string {
  const rows = Object.entries(hosts).map(([host, { channel, areas, pins = {} }]) => [
    host,
    channel,
    areas?.join(', ') ?? 'all',
    Object.entries(pins)
      .map(([area, build]) => `${area}@${build}`)
      .join(', ') || NONE,
  ]);
  return table(['Host', 'Channel', 'Areas', 'Pins'], rows);
}

/** The hosts that pin a release. */
export const findHostsPinning = ({ hosts }: Registry, area: string, build: string) =>
  Object.entries(hosts)
    .filter(([, { pins }]) => pins?.[area] === build)
    .map(([host]) => host);
