import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AddressNotAllowedError, createGuardedFetch } from './guarded-fetch.ts';

const server = createServer((request, response) => {
  if (request.url === '/large') return response.end('x'.repeat(2 * 1024 * 1024));
  if (request.url === '/moved') return response.writeHead(302, { location: '/' }).end();
  return response.end(`${request.method} ${request.url}`);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const GET = { method: 'GET', headers: {} };

test.each(['http://127.0.0.1:1/', 'https://127.0.0.1:1/', 'https://[::1]:1/', 'https://10.0.0.1/', 'http://1.1.1.1/'])(
  'sends nothing to %s unless private addresses are allowed',
  async (address) => {
    await expect(createGuardedFetch(false)(address, GET)).rejects.toBeInstanceOf(AddressNotAllowedError);
  },
);

test('reads a response, follows no redirects and rejects a large one', async () => {
  const fetch = createGuardedFetch(true);
  expect(await (await fetch(at('/a'), GET)).text()).toBe('GET /a');
  expect((await fetch(at('/moved'), GET)).status).toBe(302);
  await expect(fetch(at('/large'), GET)).rejects.toThrow('too large');
});
