import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';
import { costOf, LIMITS } from './rate-limits.rules.ts';

const portal = testApp({ config: { rateLimits: true } });
const build = () => createBuilders(portal.db, TEST_NOW);

test.each([
  ['/api/orders/v2', 1],
  ['/api/orders/v2/export', 10],
  ['/api/v2/trips/suggest', 10],
  ['/api/reports/:name', 10],
  ['/api/exports', 1],
])('%s costs %i', (url, cost) => {
  expect(costOf(url)).toBe(cost);
});

test('allows a person 120 of the heaviest calls in a row', () => {
  expect(LIMITS.user.capacity).toBeGreaterThanOrEqual(120 * costOf('/api/orders/v2/export'));
  expect(LIMITS.organization.capacity).toBeGreaterThanOrEqual(LIMITS.user.capacity);
});

test('returns the remaining calls to every caller, and stops a key that calls too often but not the others', async () => {
  const { id: organizationId } = await build().organization();
  const creator = await build().user({ organizationId, role: 'admin', rules: 'all' });
  const keys = [
    await build().apiKey({ organizationId, createdBy: creator.id }),
    await build().apiKey({ organizationId, createdBy: creator.id }),
  ];
  const [busy, idle] = keys.map(({ secret }) => portal.as(null, { authorization: `Bearer ${secret}` }));
  const first = await busy?.get('/users/rules');
  expect(first?.headers).toMatchObject({
    'ratelimit-limit': '600',
    'ratelimit-remaining': '599',
    'ratelimit-reset': '1',
  });
  let reply = first;
  for (let sent = 0; reply?.statusCode === 200 && sent < 20_000; sent += 1) reply = await busy?.get('/users/rules');
  expect(reply?.statusCode).toBe(429);
  expect(reply?.json()).toMatchObject({ code: 'tooManyRequests', params: { limitedBy: 'key', retryAfter: 1 } });
  expect(reply?.headers).toMatchObject({ 'retry-after': '1', 'ratelimit-remaining': '0' });
  expect((await idle?.get('/users/rules'))?.statusCode).toBe(200);
  const person = await portal.as(creator).get('/users/rules');
  expect([person.statusCode, person.headers['ratelimit-limit']]).toEqual([200, '1500']);
});

test('does not count calls without a caller', async () => {
  const reply = await portal.as(null).get('/contacts');
  expect([reply.statusCode, reply.headers['ratelimit-limit']]).toEqual([401, undefined]);
});
