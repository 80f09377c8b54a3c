import { createBuilders } from '../../../demo/builders.ts';
import type { IdentityProviderInput } from 'shared-contracts/identity/single-sign-on';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

const INPUT: IdentityProviderInput = {
  name: 'Okta',
  issuer: 'https://harvest.okta.example',
  clientId: 'consign',
  clientSecret: 'a secret of the provider',
  domains: [],
  trustsEmail: false,
  createsUsers: false,
  defaultRules: [],
  groupsClaim: null,
  groupRules: [],
  syncsRules: false,
  isEnforced: false,
  breakGlassUserId: null,
};

async function setUp() {
  const { id: organizationId } = await build().organization({ type: '1pl' });
  const admin = await build().user({ organizationId, role: 'admin', rules: 'all' });
  const as = portal.as(admin);
  const create = (input: Partial<IdentityProviderInput> = {}) => as.post('/identity-providers', { ...INPUT, ...input });
  return { organizationId, as, create };
}
const asRoot = async () => portal.as(await build().user({ role: 'root' }));

test('never shows the secret, and stores it encrypted', async () => {
  const { as, create } = await setUp();
  const created = await create();
  expect(created.statusCode).toBe(201);
  const replies = [created.body, (await as.get('/identity-providers')).body];
  const stored = await portal.db.selectFrom('identityProviders').selectAll().execute();
  const entries = await portal.db.selectFrom('timelineEntries').selectAll().execute();
  expect(JSON.stringify([replies, stored, entries])).not.toContain(INPUT.clientSecret);
  expect(created.json()).toMatchObject({
    redirectUris: expect.arrayContaining(['http://localhost:8080/api/auth/sso/callback']),
    logoutUri: `http://localhost:8080/api/auth/sso/${created.json().id}/logout`,
  });
});

test('requires the secret again when the issuer changes', async () => {
  const { as, create } = await setUp();
  const path = `/identity-providers/${(await create()).json().id}`;
  const issuer = 'https://evil.example';
  expect((await as.patch(path, { issuer })).json().fields.clientSecret.code).toBe('required');
  expect((await as.patch(path, { issuer, clientSecret: 'another' })).statusCode).toBe(200);
  expect((await as.patch(path, { name: 'Okta EU' })).json()).toMatchObject({ name: 'Okta EU', issuer });
});

test('confirms a domain for one organization only', async () => {
  const [first, second, root] = [await setUp(), await setUp(), await asRoot()];
  const domains = ['taken.example'];
  const [own] = (await first.create({ domains })).json().domains;
  const [other] = (await second.create({ domains })).json().domains;
  expect(own.confirmedAt).toBeNull();
  expect((await first.as.patch(`/identity-domains/${own.id}/confirm`)).statusCode).toBe(403);
  expect((await root.patch(`/identity-domains/${own.id}/confirm`)).json().confirmedAt).toBe(TEST_NOW);
  expect((await root.patch(`/identity-domains/${other.id}/confirm`)).json().code).toBe('domainTaken');
  const { items } = (await root.get('/identity-domains')).json();
  expect(items.map(({ id }: { id: string }) => id)).toEqual([other.id, own.id]);
});

test.each([['gmail.com'], ['localhost'], ['a b.example'], ['*.example.com'], ['10.0.0.1']])(
  'rejects the domain %s',
  async (domain) => {
    const reply = await (await setUp()).create({ domains: [domain] });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['domains.0']]);
  },
);

test('grants no rule that the author of the mapping doesn’t have', async () => {
  const { organizationId } = await setUp();
  const rules = [{ model: 'organizationOwner', rule: 'write' } as const];
  const admin = await build().user({ organizationId, role: 'admin', rules });
  const groupRules = [{ group: 'all', rules: [{ model: 'order', rule: 'write' } as const] }];
  const reply = await portal.as(admin).post('/identity-providers', { ...INPUT, groupRules });
  expect(reply.json().fields.groupRules.code).toBe('ruleNotHeld');
  expect((await portal.as(admin).post('/identity-providers', { ...INPUT, defaultRules: rules })).statusCode).toBe(201);
});

test('hides providers of other organizations, also from root, and from users without the role', async () => {
  const { organizationId, create } = await setUp();
  const { id } = (await create()).json();
  for (const other of [(await setUp()).as, await asRoot()]) {
    expect((await other.get('/identity-providers')).json().items).toEqual([]);
    expect((await other.patch(`/identity-providers/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await other.delete(`/identity-providers/${id}`)).statusCode).toBe(404);
  }
  const user = portal.as(await build().user({ organizationId, rules: 'all' }));
  expect((await user.get('/identity-providers')).statusCode).toBe(403);
});

test('reports what is wrong with an issuer', async () => {
  const { as } = await setUp();
  const check = async (issuer: string) => (await as.post('/identity-providers/check', { issuer })).json().problem;
  expect(await check('http://127.0.0.1:1')).toBe('unreachable');
  expect(await check('https://nowhere.invalid')).toBe('unreachable');
});
