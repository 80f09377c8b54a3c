import { gunzipSync } from 'node:zlib';
import { testApp } from '../testing/test-app.ts';

const portal = testApp();
const open = (path: string, headers = {}) => portal.app.inject({ url: path, headers });

test('shows a page that loads only from this server', async () => {
  const { statusCode, headers, payload } = await open('/api/docs');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  const addresses = [...payload.matchAll(/(?:src|data-url)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    expect(address).toMatch(/^\/api\//);
    expect((await open(address)).statusCode).toBe(200);
  }
});

test('sends the script compressed and cacheable', async () => {
  const [plain, compressed] = [
    await open('/api/docs/reference.js'),
    await open('/api/docs/reference.js', { 'accept-encoding': 'gzip, br' }),
  ];
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.payload);
  expect(compressed.rawPayload.length).toBeLessThan(1_500_000);
});
