import type { InjectOptions } from 'fastify';
import type { IdentityProviderInput } from 'shared-contracts/identity/single-sign-on';
import type { Rule } from 'shared-contracts/values/identity/access';
import { createBuilders } from '../../../../demo/builders.ts';
import type { testApp } from '../../../platform/testing/test-app.ts';
import { TEST_NOW } from '../../../platform/testing/test-app.ts';
import { PATCH_SCHEMA } from '../protocol/messages.ts';

type Portal = ReturnType<typeof testApp>;
type Body = NonNullable<InjectOptions['payload']>;

export const READ: Rule = { model: 'order', rule: 'read' };
export const WRITE: Rule = { model: 'order', rule: 'write' };
export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const TYPE = 'application/scim+json';

let count = 0;

/** An organization whose identity provider has a confirmed domain and a token, with the calls that use it. */
export async function createScimTenant(portal: Portal, input: Partial<IdentityProviderInput> = {}) {
  count += 1;
  const build = createBuilders(portal.db, TEST_NOW, `scim ${count}`);
  const domain = input.domains?.[0] ?? `scim-${count}.example`;
  const { id: organizationId } = await build.organization({ type: '1pl', code: `SCIM${count}` });
  const admin = await build.user({ organizationId, role: 'admin', rules: 'all', login: `scim-admin-${count}` });
  const as = portal.as(admin);
  const created = await as.post('/identity-providers', {
    name: 'Entra ID',
    issuer: 'https://login.example',
    clientId: 'consign',
    clientSecret: 'secret',
    trustsEmail: true,
    createsUsers: false,
    defaultRules: [READ],
    groupsClaim: 'groups',
    groupRules: [{ group: 'Planners', rules: [WRITE] }],
    syncsRules: true,
    isEnforced: false,
    breakGlassUserId: null,
    ...input,
    domains: [domain],
  } satisfies IdentityProviderInput);
  const provider = created.json();
  if (created.statusCode !== 201) throw new Error(created.body);
  const root = portal.as(await build.user({ role: 'root', login: `scim-root-${count}` }));
  await root.patch(`/identity-domains/${provider.domains[0].id}/confirm`);
  const token = (await as.post(`/identity-providers/${provider.id}/scim-tokens`, { name: 'Provisioning' })).json();

  const call = async (
    method: InjectOptions['method'],
    path: string,
    { body, headers = {} }: { body?: Body; headers?: Record<string, string> } = {},
  ) => {
    const reply = await portal.app.inject({
      method,
      url: `/api/scim/v2${path}`,
      headers: { authorization: `Bearer ${token.secret}`, ...(body && { 'content-type': TYPE }), ...headers },
      ...(body && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.body === '' ? null : reply.json() };
  };
  const email = (name: string) => `${name}@${domain}`;
  const addUser = async (name: string, more: object = {}) => {
    const reply = await call('POST', '/Users', { body: { schemas: [USER], userName: email(name), ...more } });
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
    return reply.body;
  };
  return {
    organizationId,
    admin,
    as,
    provider,
    token,
    domain,
    build,
    call,
    email,
    addUser,
    patch: (path: string, ...operations: object[]) =>
      call('PATCH', path, { body: { schemas: [PATCH_SCHEMA], Operations: operations } }),
    find: (filter: string, more = '') => call('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`),
  };
}
