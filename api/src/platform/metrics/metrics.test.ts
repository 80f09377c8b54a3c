import { createBuilders } from '../../../demo/builders.ts';
import { readLive } from '../live/testing/live-reader.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';
import { formatMetrics } from './prometheus-text.rules.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a token for the metrics';
const portal = testApp({ config: { metricsToken: TOKEN } });
const request = (authorization: string) => portal.as(null, { authorization }).get('/metrics');
const readMetrics = async () => (await request(`Bearer ${TOKEN}`)).body.split('\n');

test('formats samples, and escapes label values', () => {
  const samples = [{ value: 1.5 }, { labels: { a: 'say "no"\\\n', b: '' }, value: 0, suffix: '_sum' }];
  expect(formatMetrics([{ name: 'x', help: 'Help.', type: 'gauge', samples }])).toBe(
    '# HELP x Help.\n# TYPE x gauge\nx 1.5\nx_sum{a="say \\"no\\"\\\\\\n",b=""} 0\n',
  );
});

test('counts a duration in every bucket up to its bound, and a longer one in +Inf', async () => {
  const { histogram, text } = createMetrics();
  const observe = histogram('t', 'T.', [0.1, 1]);
  for (const seconds of [0.1, 0.5, 7]) observe({ route: '/' }, seconds);
  expect((await text()).split('\n').slice(2, -1)).toEqual([
    't_bucket{route="/",le="0.1"} 1',
    't_bucket{route="/",le="1"} 2',
    't_bucket{route="/",le="+Inf"} 3',
    't_sum{route="/"} 7.6',
    't_count{route="/"} 3',
  ]);
});

test('requires the token', async () => {
  expect([
    (await request('')).statusCode,
    (await request(`Bearer ${TOKEN}!`)).statusCode,
    (await request(`Bearer ${TOKEN}`)).statusCode,
  ]).toEqual([401, 401, 200]);
});

test('counts requests by route without ids and queries, streams, connections and positions', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const user = await createBuilders(portal.db, TEST_NOW).user();
  await portal.as(user).get('/partners/0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10?search=private');
  const organization = await portal.db
    .selectFrom('organizations')
    .select('trackingToken')
    .where('id', '=', user.organizationId)
    .executeTakeFirstOrThrow();
  await portal.as(null).get(`/telemetry/positions?token=${organization.trackingToken}&id=nobody&lat=7&lon=80`);
  const stream = await readLive(portal.app, user);
  const lines = await readMetrics();
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^consign_http_requests_total\{method="GET",route="\/api\/partners\/:id",status="4\d\d"\} 1$/,
      ),
      'consign_live_streams 1',
      'consign_positions_total{outcome="stored"} 0',
      'consign_positions_total{outcome="unknownDevice"} 1',
      'consign_database_connections{state="waiting"} 0',
      expect.stringMatching(/^consign_event_loop_lag_seconds\{quantile="0.99"\} [\d.]+$/),
      expect.stringMatching(
        /^consign_http_request_duration_seconds_count\{method="GET",route="\/api\/partners\/:id"\} 1$/,
      ),
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/private|0b9c6f0e|NaN|undefined/);
  await stream.close();
});
