import { testApp } from '../../platform/testing/test-app.ts';
import { errorOf, type Point } from './testing/conformance.ts';
import { createScimTenant, USER } from './testing/scim-tenant.ts';

// Client writes, and how invalid ones are rejected.
const portal = testApp();
let tenant: Awaited<ReturnType<typeof createScimTenant>>;
let babs: { id: string; meta: { version: string; location: string } };
beforeAll(async () => {
  tenant = await createScimTenant(portal);
  babs = await tenant.addUser('babs', { externalId: '701984', displayName: 'Babs Jensen' });
  await tenant.addUser('james');
});

const userBody = (name: string, more: object = {}) => ({ schemas: [USER], userName: tenant.email(name), ...more });

test.each<Point>([
  [
    '2',
    'a call without a token is refused',
    () => tenant.call('GET', '/Users', { headers: { authorization: '' } }),
    () => ({ ...errorOf(401), headers: expect.objectContaining({ 'www-authenticate': 'Bearer' }) }),
  ],
  [
    '3.1',
    'answers are application/scim+json',
    () => tenant.call('GET', `/Users/${babs.id}`),
    () => ({
      status: 200,
      headers: expect.objectContaining({ 'content-type': expect.stringMatching(/^application\/scim\+json/) }),
    }),
  ],
  [
    '3.1',
    'bodies may be application/json',
    () => tenant.call('POST', '/Users', { body: userBody('json'), headers: { 'content-type': 'application/json' } }),
    () => ({ status: 201 }),
  ],
  [
    '3.1',
    'ids are given by the service and kept',
    () => tenant.call('POST', '/Users', { body: userBody('own-id', { id: 'mine' }) }),
    () => ({ status: 201, body: expect.objectContaining({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) }) }),
  ],
  [
    '3.3',
    'a new resource has a location and an entity tag',
    () => tenant.call('POST', '/Users', { body: userBody('located') }),
    () => ({
      status: 201,
      headers: expect.objectContaining({
        location: expect.stringMatching(/\/api\/scim\/v2\/Users\/[0-9a-f-]{36}$/),
        etag: expect.stringMatching(/^W\/"/),
      }),
    }),
  ],
  [
    '3.3',
    'a userName is taken once, in any case',
    () => tenant.call('POST', '/Users', { body: userBody('BABS') }),
    () => errorOf(409, 'uniqueness'),
  ],
  [
    '3.3',
    'a required attribute is missing',
    () => tenant.call('POST', '/Users', { body: { schemas: [USER] } }),
    () => errorOf(400, 'invalidValue'),
  ],
  [
    '3.5.1',
    'PUT on an unknown resource doesn’t create it',
    () => tenant.call('PUT', '/Users/2819c223-7f76-453a-919d-413861904646', { body: userBody('put') }),
    () => errorOf(404),
  ],
  [
    '3.5.1',
    'PUT ignores what is read-only',
    () =>
      tenant.call('PUT', `/Users/${babs.id}`, {
        body: userBody('babs', {
          id: 'x',
          groups: [{ value: 'x' }],
          meta: {},
          externalId: '701984',
          displayName: 'Babs Jensen',
        }),
      }),
    () => ({ status: 200, body: expect.objectContaining({ id: babs.id }) }),
  ],
  [
    '3.5.2',
    'PATCH names its schema',
    () =>
      tenant.call('PATCH', `/Users/${babs.id}`, {
        body: { Operations: [{ op: 'replace', path: 'active', value: true }] },
      }),
    () => errorOf(400, 'invalidValue'),
  ],
  [
    '3.5.2',
    'an operation that there is not',
    () => tenant.patch(`/Users/${babs.id}`, { op: 'move', path: 'active' }),
    () => errorOf(400, 'invalidValue'),
  ],
  [
    '3.5.2',
    'a path that is none',
    () => tenant.patch(`/Users/${babs.id}`, { op: 'replace', path: 'emails[', value: 1 }),
    () => errorOf(400, 'invalidPath'),
  ],
  [
    '3.5.2',
    'an attribute that is read-only',
    () => tenant.patch(`/Users/${babs.id}`, { op: 'replace', path: 'id', value: 'x' }),
    () => errorOf(400, 'mutability'),
  ],
  [
    '3.5.2.2',
    'remove without a path',
    () => tenant.patch(`/Users/${babs.id}`, { op: 'remove' }),
    () => errorOf(400, 'noTarget'),
  ],
  [
    '3.5.2',
    'all operations or none',
    async () => {
      await tenant.patch(
        `/Users/${babs.id}`,
        { op: 'replace', path: 'displayName', value: 'Changed' },
        { op: 'replace', path: 'emails[type eq "home"].value', value: 'x' },
      );
      return tenant.call('GET', `/Users/${babs.id}`);
    },
    () => ({ status: 200, body: expect.objectContaining({ displayName: 'Babs Jensen' }) }),
  ],
  [
    '3.6',
    'a deleted resource is gone',
    async () => {
      const { id } = await tenant.addUser('gone');
      expect((await tenant.call('DELETE', `/Users/${id}`)).status).toBe(204);
      return tenant.call('GET', `/Users/${id}`);
    },
    () => errorOf(404),
  ],
  ['3.11', '/Me is not supported', () => tenant.call('GET', '/Me'), () => errorOf(501)],
  ['3.7', '/Bulk is not supported', () => tenant.call('POST', '/Bulk', { body: {} }), () => errorOf(501)],
  ['3.12', 'what is no JSON', () => tenant.call('POST', '/Users', { body: '{' }), () => errorOf(400, 'invalidSyntax')],
  [
    '3.12',
    'what is no object',
    () => tenant.call('POST', '/Users', { body: '[]' }),
    () => errorOf(400, 'invalidSyntax'),
  ],
  ['3.12', 'an endpoint that there is not', () => tenant.call('GET', '/Devices'), () => errorOf(404)],
  [
    '3.12',
    'another content type',
    () => tenant.call('POST', '/Users', { body: '<user/>', headers: { 'content-type': 'text/xml' } }),
    () => errorOf(415),
  ],
  [
    '3.14',
    'a version that the client has no more',
    () => tenant.call('PUT', `/Users/${babs.id}`, { body: userBody('babs'), headers: { 'if-match': 'W/"old"' } }),
    () => errorOf(412),
  ],
  [
    '3.14',
    'a version to delete',
    () => tenant.call('DELETE', `/Users/${babs.id}`, { headers: { 'if-match': 'W/"old"' } }),
    () => errorOf(412),
  ],
  [
    '7643 2.5',
    'null and empty lists are no value',
    () => tenant.call('POST', '/Users', { body: userBody('empty', { displayName: null, emails: [], name: {} }) }),
    () => ({
      status: 201,
      body: expect.not.objectContaining({ displayName: expect.anything(), name: expect.anything() }),
    }),
  ],
  [
    '7643 2.1',
    'names of attributes in any case',
    () => tenant.call('POST', '/Users', { body: { schemas: [USER], USERNAME: tenant.email('shouting') } }),
    () => ({ status: 201, body: expect.objectContaining({ userName: tenant.email('shouting') }) }),
  ],
  [
    '7643 3.1',
    'meta',
    () => tenant.call('GET', `/Users/${babs.id}`),
    () => ({
      status: 200,
      body: expect.objectContaining({
        meta: {
          resourceType: 'User',
          created: '2026-11-20T08:00:00.000Z',
          lastModified: expect.stringMatching(/Z$/),
          location: `${babs.meta.location}`,
          version: babs.meta.version,
        },
      }),
    }),
  ],
])('%s: %s', async (_section, _point, send, expected) => {
  const { status, headers, body } = await send();
  expect({ status, headers, body }).toMatchObject(expected());
});
