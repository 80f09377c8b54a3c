import sharp from 'sharp';
import type { DistributorInfo } from 'shared-contracts/identity/organizations';
import { shell } from './testing/built-portal.ts';
import { setUpPortalServer } from './testing/portal-server.ts';

const server = setUpPortalServer();
const { get, start } = server;
const harvest = {
  pageTitle: 'Harvest freight',
  accentColor: '#b3261e',
  defaultLanguage: 'it',
} as unknown as DistributorInfo;

const readPixel = async (png: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};

test('serves a manifest with the name, colour and icons of the host', async () => {
  await start({ findDistributor: async () => harvest });
  const { headers, body } = await get('/driver-app.webmanifest');
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({
    name: 'Harvest freight',
    lang: 'it',
    start_url: '/driving',
    scope: '/',
    display: 'standalone',
    theme_color: '#b3261e',
    share_target: {
      action: '/driving/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'file', accept: ['image/jpeg', 'image/png', 'application/pdf'] }] },
    },
  });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await get(src);
    const { width, height, format } = await sharp(icon.rawPayload).metadata();
    expect([icon.headers['content-type'], `${width}x${height}`, format]).toEqual([type, sizes, 'png']);
  }
  expect((await get('/driver-app/icons/any-1.png')).statusCode).toBe(404);
});

test('uses the portal’s name on its own hosts', async () => {
  const { body } = await get('/driver-app.webmanifest', { host: 'portal.consign.example' });
  expect(JSON.parse(body)).toMatchObject({ name: 'Consign', theme_color: '#3d56d4' });
});

test('draws icons in the colour of the organization, or with its picture', async () => {
  await start({ findDistributor: async () => harvest });
  const maskable = (await get('/driver-app/icons/maskable-512.png')).rawPayload;
  expect(await readPixel(maskable, 0, 0)).toEqual([0xb3, 0x26, 0x1e, 0xff]);
  const rounded = (await get('/driver-app/icons/any-192.png')).rawPayload;
  expect((await readPixel(rounded, 0, 0))[3]).toBe(0);

  const green = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  await start({ findIconPicture: async () => ({ id: 'one', content: green }) });
  const withPicture = (await get('/driver-app/icons/maskable-512.png')).rawPayload;
  expect(await readPixel(withPicture, 0, 0)).toEqual([255, 255, 255, 255]);
  expect(await readPixel(withPicture, 256, 256)).toEqual([0, 255, 0, 255]);

  await start({ findIconPicture: async () => ({ id: 'two', content: Buffer.from('damaged') }) });
  expect((await get('/driver-app/icons/any-192.png')).statusCode).toBe(200);
});

test('serves the service worker of the current shell with a strict policy, checked each time', async () => {
  expect((await get('/service-worker.js')).statusCode).toBe(404);
  server.writeFile('shell/assets/service-worker.1.js', 'worker');
  server.writeFile('shell/release.json', { ...shell, worker: 'service-worker.1.js' });
  const { body, headers } = await get('/service-worker.js');
  expect(body).toBe('worker');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
  });
});
