import {
  STABLE,
  type AreaRelease,
  type HostRule,
  type Quarantined,
  type Registry,
} from 'shared-contracts/values/areas';
import type { ReleaseInForce, ReleaseReason, ReleaseRow, ReleaseState } from 'shared-contracts/releases';
import { isShown, resolve, ruleOf, shareOf, weigh, type Reason } from 'shared-contracts/values/resolve';

type Health = NonNullable<ReleaseInForce['health']>;
/** What is known beside the registry. `of`: how a release fares. */
export type Known = {
  quarantined: Quarantined;
  hostApi: string | undefined;
  of: (area: string, build: string) => Health;
  inQuarantine: (area: string, build: string) => ReleaseRow['quarantine'];
};

const ownerOf = (builds: Record<string, AreaRelease>, build = Object.keys(builds).at(-1)) =>
  builds[build ?? '']?.manifest.owner ?? '';

function ofHost(registry: Registry, host: string, { quarantined, hostApi, of }: Known): ReleaseInForce[] {
  const [, rule] = ruleOf(registry, host);
  const asker = { host, hostApi, quarantined };
  const found = new Map(resolve(registry, asker).map((resolution) => [resolution.name, resolution]));
  return Object.entries(registry.releases)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([area, builds]) => {
      const given = found.get(area);
      const named = (build: string) => ({ build, version: builds[build]?.version ?? null });
      const told = ({ why, build, share, against, isOnly }: Reason): ReleaseReason => ({
        ...named(build),
        why,
        share: share ?? null,
        against: against ?? null,
        isOnly: isOnly ?? false,
      });
      return {
        id: `${host} ${area}`,
        host,
        channel: rule.channel,
        area,
        owner: ownerOf(builds, given?.build),
        isShown: isShown(rule, area),
        isTooNew: given?.tooNew ?? false,
        release: given ? named(given.build) : null,
        reasons: isShown(rule, area) ? weigh(registry, asker, area).reasons.map(told) : [],
        fallBack: given?.lastGood ? named(given.lastGood.build) : null,
        health: given ? of(area, given.build) : null,
      };
    });
}

/** The hosts that the registry has rules for, all others first. */
export const hostsIn = ({ hosts }: Registry): string[] => [
  '*',
  ...Object.keys(hosts)
    .filter((host) => host !== '*')
    .toSorted(),
];

/** What every host shows of every area to those who are in no canary, and why. */
export const inForce = (registry: Registry, known: Known): ReleaseInForce[] =>
  hostsIn(registry).flatMap((host) => ofHost(registry, host, known));

const pinnedOn = (hosts: Record<string, HostRule>, area: string, build: string) =>
  Object.keys(hosts)
    .filter((host) => hosts[host]?.pins?.[area] === build)
    .toSorted();

function rowOf(
  { channels, hosts }: Registry,
  area: string,
  [build, release]: [string, AreaRelease],
  { of, inQuarantine }: Known,
): ReleaseRow {
  const shownBy = Object.entries(channels)
    .filter(([, { areas }]) => areas[area] === build)
    .map(([channel, its]) => ({ channel, share: channel === STABLE ? null : shareOf(its, area) }));
  const quarantine = inQuarantine(area, build);
  return {
    id: `${area}@${build}`,
    area,
    build,
    version: release.version,
    owner: release.manifest.owner,
    hostApi: release.manifest.hostApi,
    shared: release.borrows ?? {},
    shownBy,
    pinnedOn: pinnedOn(hosts, area, build),
    health: of(area, build),
    quarantine,
    actions: quarantine ? ['lift'] : [],
  };
}

const ORDER: readonly ReleaseState[] = ['quarantined', 'failing', 'fine'];
const rank = ({ health, shownBy, pinnedOn: pins }: ReleaseRow) =>
  ORDER.indexOf(health.state) * 2 + (shownBy.length + pins.length > 0 ? 0 : 1);

/** Every release that there is: first what is in trouble, then what somebody is shown, the newest first. */
export function releaseRows(registry: Registry, known: Known): ReleaseRow[] {
  const rows = Object.entries(registry.releases).flatMap(([area, builds]) =>
    Object.entries(builds).map((release) => rowOf(registry, area, release, known)),
  );
  const newest = (one: ReleaseRow, other: ReleaseRow) =>
    (other.version ?? '').localeCompare(one.version ?? '', 'en', { numeric: true }) ||
    one.build.localeCompare(other.build);
  return rows.toSorted(
    (one, other) => rank(one) - rank(other) || one.area.localeCompare(other.area) || newest(one, other),
  );
}
