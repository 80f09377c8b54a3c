import { Worker } from 'node:worker_threads';
import { lastDropOf } from '../groups.rules.ts';
import type { Fleet } from '../fleet/plan-for-fleet.ts';
import type { ImprovedPlans } from '../improve/improve-plans.ts';
import type { Pool } from '../pool.rules.ts';
import { toPointKey } from '../fleet/fleet-places.rules.ts';
import type { ImproveMessage, ImproveReply } from './improve-message.ts';

type Options = Pick<ImproveMessage, 'settings' | 'seed' | 'iterations' | 'milliseconds'> & {
  pool: Pool & { fleet?: Fleet };
  onProgress: (plans: ImprovedPlans) => void;
};

/** Runs the search in a thread of its own, so that requests are answered in the meantime. */
export function improveInWorker({ pool: { zoneAt, ...pool }, onProgress, ...options }: Options): {
  result: Promise<ImprovedPlans>;
  stop: () => void;
} {
  const stopFlag = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const drops = pool.orders.map(lastDropOf).map(({ point }) => point);
  const workerData: ImproveMessage = {
    ...options,
    pool,
    zones: new Map(drops.map((point) => [toPointKey(point), zoneAt(point)])),
    stopFlag,
  };
  const worker = new Worker(new URL('improve-worker.ts', import.meta.url), { workerData });
  const result = new Promise<ImprovedPlans>((resolve, reject) => {
    worker.on('message', ({ plans, isFinal }: ImproveReply) => {
      if (isFinal) resolve(plans);
      else onProgress(plans);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The improvement ended with code ${code}`)));
  });
  return { result, stop: () => void Atomics.store(new Int32Array(stopFlag), 0, 1) };
}
