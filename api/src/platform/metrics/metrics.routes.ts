import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound, unauthorized } from '../errors.ts';
import { API } from '../http/paths.ts';
import { measureProcess } from './of-process.ts';

const LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** Calls by the pattern of their route, never by their address: that names records and people. */
function countCalls(app: FastifyInstance) {
  const { metrics } = app;
  const calls = metrics.counter('consign_http_requests_total', 'Answered calls by method, route and status.');
  const durations = metrics.histogram(
    'consign_http_request_duration_seconds',
    'How long calls took, but for streams.',
    LIMITS,
  );
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, reply) => {
    calls({ method, route, status: String(reply.statusCode) });
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) durations({ method, route }, reply.elapsedTime / 1_000);
  });
}

/** What this process counts, for whoever has the token of the settings; without one there is no such address. */
export function metricsRoutes(app: FastifyInstance) {
  const { metricsToken } = app.config;
  countCalls(app);
  measureProcess(app);

  app.get(`${API}/metrics`, { config: { access: 'public' }, schema: { hide: true } }, async ({ headers }, reply) => {
    if (metricsToken === undefined) throw notFound();
    if (!isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)) throw unauthorized();
    return reply
      .type(TEXT)
      .header('cache-control', 'no-store')
      .send(await app.metrics.text());
  });
}
