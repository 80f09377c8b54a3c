import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { MyOrganization, OrganizationDetails } from 'shared-contracts/organizations';
import { done } from '../support/api.ts';
import { found, mailsTo } from '../support/mails.ts';
import { details, emailOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { told } from '../support/told.ts';
import { turnTo } from '../support/turn-to.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
}

test('root declines a registration with a reason and accepts another: each is told by mail', async ({ as, call }) => {
  const root = await call('root');
  const [unwanted, wanted] = [
    await details(root, `Unwanted ${randomUUID().slice(0, 8)}`),
    await details(root, `Wanted ${randomUUID().slice(0, 8)}`),
  ];
  for (const registration of [unwanted, wanted]) await done(root.post('/organizations/registration', registration));

  const page = await as('root');
  await page.goto('/organizations?status=0');
  await row(page, unwanted.name).getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('dialog', { name: 'Review registration' });
  await expect(review).toContainText(unwanted.registrationId);
  await review.getByRole('button', { name: 'Decline' }).click();
  const decline = page.getByRole('dialog', { name: 'Decline registration' });
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline.getByText('Field is required').first()).toBeVisible();
  await decline
    .getByRole('textbox', { name: 'Reason, mailed to the contact' })
    .fill('The register of companies does not know you');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await told(page, 'Registration declined');
  await expect(row(page, unwanted.name)).toHaveCount(0);
  expect(found(await mailsTo(root, unwanted.contactEmail), /Reason: (.+)/)).toBe(
    'The register of companies does not know you',
  );

  await row(page, wanted.name).getByRole('button', { name: 'Review' }).click();
  await expect(review).toContainText(`the login credentials are mailed to ${wanted.contactEmail}`);
  await review.getByRole('button', { name: 'Accept' }).click();
  await told(page, 'Registration accepted, credentials mailed');
  await expect(row(page, wanted.name)).toHaveCount(0);
  await page.goto(`/organizations?search=${encodeURIComponent(wanted.name)}`);
  await expect(row(page, wanted.name)).toContainText('Active');
  await page.goto(`/outbox?search=${wanted.contactEmail}`);
  await page
    .getByRole('row', { name: new RegExp(wanted.contactEmail) })
    .getByRole('button', { name: 'Read' })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('region')).toContainText('One-time password: ');
});

test('root merges some of the changes an organization asks for, and its people see which', async ({
  as,
  call,
  given,
}) => {
  const { name, login } = await given.company();
  const owner = await as(login);
  await owner.goto('/');
  await press(owner, 'Organization settings');
  const settings = owner.getByRole('dialog', { name: 'Organization settings' });
  await field(owner, 'Business domain').fill('Orchids');
  await settings.getByRole('tab', { name: 'Branding' }).click();
  await field(owner, 'Page title').fill('Orchid house');
  await field(owner, 'Support e-mail').fill('help@orchid.example');
  await settings.getByRole('button', { name: 'Send for review' }).click();
  await expect(settings.locator(':focus').getByRole('region', { name: 'Changes wait for review' })).toBeVisible();
  await owner.keyboard.press('Escape');

  const root = await as('root');
  await root.goto(`/organizations?hasChange=true&search=${name}`);
  await row(root, name).getByRole('button', { name: 'Review', exact: true }).click();
  const review = root.getByRole('dialog', { name: 'Review changes' });
  await expect(review.getByRole('checkbox')).toHaveCount(3);
  await expect(review.getByText('All of it becomes true at once.')).toBeVisible();
  await review.getByText('Page title', { exact: true }).click();
  await expect(review.getByText('The change that is not chosen is declined.')).toBeVisible();
  await review.getByRole('button', { name: 'Merge 2 changes' }).click();
  await told(root, 'Changes merged');
  await expect(row(root, name)).toHaveCount(0);

  const bell = owner.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.click();
  await expect(owner.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'The changes of your settings are in force',
  );
  const api = await call(login);
  const { contactEmail, id } = await done(api.get<MyOrganization>('/organizations/my'));
  const mails = await mailsTo(await call('root'), contactEmail);
  expect([found(mails, /Now in force: (.+)/), found(mails, /Not accepted: (.+)/)]).toEqual([
    'business domain, support e-mail',
    'page title',
  ]);
  expect(await done(api.get<OrganizationDetails>(`/organizations/${id}`))).toMatchObject({
    domain: 'Orchids',
    supportEmail: 'help@orchid.example',
    change: null,
  });
  await owner.reload();
  await press(owner, 'Organization settings');
  await expect(field(owner, 'Business domain')).toHaveValue('Orchids');
  await settings.getByRole('tab', { name: 'Branding' }).click();
  await expect(field(owner, 'Support e-mail')).toHaveValue('help@orchid.example');
  await expect(field(owner, 'Page title')).not.toHaveValue('Orchid house');
});

