import type { BrowserContext, Page } from '@playwright/test';
import { choose } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const TILES = 'https://tile.openstreetmap.org/**';
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==', 'base64');
const AWAY = 'Map pictures cannot be reached. A simple outline is shown';

/** The public service is not asked in tests: it is there, or it is away. */
const tilesAre = (context: BrowserContext, areThere: () => boolean) =>
  context.route(TILES, (route) => (areThere() ? route.fulfill({ contentType: 'image/png', body: PIXEL, headers: { 'access-control-allow-origin': '*' } }) : route.abort()));
const scripts = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname));
  return asked;
};
const drawn = (page: Page) => page.locator('[data-map=maplibre] canvas');
/** How much of the picture is not of one colour: nothing is drawn as long as it is. */
const colours = async (page: Page) => new Set((await drawn(page).screenshot()).toString('latin1')).size;

test('the route of an order is drawn with its stops, without a network for the pictures too, and comes back by itself', async ({ as, given }) => {
  const { id } = await given.order();
  const planner = await as('planner');
  const asked = scripts(planner);
  let areThere = false;
  await tilesAre(planner.context(), () => areThere);
  await planner.goto('/orders');
  await expect(planner.getByRole('table')).toBeVisible();
  expect(asked.filter((path) => /map-|maplibre|mapbox/.test(path)), 'no map is loaded where none is').toEqual([]);

  await planner.goto(`/orders/${id}`);
  const map = planner.getByRole('group', { name: 'Map of the route' });
  await expect(drawn(planner)).toBeVisible();
  await expect(map.getByRole('img', { name: '1. Hatton tea factory' })).toHaveText('1');
  await expect(map.getByRole('img', { name: '2. Port of Colombo, export gate' })).toHaveText('2');
  await expect(map.getByText(AWAY)).toBeVisible();
  await expect(map.getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  expect(asked.filter((path) => /mapbox/.test(path)), 'Mapbox is not loaded without a token').toEqual([]);
  await expect.poll(() => colours(planner)).toBeGreaterThan(100);

  areThere = true;
  await planner.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(map.getByText(AWAY)).toHaveCount(0);
  await expect(map.getByRole('link', { name: 'OpenStreetMap contributors' })).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');

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
