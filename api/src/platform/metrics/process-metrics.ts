import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { APP_VERSION } from 'shared-contracts/values/limits';
import { getPoolStats } from '../database/database.ts';
import { LATEST_MIGRATION } from '../database/migrate.ts';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
const QUANTILES = { 0.5: 50, 0.99: 99, 1: 100 } as const;

/** Registers metrics of the process: memory, CPU, event loop lag, database connections, live streams and jobs. */
export function measureProcess(app: FastifyInstance) {
  const { metrics, db, live, jobs } = app;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });

  metrics.gauge('consign_info', 'The running release and its latest migration.', () => [
    { labels: { version: APP_VERSION, migration: LATEST_MIGRATION }, value: 1 },
  ]);
  metrics.gauge('process_start_time_seconds', 'Start time of the process in unix seconds.', () => [
    { value: Math.round(performance.timeOrigin / 1_000) },
  ]);
  metrics.gauge('process_resident_memory_bytes', 'Resident memory of the process.', () => [
    { value: process.memoryUsage.rss() },
  ]);
  metrics.gauge('process_cpu_seconds_total', 'CPU time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / MICROSECONDS }];
  });
  metrics.gauge('consign_event_loop_lag_seconds', 'Event loop lag since the last scrape.', () => {
    const samples = Object.entries(QUANTILES).map(([quantile, percent]) => ({
      labels: { quantile },
      value: delay.percentile(percent) / NANOSECONDS,
    }));
    delay.reset();
    return samples;
  });
  metrics.gauge(
    'consign_database_connections',
    'Connections of the pool: idle, busy, and queries that wait for one.',
    () => {
      const { open, idle, waiting } = getPoolStats(db);
      return Object.entries({ idle, busy: open - idle, waiting }).map(([state, value]) => ({
        labels: { state },
        value,
      }));
    },
  );
  metrics.gauge('consign_live_streams', 'Open live streams.', () => [{ value: live.countStreams() }]);
  metrics.gauge(
    'consign_jobs',
    'Jobs of all processes by name and state.',
    () => jobs.count().catch(() => []), // the other metrics matter most while the database is away
  );
}
