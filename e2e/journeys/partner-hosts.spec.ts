import type { Page } from '@playwright/test';
import type { Page as Rows } from 'shared-contracts/common';
import type { DistributorInfo, OrganizationRow } from 'shared-contracts/organizations';
import { type Api, done } from '../support/api.ts';
import { faultsOf } from '../support/axe.ts';
import { misfits } from '../support/fits.ts';
import { PHONE } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const SERENDIB = 'portal.serendib.localhost';
const TOWER = 'freight.meridian.localhost';
const OURS = ['localhost', 'consign.localhost', 'dev.consign.localhost'];

const icon = (page: Page) => page.locator('link[rel~="icon"]').getAttribute('href');
const accent = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--consign-accent'));
/** Which of them are really there: the icon as the mark, the login image. */
const pictures = (page: Page) =>
  page
    .locator('aside img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
const registration = (page: Page) => page.getByRole('link', { name: 'Register your organization' });

/** The demo's control tower under a name that every browser finds here. */
async function openTower(root: Api) {
  const { items } = await done(root.get<Rows<OrganizationRow>>('/organizations?search=Meridian'));
  await done(root.patch(`/organizations/${items[0]?.id}`, { host: TOWER }));
}

test('a partner’s address has its own title, icon, texts, picture and accent from the first byte on', async ({
  as,
  call,
}) => {
  const brand = await done((await call('root')).get<DistributorInfo>(`/organizations/distributor?domain=${SERENDIB}`));
  const page = await as(null, { host: SERENDIB, language: null });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = await (await page.goto('/login'))?.text();
  expect(html).toContain(`<title>${brand.pageTitle}</title>`);
  expect(html).toContain(`<link rel="icon" href="${brand.pageFavicon}">`);

  await expect(page).toHaveTitle(`${brand.loginPageTitle} · ${brand.pageTitle}`);
  expect([await icon(page), await accent(page)]).toEqual([brand.pageFavicon, brand.accentColor]);
  await expect(page.getByText(brand.loginAlertText ?? '')).toBeVisible();
  await expect(page.getByRole('complementary').getByText(brand.loginPageTitle ?? '')).toBeVisible();
  await expect.poll(() => pictures(page)).toEqual([true, true]);
  await expect(page.getByText(`Help: ${brand.supportEmail}`)).toBeVisible();
  await expect(page.getByText('Version 1.1.5')).toBeVisible();
  await expect(registration(page)).toBeVisible();
  expect(asked).not.toContain('/api/organizations/distributor');
});

test('its signed-in pages carry its name, icon and accent too', async ({ as, call }) => {
  const brand = await done((await call('root')).get<DistributorInfo>(`/organizations/distributor?domain=${SERENDIB}`));
  const page = await as('planner', { host: SERENDIB });
  await page.goto('/orders');
  await expect(page).toHaveTitle(`Orders · ${brand.pageTitle}`);
  expect([await icon(page), await accent(page)]).toEqual([brand.pageFavicon, brand.accentColor]);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle(`Home · ${brand.pageTitle}`);
  await page.goto('/nowhere');
  await expect(page).toHaveTitle(brand.pageTitle);
});

test('it speaks the partner’s language until one is chosen or the user’s own is known, and registers nobody where that is switched off', async ({
  as,
  call,
}) => {
  await openTower(await call('root'));
  const page = await as(null, { host: TOWER, language: null });
  const html = await (await page.goto('/login/registration'))?.text();
  expect(html).toContain('<html lang="si">');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('පුරන්න');
  await expect(page.locator('html')).toHaveAttribute('lang', 'si');
  await expect(page.getByText(/1\.1\.5/)).toHaveCount(0);
  await expect(page.locator('a[href^="/login/registration"]')).toHaveCount(0);

  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');

  const planner = await as('planner', { host: TOWER, language: null });
  await planner.goto('/orders');
  await expect(planner.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

for (const host of OURS) {
  test(`${host} keeps the fixed title, icon, language and accent, and registration is open`, async ({ as }) => {
    const page = await as(null, { host, language: null });
    const html = await (await page.goto('/login'))?.text();
    expect(html).toContain('<title>Consign</title>');
    await expect(page).toHaveTitle('Sign in · Consign');
    expect([await icon(page), await accent(page)]).toEqual([expect.stringMatching(/^\/assets\/favicon\..+\.svg$/), '']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(registration(page)).toBeVisible();
    await expect(page.getByText('Version 1.1.5')).toBeVisible();
    await expect(page.getByText('This version is for testing only and data may be cleared')).toHaveCount(
      host.startsWith('dev.') ? 1 : 0,
    );
  });
}

test('a development host says so over signed-in pages as well', async ({ as }) => {
  const page = await as('planner', { host: 'dev.consign.localhost', viewport: PHONE });
  await page.goto('/orders');
  await expect(page.getByText('This version is for testing only and data may be cleared')).toBeVisible();
  await expect(page).toHaveTitle('Orders · Consign');
});

for (const colorMode of ['light', 'dark'] as const) {
  test(`axe finds nothing on a partner’s sign-in page, ${colorMode}, and it fits on a phone`, async ({ as }) => {
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      const page = await as(null, { host: SERENDIB, colorMode, viewport });
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect([...(await faultsOf(page)), ...(await misfits(page))]).toEqual([]);
    }
  });
}
