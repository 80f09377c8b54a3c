import { readConfig } from './config.ts';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example:4318/';

test('is off without a collector, and when the SDK is disabled', () => {
  expect(readConfig({}).tracing).toBeUndefined();
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
});

test('reads the settings of OpenTelemetry', () => {
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,x-team=freight',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readConfig(settings).tracing).toEqual({
    url: 'https://collector.example:4318/v1/traces',
    headers: { authorization: 'Bearer abc', 'x-team': 'freight' },
    serviceName: 'consign',
    ratio: 0.25,
  });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'authorization' }, /OTEL_EXPORTER_OTLP_HEADERS/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, /OTEL_EXPORTER_OTLP_HEADERS/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /OTEL_TRACES_SAMPLER_ARG/],
])('refuses %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
