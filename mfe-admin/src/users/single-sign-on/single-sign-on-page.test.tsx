import { screen, waitFor, within } from '@testing-library/react';
import type { IdentityProvider } from 'shared-contracts/identity/single-sign-on';
import { MODELS } from 'shared-contracts/values/identity/access';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import { rulesOfModel } from '../matrix.rules.ts';
import SingleSignOnPage from './single-sign-on-page.tsx';

const REDIRECT_URI = 'https://portal.example/api/auth/sso/callback';
const AFTER_SIGN_OUT = 'https://portal.example/login';
const okta: IdentityProvider = {
  id: 'provider-1',
  revision: 3,
  kind: 'oidc',
  name: 'Okta',
  issuer: 'https://tea.okta.example',
  clientId: 'consign',
  domains: [
    { id: 'domain-1', domain: 'tea.example', confirmedAt: 1_767_261_600 },
    { id: 'domain-2', domain: 'tea-estate.example', confirmedAt: null },
  ],
  trustsEmail: false,
  createsUsers: true,
  defaultRules: [{ model: 'order', rule: 'read' }],
  groupsClaim: 'groups',
  groupRules: [{ group: 'odd', rules: [{ model: 'geo', rule: 'read' }] }],
  syncsRules: false,
  signsOut: false,
  isEnforced: false,
  breakGlassUser: null,
  userCount: 7,
  redirectUris: [REDIRECT_URI],
  postLogoutUris: [AFTER_SIGN_OUT],
  logoutUri: 'https://portal.example/api/auth/sso/provider-1/logout',
  saml: null,
};
const SP = 'https://portal.example/api/auth/sso/saml/organization-1';
const serviceProvider = { entityId: `${SP}/metadata`, acsUri: `${SP}/acs`, logoutUri: `${SP}/logout` };
const admin = { ...testUsers.cargoOwner, role: 'admin' as const, rules: MODELS.flatMap(rulesOfModel) };
const root = { ...admin, role: 'root' as const };
const listOf = (...items: IdentityProvider[]) => ({
  items,
  redirectUris: [REDIRECT_URI],
  postLogoutUris: [AFTER_SIGN_OUT],
  serviceProvider,
});
const ADMINS = { items: [{ id: 'admin-1', login: 'kumari' }], total: 1, page: 1, limit: 100 };

const POLICY = { requiredFor: ['administrators'], userCount: 12, factorCount: 3 };

const renderPage = (replies: Replies = {}, user: typeof admin | typeof root = admin, url = '/single-sign-on') =>
  renderScreen(<SingleSignOnPage />, {
    user,
    url,
    path: '/single-sign-on',
    replies: {
      'GET identity-providers': () => listOf(okta),
      'GET users': () => ADMINS,
      'GET second-factor-policy': () => POLICY,
      ...replies,
    },
  });

