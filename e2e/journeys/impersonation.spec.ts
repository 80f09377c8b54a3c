import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SignInResult } from 'shared-contracts/identity/auth';
import type { Page as PageOf } from 'shared-contracts/common';
import type { User, UserRow } from 'shared-contracts/identity/users';
import { PASSWORD } from '../../api/demo/password.ts';
import { type Api, unwrap } from '../support/api.ts';
import type { Portal } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';
import { expectNotice } from '../support/notices.ts';
import { focusTab } from '../support/focus-tab.ts';

const findBanner = (page: Page) => page.getByRole('region', { name: 'Session as someone else' });
const ROOT = 'Nadeesha Gamage';
const PLANNER = 'Dilani Perera';
const expectSignedInAs = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `User menu ${name}` })).toBeVisible();

const findUserId = async (root: Api, login: string) =>
  (await unwrap(root.get<PageOf<UserRow>>(`/users?search=${login}&limit=9999`))).items.find(
    (user) => user.login === login,
  )?.id;

/** Logs in as another user from root's user list. */
async function logInAs(page: Page, login: string, name = login) {
  await page.goto(`/users?search=${login}`);
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log in as' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in as' }).click();
  await expectSignedInAs(page, name);
  await expect(page).toHaveURL(/:\d+\/$/);
}

/** Creates a user that no other test uses, with a changed password. */
async function createUser(root: Api, { url }: Portal): Promise<User> {
  const [login, oneTimePassword] = [`guest-${randomUUID().slice(0, 8)}`, 'one-time password'];
  const { organization, timezone } = await unwrap(root.get<User>(`/users/${await findUserId(root, 'planner')}`));
  const user = await unwrap(
    root.post<User>('/users', {
      login,
      email: `${login}@harvest.example`,
      password: oneTimePassword,
      organizationId: organization.id,
      timezoneId: timezone.id,
      rules: [{ model: 'order', rule: 'read' }],
    }),
  );
  const { token } = await unwrap(root.post<SignInResult>('/auth', { login, password: oneTimePassword }));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${url}/api/users/self-update`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ password: PASSWORD }),
  });
  return user;
}

test('root impersonates a planner with a banner, the history contains both, and root can return', async ({
  openAs,
  testData,
}) => {
  const { id, number } = await testData.createOrder({ stage: 'saved' });
  const page = await openAs('root');
  await logInAs(page, 'planner', PLANNER);
  await expect(findBanner(page)).toContainText(`You are signed in as ${PLANNER} of Ceylon Harvest Exports`);

  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(findBanner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expectNotice(page, 'Order sent for approval');
  await expect(page.getByText(new RegExp(`^${ROOT} as ${PLANNER}`))).toBeVisible();

  const secondTab = await page.context().newPage();
  await secondTab.goto('/orders');
  await expect(findBanner(secondTab)).toBeVisible();
  await page.getByRole('button', { name: 'Back to my account' }).click();
  for (const tab of [page, secondTab]) {
    await expectSignedInAs(tab, ROOT);
    await expect(findBanner(tab)).toHaveCount(0);
  }
});

test('a blocked user is signed out in all tabs, and root returns to the own account', async ({
  openAs,
  apiFor,
  portal,
}) => {
  const root = await apiFor('root');
  const { id, login } = await createUser(root, portal);
  const userPage = await openAs(login);
  await userPage.goto('/orders');
  await expectSignedInAs(userPage, login);
  const secondUserPage = await userPage.context().newPage();
  await secondUserPage.goto('/orders');
  await expectSignedInAs(secondUserPage, login);

  const rootPage = await openAs('root');
  await logInAs(rootPage, login);

  await unwrap(root.patch(`/users/${id}`, { status: 2 }));
  for (const page of [secondUserPage, rootPage]) await focusTab(page);
  await expect(userPage).toHaveURL(/\/login/);
  await expect(secondUserPage).toHaveURL(/\/login/);
  await expectSignedInAs(rootPage, ROOT);
  expect(await userPage.evaluate(() => localStorage.getItem('consign.token'))).toBeNull();
});
