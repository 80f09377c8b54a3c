import type { Parts } from '../platform/parts.ts';
import { monthsAhead } from './month.rules.ts';
import { dropMonthsBefore, makeMonths } from './partitions.store.ts';
import { forgetRefused } from './refused.store.ts';

declare module '../platform/jobs.ts' {
  interface JobData {
    /** Nothing: what there is to do follows from the time. */
    'telemetry.upkeep': Record<string, never>;
  }
}

const DAY = 86_400;
const REFUSED_DAYS = 30;
const EVERY_MS = 12 * 3_600_000;

type Needed = Pick<Parts, 'db' | 'now' | 'config' | 'jobs'>;

/** Months are made before they begin and removed when they are old; what was refused long ago is forgotten. */
export function handleUpkeep({ db, now, config, jobs }: Needed) {
  jobs.handle('telemetry.upkeep', async () => {
    const time = now();
    await makeMonths(db, monthsAhead(time));
    await dropMonthsBefore(db, time - config.trackDays * DAY);
    await forgetRefused(db, time - REFUSED_DAYS * DAY);
  });
}

/** Asks for upkeep now and twice a day. @returns stops asking */
export async function startUpkeep({ db, jobs }: Needed, onError: (error: Error) => void): Promise<() => void> {
  const ask = () => jobs.enqueue(db, 'telemetry.upkeep', {});
  await ask();
  const timer = setInterval(() => void ask().catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
