import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { MyOrganization, OrganizationDetails } from 'shared-contracts/identity/organizations';
import { unwrap } from '../support/api.ts';
import { extract, listEmailsTo } from '../support/emails.ts';
import { buildOrganizationInput, getEmail } from '../support/test-users.ts';
import { expect, test } from '../support/test.ts';
import { expectNotice } from '../support/notices.ts';
import { focusTab } from '../support/focus-tab.ts';

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const findRow = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function confirmRowAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
}

test('root declines one registration with a reason and accepts another, each with an e-mail', async ({
  openAs,
  apiFor,
}) => {
  const root = await apiFor('root');
  const [declined, accepted] = [
    await buildOrganizationInput(root, `Declined ${randomUUID().slice(0, 8)}`),
    await buildOrganizationInput(root, `Accepted ${randomUUID().slice(0, 8)}`),
  ];
  for (const registration of [declined, accepted]) await unwrap(root.post('/organizations/registration', registration));

  const page = await openAs('root');
  await page.goto('/organizations?status=0');
  await findRow(page, declined.name).getByRole('button', { name: 'Review' }).click();
  const reviewDialog = page.getByRole('dialog', { name: 'Review registration' });
  await expect(reviewDialog).toContainText(declined.registrationId);
  await reviewDialog.getByRole('button', { name: 'Decline' }).click();
  const declineDialog = page.getByRole('dialog', { name: 'Decline registration' });
  await declineDialog.getByRole('button', { name: 'Decline' }).click();
  await expect(declineDialog.getByText('Field is required').first()).toBeVisible();
  await declineDialog
    .getByRole('textbox', { name: 'Reason (e-mailed to the contact)' })
    .fill('The register of companies does not know you');
  await declineDialog.getByRole('button', { name: 'Decline' }).click();
  await expectNotice(page, 'Registration declined');
  await expect(findRow(page, declined.name)).toHaveCount(0);
  expect(extract(await listEmailsTo(root, declined.contactEmail), /Reason: (.+)/)).toBe(
    'The register of companies does not know you',
  );

  await findRow(page, accepted.name).getByRole('button', { name: 'Review' }).click();
  await expect(reviewDialog).toContainText(`the login credentials are e-mailed to ${accepted.contactEmail}`);
  await reviewDialog.getByRole('button', { name: 'Accept' }).click();
  await expectNotice(page, 'Registration accepted; the e-mail with the credentials is in the outbox');
  await expect(findRow(page, accepted.name)).toHaveCount(0);
  await page.goto(`/organizations?search=${encodeURIComponent(accepted.name)}`);
  await expect(findRow(page, accepted.name)).toContainText('Active');
  await page.goto(`/outbox?search=${accepted.contactEmail}`);
  await page
    .getByRole('row', { name: new RegExp(accepted.contactEmail) })
    .getByRole('button', { name: 'Read' })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('region')).toContainText('One-time password: ');
});

test('root merges some of an organization’s changes, and its users see which', async ({ openAs, apiFor, testData }) => {
  const { name, login } = await testData.createOrganization();
  const owner = await openAs(login);
  await owner.goto('/');
  await clickButton(owner, 'Organization settings');
  const settings = owner.getByRole('dialog', { name: 'Organization settings' });
  await getField(owner, 'Business domain').fill('Orchids');
  await settings.getByRole('tab', { name: 'Branding' }).click();
  await getField(owner, 'Page title').fill('Orchid house');
  await getField(owner, 'Support e-mail').fill('help@orchid.example');
  await settings.getByRole('button', { name: 'Send for review' }).click();
  await expect(settings.locator(':focus').getByRole('region', { name: 'Changes pending review' })).toBeVisible();
  await owner.keyboard.press('Escape');

  const root = await openAs('root');
  await root.goto(`/organizations?hasChange=true&search=${name}`);
  await findRow(root, name).getByRole('button', { name: 'Review', exact: true }).click();
  const reviewDialog = root.getByRole('dialog', { name: 'Review changes' });
  await expect(reviewDialog.getByRole('checkbox')).toHaveCount(3);
  await expect(reviewDialog.getByText('All changes take effect immediately.')).toBeVisible();
  await reviewDialog.getByText('Page title', { exact: true }).click();
  await expect(reviewDialog.getByText('The unselected change is declined.')).toBeVisible();
  await reviewDialog.getByRole('button', { name: 'Merge 2 changes' }).click();
  await expectNotice(root, 'Changes merged');
  await expect(findRow(root, name)).toHaveCount(0);

  const bell = owner.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.click();
  await expect(owner.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'Your settings changes have been accepted',
  );
  const api = await apiFor(login);
  const { contactEmail, id } = await unwrap(api.get<MyOrganization>('/organizations/my'));
  const emails = await listEmailsTo(await apiFor('root'), contactEmail);
  expect([extract(emails, /Now in effect: (.+)/), extract(emails, /Not accepted: (.+)/)]).toEqual([
    'business domain, support e-mail',
    'page title',
  ]);
  expect(await unwrap(api.get<OrganizationDetails>(`/organizations/${id}`))).toMatchObject({
    domain: 'Orchids',
    supportEmail: 'help@orchid.example',
    change: null,
  });
  await owner.reload();
  await clickButton(owner, 'Organization settings');
  await expect(getField(owner, 'Business domain')).toHaveValue('Orchids');
  await settings.getByRole('tab', { name: 'Branding' }).click();
  await expect(getField(owner, 'Support e-mail')).toHaveValue('help@orchid.example');
  await expect(getField(owner, 'Page title')).not.toHaveValue('Orchid house');
});

