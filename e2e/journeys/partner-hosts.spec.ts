import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { DistributorInfo, OrganizationRow } from 'shared-contracts/identity/organizations';
import { type Api, unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { findOverflows } from '../support/overflow.ts';
import { DESKTOP, PHONE } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';

const SERENDIB_HOST = 'portal.serendib.localhost';
const CONTROL_TOWER_HOST = 'freight.meridian.localhost';
const PORTAL_HOSTS = ['localhost', 'consign.localhost', 'dev.consign.localhost'];

const getIcon = (page: Page) => page.locator('link[rel~="icon"]').getAttribute('href');
const getAccent = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--consign-accent'));
/** Whether the images, the icon and the login image have loaded. */
const areImagesLoaded = (page: Page) =>
  page
    .locator('aside img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
const findRegistrationLink = (page: Page) => page.getByRole('link', { name: 'Register your organization' });

/** Gives the demo's control tower a host name that resolves locally. */
async function assignControlTowerHost(root: Api) {
  const { items } = await unwrap(root.get<PageOf<OrganizationRow>>('/organizations?search=Meridian'));
  await unwrap(root.patch(`/organizations/${items[0]?.id}`, { host: CONTROL_TOWER_HOST }));
}

test('a partner host has its own title, icon, texts, image and accent from the first byte', async ({
  openAs,
  apiFor,
}) => {
  const brand = await unwrap(
    (await apiFor('root')).get<DistributorInfo>(`/organizations/distributor?domain=${SERENDIB_HOST}`),
  );
  const page = await openAs(null, { host: SERENDIB_HOST, language: null });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const html = await (await page.goto('/login'))?.text();
  expect(html).toContain(`<title>${brand.pageTitle}</title>`);
  expect(html).toContain(`<link rel="icon" href="${brand.pageFavicon}">`);

  await expect(page).toHaveTitle(`${brand.loginPageTitle} · ${brand.pageTitle}`);
  expect([await getIcon(page), await getAccent(page)]).toEqual([brand.pageFavicon, brand.accentColor]);
  await expect(page.getByText(brand.loginAlertText ?? '')).toBeVisible();
  await expect(page.getByRole('complementary').getByText(brand.loginPageTitle ?? '')).toBeVisible();
  await expect.poll(() => areImagesLoaded(page)).toEqual([true, true]);
  await expect(page.getByText(`Help: ${brand.supportEmail}`)).toBeVisible();
  await expect(page.getByText('Version 1.1.5')).toBeVisible();
  await expect(findRegistrationLink(page)).toBeVisible();
  expect(requests).not.toContain('/api/organizations/distributor');
});

test('signed-in pages of a partner host have its title, icon and accent', async ({ openAs, apiFor }) => {
  const brand = await unwrap(
    (await apiFor('root')).get<DistributorInfo>(`/organizations/distributor?domain=${SERENDIB_HOST}`),
  );
  const page = await openAs('planner', { host: SERENDIB_HOST });
  await page.goto('/orders');
  await expect(page).toHaveTitle(`Orders · ${brand.pageTitle}`);
  expect([await getIcon(page), await getAccent(page)]).toEqual([brand.pageFavicon, brand.accentColor]);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle(`Home · ${brand.pageTitle}`);
  await page.goto('/nowhere');
  await expect(page).toHaveTitle(brand.pageTitle);
});

test('a partner host defaults to the partner’s language, and hides registration if it’s disabled', async ({
  openAs,
  apiFor,
}) => {
  await assignControlTowerHost(await apiFor('root'));
  const page = await openAs(null, { host: CONTROL_TOWER_HOST, language: null });
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

  const planner = await openAs('planner', { host: CONTROL_TOWER_HOST, language: null });
  await planner.goto('/orders');
  await expect(planner.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

for (const host of PORTAL_HOSTS) {
  test(`${host} has the default title, icon, language and accent, and open registration`, async ({ openAs }) => {
    const page = await openAs(null, { host, language: null });
    const html = await (await page.goto('/login'))?.text();
    expect(html).toContain('<title>Consign</title>');
    await expect(page).toHaveTitle('Sign in · Consign');
    expect([await getIcon(page), await getAccent(page)]).toEqual([
      expect.stringMatching(/^\/assets\/favicon\..+\.svg$/),
      '',
    ]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(findRegistrationLink(page)).toBeVisible();
    await expect(page.getByText('Version 1.1.5')).toBeVisible();
    await expect(page.getByText('This version is for testing only and data may be cleared')).toHaveCount(
      host.startsWith('dev.') ? 1 : 0,
    );
  });
}

test('a development host shows its banner on signed-in pages', async ({ openAs }) => {
  const page = await openAs('planner', { host: 'dev.consign.localhost', viewport: PHONE });
  await page.goto('/orders');
  await expect(page.getByText('This version is for testing only and data may be cleared')).toBeVisible();
  await expect(page).toHaveTitle('Orders · Consign');
});

for (const colorMode of ['light', 'dark'] as const) {
  test(`a partner’s sign-in page is accessible and fits on a phone, ${colorMode}`, async ({ openAs }) => {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await openAs(null, { host: SERENDIB_HOST, colorMode, viewport });
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect([...(await findAccessibilityViolations(page)), ...(await findOverflows(page))]).toEqual([]);
    }
  });
}
