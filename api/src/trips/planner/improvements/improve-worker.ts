import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { improvePlans, type ImprovedPlans } from '../improve/improve-plans.ts';
import { type ImproveMessage, type ImproveReply, toPointKey } from './improve-message.ts';

const REPORT_EVERY_MS = 1_000;

const { pool, zones, settings, seed, iterations, milliseconds, stopFlag } = workerData as ImproveMessage;
const flag = new Int32Array(stopFlag);
const reply = (plans: ImprovedPlans, isFinal: boolean) =>
  parentPort?.postMessage({ plans, isFinal } satisfies ImproveReply);

reply(
  improvePlans({ ...pool, zoneAt: (point) => zones.get(toPointKey(point)) ?? null }, settings, {
    seed,
    budget: { iterations: iterations ?? Infinity, milliseconds },
    control: { now: () => performance.now(), shouldStop: () => Atomics.load(flag, 0) === 1 },
    reportEvery: REPORT_EVERY_MS,
    onProgress: (plans) => reply(plans, false),
  }),
  true,
);
