import type { QuarantinedReleases, Registry } from 'shared-contracts/values/portal/areas';
import type { FailureKind } from 'shared-contracts/values/portal/failures';
import { isAreaEnabled, resolveReleases, findHostRule } from 'shared-contracts/values/portal/resolve-releases';

/** The window of failures that count, in seconds. */
export const FAILURE_WINDOW = 600;
/** A release fails too often when it fails for this many people and this share of those who tried it. */
export const MIN_PEOPLE = 3;
export const MIN_FAILURE_RATE = 0.2;

/** Faults of a release itself. */
export const RELEASE_FAULTS: readonly FailureKind[] = ['blocked', 'mismatched', 'unstarted', 'broken'];
/** Faults that a network or a host may cause. They only count when the same person then loads another release. */
export const NETWORK_FAULTS: readonly FailureKind[] = ['unreachable', 'altered'];

/** The people of an organization who tried a release within the window, and those for whom it failed. */
export type FailureCount = { organization: string; tried: number; failed: number };

const sum = (counts: readonly FailureCount[], key: 'tried' | 'failed') =>
  counts.reduce((total, count) => total + count[key], 0);

const exceedsLimits = (counts: readonly FailureCount[]) => {
  const failed = sum(counts, 'failed');
  return failed >= MIN_PEOPLE && failed / sum(counts, 'tried') >= MIN_FAILURE_RATE;
};

/**
 * Whether a release fails too often. It must exceed the limits even without any single organization, so that no single
 * network, person or record is the cause.
 * @param counts one per organization
 */
export const isFailing = (counts: readonly FailureCount[]): boolean =>
  counts.length > 0 && counts.every((excluded) => exceedsLimits(counts.filter((count) => count !== excluded)));

type Release = { area: string; build: string };

export const addQuarantinedRelease = (
  quarantined: QuarantinedReleases,
  { area, build }: Release,
  since: number,
): QuarantinedReleases => ({
  ...quarantined,
  [area]: { ...quarantined[area], [build]: since },
});

/** `hostApi`: of the shell; undefined when there is no shell. */
type Served = { quarantined: QuarantinedReleases; hostApi: string | undefined };

/**
 * Lists the builds that hosts would show instead of a release; undefined for a host that has no other one that runs in
 * this shell.
 */
export function listReplacements(
  registry: Registry,
  release: Release,
  { quarantined, hostApi }: Served,
): (string | undefined)[] {
  const newQuarantined = addQuarantinedRelease(quarantined, release, Infinity);
  const hosts = [...new Set([...Object.keys(registry.hosts), '*'])].filter((host) =>
    isAreaEnabled(findHostRule(registry, host)[1], release.area),
  );
  return hosts.map((host) => {
    const resolution = resolveReleases(registry, { host, hostApi, quarantined: newQuarantined }).find(
      ({ name }) => name === release.area,
    );
    const isUsable =
      resolution && !resolution.isTooNew && newQuarantined[release.area]?.[resolution.build] === undefined;
    return isUsable ? resolution.build : undefined;
  });
}

/** Whether all hosts would get another release of the area that runs in this shell. */
export const hasFallback = (registry: Registry, release: Release, served: Served): boolean =>
  listReplacements(registry, release, served).every((build) => build !== undefined);
