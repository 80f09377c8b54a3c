import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import type { User } from 'shared-contracts/identity/users';
import { findAccessibilityViolations } from '../support/axe.ts';
import { type Api, unwrap } from '../support/api.ts';
import { findOverflows } from '../support/overflow.ts';
import { selectOption } from '../support/forms.ts';
import { extract, listEmailsTo } from '../support/emails.ts';
import { PHONE } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';
import { focusTab } from '../support/focus-tab.ts';

const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectGreeting = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(name);

async function signIn(page: Page, login: string, password: string) {
  await getField(page, 'E-mail or login').fill(login);
  await clickButton(page, 'Continue');
  await getField(page, 'Password').fill(password);
  await clickButton(page, 'Sign in');
}
async function setPassword(page: Page, password: string, repeatedPassword = password) {
  await getField(page, 'New password').fill(password);
  await getField(page, 'Repeat password').fill(repeatedPassword);
  await clickButton(page, 'Set password');
}

/** Creates a user with a one-time password that no other test uses. */
async function createUser(root: Api) {
  const { items } = await unwrap(root.get<PageOf<User>>('/users?search=planner&limit=9999'));
  const planner = items.find(({ login }) => login === 'planner');
  if (!planner) throw new Error('The demo has no planner');
  const [login, password] = [`guest-${randomUUID().slice(0, 8)}`, 'one-time password'];
  const email = `${login}@harvest.example`;
  const { id } = await unwrap(
    root.post<User>('/users', {
      login,
      email,
      password,
      organizationId: planner.organization.id,
      timezoneId: planner.timezone.id,
      rules: [{ model: 'order', rule: 'read' }],
    }),
  );
  return { id, login, email, password };
}

test('an organization registers and is accepted, and its user signs in with an e-mailed one-time password', async ({
  openAs,
  apiFor,
}) => {
  const root = await apiFor('root');
  const email = `anusha-${randomUUID().slice(0, 8)}@orchid.example`;
  const page = await openAs(null);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Register your organization' }).click();
  await expect(page.getByText('Registrations are reviewed within 3 working hours.')).toBeVisible();
  await getField(page, 'Name').fill('Orchid Growers');
  await page.getByRole('combobox', { name: 'Organization type' }).selectOption({ label: 'Cargo owner (1PL)' });
  await getField(page, 'Registration ID').fill('PV 00042918');
  await getField(page, 'Business domain').fill('Cut flowers');
  await selectOption(page, 'Country', 'Sri Lanka');
  await selectOption(page, 'Currency', 'LKR');
  await getField(page, 'Contact name').fill('Anusha');
  await getField(page, 'Contact e-mail').fill(email);
  await clickButton(page, 'Register organization');
  await expect(page.getByText('Organization with same registration id already exist')).toBeVisible();
  await getField(page, 'Registration ID').fill(`PV ${randomUUID().slice(0, 8)}`);
  await clickButton(page, 'Register organization');
  await expect(page.getByRole('heading', { name: 'Your registration has been received' })).toBeFocused();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const { items } = await unwrap(root.get<PageOf<OrganizationRow>>('/organizations?search=Orchid&status=0'));
  const registered = items.find(({ contactEmail }) => contactEmail === email);
  await unwrap(root.patch(`/organizations/${registered?.id}`, { status: 1 }));
  const emails = await listEmailsTo(root, email);
  const [login, password] = [extract(emails, /Login: (.+)/), extract(emails, /One-time password: (.+)/)];

  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await signIn(page, login, password);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.goto('/order-types');
  await expect(page).toHaveURL(/\/first-password\?to=%2Forder-types$/);
  await setPassword(page, 'petal', 'petals');
  await expect(page.getByText('Min 6')).toBeVisible();
  await expect(page.getByText('Passwords not match')).toBeVisible();
  await setPassword(page, 'quiet petals');
  await expect(page).toHaveURL(/\/order-types$/);
  await page.goto('/');
  await expectGreeting(page, 'Anusha');

  const secondPage = await openAs(null);
  await secondPage.goto('/login');
  await signIn(secondPage, login, password);
  await expect(secondPage.getByRole('alert')).toContainText('Incorrect login or password');
  await getField(secondPage, 'Password').fill('quiet petals');
  await clickButton(secondPage, 'Sign in');
  await expectGreeting(secondPage, 'Anusha');
});

