import { decodeJwt } from 'jose';
import { createBuilders } from '../../../../demo/builders.ts';
import { listOperations } from '../../../platform/testing/operations.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { createBrowser } from '../testing/browser.ts';
import { enrolTotp } from './testing/enrol.ts';
import { createPeople, enterPassword } from './testing/people.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const { signedIn, eventsOf, subjectsTo } = createPeople(portal);
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
const MISSING = [403, 'secondFactorMissing'];
const OPEN = [200, undefined];

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** An organization with an administrator who has a factor, and who requires one of some people. */
async function organizationRequiring(...requiredFor: string[]) {
  const { id: organizationId } = await build().organization();
  const admin = await signedIn({ organizationId, role: 'admin', rules: 'all' });
  await enrolTotp(admin.browser, portal.clock.now);
  const reply = await portal.as(admin.user).put('/second-factor-policy', { requiredFor });
  expect(reply.json()).toEqual({ requiredFor, userCount: 1, factorCount: 1 });
  return { organizationId, admin };
}

test('a user without a required factor can only add one, and then do everything', async () => {
  const { organizationId } = await organizationRequiring('everyone');
  const { browser } = await signedIn({ organizationId });
  expect(decodeJwt(browser.token)).toMatchObject({ mustAddFactor: true });
  expect(await browser.check()).toEqual(MISSING);
  expect((await browser.get('/auth/factors')).json()).toMatchObject({ items: [], isRequired: true });
  const { id, recoveryCodes } = await enrolTotp(browser, portal.clock.now);
  expect(recoveryCodes).toHaveLength(10);
  expect(decodeJwt(browser.token)).not.toHaveProperty('mustAddFactor');
  expect(await browser.check()).toEqual(OPEN);
  expect((await browser.delete(`/auth/factors/${id}`)).json().code).toBe('lastFactor');
});

test('nothing but adding a factor is allowed', async () => {
  const { organizationId } = await organizationRequiring('everyone');
  const user = await build().user({ organizationId, rules: 'all' });
  const operations = listOperations(portal.app).filter(({ isPublic }) => !isPublic);
  const open: string[] = [];
  for (const { method, path, operationId } of operations) {
    const as = portal.as(user);
    const url = path.slice('/api'.length).replaceAll(/\{\w+\}/g, UNKNOWN_ID);
    const reply = await as[method.toLowerCase() as keyof typeof as](url);
    if (reply.json().code !== 'secondFactorMissing') open.push(operationId);
  }
  expect(open.toSorted()).toEqual([
    'deleteAuthFactorsById',
    'getAuthFactors',
    'getAuthIsBlocked',
    'patchAuthFactorsById',
    'patchUsersSelfUpdate',
    'postAuthFactorsPasskey',
    'postAuthFactorsPasskeyConfirm',
    'postAuthFactorsRecoveryCodes',
    'postAuthFactorsTotp',
    'postAuthFactorsTotpConfirm',
    'postAuthPasswordConfirmation',
  ]);
});

test.each([
  ['administrators', { role: 'admin' }, {}],
  [
    'billApprovers',
    { rules: [{ model: 'tripBillApprove', rule: 'write' }] },
    { rules: [{ model: 'trip', rule: 'write' }] },
  ],
  ['billApprovers', { rules: [{ model: 'orderBillApprove', rule: 'write' }] }, { role: 'admin' }],
] as const)('can be required of %s alone', async (group, required, free) => {
  const { organizationId } = await organizationRequiring(group);
  expect(await (await signedIn({ organizationId, ...required })).browser.check()).toEqual(MISSING);
  expect(await (await signedIn({ organizationId, ...free })).browser.check()).toEqual(OPEN);
});

test('can be required of approvers of orders, also in sessions that are open', async () => {
  const { id: organizationId } = await build().organization();
  const { user: admin } = await signedIn({ organizationId, role: 'admin', rules: 'all' });
  const contact = await build().contact({ organizationId });
  const { user, browser } = await signedIn({ organizationId });
  await portal.db.updateTable('users').set({ contactId: contact.id }).where('id', '=', user.id).execute();
  await build().operation({ organizationId, approver1Id: contact.id });
  expect(await browser.check()).toEqual(OPEN);
  await portal.as(admin).put('/second-factor-policy', { requiredFor: ['approvers'] });
  expect(await browser.check()).toEqual(MISSING);
  expect(await eventsOf(organizationId)).toContain('updated');
});

test('other organizations, API keys and sessions of identity providers are not affected', async () => {
  const { organizationId, admin } = await organizationRequiring('everyone');
  expect(await (await signedIn({ organizationId: (await build().organization()).id })).browser.check()).toEqual(OPEN);
  const { user, browser } = await signedIn({ organizationId });
  await portal.db
    .updateTable('sessions')
    .set({ identityProviderId: UNKNOWN_ID })
    .where('userId', '=', user.id)
    .execute();
  expect(await browser.check()).toEqual(OPEN);
  const { user: creator } = await signedIn({ organizationId, role: 'admin', rules: 'all' });
  await portal.as(admin.user).put('/second-factor-policy', { requiredFor: [] });
  const key = (
    await portal.as(creator).post('/api-keys', { name: 'ERP', rules: [{ model: 'order', rule: 'read' }] })
  ).json();
  await portal.as(admin.user).put('/second-factor-policy', { requiredFor: ['everyone'] });
  expect((await portal.as(creator).get('/orders')).json().code).toBe('secondFactorMissing');
  expect((await portal.as(null, { authorization: `Bearer ${key.secret}` }).get('/orders')).statusCode).toBe(200);
});

test('is changed by administrators only', async () => {
  const { organizationId } = await organizationRequiring();
  const clerk = await build().user({ organizationId, rules: 'all' });
  expect((await portal.as(clerk).put('/second-factor-policy', { requiredFor: [] })).statusCode).toBe(403);
  expect((await portal.as(clerk).get('/second-factor-policy')).statusCode).toBe(403);
});

describe('an administrator resets the factors of a user', () => {
  test('whose sessions end, and who is notified by email', async () => {
    const { organizationId, admin } = await organizationRequiring();
    const { user, browser } = await signedIn({ organizationId });
    await enrolTotp(browser, portal.clock.now);
    await enterPassword(browser, user.login);
    const row = (await portal.as(admin.user).get(`/users/${user.id}`)).json();
    expect([row.hasSecondFactor, row.actions.includes('resetFactors')]).toEqual([true, true]);
    expect((await portal.as(admin.user).delete(`/users/${user.id}/factors`)).statusCode).toBe(200);
    expect(await eventsOf(user.id)).toEqual(['factorsReset']);
    expect(await subjectsTo(user.email)).toContain('Your second factors were reset');
    const again = createBrowser(portal);
    expect((await again.signIn(user.login)).statusCode).toBe(200);
    expect((await portal.as(admin.user).delete(`/users/${user.id}/factors`)).json().code).toBe('noFactor');
  });

  test('but not their own, those of another organization, or those of someone with more rights', async () => {
    const { organizationId, admin } = await organizationRequiring();
    const { user: stranger, browser } = await signedIn();
    await enrolTotp(browser, portal.clock.now);
    const reset = async (by: { id: string }, id: string) =>
      (await portal.as(by).delete(`/users/${id}/factors`)).statusCode;
    expect(await reset(admin.user, stranger.id)).toBe(404);
    expect(await reset(admin.user, admin.user.id)).toBe(403);
    const manager = await build().user({ organizationId, rules: [{ model: 'user', rule: 'write' }] });
    expect(await reset(manager, admin.user.id)).toBe(403);
  });
});
