import type { Parts } from '../../platform/parts.ts';
import { type Nothing, periodicJob } from '../../platform/periodic-job.ts';
import { monthsAhead } from './month.rules.ts';
import { dropMonthsBefore, makeMonths } from './partitions.store.ts';
import { forgetRefused } from './refused.store.ts';

declare module '../../platform/jobs.ts' {
  interface JobData {
    'telemetry.upkeep': Nothing;
  }
}

const DAY = 86_400;
const REFUSED_DAYS = 30;
const EVERY_MS = 12 * 3_600_000;

type Needed = Pick<Parts, 'db' | 'now' | 'config' | 'jobs'>;

/** Months are made before they begin and removed when they are old; what was refused long ago is forgotten. */
export const positionUpkeep = periodicJob('telemetry.upkeep', EVERY_MS, async ({ db, now, config }: Needed) => {
  const time = now();
  await makeMonths(db, monthsAhead(time));
  await dropMonthsBefore(db, time - config.trackDays * DAY);
  await forgetRefused(db, time - REFUSED_DAYS * DAY);
});
