import { z } from 'zod';

/** The receiver of traces, and the share of traces that are sent. */
export type TracingConfig = { url: string; headers: Record<string, string>; serviceName: string; ratio: number };

const HEADERS = /^[\w-]+=[^,=%]*(?:%[0-7][0-9A-Fa-f][^,=%]*)*(?:,[\w-]+=[^,=%]*(?:%[0-7][0-9A-Fa-f][^,=%]*)*)*$/;

/** Named as by the specification of OpenTelemetry. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    z.url({ protocol: /^https?$/ }).optional(),
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a collector of traces, e.g. http://127.0.0.1:4318.',
  ],
  OTEL_EXPORTER_OTLP_HEADERS: [
    z.string().regex(HEADERS).optional(),
    'OTEL_EXPORTER_OTLP_HEADERS must be headers for the collector, e.g. authorization=Bearer%20abc,x-team=freight.',
  ],
  OTEL_SERVICE_NAME: [
    z.string().min(1).default('consign'),
    'OTEL_SERVICE_NAME must be the name of the service in traces.',
  ],
  OTEL_TRACES_SAMPLER_ARG: [
    z.coerce.number().min(0).max(1).default(1),
    'OTEL_TRACES_SAMPLER_ARG must be the share of traces to keep, from 0 to 1.',
  ],
  OTEL_SDK_DISABLED: [z.stringbool().default(false), 'OTEL_SDK_DISABLED must be true or false.'],
} as const;

type Settings = { [name in keyof typeof TRACING_SETTINGS]: z.infer<(typeof TRACING_SETTINGS)[name][0]> };

const parseHeaders = (list: string) =>
  Object.fromEntries(
    list
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('='))
      .map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
  );

export const toTracing = (settings: Settings): TracingConfig | undefined =>
  settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined || settings.OTEL_SDK_DISABLED
    ? undefined
    : {
        url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
        headers: parseHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
        serviceName: settings.OTEL_SERVICE_NAME,
        ratio: settings.OTEL_TRACES_SAMPLER_ARG,
      };
