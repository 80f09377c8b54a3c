import { SIGN_INS } from '../../api/demo/sign-ins.ts';
import { getToken } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('all demo users can sign in', async ({ portal }) => {
  for (const { login } of SIGN_INS) expect(await getToken(portal, login)).toMatch(/\./);
});

test('a user signs in in two steps and returns to the requested page', async ({ openAs }) => {
  const page = await openAs(null);
  await page.goto('/order-types');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('textbox', { name: 'E-mail or login' }).fill('planner');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('not it');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect login or password');
  await page.getByRole('textbox', { name: 'Password' }).fill('consign');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/order-types$/);
  await expect(page.getByRole('heading', { name: 'Order types' })).toBeVisible();
});

test('a button that loads keeps its name', async ({ openAs }) => {
  const page = await openAs(null);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail or login' }).fill('planner');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('consign');
  const response = Promise.withResolvers<void>();
  await page.route('**/api/auth', async (route) => {
    await response.promise;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(button).toBeDisabled();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  response.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
});
