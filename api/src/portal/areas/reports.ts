import { createHmac } from 'node:crypto';
import type { AreaReport } from 'shared-contracts/portal/area-reports';
import { DAY, HOUR_MS, MINUTE } from 'shared-contracts/values/time';
import { inTransaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { tooManyAttempts } from '../../platform/security/throttle.ts';
import type { ReleaseSource } from '../pages/release-source.ts';
import { filterKnownReleases, toVitalCounts, VITALS_RETENTION_DAYS } from '../vitals/vitals.rules.ts';
import { addVitals, deleteVitals } from '../vitals/vitals.store.ts';
import { insertReport, countReport, deleteReports } from './reports.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'areas.upkeep': NoJobData;
  }
}

/** A page reports at most twice a minute; many people may share an address. */
const MAX_REPORTS_PER_MINUTE = 300;
const LOADS_RETENTION = 14 * DAY;
const FAILURES_RETENTION = 60 * DAY;
const INTERVAL_MS = 12 * HOUR_MS;

type Deps = Pick<Services, 'db' | 'now' | 'secret'> & { releases: ReleaseSource };
type Sender = { host: string; address: string; caller: { userId: string; organizationId: string } | null };

/** Hashes a value, so that reports can be distinguished but not traced back. */
const hash = (secret: string, kind: string, value: string) =>
  createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 22);

/** Saves what a browser reports about areas. @throws 429 to an address that reports too often */
export async function saveReport(
  { db, now, secret, releases }: Deps,
  report: AreaReport,
  { host, address, caller }: Sender,
): Promise<void> {
  const at = now();
  const minute = Math.floor(at / MINUTE);
  const reportsThisMinute = await countReport(db, hash(secret, `address ${minute}`, address), minute);
  if (reportsThisMinute > MAX_REPORTS_PER_MINUTE) throw tooManyAttempts(MINUTE - (at % MINUTE));
  const reporter = caller && hash(secret, 'reporter', caller.userId);
  const organization = caller && hash(secret, 'organization', caller.organizationId);
  const vitals = filterKnownReleases(report.vitals, await releases.getRegistry(), releases.getShell());
  await inTransaction(db, async (tx) => {
    await insertReport(tx, report, { at, host, reporter, organization });
    await addVitals(tx, toVitalCounts(vitals, { at, organization }));
  });
}

/** Deletes old reports. */
export const reportCleanup = periodicJob(
  'areas.upkeep',
  INTERVAL_MS,
  async ({ db, now }: Pick<Services, 'db' | 'now' | 'jobs'>) => {
    await deleteVitals(db, Math.floor(now() / DAY) - VITALS_RETENTION_DAYS);
    await deleteReports(db, {
      loads: now() - LOADS_RETENTION,
      others: now() - FAILURES_RETENTION,
      minute: Math.floor(now() / MINUTE),
    });
  },
);
