import type { Page } from '@playwright/test';
import { startIdentityProvider } from '../../api/src/identity/single-sign-on/testing/identity-provider.ts';
import { startSamlProvider } from '../../api/src/identity/single-sign-on/saml/testing/saml-provider.ts';
import { connectProvider, connectSamlProvider, createProviderCalls } from '../support/identity-provider.ts';
import { expect, test as base } from '../support/test.ts';
import { HOST } from '../support/portal.ts';

const SERENDIB_HOST = 'portal.serendib.localhost';
const PLANNERS = 'planners';

/** A real OpenID Connect provider next to the portal, in which the person of `state.subject` is signed in. */
const test = base.extend<{ idp: Awaited<ReturnType<typeof startIdentityProvider>> }>({
  idp: async ({ portal }, use) => {
    const hosts = [portal.url, portal.url.replace(HOST, SERENDIB_HOST)];
    const idp = await startIdentityProvider(...hosts.map((url) => `${url}/api/auth/sso/callback`));
    await use(idp);
    idp.stop();
  },
});

async function signIn(page: Page, email: string, provider = 'Okta') {
  await page.getByRole('textbox', { name: 'E-mail or login', exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
}
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const expectSignedOut = (page: Page) => expect(page).toHaveURL(/\/login/);

test('users sign in with the provider of their domain, which grants rules, signs them out and locks them', async ({
  openAs,
  portal,
  testData,
  idp,
}) => {
  const { login: admin } = await testData.createOrganization();
  const email = 'nimal@orchid-sso.example';
  idp.users.set('nimal', { email, email_verified: true, groups: [] });
  const provider = await connectProvider(portal, admin, {
    issuer: idp.issuer,
    domain: 'orchid-sso.example',
    groupRules: [{ group: PLANNERS, rules: [{ model: 'contact', rule: 'read' }] }],
  });
  const { logOut, scim } = await createProviderCalls(portal, admin, provider.id);

  const page = await openAs(null);
  await page.goto('/orders');
  await expectSignedOut(page);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expect(menuLink(page, 'Contacts')).toHaveCount(0);

  // A group at the provider grants rules at the next sign-in.
  idp.users.set('nimal', { email, email_verified: true, groups: [PLANNERS] });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectSignedOut(page);
  await signIn(page, email);
  await expect(menuLink(page, 'Contacts')).toBeVisible();

  // The provider signs the user out: the open tab leaves by itself.
  expect(await logOut(await idp.sendLogout('nimal', 'a session of the provider'))).toBe(200);
  await expectSignedOut(page);
  await signIn(page, email);
  await expect(menuLink(page, 'Contacts')).toBeVisible();

  // The directory locks the user: the open tab is signed out, and nobody can sign in again.
  const filter = encodeURIComponent(`userName eq "${email}"`);
  const [user] = (await scim('GET', `/Users?filter=${filter}`)).body.Resources;
  const locked = await scim('PATCH', `/Users/${user.id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
  });
  expect([locked.status, locked.body.active]).toEqual([200, false]);
  await expectSignedOut(page);
  await signIn(page, email);
  await expect(page.getByRole('alert').filter({ hasText: /blocked/ })).toBeVisible();
});

test('a sign-in on a partner’s own host returns there', async ({ openAs, portal, testData, idp }) => {
  const { login: admin } = await testData.createOrganization();
  const email = 'kumari@orchid-host.example';
  idp.state.subject = 'kumari';
  idp.users.set('kumari', { email, email_verified: true });
  await connectProvider(portal, admin, { issuer: idp.issuer, domain: 'orchid-host.example' });
  const page = await openAs(null, { host: SERENDIB_HOST });
  await page.goto('/login');
  await signIn(page, email);
  await expect(page.getByRole('button', { name: /^User menu / })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe(SERENDIB_HOST);
});

test('people sign in with a SAML provider, also on a partner’s host, and it signs them out', async ({
  openAs,
  portal,
  testData,
}) => {
  const { login: admin } = await testData.createOrganization();
  const email = 'sunil@orchid-saml.example';
  const saml = await startSamlProvider({ nameId: email, attributes: { groups: [PLANNERS] } });
  const { serviceProvider } = await connectSamlProvider(portal, admin, saml, {
    domain: 'orchid-saml.example',
    groupRules: [{ group: PLANNERS, rules: [{ model: 'contact', rule: 'read' }] }],
  });
  const page = await openAs(null);
  await page.goto('/orders');
  await signIn(page, email, 'Entra');
  await expect(page).toHaveURL(/\/orders$/);
  await expect(menuLink(page, 'Contacts')).toBeVisible();
  const partners = await openAs(null, { host: SERENDIB_HOST });
  await partners.goto('/login');
  await signIn(partners, email, 'Entra');
  await expect(partners.getByRole('button', { name: /^User menu / })).toBeVisible();
  expect(new URL(partners.url()).hostname).toBe(SERENDIB_HOST);

  // The provider signs the user out: the open tabs leave by themselves.
  await page.request.post(serviceProvider.logoutUri, {
    form: { SAMLRequest: saml.createLogout(serviceProvider.entityId, email, 'post') },
    maxRedirects: 0,
  });
  await expectSignedOut(page);
  await expectSignedOut(partners);
  saml.stop();
});
