import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from '../../api/demo/password.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { createTestUsers } from '../support/test-users.ts';
import { expect, test } from '../support/test.ts';

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function enterPassword(page: Page, login: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail or login', exact: true }).fill(login);
  await clickButton(page, 'Continue');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await clickButton(page, 'Sign in');
}
const expectSignedIn = (page: Page, login: string) =>
  expect(page.getByRole('button', { name: `User menu ${login}` })).toBeVisible();

async function openSettings(page: Page, login: string) {
  await clickButton(page, `User menu ${login}`);
  await clickButton(page, 'My settings');
  return page.getByRole('dialog', { name: 'My settings' });
}
async function signOut(page: Page) {
  await page.reload();
  await clickButton(page, 'Sign out');
  await expect(page).toHaveURL(/\/login/);
}

/** A phone or laptop that recognizes its owner. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a user adds a passkey, and signs in with it after the password and alone', async ({ openAs, portal }) => {
  const login = await createTestUsers(portal).createMember([{ model: 'order', rule: 'read' }]);
  const page = await openAs(null);
  await addAuthenticator(page);
  await enterPassword(page, login);
  await expectSignedIn(page, login);
  const settings = await openSettings(page, login);
  await settings.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await clickButton(page, 'I’ve saved them');
  await expect(settings.getByText('10 recovery codes left')).toBeVisible();
  await signOut(page);

  await enterPassword(page, login);
  await clickButton(page, 'Use passkey');
  await expectSignedIn(page, login);
  await signOut(page);

  await page.goto('/login');
  await clickButton(page, 'Sign in with a passkey');
  await expectSignedIn(page, login);

  const phone = await openAs(null);
  await enterPassword(phone, login);
  await clickButton(phone, 'Use a recovery code');
  await phone.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await clickButton(phone, 'Confirm');
  await expectSignedIn(phone, login);
});

test('a user adds an authenticator app, whose code is required and can’t be used twice', async ({ openAs, portal }) => {
  const login = await createTestUsers(portal).createMember([{ model: 'order', rule: 'read' }]);
  const page = await openAs(null);
  await enterPassword(page, login);
  await expectSignedIn(page, login);
  const settings = await openSettings(page, login);
  await settings.getByRole('button', { name: 'Add authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add authenticator app' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const secret = await dialog.getByRole('textbox', { name: 'Key, if you can’t scan the code' }).inputValue();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = app.generate();
  await dialog.getByRole('textbox', { name: 'Code from the app' }).fill(code);
  await clickButton(page, 'I’ve saved them');
  await signOut(page);

  await enterPassword(page, login);
  const field = page.getByRole('textbox', { name: 'Code from your authenticator app' });
  await field.fill(code);
  await clickButton(page, 'Confirm');
  await expect(page.getByRole('alert')).toContainText('Incorrect or used code');
  await field.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await clickButton(page, 'Confirm');
  await expectSignedIn(page, login);
});

test('an administrator sees immediately who needs a second factor, without any identity provider', async ({
  openAs,
  testData,
}) => {
  const { login } = await testData.createOrganization();
  const page = await openAs(login);
  await page.goto('/single-sign-on');
  await expect(page.getByText('No identity providers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Change' })).toBeInViewport();
});