test('a new user signs in with the e-mailed password and sees only the pages of the preset', async ({
  openAs,
  apiFor,
}) => {
  const login = `clerk-${randomUUID().slice(0, 8)}`;
  const owner = await openAs('owner');
  await owner.goto('/users');
  await clickButton(owner, 'New user');
  await getField(owner, 'Login').fill(login);
  await getField(owner, 'E-mail').fill(getEmail(login));
  await owner.getByRole('tab', { name: 'Access' }).click();
  await clickButton(owner, 'Billing');
  await expect(owner.getByRole('checkbox', { name: 'Contracts: Write' })).toBeChecked();
  await expect(owner.getByRole('checkbox', { name: 'Orders: Write' })).not.toBeChecked();
  await clickButton(owner, 'Create user');
  await expectNotice(owner, 'User created');

  const emails = await listEmailsTo(await apiFor('root'), getEmail(login));
  const page = await openAs(null);
  await page.goto('/login');
  await getField(page, 'E-mail or login').fill(extract(emails, /Login: (.+)/));
  await clickButton(page, 'Continue');
  await getField(page, 'Password').fill(extract(emails, /One-time password: (.+)/));
  await clickButton(page, 'Sign in');
  await getField(page, 'New password').fill('quiet petals');
  await getField(page, 'Repeat password').fill('quiet petals');
  await clickButton(page, 'Set password');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(login);

  await page.goto('/orders');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const [name, count] of Object.entries({
    Orders: 1,
    Bills: 1,
    Contracts: 1,
    Users: 0,
    Vehicles: 0,
    Locations: 0,
  }))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(count);
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  for (const address of ['/users', '/order-types', '/locations', '/vehicles']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  }
});

test('users can only grant rules they have, in the form and in the API', async ({ openAs, apiFor, testData }) => {
  const login = await testData.createMember([
    { model: 'user', rule: 'read' },
    { model: 'user', rule: 'write' },
    { model: 'order', rule: 'read' },
  ]);
  const page = await openAs(login);
  await page.goto('/users?dialog=new');
  await page.getByRole('tab', { name: 'Access' }).click();
  await expect(page.getByText('You can only grant rules you have yourself.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Orders: Read' })).toBeEnabled();
  for (const name of ['Orders: Write', 'Trips: Read', 'Trips: all', 'Delete: all'])
    await expect(page.getByRole('checkbox', { name })).toBeDisabled();
  await clickButton(page, 'Everything');
  await expect(page.getByText('3 rules', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Role' }).getByRole('option')).toHaveText(['User']);

  const newcomer = await testData.createNewcomer();
  const memberApi = await apiFor(login);
  const newRules = { rules: [{ model: 'trip', rule: 'read' }] };
  expect(await memberApi.patch(`/users/${newcomer.id}`, newRules)).toMatchObject({
    status: 403,
    body: { code: 'ruleNotHeld' },
  });
  expect(await memberApi.patch(`/users/${newcomer.id}`, { role: 'admin' })).toMatchObject({
    status: 403,
    body: { code: 'roleOutOfReach' },
  });
});

test('blocking an organization signs its users out until it is activated again', async ({ openAs, testData }) => {
  const { name, login } = await testData.createOrganization();
  const userPage = await openAs(login);
  await userPage.goto('/partners');
  await expect(userPage.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();

  const root = await openAs('root');
  await root.goto(`/organizations?search=${name}`);
  await confirmRowAction(root, name, 'Block');
  await expectNotice(root, 'Organization blocked');
  await focusTab(userPage);
  await expect(userPage).toHaveURL(/\/login\?to=%2Fpartners$/);
  await expect(userPage.getByText('This account is blocked. Ask an administrator of your organization')).toBeVisible();
  await getField(userPage, 'E-mail or login').fill(login);
  await clickButton(userPage, 'Continue');
  await getField(userPage, 'Password').fill('consign');
  await clickButton(userPage, 'Sign in');
  await expect(userPage.getByRole('alert')).toContainText('This account is blocked');

  await confirmRowAction(root, name, 'Activate');
  await expectNotice(root, 'Organization activated');
  await clickButton(userPage, 'Sign in');
  await expect(userPage).toHaveURL(/\/partners$/);
});

test('a partner is added by token, notified and confirms, and both see an active partnership', async ({
  openAs,
  apiFor,
  testData,
}) => {
  const { name, login } = await testData.createOrganization();
  const partnerApi = await apiFor(login);
  const { id } = await unwrap(partnerApi.get<MyOrganization>('/organizations/my'));
  const { partnerToken } = await unwrap(partnerApi.get<OrganizationDetails>(`/organizations/${id}`));

  const userPage = await openAs(login);
  await userPage.goto('/');
  await expect(userPage.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const lagoon = await openAs('lagoon');
  await lagoon.goto('/partners');
  await clickButton(lagoon, 'Add by token');
  const token = getField(lagoon, 'Partner token');
  await token.fill(randomUUID());
  await clickButton(lagoon, 'Request partnership');
  await expect(token).toHaveAccessibleDescription(/Invalid partner token/);
  await token.fill(partnerToken);
  await clickButton(lagoon, 'Request partnership');
  await expectNotice(lagoon, 'Partnership requested');
  await lagoon.getByRole('searchbox').fill(name);
  await expect(findRow(lagoon, name)).toContainText('Waiting for them');

  await clickButton(userPage, 'Notifications, 1 unread');
  await userPage.getByRole('link', { name: /Lagoon Seafoods would like to become your partner/ }).click();
  await expect(findRow(userPage, 'Lagoon Seafoods')).toContainText('Waiting for us');
  await findRow(userPage, 'Lagoon Seafoods').getByRole('button', { name: 'Confirm' }).click();
  await expect(findRow(userPage, 'Lagoon Seafoods')).toContainText('Active');
  await lagoon.reload();
  await expect(findRow(lagoon, name)).toContainText('Active');
});
