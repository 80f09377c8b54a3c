import { SIGN_INS } from '../../api/demo/sign-ins.ts';
import { tokenOf } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test('everybody in the table of sign-ins gets in', async ({ portal }) => {
  for (const { login } of SIGN_INS) expect(await tokenOf(portal, login)).toMatch(/\./);
});

test('a cargo owner signs in by two steps and comes where they wanted to go', async ({ as }) => {
  const page = await as(null);
  await page.goto('/order-types');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('textbox', { name: 'E-mail or login' }).fill('planner');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('not it');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('The login or the password is wrong');
  await page.getByRole('textbox', { name: 'Password' }).fill('consign');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/order-types$/);
  await expect(page.getByRole('heading', { name: 'Order types' })).toBeVisible();
});