test('a new user signs in with the mailed password and sees the screens of the preset, no more', async ({
  as,
  call,
}) => {
  const login = `clerk-${randomUUID().slice(0, 8)}`;
  const owner = await as('owner');
  await owner.goto('/users');
  await press(owner, 'New user');
  await field(owner, 'Login').fill(login);
  await field(owner, 'E-mail').fill(emailOf(login));
  await owner.getByRole('tab', { name: 'Access' }).click();
  await press(owner, 'Finance');
  await expect(owner.getByRole('checkbox', { name: 'Contracts: Write' })).toBeChecked();
  await expect(owner.getByRole('checkbox', { name: 'Orders: Write' })).not.toBeChecked();
  await press(owner, 'Create user');
  await told(owner, 'User created');

  const mails = await mailsTo(await call('root'), emailOf(login));
  const page = await as(null);
  await page.goto('/login');
  await field(page, 'E-mail or login').fill(found(mails, /Login: (.+)/));
  await press(page, 'Continue');
  await field(page, 'Password').fill(found(mails, /One-time password: (.+)/));
  await press(page, 'Sign in');
  await field(page, 'New password').fill('quiet petals');
  await field(page, 'Repeat password').fill('quiet petals');
  await press(page, 'Set password');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(login);

  await page.goto('/orders');
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
    'Orders',
    'Trips',
    'Vehicle dictionaries',
    'Partners',
    'Contacts',
    'Operations',
    'Contracts',
    'Dashboards',
    'Reports',
  ]);
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  for (const address of ['/users', '/order-types', '/locations', '/vehicles']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible();
  }
});

test('nobody is offered rules beyond their own, and the call refuses them', async ({ as, call, given }) => {
  const login = await given.member([
    { model: 'user', rule: 'read' },
    { model: 'user', rule: 'write' },
    { model: 'order', rule: 'read' },
  ]);
  const page = await as(login);
  await page.goto('/users?dialog=new');
  await page.getByRole('tab', { name: 'Access' }).click();
  await expect(
    page.getByText('You give what you hold yourself. Boxes you cannot tick are rules you do not hold.'),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Orders: Read' })).toBeEnabled();
  for (const name of ['Orders: Write', 'Trips: Read', 'Trips: all', 'Delete: all'])
    await expect(page.getByRole('checkbox', { name })).toBeDisabled();
  await press(page, 'Everything');
  await expect(page.getByText('3 rules', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Role' }).getByRole('option')).toHaveText(['User']);

  const more = await given.newcomer();
  const keeper = await call(login);
  const grant = { rules: [{ model: 'trip', rule: 'read' }] };
  expect(await keeper.patch(`/users/${more.id}`, grant)).toMatchObject({ status: 403, body: { code: 'ruleNotHeld' } });
  expect(await keeper.patch(`/users/${more.id}`, { role: 'admin' })).toMatchObject({
    status: 403,
    body: { code: 'roleOutOfReach' },
  });
});

test('blocking an organization throws its people out at once and keeps them out, until it is activated again', async ({
  as,
  given,
}) => {
  const { name, login } = await given.company();
  const theirs = await as(login);
  await theirs.goto('/partners');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();

  const root = await as('root');
  await root.goto(`/organizations?search=${name}`);
  await choose(root, name, 'Block');
  await told(root, 'Organization blocked');
  await turnTo(theirs);
  await expect(theirs).toHaveURL(/\/login\?to=%2Fpartners$/);
  await expect(theirs.getByText('This account is blocked. Ask an administrator of your organization')).toBeVisible();
  await field(theirs, 'E-mail or login').fill(login);
  await press(theirs, 'Continue');
  await field(theirs, 'Password').fill('consign');
  await press(theirs, 'Sign in');
  await expect(theirs.getByRole('alert')).toContainText('This account is blocked');

  await choose(root, name, 'Activate');
  await told(root, 'Organization activated');
  await press(theirs, 'Sign in');
  await expect(theirs).toHaveURL(/\/partners$/);
});

test('a partner is added by token: the other side hears of it and confirms, both see it active', async ({
  as,
  call,
  given,
}) => {
  const { name, login } = await given.company();
  const other = await call(login);
  const { id } = await done(other.get<MyOrganization>('/organizations/my'));
  const { partnerToken } = await done(other.get<OrganizationDetails>(`/organizations/${id}`));

  const theirs = await as(login);
  await theirs.goto('/');
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const lagoon = await as('lagoon');
  await lagoon.goto('/partners');
  await press(lagoon, 'Add by token');
  const token = field(lagoon, 'Partner token');
  await token.fill(randomUUID());
  await press(lagoon, 'Ask for partnership');
  await expect(token).toHaveAccessibleDescription(/Invalid partner token/);
  await token.fill(partnerToken);
  await press(lagoon, 'Ask for partnership');
  await told(lagoon, 'Partnership asked for');
  await lagoon.getByRole('searchbox').fill(name);
  await expect(row(lagoon, name)).toContainText('Waiting for them');

  await press(theirs, 'Notifications, 1 unread');
  await theirs.getByRole('link', { name: /Lagoon Seafoods would like to become your partner/ }).click();
  await expect(row(theirs, 'Lagoon Seafoods')).toContainText('Waiting for us');
  await row(theirs, 'Lagoon Seafoods').getByRole('button', { name: 'Confirm' }).click();
  await expect(row(theirs, 'Lagoon Seafoods')).toContainText('Active');
  await lagoon.reload();
  await expect(row(lagoon, name)).toContainText('Active');
});
