import type { FastifyInstance } from 'fastify';
import { beginSpan, getExporter, type OpenSpan, stopTracing, withinSpan } from './tracing.ts';
import { parseTraceparent } from './trace-context.rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; undefined when it isn't traced. */
    span: OpenSpan | undefined;
  }
}

const SERVER_ERROR = 500;

/** Traces requests, below the span that the caller names in `traceparent`. Their log lines carry the trace's id. */
export function traceRequests(app: FastifyInstance) {
  if (!getExporter()) return;
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'none';
    const span = beginSpan(
      {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route },
      },
      parseTraceparent(headers.traceparent),
    );
    if (!span) return done();
    request.span = span;
    request.log = request.log.child({ traceId: span.context.traceId });
    reply.log = request.log;
    withinSpan(span, done);
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.end({
      attributes: { 'http.response.status_code': statusCode },
      error: statusCode >= SERVER_ERROR ? String(statusCode) : undefined,
    });
  });
  app.metrics.gauge('consign_trace_spans_total', 'Spans sent to the collector, and dropped.', () => {
    const { sent = 0, dropped = 0 } = getExporter()?.counts ?? {};
    return Object.entries({ sent, dropped }).map(([outcome, value]) => ({ labels: { outcome }, value }));
  });
  app.addHook('onClose', () => stopTracing());
}
