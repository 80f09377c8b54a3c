import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound, unauthorized } from '../errors/app-error.ts';
import { API_PREFIX } from '../http/api-prefix.ts';
import { measureProcess } from './process-metrics.ts';

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** Labels requests with the pattern of their route, never with the URL, which contains ids and personal data. */
function measureRequests(app: FastifyInstance) {
  const { metrics } = app;
  const requests = metrics.counter('consign_http_requests_total', 'Handled requests by method, route and status.');
  const durations = metrics.histogram(
    'consign_http_request_duration_seconds',
    'Duration of requests, except streams.',
    DURATION_BUCKETS,
  );
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, reply) => {
    requests({ method, route, status: String(reply.statusCode) });
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) durations({ method, route }, reply.elapsedTime / 1_000);
  });
}

/** Serves the metrics of this process to holders of `METRICS_TOKEN`. */
export function metricsRoutes(app: FastifyInstance) {
  const { metricsToken } = app.config;
  measureRequests(app);
  measureProcess(app);

  app.get(
    `${API_PREFIX}/metrics`,
    { config: { access: 'public' }, schema: { hide: true } },
    async ({ headers }, reply) => {
      if (metricsToken === undefined) throw notFound();
      if (!isEqual(headers.authorization ?? '', `Bearer ${metricsToken}`)) throw unauthorized();
      return reply
        .type(TEXT)
        .header('cache-control', 'no-store')
        .send(await app.metrics.text());
    },
  );
}
