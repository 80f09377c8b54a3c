import {
  STABLE_CHANNEL,
  type AreaRelease,
  type HostRule,
  type QuarantinedReleases,
  type Registry,
} from 'shared-contracts/values/portal/areas';
import type {
  ActiveRelease,
  ReleaseChange,
  ReleaseReason,
  ReleaseRow,
  ReleaseState,
} from 'shared-contracts/portal/releases';
import {
  isAreaEnabled,
  resolveReleases,
  findHostRule,
  getCanaryShare,
  getQuarantineStart,
  listCandidates,
  type ReleaseCandidate,
} from 'shared-contracts/values/portal/resolve-releases';

type Health = NonNullable<ActiveRelease['health']>;
/** The state of releases in addition to the registry. */
export type ReleaseContext = {
  quarantined: QuarantinedReleases;
  hostApi: string | undefined;
  findSigner: (build: string, release: AreaRelease) => string | undefined;
  getHealth: (area: string, build: string) => Health;
  getQuarantine: (area: string, build: string) => ReleaseRow['quarantine'];
};

/** The owner of the latest release if none is shown. */
const getOwner = (builds: Record<string, AreaRelease>, build: string | undefined) =>
  (build === undefined ? Object.values(builds).at(-1) : builds[build])?.manifest.owner ?? '';

const toBuildVersion = (builds: Record<string, AreaRelease>, build: string) => ({
  build,
  version: builds[build]?.version ?? null,
});

const toReason = (
  builds: Record<string, AreaRelease>,
  { source, build, share, obstacle, isLastResort }: ReleaseCandidate,
): ReleaseReason => ({
  ...toBuildVersion(builds, build),
  why: source,
  share: share ?? null,
  against: obstacle ?? null,
  isOnly: isLastResort ?? false,
});

/** The health of the shown release; quarantined while a channel or a pin of the host names one that is. */
function toHealth(candidates: readonly ReleaseCandidate[], health: Health, isQuarantined: (build: string) => boolean) {
  const isPassedOver = candidates.some(({ build }) => isQuarantined(build));
  return { ...health, state: isPassedOver ? ('quarantined' as const) : health.state };
}

function listHostReleases(
  registry: Registry,
  host: string,
  { quarantined, hostApi, getHealth }: ReleaseContext,
): ActiveRelease[] {
  const [, rule] = findHostRule(registry, host);
  const request = { host, hostApi, quarantined };
  const resolutionByArea = new Map(
    resolveReleases(registry, request).map((resolution) => [resolution.name, resolution]),
  );
  return Object.entries(registry.releases)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([area, builds]) => {
      const resolution = resolutionByArea.get(area);
      const isEnabled = isAreaEnabled(rule, area);
      const candidates = isEnabled ? listCandidates(registry, request, area).candidates : [];
      return {
        id: `${host} ${area}`,
        host,
        channel: rule.channel,
        area,
        owner: getOwner(builds, resolution?.build),
        isShown: isEnabled,
        isTooNew: resolution?.isTooNew ?? false,
        release: resolution ? toBuildVersion(builds, resolution.build) : null,
        reasons: candidates.map((candidate) => toReason(builds, candidate)),
        fallBack: resolution?.lastGood ? toBuildVersion(builds, resolution.lastGood.build) : null,
        health: resolution
          ? toHealth(
              candidates,
              getHealth(area, resolution.build),
              (build) => getQuarantineStart(registry, quarantined, area, build) !== undefined,
            )
          : null,
      };
    });
}

/** Lists the hosts that the registry has rules for; `*` comes first. */
export const listHosts = ({ hosts }: Registry): string[] => [
  '*',
  ...Object.keys(hosts)
    .filter((host) => host !== '*')
    .toSorted(),
];

/** Lists the release of every area on every host for users outside canaries, with the reasons. */
export const listActiveReleases = (registry: Registry, context: ReleaseContext): ActiveRelease[] =>
  listHosts(registry).flatMap((host) => listHostReleases(registry, host, context));

/** Lists the changes of a registry, the latest first. */
export const listChanges = ({ history = [] }: Registry): ReleaseChange[] =>
  history.map(({ at, by, action, ...rest }, index) => ({
    id: `${at} ${history.length - index}`,
    at,
    by,
    action,
    area: rest.area ?? null,
    build: rest.build ?? null,
    version: rest.version ?? null,
    target: rest.target ?? null,
    message: rest.message ?? null,
    commit: rest.commit ?? null,
    source: rest.source ?? null,
  }));

const listPinnedHosts = (hosts: Record<string, HostRule>, area: string, build: string) =>
  Object.entries(hosts)
    .filter(([, { pins }]) => pins?.[area] === build)
    .map(([host]) => host)
    .toSorted();

type VersionedRow = ReleaseRow & { version: string };

function toReleaseRow(
  { channels, hosts }: Registry,
  area: string,
  [build, release]: [string, AreaRelease],
  { findSigner, getHealth, getQuarantine }: ReleaseContext,
): VersionedRow {
  const shownBy = Object.entries(channels)
    .filter(([, { areas }]) => areas[area] === build)
    .map(([name, channel]) => ({
      channel: name,
      share: name === STABLE_CHANNEL ? null : getCanaryShare(channel, area),
    }));
  const quarantine = getQuarantine(area, build);
  return {
    id: `${area}@${build}`,
    area,
    build,
    version: release.version,
    owner: release.manifest.owner,
    hostApi: release.manifest.hostApi,
    shared: release.borrows ?? {},
    shownBy,
    pinnedOn: listPinnedHosts(hosts, area, build),
    signedBy: findSigner(build, release) ?? null,
    health: getHealth(area, build),
    quarantine,
    actions: quarantine ? ['lift'] : [],
  };
}

const STATE_ORDER: readonly ReleaseState[] = ['quarantined', 'failing', 'fine'];
const getRank = ({ health, shownBy, pinnedOn }: ReleaseRow) =>
  STATE_ORDER.indexOf(health.state) * 2 + (shownBy.length + pinnedOn.length > 0 ? 0 : 1);

const compareVersions = (a: VersionedRow, b: VersionedRow) =>
  b.version.localeCompare(a.version, 'en', { numeric: true }) || a.build.localeCompare(b.build);

/** Lists all releases: those in trouble first, then those in use, the newest first. */
export function listReleaseRows(registry: Registry, context: ReleaseContext): ReleaseRow[] {
  const rows = Object.entries(registry.releases).flatMap(([area, builds]) =>
    Object.entries(builds).map((release) => toReleaseRow(registry, area, release, context)),
  );
  return rows.toSorted((a, b) => getRank(a) - getRank(b) || a.area.localeCompare(b.area) || compareVersions(a, b));
}
