/** The position of a span in a trace: hexadecimal ids of W3C Trace Context. */
export type TraceContext = { traceId: string; spanId: string };

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}/;

/** Undefined for an invalid `traceparent`. Ignores whether the sender sampled it. */
export function parseTraceparent(header: unknown): TraceContext | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : undefined;
}

const RATIO_DIGITS = 8;

/**
 * Whether a trace is recorded. Depends only on the id, so it is the same for all spans of a trace, in every process
 * and in browsers; a caller can't have more traces recorded than the operator wants.
 */
export const isSampled = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-RATIO_DIGITS), 16) < ratio * 16 ** RATIO_DIGITS;
