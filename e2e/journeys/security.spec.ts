import { expect, test } from '../support/test.ts';

const UNDECLARED = /mfe-orders calls cargos, which "apis" of its area\.json does not name/;

test('what an area calls without naming it is never sent, and told to whoever runs the portal', async ({ as }) => {
  const page = await as('planner', { says: UNDECLARED });
  await page.route(
    '**/cargos',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/("owner":"Orders team".*?)"cargos",/s, '$1'),
      });
    },
    { times: 1 },
  );
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const reported = page.waitForRequest('**/api/areas/reports');
  await page.goto('/cargos');
  await expect(page.getByText('This screen asked for something that it may not ask for')).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({
    violations: [{ area: 'mfe-orders', directive: 'apis', blocked: 'cargos' }],
  });
  expect(calls).not.toContain('/api/cargos');
  expect(faults).toEqual([expect.stringMatching(UNDECLARED)]);
});

const ELSEWHERE = /https:\/\/elsewhere\.example.*Content Security Policy/s;

test('what the policy of the page refuses is told, and would fail any test', async ({ as }) => {
  const page = await as(null, { says: ELSEWHERE });
  const heard = page.waitForEvent('console', (message) => ELSEWHERE.test(message.text()));
  const reported = page.waitForRequest('**/api/areas/reports');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }).src);
  await heard;
  expect((await reported).postDataJSON()).toMatchObject({
    violations: [{ area: null, directive: 'img-src', blocked: 'https://elsewhere.example' }],
  });
});

/** An area as a developer serves it. */
const DEVELOPED = `var mfe_orders_dev = { init() {}, get: async (seam) => () => ({ default: seam === './routes' ? { pages: { '/orders': async () => ({ default: () => 'Orders of tomorrow' }) }, messages: {} } : {} }) };`;

test('root’s link brings an area from a developer’s address, under a banner that leads out', async ({ as, call }) => {
  const address = 'https://orders.dev.example/remoteEntry.js';
  const {
    body: { url },
  } = await (await call('root')).post<{ url: string }>('/overrides', { area: 'mfe-orders', address });
  const page = await as('planner');
  await page.route(address, (route) =>
    route.fulfill({ body: DEVELOPED, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(url);
  const banner = page.getByRole('region', { name: 'Part of the portal from elsewhere' });
  await expect(banner).toContainText(`mfe-orders comes from ${address} in this browser until`);
  await page.goto('/orders');
  await expect(page.getByText('Orders of tomorrow')).toBeVisible();
  await banner.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});
