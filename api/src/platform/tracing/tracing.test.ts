import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';
import type { Span, toOtlp } from './otlp.rules.ts';
import { getExporter, startTracing, stopTracing, traced } from './tracing.ts';

type Sent = Span & { service: string; attributes: Record<string, string> };
type Body = ReturnType<typeof toOtlp>;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const NAVIGATION = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${NAVIGATION}-01`;

/** A collector: an HTTP server that receives OTLP in JSON. */
const collector = { bodies: [] as Body[], headers: [] as unknown[], status: 200 };
const server = createServer(async (request, response) => {
  collector.headers.push([request.method, request.url, request.headers['x-team']]);
  collector.bodies.push(JSON.parse(Buffer.concat(await request.toArray()).toString('utf8')) as Body);
  response.writeHead(collector.status).end('{}');
});
const config = { url: '', headers: { 'x-team': 'freight' }, serviceName: 'consign', ratio: 1 };
const start = (ratio = 1) => startTracing({ ...config, ratio }, { 'service.version': '1' });

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  config.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  await start();
});
const lines: string[] = [];
const portal = testApp({ config: { tracing: config }, log: (line) => lines.push(line) });
afterAll(() => server.close());
beforeEach(async () => {
  await stopTracing();
  await start();
  collector.bodies.splice(0);
  collector.status = 200;
});

const valueOf = (value: object) => String(Object.values(value)[0]);
async function readSpans(): Promise<Sent[]> {
  await getExporter()?.flush();
  return collector.bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({
          ...(span as unknown as Span),
          service: valueOf(resource.attributes.find(({ key }) => key === 'service.name')?.value ?? {}),
          attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, valueOf(value)])),
        })),
      ),
    ),
  );
}
const createUser = () => createBuilders(portal.db, TEST_NOW).user({ rules: 'all' });

test('puts a navigation, its calls and their statements into one trace', async () => {
  const user = await createUser();
  await portal.as(user, { traceparent }).get('/orders/v2?search=private');
  const navigation = {
    traceId: TRACE,
    spanId: NAVIGATION,
    name: '/orders',
    startedAt: 1_795_161_600_000,
    endedAt: 1_795_161_600_500,
  };
  expect((await portal.as(user).post('/traces', { spans: [navigation] })).statusCode).toBe(204);
  const spans = (await readSpans()).filter(({ traceId }) => traceId === TRACE);
  const page = spans.find(({ spanId }) => spanId === NAVIGATION);
  expect(page).toMatchObject({ service: 'consign-browser', name: 'navigate /orders', kind: 3 });
  const call = spans.find(({ parentSpanId }) => parentSpanId === NAVIGATION);
  expect(call).toMatchObject({
    service: 'consign',
    name: 'GET /api/orders/v2',
    kind: 2,
    attributes: { 'http.request.method': 'GET', 'http.route': '/api/orders/v2', 'http.response.status_code': '200' },
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.map(({ name }) => name)).toContain('with orders');
  expect(spans.length).toBe(statements.length + 2);
  expect(JSON.stringify(spans)).not.toMatch(/private/);
  expect(collector.headers.at(-1)).toEqual(['POST', '/v1/traces', 'freight']);
});

test('writes the id of the trace to the log', async () => {
  lines.splice(0);
  await portal.as(await createUser(), { traceparent }).get('/users/self');
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ traceId, route }) => [traceId, route])).toEqual([[TRACE, '/api/users/self']]);
});

test('starts a new trace without a valid traceparent, and never contains values', async () => {
  const user = await createUser();
  await portal.as(user, { traceparent: `00-${'0'.repeat(32)}-${NAVIGATION}-01` }).get(`/users/${user.id}`);
  const spans = await readSpans();
  const [call] = spans.filter(({ kind }) => Number(kind) === 2);
  expect(call).toMatchObject({ name: 'GET /api/users/:id', traceId: expect.not.stringMatching(/^0+$/) });
  expect(call).not.toHaveProperty('parentSpanId');
  expect(JSON.stringify(spans)).not.toContain(user.id);
  expect(JSON.stringify(spans)).not.toContain(user.login);
});

test('traces jobs with their statements', async () => {
  await portal.app.jobs.enqueue(portal.db, 'idempotency.cleanup', {});
  await portal.app.jobs.runDue();
  const spans = await readSpans();
  const job = spans.find(({ name }) => name === 'job idempotency.cleanup');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId).map(({ name }) => name)).toContain(
    'delete idempotency_keys',
  );
});

test('contains the code of the error of a failed span, not its message', async () => {
  const failed = traced({ name: 'x', kind: 'internal' }, () => Promise.reject(new TypeError('private')));
  await expect(failed).rejects.toThrow('private');
  expect(await readSpans()).toMatchObject([
    { name: 'x', attributes: { 'error.type': 'TypeError' }, status: { code: 2 } },
  ]);
  expect(JSON.stringify(collector.bodies)).not.toContain('private');
});

test('records the configured share of traces, regardless of callers', async () => {
  await stopTracing();
  await start(0);
  const user = await createUser();
  await portal.as(user, { traceparent }).get('/users/self');
  const span = { traceId: TRACE, spanId: NAVIGATION, name: '/', startedAt: 1, endedAt: 2 };
  await portal.as(user).post('/traces', { spans: [span] });
  expect(await readSpans()).toEqual([]);
});

test('drops spans that a collector refuses or that are too many, and counts them', async () => {
  collector.status = 503;
  for (let n = 0; n < 3_000; n += 1) void traced({ name: 'x', kind: 'internal' }, () => Promise.resolve());
  await after(0);
  await getExporter()?.flush();
  const { sent = 0, dropped = 0 } = getExporter()?.counts ?? {};
  expect([sent, dropped]).toEqual([0, 3_000]);
});

test.each([
  [{ spans: [] }],
  [{ spans: [{ traceId: 'x', spanId: NAVIGATION, name: '/', startedAt: 1, endedAt: 2 }] }],
  [{ spans: [{ traceId: TRACE, spanId: NAVIGATION, name: '/?email=a@b', startedAt: 1, endedAt: 2 }] }],
  [{ spans: [{ traceId: TRACE, spanId: NAVIGATION, name: '/', startedAt: -1, endedAt: 1e300 }] }],
])('refuses the navigation %j', async (body) => {
  expect((await portal.as(await createUser()).post('/traces', body)).statusCode).toBe(422);
});

test('traces nothing while it is off', async () => {
  await stopTracing();
  await portal.as(await createUser(), { traceparent }).get('/users/self');
  expect(await traced({ name: 'x', kind: 'internal' }, () => Promise.resolve(7))).toBe(7);
  expect([getExporter(), collector.bodies]).toEqual([undefined, []]);
});
