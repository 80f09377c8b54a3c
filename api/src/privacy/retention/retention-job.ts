import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS } from 'shared-contracts/values/time';
import { inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Services } from '../../platform/services/services.ts';
import { deleteBatch } from './delete-expired.store.ts';
import { listExpiries } from './retention.rules.ts';
import { listOrganizations } from './retention.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'privacy.retention': NoJobData;
  }
}

const INTERVAL_MS = 24 * HOUR_MS;
/** Rows per transaction, small enough that nobody waits for it. */
export const BATCH_SIZE = 1_000;
/** Per kind and organization: the rest follows on the next day. */
const MAX_BATCHES = 500;

/** Registered at the start, so that it is exposed before anything is deleted. */
export const createRetentionCounter = (metrics: Metrics) =>
  metrics.counter('consign_retention_deleted_total', 'Rows deleted after their retention, by kind.');

type Deps = Pick<Services, 'batchDb' | 'now' | 'jobs' | 'metrics'> & { log: FastifyBaseLogger };

/** Deletes data beyond the retention of organizations, in batches. */
export const retentionJob = periodicJob(
  'privacy.retention',
  INTERVAL_MS,
  async ({ batchDb, now, metrics, log }: Deps) => {
    const count = createRetentionCounter(metrics);
    for (const { organizationId, chosen } of await listOrganizations(batchDb))
      for (const { kind, before } of listExpiries(chosen, now())) {
        const batch = { organizationId, before, limit: BATCH_SIZE, now: now() };
        let total = 0;
        for (let n = 0; n < MAX_BATCHES; n += 1) {
          const deleted = await inTransaction(batchDb, (tx) => deleteBatch(tx, kind, batch));
          total += deleted;
          if (deleted < BATCH_SIZE) break;
        }
        if (total === 0) continue;
        count({ kind }, total);
        log.info({ organization: organizationId, kind, before, deleted: total }, 'retention');
      }
  },
);