test('a password is reset with an emailed code, which survives a reload and works only once', async ({
  openAs,
  apiFor,
}) => {
  const root = await apiFor('root');
  const { login, email } = await createUser(root);
  const page = await openAs(null);
  await page.goto('/login');
  await getField(page, 'E-mail or login').fill(login);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(getField(page, 'E-mail or login')).toHaveValue(login);
  await clickButton(page, 'Send code');
  await expect(
    page.getByText('If there is such an account, a six-digit code has been e-mailed to its address.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ seconds$/ })).toBeDisabled();
  const code = extract(await listEmailsTo(root, email), /^(\d{6})$/m);

  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Incorrect code')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expect(getField(page, 'Code')).toBeFocused();
  await page.keyboard.insertText(` ${code} `);
  await expect(getField(page, 'New password')).toBeFocused();
  await setPassword(page, 'found again');
  await expect(page.getByText('Your password has been changed. Sign in with the new password')).toBeVisible();
  await expect(getField(page, 'E-mail or login')).toHaveValue(login);
  await clickButton(page, 'Continue');
  await getField(page, 'Password').fill('found again');
  await clickButton(page, 'Sign in');
  await expectGreeting(page, login);

  const reuse = await root.post('/auth/check-otp', { otp: code, login });
  expect(reuse).toEqual({ status: 200, body: { isValid: false } });
});

test('the password reset does not reveal which addresses have accounts', async ({ openAs }) => {
  const page = await openAs(null);
  await page.goto('/login/reset');
  await getField(page, 'E-mail or login').fill(`nobody-${randomUUID().slice(0, 8)}@nowhere.example`);
  await clickButton(page, 'Send code');
  await expect(
    page.getByText('If there is such an account, a six-digit code has been e-mailed to its address.'),
  ).toBeVisible();
  for (const code of ['000000', '000001', '000002', '000003', '000004']) {
    await getField(page, 'Code').fill(code);
    if (code !== '000004') await expect(page.getByText('Incorrect code')).toBeVisible();
  }
  await expect(page.getByText('Too many incorrect codes. Request a new one')).toBeVisible();
});

test('a blocked user is signed out in every tab with an explanation', async ({ openAs, apiFor }) => {
  const root = await apiFor('root');
  const { id, login, password } = await createUser(root);
  const page = await openAs(null);
  await page.goto('/orders');
  await signIn(page, login, password);
  await setPassword(page, 'not for long');
  await expect(page).toHaveURL(/\/orders$/);
  const secondTab = await page.context().newPage();
  await secondTab.goto('/orders?page=1');
  await expect(secondTab.getByRole('heading', { name: 'Orders' })).toBeVisible();

  await unwrap(root.patch(`/users/${id}`, { status: 2 }));
  await focusTab(secondTab);
  for (const tab of [page, secondTab])
    await expect(tab.getByText('This account is blocked. Ask an administrator of your organization')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?to=%2Forders$/);
});

for (const colorMode of ['light', 'dark'] as const) {
  test(`password pages are accessible and fit on a phone, ${colorMode}`, async ({ openAs, apiFor }) => {
    const root = await apiFor('root');
    const { login, email, password } = await createUser(root);
    const expectAccessibleAndFitting = async (page: Page) =>
      expect([...(await findAccessibilityViolations(page)), ...(await findOverflows(page))]).toEqual([]);
    const page = await openAs(null, { colorMode, viewport: PHONE });
    await page.goto('/login/reset');
    await getField(page, 'E-mail or login').fill(email);
    await clickButton(page, 'Send code');
    await expect(getField(page, 'Code')).toBeVisible();
    await expectAccessibleAndFitting(page);
    await getField(page, 'Code').fill(extract(await listEmailsTo(root, email), /^(\d{6})$/m));
    await expect(getField(page, 'New password')).toBeVisible();
    await expectAccessibleAndFitting(page);

    const newUserPage = await openAs(null, { colorMode, viewport: PHONE });
    await newUserPage.goto('/login');
    await signIn(newUserPage, login, password);
    await expect(newUserPage.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await expectAccessibleAndFitting(newUserPage);
    await newUserPage.goto('/login/registration');
    await expect(newUserPage).toHaveURL(/\/first-password/);
  });
}
