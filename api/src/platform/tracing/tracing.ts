import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { TracingConfig } from '../config/tracing-settings.ts';
import type { Exporter } from './exporter.ts';
import type { Attributes, SpanKind } from './otlp.rules.ts';
import { isSampled, type TraceContext } from './trace-context.rules.ts';

type Tracing = { exporter: Exporter; ratio: number; context: AsyncLocalStorage<TraceContext> };
type NewSpan = { name: string; kind: SpanKind; attributes?: Attributes };

/** Undefined while tracing is off: then nothing of it is created, and a query costs one comparison more. */
let tracing: Tracing | undefined;

/** Traces this process from now on. Loaded only when a collector is set. */
export async function startTracing(config: TracingConfig, resource: Attributes): Promise<void> {
  const { createExporter } = await import('./exporter.ts');
  tracing = { exporter: createExporter(config, resource), ratio: config.ratio, context: new AsyncLocalStorage() };
}

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  const stopped = tracing;
  tracing = undefined;
  await stopped?.exporter.stop();
}

export const getExporter = (): Exporter | undefined => tracing?.exporter;
export const isTraceRecorded = (traceId: string): boolean => tracing !== undefined && isSampled(traceId, tracing.ratio);

const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
export const createSpanId = () => randomBytes(SPAN_ID_BYTES).toString('hex');
const now = () => performance.timeOrigin + performance.now();

export type OpenSpan = {
  context: TraceContext;
  end: (more?: { attributes?: Attributes; error?: string | undefined }) => void;
};

/** Begins a span below its parent, or a new trace. Undefined when tracing is off, or the trace is not recorded. */
export function beginSpan({ name, kind, attributes = {} }: NewSpan, parent?: TraceContext): OpenSpan | undefined {
  if (!tracing) return undefined;
  const traceId = parent?.traceId ?? randomBytes(TRACE_ID_BYTES).toString('hex');
  if (!isSampled(traceId, tracing.ratio)) return undefined;
  const { exporter } = tracing;
  const context = { traceId, spanId: createSpanId() };
  const startedAt = now();
  return {
    context,
    end: ({ attributes: more, error } = {}) =>
      exporter.add({
        ...context,
        parentSpanId: parent?.spanId,
        name,
        kind,
        startedAt,
        endedAt: now(),
        attributes: { ...attributes, ...more },
        error,
      }),
  };
}

/** Makes a span the parent of all spans that the function begins. */
export const withinSpan = <T>(span: OpenSpan | undefined, run: () => T): T =>
  tracing && span ? tracing.context.run(span.context, run) : run();

const nameOfError = (error: unknown) => (error instanceof Error ? error.name : 'Error');

async function runInSpan<T>(span: OpenSpan | undefined, run: () => Promise<T>): Promise<T> {
  if (!span) return run();
  try {
    const result = await withinSpan(span, run);
    span.end();
    return result;
  } catch (error) {
    span.end({ error: nameOfError(error) });
    throw error;
  }
}

/** Runs a function in a span below the current one, or in a new trace. */
export const traced = <T>(options: NewSpan, run: () => Promise<T>): Promise<T> =>
  tracing ? runInSpan(beginSpan(options, tracing.context.getStore()), run) : run();

/** Like `traced`, but only as part of an existing trace, since it is meaningless on its own. */
export function tracedPart<T>(createOptions: () => NewSpan, run: () => Promise<T>): Promise<T> {
  const parent = tracing?.context.getStore();
  return parent ? runInSpan(beginSpan(createOptions(), parent), run) : run();
}
