import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });

/** The page keeps this until it is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSame: true }));
const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in window);

async function otherAreasWork(page: Page) {
  await menu(page, 'Vehicles').click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Vehicles');
}

test.describe('with orders taken away', () => {
  test.beforeEach(({ portal }) => portal.area('mfe-orders').remove());
  test.afterEach(({ portal }) => portal.area('mfe-orders').restore());

  test('a dispatcher goes on with the rest, and orders come back without a reload', async ({ as, portal }) => {
    const page = await as('planner');
    await page.goto('/vehicles');
    await mark(page);
    await menu(page, 'Orders').click();
    await expect(page.getByRole('alert')).toContainText('Orders cannot be reached right now');
    await otherAreasWork(page);
    await menu(page, 'Orders').click();
    await expect(page.getByRole('alert')).toContainText('Orders cannot be reached right now');

    portal.area('mfe-orders').restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    expect(await isTheSame(page)).toBe(true);
  });

  test('opening orders by address shows the panel within the portal', async ({ as, portal }) => {
    const page = await as('planner');
    await page.goto('/orders');
    await expect(page.getByRole('alert')).toContainText('Orders cannot be reached right now');
    await otherAreasWork(page);
    portal.area('mfe-orders').restore();
    await menu(page, 'Orders').click();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  });
});
