import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SignedIn } from 'shared-contracts/auth';
import type { Page as Rows } from 'shared-contracts/common';
import type { User, UserRow } from 'shared-contracts/users';
import { PASSWORD } from '../../api/demo/password.ts';
import { type Api, done, tokenOf } from '../support/api.ts';
import type { Portal } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Session as someone else' });
const signedInAs = (page: Page, login: string) => expect(page.getByRole('button', { name: `User menu ${login}` })).toBeVisible();

const idOf = async (root: Api, login: string) => (await done(root.get<Rows<UserRow>>(`/users?search=${login}&limit=9999`))).items.find((user) => user.login === login)?.id;

/** Root's page goes on as somebody, as the browser keeps it. */
async function goOnAs(page: Page, portal: Portal, root: Api, login: string) {
  const own = await tokenOf(portal, 'root');
  const { token } = await done(root.post<SignedIn>('/auth/as', { userId: await idOf(root, login) }));
  await page.goto('/');
  await page.evaluate(([mine, theirs]) => {
    localStorage.setItem('consign.tokens', JSON.stringify([mine]));
    localStorage.setItem('consign.token', String(theirs));
  }, [own, token]);
  await page.reload();
}

/** Somebody whom no other journey knows, past the first sign-in. */
async function newcomer(root: Api, { url }: Portal): Promise<User> {
  const [login, first] = [`guest-${randomUUID().slice(0, 8)}`, 'told by phone'];
  const { organization, timezone } = await done(root.get<User>(`/users/${await idOf(root, 'planner')}`));
  const user = await done(root.post<User>('/users', {
    login, email: `${login}@harvest.example`, password: first, organizationId: organization.id, timezoneId: timezone.id, rules: [{ model: 'order', rule: 'read' }],
  }));
  const { token } = await done(root.post<SignedIn>('/auth', { login, password: first }));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${url}/api/users/self-update`, { method: 'PATCH', headers, body: JSON.stringify({ password: PASSWORD }) });
  return user;
}

/** What the browser does when the window is turned to. */
const turnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('root acts as a planner: the strip says so on every page, the history names both, and the way back leads to root', async ({ as, call, given, portal }) => {
  const { id, number } = await given.order({ stage: 'saved' });
  const page = await as('root');
  await goOnAs(page, portal, await call('root'), 'planner');
  await expect(strip(page)).toContainText('You are signed in as planner of Ceylon Harvest Exports');
  await signedInAs(page, 'planner');

  await page.goto(`/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(strip(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByText('Order sent for approval')).toBeVisible();
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

test('a user who is blocked is out in both tabs; whoever acts as them is back with their own', async ({ as, call, portal }) => {
  const root = await call('root');
  const { id, login } = await newcomer(root, portal);
  const theirs = await as(login);
  await theirs.goto('/orders');
  await signedInAs(theirs, login);
  const second = await theirs.context().newPage();
  await second.goto('/orders');
  await signedInAs(second, login);

  const acting = await as('root');
  await goOnAs(acting, portal, root, login);
  await signedInAs(acting, login);

  await done(root.patch(`/users/${id}`, { status: 2 }));
  for (const page of [second, acting]) await turnTo(page);
  await expect(theirs).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
  await signedInAs(acting, 'root');
  expect(await theirs.evaluate(() => localStorage.getItem('consign.token'))).toBeNull();
});
