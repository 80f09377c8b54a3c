import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { APP_VERSION } from 'shared-contracts/values/limits';
import { poolUse } from '../database.ts';
import { NEWEST } from '../migrate.ts';

const NANO = 1e9;
const MICRO = 1e6;
const QUANTILES = { 0.5: 50, 0.99: 99, 1: 100 } as const;

/** What can be seen of this process: memory, processor, how late its events run, its connections, its readers. */
export function measureProcess(app: FastifyInstance) {
  const { metrics, db, live, jobs } = app;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });

  metrics.gauge('consign_info', 'The release that runs, and its newest migration.', () => [
    { labels: { version: APP_VERSION, migration: NEWEST }, value: 1 },
  ]);
  metrics.gauge('process_start_time_seconds', 'When the process began, unix seconds.', () => [
    { value: Math.round(performance.timeOrigin / 1_000) },
  ]);
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => [
    { value: process.memoryUsage.rss() },
  ]);
  metrics.gauge('process_cpu_seconds_total', 'Processor time that the process has used.', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / MICRO }];
  });
  metrics.gauge('consign_event_loop_lag_seconds', 'How late events ran since the metrics were read last.', () => {
    const samples = Object.entries(QUANTILES).map(([quantile, percent]) => ({
      labels: { quantile },
      value: delay.percentile(percent) / NANO,
    }));
    delay.reset();
    return samples;
  });
  metrics.gauge(
    'consign_database_connections',
    'Connections of the pool: idle, in use, and calls that wait for one.',
    () => {
      const { open, idle, waiting } = poolUse(db);
      return Object.entries({ idle, busy: open - idle, waiting }).map(([state, value]) => ({
        labels: { state },
        value,
      }));
    },
  );
  metrics.gauge('consign_live_streams', 'Open live streams.', () => [{ value: live.count() }]);
  metrics.gauge('consign_jobs', 'Jobs in the database, of all processes, by name and state.', () => jobs.count());
}
