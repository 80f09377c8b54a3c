import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { improveFleet } from '../improve/improve-fleet.ts';
import { type ImprovedPlans, improvePlans, type ImprovePlansOptions } from '../improve/improve-plans.ts';
import type { Pool } from '../pool.rules.ts';
import { toPointKey } from '../fleet/fleet-places.rules.ts';
import type { ImproveMessage, ImproveReply } from './improve-message.ts';

const REPORT_EVERY_MS = 1_000;

const { pool: sent, zones, settings, seed, iterations, milliseconds, stopFlag } = workerData as ImproveMessage;
const flag = new Int32Array(stopFlag);
const reply = (plans: ImprovedPlans, isFinal: boolean) =>
  parentPort?.postMessage({ plans, isFinal } satisfies ImproveReply);

const { fleet, ...rest } = sent;
const pool: Pool = { ...rest, zoneAt: (point) => zones.get(toPointKey(point)) ?? null };
const options: ImprovePlansOptions = {
  seed,
  budget: { iterations: iterations ?? Infinity, milliseconds },
  control: { now: () => performance.now(), shouldStop: () => Atomics.load(flag, 0) === 1 },
  reportEvery: REPORT_EVERY_MS,
  onProgress: (plans) => reply(plans, false),
};
reply(fleet ? improveFleet(pool, fleet, settings, options) : improvePlans(pool, settings, options), true);
