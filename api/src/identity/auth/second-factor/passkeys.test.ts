import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { createBrowser } from '../testing/browser.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { enrolPasskey } from './testing/enrol.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
type Browser = ReturnType<typeof createBrowser>;

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

async function withPasskey(overrides: object = {}) {
  const user = await build().user(overrides);
  const browser = createBrowser(portal);
  await browser.signIn(user.login);
  const authenticator = createAuthenticator();
  const { reply, options } = await enrolPasskey(browser, authenticator);
  expect(reply.statusCode).toBe(200);
  browser.token = '';
  return { user, browser, authenticator, options };
}
const prove = async (browser: Browser, challenge: string, credential: object) => {
  const reply = await browser.post('/auth/second-factor', { challenge, proof: { kind: 'passkey', credential } });
  return [reply.statusCode, reply.json().fields?.passkey?.code ?? reply.json().code];
};
async function signInAlone(
  browser: Browser,
  authenticator: ReturnType<typeof createAuthenticator>,
  changes: Partial<Parameters<typeof authenticator.get>[0]> = {},
) {
  const { challenge, options } = (await browser.post('/auth/passkey/options')).json();
  const credential = authenticator.get({ challenge: options.challenge, ...changes });
  const reply = await browser.post('/auth/passkey', { challenge, credential, refresh: true });
  return { challenge, credential, options, result: [reply.statusCode, reply.json().code], token: reply.json().token };
}

test('a passkey is the second step after the password', async () => {
  const { user, browser, authenticator, options } = await withPasskey();
  expect(options).toMatchObject({ rp: { id: 'localhost', name: 'Consign' }, attestation: 'none' });
  const { challenge, passkey } = (await browser.signIn(user.login)).json().params;
  expect(passkey).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: authenticator.id }] });
  const credential = authenticator.get({ challenge: passkey.challenge });
  expect(await prove(browser, challenge, credential)).toEqual([200, undefined]);
  // Neither the challenge nor the response can be used again.
  expect(await prove(browser, challenge, credential)).toEqual([401, 'challengeExpired']);
  const next = (await browser.signIn(user.login)).json().params;
  expect(await prove(browser, next.challenge, credential)).toEqual([422, 'wrongPasskey']);
});

test.each([
  ['another key', () => createAuthenticator(), {}],
  ['another site', undefined, { origin: 'https://evil.example' }],
  ['another host', undefined, { rpId: 'evil.example' }],
  ['another challenge', undefined, { challenge: 'b3RoZXI' }],
  ['a counter that goes back', undefined, { counter: 0 }],
] as const)('rejects the answer of %s', async (_name, other, changes) => {
  const { user, browser, authenticator } = await withPasskey();
  const first = (await browser.signIn(user.login)).json().params;
  await prove(browser, first.challenge, authenticator.get({ challenge: first.passkey.challenge }));
  const { challenge, passkey } = (await browser.signIn(user.login)).json().params;
  const signer = other?.() ?? authenticator;
  const credential = signer.get({ challenge: passkey.challenge, ...changes });
  expect(await prove(browser, challenge, { ...credential, id: authenticator.id, rawId: authenticator.id })).toEqual([
    422,
    'wrongPasskey',
  ]);
});

test('signs in alone when it verifies the user', async () => {
  const { user, browser, authenticator } = await withPasskey();
  expect((await signInAlone(browser, authenticator, { isVerified: false })).result).toEqual([401, 'wrongPasskey']);
  const signedIn = await signInAlone(browser, authenticator);
  expect(signedIn.result).toEqual([200, undefined]);
  expect(signedIn.options).not.toHaveProperty('allowCredentials.0');
  browser.token = signedIn.token;
  expect((await browser.get('/users/self')).json().id).toBe(user.id);
  const replay = { challenge: signedIn.challenge, credential: signedIn.credential };
  expect((await browser.post('/auth/passkey', replay)).json().code).toBe('challengeExpired');
});

test('rejects an unknown passkey, a blocked user, and too many guesses', async () => {
  const { user, browser, authenticator } = await withPasskey();
  const stranger = createBrowser(portal, { address: '203.0.113.77' });
  expect((await signInAlone(stranger, createAuthenticator())).result).toEqual([401, 'wrongPasskey']);
  await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', user.id).execute();
  expect((await signInAlone(browser, authenticator)).result).toEqual([401, 'blocked']);
  const results: unknown[] = [];
  for (let i = 0; i < 21; i += 1) results.push((await signInAlone(stranger, createAuthenticator())).result[1]);
  expect([results[0], results.at(-1)]).toEqual(['wrongPasskey', 'tooManyAttempts']);
});

test('an organization with enforced single sign-on lets no passkey in', async () => {
  const { id: organizationId } = await build().organization();
  const { browser, authenticator } = await withPasskey({ organizationId });
  await portal.db
    .insertInto('identityProviders')
    .values({
      organizationId,
      name: 'Harvest ID',
      issuer: 'https://id.example',
      clientId: 'consign',
      clientSecret: 'v1.x',
      trustsEmail: false,
      createsUsers: false,
      defaultRules: '[]',
      groupsClaim: null,
      groupRules: '[]',
      syncsRules: false,
      isEnforced: true,
      breakGlassUserId: null,
      createdBy: null,
      createdAt: TEST_NOW,
    })
    .execute();
  expect((await signInAlone(browser, authenticator)).result).toEqual([403, 'singleSignOnRequired']);
});

test('a passkey can be registered only once', async () => {
  const { user, browser, authenticator } = await withPasskey();
  const { challenge, passkey } = (await browser.signIn(user.login)).json().params;
  const credential = authenticator.get({ challenge: passkey.challenge });
  const proof = { kind: 'passkey', credential };
  browser.token = (await browser.post('/auth/second-factor', { challenge, proof })).json().token;
  const { reply, options } = await enrolPasskey(browser, authenticator);
  expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'passkeyExists']);
});

test('a passkey belongs to the host on which it was created, including that of a partner', async () => {
  const host = 'portal.tea-brokers.example';
  const place = { rpId: host, origin: `http://${host}` };
  await build().organization({ host });
  const user = await build().user();
  const browser = createBrowser(portal, { host });
  await browser.signIn(user.login);
  const authenticator = createAuthenticator();
  const { reply, options } = await enrolPasskey(browser, authenticator, place);
  expect([reply.statusCode, options.rp.id]).toEqual([200, host]);
  browser.token = '';
  expect((await signInAlone(browser, authenticator)).result).toEqual([401, 'wrongPasskey']);
  expect((await signInAlone(browser, authenticator, place)).result).toEqual([200, undefined]);
  const { challenge, passkey } = (await browser.signIn(user.login)).json().params;
  expect(await prove(browser, challenge, authenticator.get({ challenge: passkey.challenge, ...place }))).toEqual([
    200,
    undefined,
  ]);

  const elsewhere = createBrowser(portal);
  expect((await elsewhere.signIn(user.login)).json().params).toMatchObject({
    passkey: null,
    hasPasskeyElsewhere: true,
    hasRecoveryCodes: true,
  });
  expect((await signInAlone(elsewhere, authenticator)).result).toEqual([401, 'wrongPasskey']);
  // An unknown host counts as the portal's own.
  const unknown = createBrowser(portal, { host: 'portal.nobody.example' });
  expect((await signInAlone(unknown, authenticator)).options.rpId).toBe('localhost');
});
