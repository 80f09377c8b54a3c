import type { TracingConfig } from '../config/tracing-settings.ts';
import { type Attributes, type Span, toOtlp } from './otlp.rules.ts';

/** Per process; more spans are dropped, so that a slow collector costs no memory. */
const MAX_QUEUED = 2_048;
const BATCH_SIZE = 512;
const INTERVAL_MS = 5_000;
const TIMEOUT_MS = 10_000;

export type Exporter = {
  /** @param service defaults to that of the process */
  add: (span: Span, service?: string) => void;
  /** Sends all that is queued. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
  counts: { sent: number; dropped: number };
};

/** Sends finished spans to a collector in batches. A batch that fails is dropped: losing traces is acceptable. */
export function createExporter({ url, headers, serviceName }: TracingConfig, resource: Attributes): Exporter {
  const counts = { sent: 0, dropped: 0 };
  let queued: { span: Span; service: string }[] = [];
  let sending = Promise.resolve();

  async function post(spans: readonly Span[], service: string) {
    try {
      const body = JSON.stringify(toOtlp(spans, { ...resource, 'service.name': service }));
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const request = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' }, signal };
      const response = await fetch(url, request);
      await response.arrayBuffer();
      counts[response.ok ? 'sent' : 'dropped'] += spans.length;
    } catch {
      counts.dropped += spans.length;
    }
  }

  async function sendQueued() {
    while (queued.length > 0) {
      const batch = queued.slice(0, BATCH_SIZE);
      queued = queued.slice(BATCH_SIZE);
      for (const [service, spans] of Map.groupBy(batch, (one) => one.service))
        await post(
          spans.map(({ span }) => span),
          service,
        );
    }
  }
  const flush = () => (sending = sending.then(sendQueued));
  const timer = setInterval(() => void flush(), INTERVAL_MS).unref();

  return {
    add: (span, service = serviceName) => {
      if (queued.length >= MAX_QUEUED) counts.dropped += 1;
      else queued.push({ span, service });
      if (queued.length === BATCH_SIZE) void flush();
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
    counts,
  };
}
