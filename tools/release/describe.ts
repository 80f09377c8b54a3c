import type { Quarantined, Registry } from 'shared-contracts/values/areas';
import {
  isShown,
  LAST_GOOD,
  quarantinedSince,
  resolve,
  ruleOf,
  shareOf,
  weigh,
  type Asker,
  type Reason,
} from 'shared-contracts/values/resolve';
import { table } from '../run/table.ts';

const NONE = '–';

export const labelOf = ({ releases }: Registry, area: string, build: string) =>
  `${releases[area]?.[build]?.version ?? '?'}+${build}`;

const ofHundred = ({ cohort, share }: Reason) =>
  cohort === undefined
    ? 'nobody signed in'
    : `cohort ${cohort} of 100 ${cohort <= (share ?? 0) ? '≤' : '>'} share ${share}`;

type Known = Pick<Asker, 'hostApi'> & { quarantined: Quarantined };

/** A reason in words, and what stands against it. */
function inWords(registry: Registry, area: string, reason: Reason, { hostApi, quarantined }: Known): string {
  const { why, build, share, against, isOnly } = reason;
  const words = `${why === LAST_GOOD ? 'what was good last' : why}${share === undefined ? '' : ` (${ofHundred(reason)})`}${isOnly ? ' (quarantined, and there is no other)' : ''}`;
  const wanted = registry.releases[area]?.[build]?.manifest.hostApi;
  const since = new Date((quarantinedSince(registry, quarantined, area, build) ?? 0) * 1000)
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

/** For each area which release somebody gets on a host, why, and what would have come before. */
export function explained(registry: Registry, { host, userId, quarantined = {} }: Asker): string {
  const [name, rule] = ruleOf(registry, host);
  const asker = { host, userId, hostApi: registry.shell?.hostApi, quarantined };
  const found = new Map(resolve(registry, asker).map((resolution) => [resolution.name, resolution]));
  const rows = Object.keys(registry.releases)
    .toSorted()
    .map((area) => {
      if (!isShown(rule, area)) return [area, NONE, 'not one of the host’s areas', ''];
      const resolution = found.get(area);
      const { reasons } = weigh(registry, asker, area);
      const why = reasons.find(({ against }) => !against);
      const stronger = reasons
        .slice(0, why ? reasons.indexOf(why) : undefined)
        .map((reason) => inWords(registry, area, reason, asker))
        .join('; ');
      return [
        area,
        resolution ? labelOf(registry, area, resolution.build) : NONE,
        why ? inWords(registry, area, why, asker) : 'no release that runs here',
        stronger,
      ];
    });
  const set = rule.areas ? `, areas ${rule.areas.join(', ')}` : '';
  return `${host} goes by the rule of ${name}: channel ${rule.channel}${set}\n${table(['Area', 'Release', 'Why', 'Passed over'], rows)}`;
}

/** Every area's releases by channel with what can be rolled back to, and the hosts. */
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
          name === 'stable' ? '' : `${shareOf(channel, area)} %`,
          before.join(', ') || NONE,
        ];
      }),
  );
  return table(['Area', 'Channel', 'Release', 'Share', 'Goes back to'], rows);
}

export function listedHosts({ hosts }: Registry): string {
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

/** Where a release is still pinned. */
export const pinnedOn = ({ hosts }: Registry, area: string, build: string) =>
  Object.entries(hosts)
    .filter(([, { pins }]) => pins?.[area] === build)
    .map(([host]) => host);
