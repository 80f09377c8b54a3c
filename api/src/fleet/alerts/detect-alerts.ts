import { HOUR_MS, MINUTE_MS } from 'shared-contracts/values/time';
import { resolveNotifications } from '../../identity/public.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { ALERT_SOURCES, type AlertSource, SILENT_DEVICES } from './alert-causes.store.ts';
import { endAlerts, raiseAlerts, reopenAlerts } from './alert-changes.store.ts';
import { announceNew } from './announce-alerts.ts';
import { publishAlertsChanged } from './publish-alerts-changed.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'fleet.alerts': NoJobData;
    'fleet.silence': NoJobData;
  }
}

type Deps = Pick<Services, 'db' | 'now' | 'jobs' | 'mailer' | 'webhooks' | 'config'>;

/** Raises an alert for every new cause, ends those without one, and notifies of the new ones in the same transaction. */
const applySource = ({ db, mailer, webhooks, config }: Deps, source: AlertSource, now: number) =>
  inTransaction(db, async (tx) => {
    const ended = await endAlerts(tx, source, now);
    for (const { id } of ended) await resolveNotifications(tx, 'alert', id, now);
    const reopened = await reopenAlerts(tx, source, now);
    const raised = await raiseAlerts(tx, source, now);
    await announceNew({ mailer, webhooks, config }, tx, raised, now);
    await publishAlertsChanged(
      tx,
      [...ended, ...reopened, ...raised].map(({ organizationId }) => organizationId),
    );
  });

/** Keeps the alerts that follow from dates in step with these. Hourly, as the days of organizations begin at any hour. */
export const alertDetection = periodicJob('fleet.alerts', HOUR_MS, async (deps: Deps) => {
  const now = deps.now();
  for (const source of ALERT_SOURCES) await applySource(deps, source, now);
});

/** Silence is the one thing that no position tells; the index on the last reception answers it for all vehicles at once. */
export const silenceDetection = periodicJob('fleet.silence', MINUTE_MS, (deps: Deps) =>
  applySource(deps, SILENT_DEVICES, deps.now()),
);
