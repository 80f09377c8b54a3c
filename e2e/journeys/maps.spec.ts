import type { BrowserContext, Page } from '@playwright/test';
import { choose } from '../support/forms.ts';
import { TILES } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);
const AWAY = 'Map pictures cannot be reached. A simple outline is shown';

/** The tile service is there, or it is away. */
const tilesAre = (context: BrowserContext, areThere: () => boolean) =>
  context.route(`${TILES}/**`, (route) =>
    areThere()
      ? route.fulfill({ contentType: 'image/png', body: PIXEL, headers: { 'access-control-allow-origin': '*' } })
      : route.abort(),
  );
const scripts = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname));
  return asked;
};
const drawn = (page: Page) => page.locator('[data-map=maplibre] canvas');
/** How much of the picture is not of one colour: nothing is drawn as long as it is. */
const colours = async (page: Page) => new Set((await drawn(page).screenshot()).toString('latin1')).size;

test('the route of an order is drawn with its stops, without a network for the pictures too, and comes back by itself', async ({
  as,
  given,
}) => {
  const { id } = await given.order();
  const planner = await as('planner');
  const asked = scripts(planner);
  let areThere = false;
  await tilesAre(planner.context(), () => areThere);
  await planner.goto('/orders');
  await expect(planner.getByRole('table')).toBeVisible();
  expect(
    asked.filter((path) => /map-|maplibre|mapbox/.test(path)),
    'no map is loaded where none is',
  ).toEqual([]);

  await planner.goto(`/orders/${id}`);
  const map = planner.getByRole('group', { name: 'Map of the route' });
  await expect(drawn(planner)).toBeVisible();
  await expect(map.getByRole('img', { name: '1. Hatton tea factory' })).toHaveText('1');
  await expect(map.getByRole('img', { name: '2. Port of Colombo, export gate' })).toHaveText('2');
  await expect(map.getByText(AWAY)).toBeVisible();
  await expect(map.getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  expect(
    asked.filter((path) => /mapbox/.test(path)),
    'Mapbox is not loaded without a token',
  ).toEqual([]);
  await expect.poll(() => colours(planner)).toBeGreaterThan(100);

  areThere = true;
  await planner.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(map.getByText(AWAY)).toHaveCount(0);
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

test('the stops of an order are on the map as soon as both are chosen, and not before', async ({ as, given }) => {
  const { id } = await given.order();
  const planner = await as('planner');
  await tilesAre(planner.context(), () => true);
  const asked = scripts(planner);
  await planner.goto(`/orders/${id}/edit`);
  const location = planner.getByRole('button', { name: /Location/ }).first();
  await expect(location).toBeVisible();
  expect(asked.filter((path) => /vendor-map/.test(path))).toEqual([]);
  await location.click();
  await expect(drawn(planner)).toBeVisible();
  await choose(planner, 'Drop 1', 'Kandy city depot');
  await expect(planner.getByRole('img', { name: '2. Kandy city depot' })).toBeVisible();
});

const STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#d0e0d0' } }],
};

test('with the organization’s token the map is Mapbox’s, and ours again when Mapbox refuses it', async ({
  as,
  call,
  given,
}) => {
  const { id } = await given.order();
  const root = await call('root');
  const { body: mine } = await (await call('planner')).get<{ id: string }>('/organizations/my');
  const planner = await as('planner');
  await tilesAre(planner.context(), () => true);
  let isTaken = true;
  await planner.context().route('https://*.mapbox.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      ...(isTaken ? { json: STYLE } : { status: 401, json: { message: 'Not Authorized - Invalid Token' } }),
    }),
  );
  await root.patch(`/organizations/${mine.id}`, { mapToken: 'pk.eyJ1IjoiaGFydmVzdCJ9.e2e' });
  try {
    await expect
      .poll(async () => (await planner.request.get('/')).headers()['content-security-policy'], { intervals: [1_000] })
      .toContain('https://api.mapbox.com');
    await planner.goto(`/orders/${id}`);
    await expect(planner.locator('[data-map=mapbox] canvas')).toBeVisible();
    await expect(planner.getByRole('img', { name: '2. Port of Colombo, export gate' })).toBeVisible();
    isTaken = false;
    await planner.reload();
    await expect(drawn(planner)).toBeVisible();
    await expect(planner.getByRole('img', { name: '2. Port of Colombo, export gate' })).toBeVisible();
  } finally {
    await root.patch(`/organizations/${mine.id}`, { mapToken: null });
  }
});
