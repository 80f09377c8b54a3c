import { expect, test } from '../support/test.ts';

const UNDECLARED_CALL = /mfe-orders calls cargos, which "apis" in its area\.json does not declare/;

test('an undeclared API call of an area is blocked and reported', async ({ openAs }) => {
  const page = await openAs('planner', { expectedError: UNDECLARED_CALL });
  await page.route(
    '**/cargos',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/("owner":"Orders team".*?)"cargos",/s, '$1'),
      });
    },
    { times: 1 },
  );
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const reported = page.waitForRequest('**/api/areas/reports');
  await page.goto('/cargos');
  await expect(page.getByText('This page made a request it isn’t allowed to make')).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({
    violations: [{ area: 'mfe-orders', directive: 'apis', blocked: 'cargos' }],
  });
  expect(calls).not.toContain('/api/cargos');
  expect(errors).toEqual([expect.stringMatching(UNDECLARED_CALL)]);
});

const BLOCKED_IMAGE = /https:\/\/elsewhere\.example.*Content Security Policy/s;

test('a violation of the content security policy is reported', async ({ openAs }) => {
  const page = await openAs(null, { expectedError: BLOCKED_IMAGE });
  const consoleError = page.waitForEvent('console', (message) => BLOCKED_IMAGE.test(message.text()));
  const reported = page.waitForRequest('**/api/areas/reports');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }).src);
  await consoleError;
  expect((await reported).postDataJSON()).toMatchObject({
    violations: [{ area: null, directive: 'img-src', blocked: 'https://elsewhere.example' }],
  });
});

/** Remote entry of an area served by a developer. */
const DEVELOPED_AREA = `
var mfe_orders_dev = {
  init() {},
  get: async (module) => () => ({
    default: module === './routes'
      ? { pages: { '/orders': async () => ({ default: () => 'Orders of tomorrow' }) }, messages: {} }
      : {},
  }),
};`;

test('an override link loads an area from a developer’s address, with a banner to leave it', async ({
  openAs,
  apiFor,
}) => {
  const address = 'https://orders.dev.example/remoteEntry.js';
  const {
    body: { url },
  } = await (await apiFor('root')).post<{ url: string }>('/overrides', { area: 'mfe-orders', address });
  const page = await openAs('planner');
  await page.route(address, (route) =>
    route.fulfill({
      body: DEVELOPED_AREA,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto(url);
  const banner = page.getByRole('region', { name: 'Override active' });
  await expect(banner).toContainText(`mfe-orders is loaded from ${address} in this browser until`);
  await page.goto('/orders');
  await expect(page.getByText('Orders of tomorrow')).toBeVisible();
  await banner.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});
