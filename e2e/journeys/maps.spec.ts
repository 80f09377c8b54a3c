import type { BrowserContext, Page } from '@playwright/test';
import { selectOption } from '../support/forms.ts';
import { TILES } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);
const FALLBACK_NOTICE = 'Map tiles can’t be loaded. Showing the built-in map';

/** Mocks the tile service as available or not. */
const mockTiles = (context: BrowserContext, areAvailable: () => boolean) =>
  context.route(`${TILES}/**`, (route) =>
    areAvailable()
      ? route.fulfill({ contentType: 'image/png', body: TILE, headers: { 'access-control-allow-origin': '*' } })
      : route.abort(),
  );
const recordScripts = (page: Page) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && requests.push(new URL(request.url()).pathname),
  );
  return requests;
};
const findCanvas = (page: Page) => page.locator('[data-map=maplibre] canvas');
/** Counts distinct bytes of a screenshot; low while the map is empty. */
const countColours = async (page: Page) => new Set((await findCanvas(page).screenshot()).toString('latin1')).size;

test('the route of an order is drawn with its stops, even without tiles, which reappear automatically', async ({
  openAs,
  testData,
}) => {
  const { id } = await testData.createOrder();
  const planner = await openAs('planner');
  const requests = recordScripts(planner);
  let areAvailable = false;
  await mockTiles(planner.context(), () => areAvailable);
  await planner.goto('/orders');
  await expect(planner.getByRole('table')).toBeVisible();
  expect(
    requests.filter((path) => /map-|maplibre|mapbox/.test(path)),
    'pages without a map load no map scripts',
  ).toEqual([]);

  await planner.goto(`/orders/${id}`);
  const map = planner.getByRole('group', { name: 'Map of the route' });
  await expect(findCanvas(planner)).toBeVisible();
  await expect(map.getByRole('img', { name: '1. Hatton tea factory' })).toHaveText('1');
  await expect(map.getByRole('img', { name: '2. Port of Colombo, export gate' })).toHaveText('2');
  await expect(map.getByText(FALLBACK_NOTICE)).toBeVisible();
  await expect(map.getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  expect(
    requests.filter((path) => /mapbox/.test(path)),
    'Mapbox is not loaded without a token',
  ).toEqual([]);
  await expect.poll(() => countColours(planner)).toBeGreaterThan(100);

  areAvailable = true;
  await planner.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(map.getByText(FALLBACK_NOTICE)).toHaveCount(0);
  await expect(map.getByRole('link', { name: 'Tile makers' })).toHaveAttribute('href', `${TILES}/about`);

  await planner.getByRole('button', { name: 'Open larger map' }).click();
  const dialog = planner.getByRole('dialog', { name: 'Map of the route' });
  await expect(dialog.getByRole('img', { name: '1. Hatton tea factory' })).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(900);
  await dialog.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(1440);
  await planner.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the map of an order form loads on the location step and shows selected stops', async ({ openAs, testData }) => {
  const { id } = await testData.createOrder();
  const planner = await openAs('planner');
  await mockTiles(planner.context(), () => true);
  const requests = recordScripts(planner);
  await planner.goto(`/orders/${id}/edit`);
  const location = planner.getByRole('button', { name: /Location/ }).first();
  await expect(location).toBeVisible();
  expect(requests.filter((path) => /vendor-map/.test(path))).toEqual([]);
  await location.click();
  await expect(findCanvas(planner)).toBeVisible();
  await selectOption(planner, 'Drop 1', 'Kandy city depot');
  await expect(planner.getByRole('img', { name: '2. Kandy city depot' })).toBeVisible();
});

const MAPBOX_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#d0e0d0' } }],
};

test('the map uses Mapbox with the organization’s token, and the default map if Mapbox rejects it', async ({
  openAs,
  apiFor,
  testData,
}) => {
  const { id } = await testData.createOrder();
  const root = await apiFor('root');
  const { body: organization } = await (await apiFor('planner')).get<{ id: string }>('/organizations/my');
  const planner = await openAs('planner');
  await mockTiles(planner.context(), () => true);
  let isTokenValid = true;
  await planner.context().route('https://*.mapbox.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      ...(isTokenValid ? { json: MAPBOX_STYLE } : { status: 401, json: { message: 'Not Authorized - Invalid Token' } }),
    }),
  );
  await root.patch(`/organizations/${organization.id}`, { mapToken: 'pk.eyJ1IjoiaGFydmVzdCJ9.e2e' });
  try {
    await expect
      .poll(async () => (await planner.request.get('/')).headers()['content-security-policy'], { intervals: [1_000] })
      .toContain('https://api.mapbox.com');
    await planner.goto(`/orders/${id}`);
    await expect(planner.locator('[data-map=mapbox] canvas')).toBeVisible();
    await expect(planner.getByRole('img', { name: '2. Port of Colombo, export gate' })).toBeVisible();
    isTokenValid = false;
    await planner.reload();
    await expect(findCanvas(planner)).toBeVisible();
    await expect(planner.getByRole('img', { name: '2. Port of Colombo, export gate' })).toBeVisible();
  } finally {
    await root.patch(`/organizations/${organization.id}`, { mapToken: null });
  }
});