test('lists providers with the state of their domains', async () => {
  const { baseElement } = renderPage();
  const cell = await screen.findByRole('cell', { name: 'Okta' });
  const row = within(cell.closest('tr') as HTMLElement);
  expect(row.getByText(/tea\.example · Confirmed/)).toBeVisible();
  expect(row.getByText(/tea-estate\.example · Waits for the platform operator/)).toBeVisible();
  expect(row.getByText('Optional')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('adds a provider after a test of its issuer', async () => {
  const bodies: unknown[] = [];
  const { user, baseElement } = renderPage(
    {
      'GET identity-providers': () => listOf(),
      'POST identity-providers/check': () => ({ problem: 'notAnIssuer', hasBackChannelLogout: false }),
      'POST identity-providers': ({ body }) => (bodies.push(body), okta),
    },
    admin,
    '/single-sign-on?dialog=new',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Add identity provider' }));
  expect(await dialog.findByDisplayValue(REDIRECT_URI)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Okta');
  await user.type(dialog.getByRole('textbox', { name: 'Issuer' }), okta.issuer);
  await user.click(dialog.getByRole('button', { name: 'Test connection' }));
  expect(await dialog.findByText('The address isn’t that of an OpenID Connect issuer')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Client ID' }), 'consign');
  await user.type(dialog.getByLabelText(/^Client secret/), 'secret');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail domains' }), 'gmail.com');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('A domain of a public mail service can’t be claimed')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.clear(dialog.getByRole('textbox', { name: 'E-mail domains' }));
  await user.type(dialog.getByRole('textbox', { name: 'E-mail domains' }), 'Tea.example');
  await user.click(dialog.getByRole('switch', { name: 'Require this provider' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(bodies).toEqual([]);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Break-glass administrator' }), 'kumari');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    kind: 'oidc',
    name: 'Okta',
    issuer: okta.issuer,
    clientId: 'consign',
    clientSecret: 'secret',
    signsOut: false,
    domains: ['tea.example'],
    trustsEmail: false,
    isEnforced: true,
    breakGlassUserId: 'admin-1',
    createsUsers: false,
    syncsRules: false,
    groupsClaim: 'groups',
    groupRules: [],
    defaultRules: [],
  });
});

test('adds a SAML provider by its metadata', async () => {
  const bodies: unknown[] = [];
  const found = {
    entityId: 'https://sts.windows.example/tea',
    ssoUrl: 'https://login.example/saml2',
    logoutUrl: null,
    certificates: [{ subject: 'CN=Entra', expiresAt: 1_893_456_000 }],
  };
  const { user, baseElement } = renderPage(
    {
      'GET identity-providers': () => listOf(),
      'POST identity-providers/check-metadata': ({ body }) =>
        (body as { metadata: string | null }).metadata === null
          ? { problem: null, found }
          : { problem: 'notMetadata', found: null },
      'POST identity-providers': ({ body }) => (bodies.push(body), okta),
    },
    admin,
    '/single-sign-on?dialog=new',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Add identity provider' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Protocol' }), 'SAML 2.0');
  expect(await dialog.findByDisplayValue(serviceProvider.acsUri)).toBeVisible();
  expect(dialog.getByDisplayValue(serviceProvider.entityId)).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Client ID' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Entra');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Enter the address of the metadata, or the metadata')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Or its metadata (XML)' }), '<html/>');
  await user.click(dialog.getByRole('button', { name: 'Test connection' }));
  expect(await dialog.findByText('This isn’t the SAML metadata of an identity provider')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Or its metadata (XML)' }));
  await user.type(
    dialog.getByRole('textbox', { name: 'Metadata URL of the provider' }),
    'https://idp.example/metadata',
  );
  await user.click(dialog.getByRole('button', { name: 'Test connection' }));
  expect(await dialog.findByText(`Found ${found.entityId}, whose certificate is valid until 01.01.2030`)).toBeVisible();
  await user.click(dialog.getByRole('switch', { name: 'Require a signed response' }));
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    kind: 'saml',
    name: 'Entra',
    metadataUrl: 'https://idp.example/metadata',
    metadata: null,
    wantsSignedResponse: true,
    domains: [],
    trustsEmail: false,
    isEnforced: false,
    breakGlassUserId: null,
    createsUsers: false,
    syncsRules: false,
    groupsClaim: 'groups',
    groupRules: [],
    defaultRules: [],
  });
});

test('changes a provider, keeping its secret and rules that are no preset', async () => {
  const bodies: object[] = [];
  const { user } = renderPage({ 'PATCH identity-providers/:id': ({ body }) => (bodies.push(body as object), okta) });
  const cell = await screen.findByRole('cell', { name: 'Okta' });
  await user.click(within(cell.closest('tr') as HTMLElement).getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit identity provider' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  expect(dialog.getByDisplayValue(okta.logoutUri)).toBeVisible();
  expect(dialog.queryByDisplayValue(AFTER_SIGN_OUT)).toBeNull();
  await user.click(dialog.getByRole('switch', { name: 'Sign out at the provider too' }));
  expect(await dialog.findByDisplayValue(AFTER_SIGN_OUT)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Okta EU');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    name: 'Okta EU',
    signsOut: true,
    groupRules: okta.groupRules,
    defaultRules: okta.defaultRules,
  });
  expect(bodies[0]).not.toHaveProperty('clientSecret');
});

test('deletes a provider after a confirmation', async () => {
  let current = [okta];
  const { user } = renderPage({
    'GET identity-providers': () => listOf(...current),
    'DELETE identity-providers/:id': () => ((current = []), { id: okta.id }),
  });
  await screen.findByRole('cell', { name: 'Okta' });
  await chooseAction(user, 'Okta', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No identity providers')).toBeVisible();
});

test('lets root confirm a domain, and shows when it is taken', async () => {
  const claimed = {
    id: 'domain-2',
    domain: 'tea-estate.example',
    organization: { id: 'organization-1', name: 'Tea Estate' },
    provider: { id: okta.id, name: 'Okta' },
    confirmedAt: null as number | null,
  };
  let isTaken = true;
  const { user, notices } = renderPage(
    {
      'GET identity-domains': () => ({ items: [claimed] }),
      'PATCH identity-domains/:id/confirm': () => {
        if (isTaken) return errorReply(409, 'domainTaken');
        claimed.confirmedAt = 1_767_261_600;
        return claimed;
      },
    },
    root,
  );
  expect(await screen.findByText('Tea Estate · Okta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(notices).toEqual(['The domain is already confirmed for another provider']));
  isTaken = false;
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
});

test('shows claimed domains to root only', async () => {
  const { calls } = renderPage();
  await screen.findByRole('cell', { name: 'Okta' });
  expect(calls).not.toContain('GET identity-domains');
});
