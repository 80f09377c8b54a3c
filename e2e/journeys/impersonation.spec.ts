import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SignedIn } from 'shared-contracts/auth';
import type { Page as Rows } from 'shared-contracts/common';
import type { User, UserRow } from 'shared-contracts/users';
import { PASSWORD } from '../../api/demo/password.ts';
import { type Api, done } from '../support/api.ts';
import type { Portal } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';
import { told } from '../support/told.ts';
import { turnTo } from '../support/turn-to.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Session as someone else' });
const signedInAs = (page: Page, login: string) =>
  expect(page.getByRole('button', { name: `User menu ${login}` })).toBeVisible();

const idOf = async (root: Api, login: string) =>
  (await done(root.get<Rows<UserRow>>(`/users?search=${login}&limit=9999`))).items.find((user) => user.login === login)
    ?.id;

/** From the list of users, as root does it. */
async function goOnAs(page: Page, login: string) {
  await page.goto(`/users?search=${login}`);
  await page.getByRole('button', { name: `Actions: ${login}` }).click();
  await page.getByRole('menuitem', { name: 'Log in as' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in as' }).click();
  await signedInAs(page, login);
  await expect(page).toHaveURL(/:\d+\/$/);
}

/** Somebody whom no other journey knows, past the first sign-in. */
async function newcomer(root: Api, { url }: Portal): Promise<User> {
  const [login, first] = [`guest-${randomUUID().slice(0, 8)}`, 'told by phone'];
  const { organization, timezone } = await done(root.get<User>(`/users/${await idOf(root, 'planner')}`));
  const user = await done(
    root.post<User>('/users', {
      login,
      email: `${login}@harvest.example`,
      password: first,
      organizationId: organization.id,
      timezoneId: timezone.id,
      rules: [{ model: 'order', rule: 'read' }],
    }),
  );
  const { token } = await done(root.post<SignedIn>('/auth', { login, password: first }));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${url}/api/users/self-update`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ password: PASSWORD }),
  });
  return user;
}

test('root acts as a planner: the strip says so on every page, the history names both, and the way back leads to root', async ({
  as,
  given,
}) => {
  const { id, number } = await given.order({ stage: 'saved' });
  const page = await as('root');
  await goOnAs(page, 'planner');
  await expect(strip(page)).toContainText('You are signed in as planner of Ceylon Harvest Exports');

  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(strip(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await told(page, 'Order sent for approval');
  await expect(page.getByText(/^root as planner/)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/orders');
  await expect(strip(other)).toBeVisible();
  await page.getByRole('button', { name: 'Back to my account' }).click();
  for (const tab of [page, other]) {
    await signedInAs(tab, 'root');
    await expect(strip(tab)).toHaveCount(0);
  }
});

test('a user who is blocked is out in both tabs; whoever acts as them is back with their own', async ({
  as,
  call,
  portal,
}) => {
  const root = await call('root');
  const { id, login } = await newcomer(root, portal);
  const theirs = await as(login);
  await theirs.goto('/orders');
  await signedInAs(theirs, login);
  const second = await theirs.context().newPage();
  await second.goto('/orders');
  await signedInAs(second, login);

  const acting = await as('root');
  await goOnAs(acting, login);

  await done(root.patch(`/users/${id}`, { status: 2 }));
  for (const page of [second, acting]) await turnTo(page);
  await expect(theirs).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
  await signedInAs(acting, 'root');
  expect(await theirs.evaluate(() => localStorage.getItem('consign.token'))).toBeNull();
});
