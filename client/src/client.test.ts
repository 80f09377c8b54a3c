import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { generateTypes, TYPES } from '../generate.ts';
import { createClient } from './index.ts';
import { verifyWebhook } from './webhooks.ts';

const SECRET = `whsec_${Buffer.from('a secret of the test').toString('base64')}`;

test('has the types of the released document: run `npm run openapi -- --keep` after changing it', async () => {
  expect(readFileSync(TYPES, 'utf8')).toBe(await generateTypes());
});

test('calls with the key, and returns data or the error', async () => {
  const requests: Request[] = [];
  const replies = [
    Response.json({ items: [], total: 0, page: 1, limit: 25 }),
    Response.json({ statusCode: 404, code: 'notFound', message: 'Not found' }, { status: 404 }),
  ];
  const client = createClient({
    baseUrl: 'https://freight.example.com',
    apiKey: 'csg_test',
    fetch: async (request) => {
      requests.push(request);
      return replies.shift() ?? Response.error();
    },
  });
  const list = await client.GET('/api/v1/orders', { params: { query: { limit: 25 } } });
  const order = await client.GET('/api/v1/orders/{id}', { params: { path: { id: 'unknown' } } });
  expect([list.data?.total, order.error?.code]).toEqual([0, 'notFound']);
  expect(requests.map(({ url }) => url)).toEqual([
    'https://freight.example.com/api/v1/orders?limit=25',
    'https://freight.example.com/api/v1/orders/unknown',
  ]);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer csg_test');
});

test('accepts signed messages only', () => {
  const body = JSON.stringify({ type: 'order.submit', timestamp: '2026-11-20T08:00:00.000Z', data: { id: '1' } });
  const sentAt = new Date();
  const headers = {
    'webhook-id': 'm1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': new Webhook(SECRET).sign('m1', sentAt, body),
  };
  expect(verifyWebhook(SECRET, body, headers)).toMatchObject({ type: 'order.submit', data: { id: '1' } });
  expect(() => verifyWebhook(SECRET, `${body} `, headers)).toThrow('No matching signature');
});
