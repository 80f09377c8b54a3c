import { createHmac } from 'node:crypto';
import type { AreaReport } from 'shared-contracts/area-reports';
import { inTransaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Nothing, periodicJob } from '../../platform/periodic-job.ts';
import { tooManyAttempts } from '../../platform/throttle.ts';
import { addReport, countReport, forgetReports } from './reports.store.ts';

declare module '../../platform/jobs.ts' {
  interface JobData {
    'areas.upkeep': Nothing;
  }
}

const MINUTE = 60;
const DAY = 86_400;
/** A page reports twice a minute at most; many people may share an address. */
const PER_MINUTE = 300;
const KEPT = { loads: 14 * DAY, others: 60 * DAY };
const EVERY_MS = 12 * 3_600_000;

type Means = Pick<Parts, 'db' | 'now' | 'secret'>;
type Sender = { host: string; address: string; caller: { userId: string; organizationId: string } | null };

/** Tells one from another and nothing else. */
const hashOf = (secret: string, kind: string, value: string) =>
  createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 22);

/** Keeps what a browser tells of areas. @throws 429 to an address that tells too much */
export async function takeReport(
  { db, now, secret }: Means,
  report: AreaReport,
  { host, address, caller }: Sender,
): Promise<void> {
  const at = now();
  const minute = Math.floor(at / MINUTE);
  if ((await countReport(db, hashOf(secret, `address ${minute}`, address), minute)) > PER_MINUTE)
    throw tooManyAttempts(MINUTE - (at % MINUTE));
  const reporter = caller && hashOf(secret, 'reporter', caller.userId);
  const organization = caller && hashOf(secret, 'organization', caller.organizationId);
  await inTransaction(db, (tx) => addReport(tx, report, { at, host, reporter, organization }));
}

/** What is old is forgotten. */
export const reportUpkeep = periodicJob(
  'areas.upkeep',
  EVERY_MS,
  async ({ db, now }: Pick<Parts, 'db' | 'now' | 'jobs'>) => {
    await forgetReports(db, {
      loads: now() - KEPT.loads,
      others: now() - KEPT.others,
      minute: Math.floor(now() / MINUTE),
    });
  },
);
