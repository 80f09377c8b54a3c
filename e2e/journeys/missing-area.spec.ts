import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const findMenuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });

/** A reload would remove the mark. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const hasMark = (page: Page) => page.evaluate(() => 'isMarked' in window);

async function expectOtherAreasWork(page: Page) {
  await findMenuLink(page, 'Vehicles').click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Vehicles');
}

test.describe('without the orders area', () => {
  test.beforeEach(({ portal }) => portal.area('mfe-orders').remove());
  test.afterEach(({ portal }) => portal.area('mfe-orders').restore());

  test('other areas keep working, and orders return without a reload', async ({ openAs, portal }) => {
    const page = await openAs('planner');
    await page.goto('/vehicles');
    await markPage(page);
    await findMenuLink(page, 'Orders').click();
    await expect(page.getByRole('alert')).toContainText('Orders cannot be reached right now');
    await expectOtherAreasWork(page);
    await findMenuLink(page, 'Orders').click();
    await expect(page.getByRole('alert')).toContainText('Orders cannot be reached right now');

    portal.area('mfe-orders').restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    expect(await hasMark(page)).toBe(true);
  });

  test('opening orders by URL shows the error inside the portal', async ({ openAs, portal }) => {
    const page = await openAs('planner');
    await page.goto('/orders');
    await expect(page.getByRole('alert')).toContainText('Orders cannot be reached right now');
    await expectOtherAreasWork(page);
    portal.area('mfe-orders').restore();
    await findMenuLink(page, 'Orders').click();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  });
});
