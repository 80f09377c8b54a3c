import { DAY, MINUTE_MS } from 'shared-contracts/values/time';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { findPoorReleases } from '../vitals/poor-releases.rules.ts';
import { VITALS_RETENTION_DAYS } from '../vitals/vitals.rules.ts';
import { listVitalCountsByPart } from '../vitals/vitals.store.ts';
import { quarantineRelease, type QuarantineDeps } from './quarantine.ts';
import { listReplacements } from './quarantine.rules.ts';
import { findQuarantinedReleases, listLiftedQuarantines } from './quarantine.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'areas.vitals': NoJobData;
  }
}

/** Web vitals of a release become known over hours. */
const INTERVAL_MS = 10 * MINUTE_MS;

/** Quarantines the worst release with poor web vitals, if the operator has turned that on. */
export const vitalsWatch = periodicJob('areas.vitals', INTERVAL_MS, async (deps: QuarantineDeps) => {
  const { db, now, releases, config } = deps;
  const registry = config.quarantineWebVitals ? await releases.getRegistry() : undefined;
  if (!registry) return;
  const quarantined = await findQuarantinedReleases(db);
  const served = { quarantined, hostApi: releases.getShell()?.hostApi };
  const counts = await listVitalCountsByPart(db, Math.floor(now() / DAY) - VITALS_RETENTION_DAYS);
  const offered = counts.filter(
    ({ area, build }) => registry.releases[area]?.[build] !== undefined && quarantined[area]?.[build] === undefined,
  );
  const [worst] = findPoorReleases(offered, {
    at: now(),
    lifted: await listLiftedQuarantines(db),
    listReplacements: (release) => listReplacements(registry, release, served),
  });
  if (!worst) return;
  const { area, build, vital, p75, views: tried, poor: failed } = worst;
  await quarantineRelease(deps, registry, { area, build, tried, failed, vital, p75 });
});
