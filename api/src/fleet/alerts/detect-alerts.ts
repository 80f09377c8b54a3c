import { HOUR_MS, MINUTE_MS } from 'shared-contracts/values/time';
import { inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { ALERT_SOURCES, type AlertSource, SILENT_DEVICES } from './alert-causes.store.ts';
import { applySource } from './apply-source.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'fleet.alerts': NoJobData;
    'fleet.silence': NoJobData;
  }
}

type Deps = Pick<Services, 'db' | 'now' | 'jobs' | 'mailer' | 'webhooks' | 'config'>;

const applyAlone = (deps: Deps, source: AlertSource, now: number) =>
  inTransaction(deps.db, (tx) => applySource(deps, tx, source, now));

/** Raises and ends alerts that follow from dates. Runs hourly, because the days of organizations begin at any hour. */
export const alertDetection = periodicJob('fleet.alerts', HOUR_MS, async (deps: Deps) => {
  const now = deps.now();
  for (const source of ALERT_SOURCES) await applyAlone(deps, source, now);
});

/**
 * Silence is the only condition that positions don't reveal; the index on the last report finds all silent vehicles at
 * once.
 */
export const silenceDetection = periodicJob('fleet.silence', MINUTE_MS, (deps: Deps) =>
  applyAlone(deps, SILENT_DEVICES, deps.now()),
);
