import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Page as Rows } from 'shared-contracts/common';
import type { OrganizationRow } from 'shared-contracts/organizations';
import type { User } from 'shared-contracts/users';
import { faultsOf } from '../support/axe.ts';
import { type Api, done } from '../support/api.ts';
import { misfits } from '../support/fits.ts';
import { choose } from '../support/forms.ts';
import { found, mailsTo } from '../support/mails.ts';
import { PHONE } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { turnTo } from '../support/turn-to.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const greeting = (page: Page, login: string) => expect(page.getByRole('heading', { level: 1 })).toContainText(login);

async function signIn(page: Page, login: string, password: string) {
  await field(page, 'E-mail or login').fill(login);
  await press(page, 'Continue');
  await field(page, 'Password').fill(password);
  await press(page, 'Sign in');
}
async function setPassword(page: Page, password: string, repeat = password) {
  await field(page, 'New password').fill(password);
  await field(page, 'Repeat password').fill(repeat);
  await press(page, 'Set password');
}

/** Somebody whom no other journey knows, with a one-time password. */
async function newcomer(root: Api) {
  const { items } = await done(root.get<Rows<User>>('/users?search=planner&limit=9999'));
  const planner = items.find(({ login }) => login === 'planner');
  if (!planner) throw new Error('There is no planner');
  const [login, password] = [`guest-${randomUUID().slice(0, 8)}`, 'told by phone'];
  const email = `${login}@harvest.example`;
  const { id } = await done(
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

test('an organization registers, is accepted, and its people get in by a mailed password that they change first', async ({
  as,
  call,
}) => {
  const root = await call('root');
  const email = `anusha-${randomUUID().slice(0, 8)}@orchid.example`;
  const page = await as(null);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Register your organization' }).click();
  await expect(page.getByText('Registrations are reviewed within 3 working hours.')).toBeVisible();
  await field(page, 'Name').fill('Orchid Growers');
  await page.getByRole('combobox', { name: 'Organization type' }).selectOption({ label: 'Cargo owner (1PL)' });
  await field(page, 'Registration id').fill('PV 00042918');
  await field(page, 'Business domain').fill('Cut flowers');
  await choose(page, 'Country', 'Sri Lanka');
  await choose(page, 'Currency', 'LKR');
  await field(page, 'Contact name').fill('Anusha');
  await field(page, 'Contact e-mail').fill(email);
  await press(page, 'Register organization');
  await expect(page.getByText('Organization with same registration id already exist')).toBeVisible();
  await field(page, 'Registration id').fill(`PV ${randomUUID().slice(0, 8)}`);
  await press(page, 'Register organization');
  await expect(page.getByRole('heading', { name: 'Your registration has been received' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);

  const { items } = await done(root.get<Rows<OrganizationRow>>('/organizations?search=Orchid&status=0'));
  const registered = items.find(({ contactEmail }) => contactEmail === email);
  await done(root.patch(`/organizations/${registered?.id}`, { status: 1 }));
  const mails = await mailsTo(root, email);
  const [login, password] = [found(mails, /Login: (.+)/), found(mails, /One-time password: (.+)/)];

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
  await greeting(page, login);

  const again = await as(null);
  await again.goto('/login');
  await signIn(again, login, password);
  await expect(again.getByRole('alert')).toContainText('The login or the password is wrong');
  await field(again, 'Password').fill('quiet petals');
  await press(again, 'Sign in');
  await greeting(again, login);
});

test('a forgotten password is replaced by a mailed code, which loading the page anew does not lose and nobody can use twice', async ({
  as,
  call,
}) => {
  const root = await call('root');
  const { login, email } = await newcomer(root);
  const page = await as(null);
  await page.goto('/login');
  await field(page, 'E-mail or login').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await press(page, 'Send code');
  await expect(
    page.getByText('If there is an account with this address, a code of six digits has been sent to it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ seconds$/ })).toBeDisabled();
  const code = found(await mailsTo(root, email), /^(\d{6})$/m);

  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('This code is wrong')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(field(page, 'Code')).toBeFocused();
  await page.keyboard.insertText(` ${code} `);
  await expect(field(page, 'New password')).toBeFocused();
  await setPassword(page, 'found again');
  await expect(page.getByText('Your password is changed. Sign in with it')).toBeVisible();
  await expect(field(page, 'E-mail or login')).toHaveValue(email);
  await press(page, 'Continue');
  await field(page, 'Password').fill('found again');
  await press(page, 'Sign in');
  await greeting(page, login);

  const used = await root.post('/auth/check-otp', { otp: code, email });
  expect(used).toEqual({ status: 200, body: { isValid: false } });
});

test('nobody learns from the reset which addresses are known', async ({ as }) => {
  const page = await as(null);
  await page.goto('/login/reset');
  await field(page, 'E-mail').fill(`nobody-${randomUUID().slice(0, 8)}@nowhere.example`);
  await press(page, 'Send code');
  await expect(
    page.getByText('If there is an account with this address, a code of six digits has been sent to it.'),
  ).toBeVisible();
  for (const code of ['000000', '000001', '000002', '000003', '000004']) {
    await field(page, 'Code').fill(code);
    if (code !== '000004') await expect(page.getByText('This code is wrong')).toBeVisible();
  }
  await expect(page.getByText('Too many wrong codes. Ask for a new one')).toBeVisible();
});

test('whoever is blocked is out in every tab and told why', async ({ as, call }) => {
  const root = await call('root');
  const { id, login, password } = await newcomer(root);
  const page = await as(null);
  await page.goto('/orders');
  await signIn(page, login, password);
  await setPassword(page, 'not for long');
  await expect(page).toHaveURL(/\/orders$/);
  const second = await page.context().newPage();
  await second.goto('/orders?page=1');
  await expect(second.getByRole('heading', { name: 'Orders' })).toBeVisible();

  await done(root.patch(`/users/${id}`, { status: 2 }));
  await turnTo(second);
  for (const tab of [page, second])
    await expect(tab.getByText('This account is blocked. Ask an administrator of your organization')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?to=%2Forders$/);
});

for (const colorMode of ['light', 'dark'] as const) {
  test(`axe finds nothing from the code to the first password, ${colorMode}, and all of it fits on a phone`, async ({
    as,
    call,
  }) => {
    const root = await call('root');
    const { login, email, password } = await newcomer(root);
    const judge = async (page: Page) => expect([...(await faultsOf(page)), ...(await misfits(page))]).toEqual([]);
    const page = await as(null, { colorMode, viewport: PHONE });
    await page.goto('/login/reset');
    await field(page, 'E-mail').fill(email);
    await press(page, 'Send code');
    await expect(field(page, 'Code')).toBeVisible();
    await judge(page);
    await field(page, 'Code').fill(found(await mailsTo(root, email), /^(\d{6})$/m));
    await expect(field(page, 'New password')).toBeVisible();
    await judge(page);

    const first = await as(null, { colorMode, viewport: PHONE });
    await first.goto('/login');
    await signIn(first, login, password);
    await expect(first.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await judge(first);
    await first.goto('/login/registration');
    await expect(first).toHaveURL(/\/first-password/);
  });
}
