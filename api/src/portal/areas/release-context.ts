import type { ReleaseQuery, ReleaseState } from 'shared-contracts/portal/releases';
import type { Registry } from 'shared-contracts/values/portal/areas';
import { findHostRule } from 'shared-contracts/values/portal/resolve-releases';
import { DAY } from 'shared-contracts/values/time';
import type { Services } from '../../platform/services/services.ts';
import type { ReleaseSource } from '../pages/release-source.ts';
import { FAILURE_WINDOW, isFailing } from './quarantine.rules.ts';
import { findQuarantinedReleases, listActiveQuarantines, listFailedReleases } from './quarantine.store.ts';
import type { ReleaseContext } from './release.rules.ts';
import { countReports, listReportedHosts, type ReportFilters } from './releases.store.ts';

const HEALTH_PERIOD = DAY;
export const FAILURES_PERIOD = 7 * DAY;

type Deps = Pick<Services, 'db' | 'now'> & { releases: ReleaseSource };

/** Translates a host of the registry to the reported host names that its rule applies to. */
export async function toReportFilters(
  { db, now }: Deps,
  registry: Registry,
  { host, area }: ReleaseQuery,
): Promise<ReportFilters> {
  if (host === undefined) return { area };
  const reportedHosts = await listReportedHosts(db, now() - FAILURES_PERIOD);
  return { area, hosts: reportedHosts.filter((reported) => findHostRule(registry, reported)[0] === host) };
}

const toKey = ({ area, build }: { area: string; build: string }) => `${area} ${build}`;

/** Loads the health and the quarantines of releases. */
export async function loadReleaseContext({ db, now, releases }: Deps, filters: ReportFilters): Promise<ReleaseContext> {
  const [quarantined, activeQuarantines, failedReleases, reportCounts] = await Promise.all([
    findQuarantinedReleases(db),
    listActiveQuarantines(db),
    listFailedReleases(db, now() - FAILURE_WINDOW),
    countReports(db, now() - HEALTH_PERIOD, filters),
  ]);
  const quarantines = new Map(activeQuarantines.map(({ area, build, ...rest }) => [toKey({ area, build }), rest]));
  const failing = new Set(failedReleases.filter(({ counts }) => isFailing(counts)).map(toKey));
  const counts = new Map(reportCounts.map(({ area, build, ...rest }) => [toKey({ area, build }), rest]));
  const getState = (key: string): ReleaseState => {
    if (quarantines.has(key)) return 'quarantined';
    return failing.has(key) ? 'failing' : 'fine';
  };
  return {
    quarantined,
    hostApi: releases.getShell()?.hostApi,
    findSigner: releases.findSigner,
    getQuarantine: (area, build) => quarantines.get(toKey({ area, build })) ?? null,
    getHealth: (area, build) => {
      const key = toKey({ area, build });
      return { ...(counts.get(key) ?? { loads: 0, p75: null, failures: 0 }), state: getState(key) };
    },
  };
}
