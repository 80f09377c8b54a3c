import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createDiskCheck } from '../database/disk-space.ts';
import { getSchemaState } from '../database/migrate.ts';
import { API_PREFIX } from './api-prefix.ts';

/** Shorter than the timeouts of monitoring tools. */
const DATABASE_TIMEOUT_MS = 2_000;
const PAGES_TIMEOUT_MS = 2_000;
const UNREACHABLE = 'database unreachable';
const PUBLIC_ROUTE = { config: { access: 'public' }, schema: { hide: true }, exposeHeadRoute: true } as const;

type Status = { status: string; reason?: string };
const READY: Status = { status: 'ok' };
/** Reads still work, so the process stays in service. */
const DISK_FULL: Status = { status: 'degraded', reason: 'database disk full' };

/** @param fallback the result when it takes too long or fails */
const within = <T>(ms: number, result: Promise<T>, fallback: T): Promise<T> =>
  Promise.race([result.catch(() => fallback), delay(ms, fallback, { ref: false })]);

/**
 * Liveness and readiness checks. Readiness responds with 503 and the reason when the process can't serve, and reports
 * `degraded` when it can only read.
 * @param findPageProblem finds out why pages can't be served
 */
export function healthRoutes(app: FastifyInstance, findPageProblem: () => Promise<string | undefined>) {
  const isDiskWritable = createDiskCheck([app.db, app.batchDb]);

  const getStatus = async (): Promise<Status> => {
    if (app.isDraining()) return { status: 'stopping' };
    if (app.jobs.isStopped()) return { status: 'jobs stopped' };
    const [schema, pageProblem] = await Promise.all([
      within<string>(DATABASE_TIMEOUT_MS, getSchemaState(app.db), UNREACHABLE),
      within(PAGES_TIMEOUT_MS, findPageProblem(), 'registry unreadable'),
    ]);
    if (schema !== 'ok') return { status: schema };
    if (pageProblem) return { status: pageProblem };
    return (await within(DATABASE_TIMEOUT_MS, isDiskWritable(), true)) ? READY : DISK_FULL;
  };

  app.get(`${API_PREFIX}/health`, PUBLIC_ROUTE, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get(`${API_PREFIX}/ready`, PUBLIC_ROUTE, async (_request, reply) => {
    const status = await getStatus();
    return reply
      .code(status === READY || status === DISK_FULL ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(status);
  });
}
