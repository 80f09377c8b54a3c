import type { Page } from '@playwright/test';
import { MINUTE_MS } from 'shared-contracts/values/time';
import { PASSWORD } from '../../api/demo/password.ts';
import { createApi } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { extract, listEmailsTo } from '../support/emails.ts';
import { focusTab } from '../support/focus-tab.ts';
import { expectNotice } from '../support/notices.ts';
import { createTestUsers, getEmail } from '../support/test-users.ts';
import { expect, test } from '../support/test.ts';

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function enterCredentials(page: Page, login: string, password = PASSWORD) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail or login', exact: true }).fill(login);
  await clickButton(page, 'Continue');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
}
async function signIn(page: Page, login: string, password = PASSWORD) {
  await enterCredentials(page, login, password);
  await clickButton(page, 'Sign in');
}
const expectSignedIn = (page: Page, login: string) =>
  expect(page.getByRole('button', { name: `User menu ${login}` })).toBeVisible();
const expectSignedOut = (page: Page) => expect(page).toHaveURL(/\/login/);

async function openSessions(page: Page, login: string) {
  await clickButton(page, `User menu ${login}`);
  await clickButton(page, 'My settings');
  return page.getByRole('dialog', { name: 'My settings' }).getByRole('list', { name: 'Sessions' });
}

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('consign.token'));
/** Makes the token expire from the page's point of view. */
const moveClock = (page: Page, milliseconds: number) =>
  page.evaluate((offset) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + offset;
  }, milliseconds);

test('a user ends a session on another device, then signs out everywhere', async ({ openAs, portal }) => {
  const login = await createTestUsers(portal).createMember([{ model: 'order', rule: 'read' }]);
  const [desk, phone] = [await openAs(null), await openAs(null)];
  for (const page of [desk, phone]) {
    await signIn(page, login);
    await expectSignedIn(page, login);
  }
  const sessions = await openSessions(desk, login);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  // The third one chose the password of the new user, over the API.
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  expect(await findAccessibilityViolations(desk)).toEqual([]);
  const secondTab = await phone.context().newPage();
  await secondTab.goto('/orders');
  await expectSignedIn(secondTab, login);

  await sessions
    .getByRole('button', { name: /^End session: / })
    .first()
    .click();
  await expectNotice(desk, 'Session ended');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await focusTab(secondTab);
  for (const tab of [phone, secondTab]) await expectSignedOut(tab);
  await expect(sessions).toBeVisible();

  await signIn(phone, login);
  await expectSignedIn(phone, login);
  await clickButton(desk, 'Sign out everywhere');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectSignedOut(desk);
  await focusTab(phone);
  await expectSignedOut(phone);
});

test('two tabs share one refresh of their session, which a sign-out ends for both', async ({ openAs, portal }) => {
  const login = await createTestUsers(portal).createMember([{ model: 'order', rule: 'read' }]);
  const page = await openAs(null);
  await signIn(page, login);
  await expectSignedIn(page, login);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/orders');
  await expectSignedIn(secondTab, login);
  const cookies = await page.context().cookies(`${portal.url}/api/auth/refresh`);
  expect(cookies.find(({ name }) => name === 'consign.refresh')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/auth',
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('consign.refresh');

  const token = await readToken(page);
  let refreshCount = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshCount += 1;
  });
  for (const tab of [page, secondTab]) await moveClock(tab, 11 * MINUTE_MS);
  await Promise.all([page, secondTab].map(focusTab));
  await expect.poll(() => readToken(page)).not.toBe(token);
  for (const tab of [page, secondTab]) await expectSignedIn(tab, login);
  expect(refreshCount).toBe(1);

  const renewed = await readToken(page);
  await clickButton(page, 'Sign out');
  for (const tab of [page, secondTab]) await expectSignedOut(tab);
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${renewed}` };
      return (await fetch(`${portal.url}/api/users/rules`, { headers })).status;
    })
    .toBe(401);
});

test('a stranger’s wrong guesses lock nobody out: known devices sign in directly, new ones with an emailed code', async ({
  openAs,
  apiFor,
  portal,
}) => {
  const login = await createTestUsers(portal).createMember([{ model: 'order', rule: 'read' }]);
  const ownDevice = await openAs(null);
  await signIn(ownDevice, login);
  await expectSignedIn(ownDevice, login);
  await clickButton(ownDevice, 'Sign out');
  await expectSignedOut(ownDevice);
  const newDevice = await openAs(null);
  for (const device of [ownDevice, newDevice]) await enterCredentials(device, login);
  const stranger = await createApi(portal, 'root');
  for (let i = 0; i < 15; i += 1) await stranger.post('/auth', { login, password: 'a guess' });

  // Both within the seconds for which the guesses delay others.
  for (const device of [newDevice, ownDevice]) await clickButton(device, 'Sign in');
  await expectSignedIn(ownDevice, login);
  await clickButton(newDevice, 'E-mail me a code');
  await expect(newDevice.getByText(/a six-digit code has been sent/)).toBeVisible();
  expect(await findAccessibilityViolations(newDevice)).toEqual([]);
  const code = extract(await listEmailsTo(await apiFor('root'), getEmail(login)), /^(\d{6})$/m);
  await newDevice.getByRole('textbox', { name: 'Code from the e-mail' }).fill(code);
  await clickButton(newDevice, 'Sign in');
  await expectSignedIn(newDevice, login);
});
