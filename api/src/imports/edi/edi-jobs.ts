import { MINUTE_MS } from 'shared-contracts/values/time';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { NoJobData } from '../../platform/jobs/periodic-job.ts';
import { hasWaiting } from './delivery/deliveries.store.ts';
import { deliverWaiting, type DeliveryDeps } from './delivery/deliver-messages.ts';
import { hasReady } from './outgoing/outbox.store.ts';
import { tenderTrips } from './outgoing/tender-trips.ts';
import { hasChangedTrips } from './outgoing/trip-tenders.store.ts';
import { writeReady } from './outgoing/write-outgoing.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'edi.write': NoJobData;
    'edi.tender': NoJobData;
    'edi.deliver': NoJobData;
    /** Handled in the routes, which have what orders are made with. */
    'edi.folder': NoJobData;
  }
}

type Deps = DeliveryDeps & { jobs: Jobs };

const INTERVAL_MS = 2_000;
const FOLDER_INTERVAL_MS = MINUTE_MS / 6;

/** Queues the jobs as soon as there is something to do: anyone who changes an order doesn't wait for a partner. */
export const ediJobs = {
  handle: (deps: Deps) => {
    deps.jobs.handle('edi.write', () => writeReady(deps));
    deps.jobs.handle('edi.tender', () => tenderTrips(deps));
    deps.jobs.handle('edi.deliver', () => deliverWaiting(deps));
  },
  start: async ({ db, now, jobs, config }: Deps, onError: (error: Error) => void) => {
    let pending = Promise.resolve();
    const repeat = (run: () => Promise<void>, intervalMs: number) => {
      const timer = setInterval(() => {
        pending = run().catch(onError);
      }, intervalMs);
      timer.unref();
      return timer;
    };
    const enqueueWhenReady = async () => {
      if (await hasReady(db, now())) await jobs.enqueue(db, 'edi.write', {});
      if (await hasChangedTrips(db)) await jobs.enqueue(db, 'edi.tender', {});
      if (await hasWaiting(db, now())) await jobs.enqueue(db, 'edi.deliver', {});
    };
    const timers = [repeat(enqueueWhenReady, INTERVAL_MS)];
    if (config.ediFolder !== undefined)
      timers.push(repeat(() => jobs.enqueue(db, 'edi.folder', {}), FOLDER_INTERVAL_MS));
    return async () => {
      for (const timer of timers) clearInterval(timer);
      await pending;
    };
  },
};
