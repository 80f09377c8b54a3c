import { testApp } from '../../platform/testing/test-app.ts';
import { errorOf, type Point } from './testing/conformance.ts';
import { createScimTenant, GROUP, USER } from './testing/scim-tenant.ts';

// Client reads: lists, filters, attributes and the description of the service.
const portal = testApp();
let tenant: Awaited<ReturnType<typeof createScimTenant>>;
let babs: { id: string; meta: { version: string; location: string } };
beforeAll(async () => {
  tenant = await createScimTenant(portal);
  babs = await tenant.addUser('babs', { externalId: '701984', displayName: 'Babs Jensen' });
  await tenant.addUser('james');
});

const listOf = (...names: string[]) => ({
  status: 200,
  body: {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: names.length,
    itemsPerPage: names.length,
    startIndex: 1,
    Resources: names.map((name) => expect.objectContaining({ userName: tenant.email(name) })),
  },
});

test.each<Point>([
  [
    '3.4.1',
    'an unknown resource',
    () => tenant.call('GET', '/Users/2819c223-7f76-453a-919d-413861904646'),
    () => errorOf(404),
  ],
  ['3.4.1', 'an id that can’t be one', () => tenant.call('GET', '/Users/babs'), () => errorOf(404)],
  ['3.4.2', 'no match is an empty list', () => tenant.find('userName eq "nobody"'), () => listOf()],
  [
    '3.4.2.2',
    'attribute names and operators in any case',
    () => tenant.find(`USERNAME Eq "${tenant.email('babs')}"`),
    () => listOf('babs'),
  ],
  ['3.4.2.2', 'userName in any case', () => tenant.find(`userName eq "${tenant.email('BABS')}"`), () => listOf('babs')],
  ['3.4.2.2', 'an attribute with its schema', () => tenant.find(`${USER}:userName sw "babs"`), () => listOf('babs')],
  ['3.4.2.2', 'externalId exactly', () => tenant.find('externalId eq "701984"'), () => listOf('babs')],
  [
    '3.4.2.2',
    'and, or, not and brackets',
    () => tenant.find('(userName sw "babs" or userName sw "james") and not (displayName co "jensen")'),
    () => listOf('james'),
  ],
  ['3.4.2.2', 'present', () => tenant.find('displayName pr'), () => listOf('babs')],
  [
    '3.4.2.2',
    'not equal, also without a value',
    () => tenant.find('displayName ne "Babs Jensen" and userName sw "james"'),
    () => listOf('james'),
  ],
  [
    '3.4.2.2',
    'a value path',
    () => tenant.find(`emails[type eq "work" and value ew "${tenant.domain}"] and userName ew "mes@${tenant.domain}"`),
    () => listOf('james'),
  ],
  [
    '3.4.2.2',
    'times',
    () => tenant.find('meta.created gt "2011-05-13T04:42:34Z" and userName sw "babs"'),
    () => listOf('babs'),
  ],
  ['3.4.2.2', 'a boolean', () => tenant.find('active eq false'), () => listOf()],
  ['3.4.2.2', 'what can’t be read', () => tenant.find('userName eq'), () => errorOf(400, 'invalidFilter')],
  [
    '3.4.2.2',
    'an attribute that can’t be filtered',
    () => tenant.find('title pr'),
    () => errorOf(400, 'invalidFilter'),
  ],
  ['3.4.2.2', 'a boolean isn’t ordered', () => tenant.find('active gt true'), () => errorOf(400, 'invalidFilter')],
  [
    '3.4.2.4',
    'a count of 0 gives the total alone',
    () => tenant.find('userName sw "babs"', '&count=0'),
    () => ({ status: 200, body: expect.objectContaining({ totalResults: 1, itemsPerPage: 0, Resources: [] }) }),
  ],
  [
    '3.4.2.4',
    'a negative count is 0, a low start 1',
    () => tenant.find('userName sw "babs"', '&count=-1&startIndex=-5'),
    () => ({ status: 200, body: expect.objectContaining({ startIndex: 1, itemsPerPage: 0 }) }),
  ],
  [
    '3.4.2.4',
    'a page',
    () => tenant.find('userName sw "babs" or userName sw "james"', '&count=1&startIndex=2'),
    () => ({
      status: 200,
      body: expect.objectContaining({
        totalResults: 2,
        startIndex: 2,
        itemsPerPage: 1,
        Resources: [expect.anything()],
      }),
    }),
  ],
  [
    '3.4.3',
    'a search by POST',
    () =>
      tenant.call('POST', '/Users/.search', {
        body: {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
          attributes: ['userName'],
          filter: 'displayName sw "babs"',
          startIndex: 1,
          count: 10,
        },
      }),
    () => ({
      status: 200,
      body: expect.objectContaining({ Resources: [{ schemas: [USER], id: babs.id, userName: tenant.email('babs') }] }),
    }),
  ],
  [
    '3.9',
    'attributes',
    () => tenant.call('GET', `/Users/${babs.id}?attributes=userName,meta.location`),
    () => ({
      status: 200,
      body: { schemas: [USER], id: babs.id, userName: tenant.email('babs'), meta: { location: babs.meta.location } },
    }),
  ],
  [
    '3.9',
    'excludedAttributes',
    () => tenant.call('GET', `/Users/${babs.id}?excludedAttributes=emails,meta,id,active`),
    () => ({
      status: 200,
      body: {
        schemas: [USER],
        id: babs.id,
        userName: tenant.email('babs'),
        externalId: '701984',
        displayName: 'Babs Jensen',
      },
    }),
  ],
  [
    '3.14',
    'the version that the client has',
    () => tenant.call('GET', `/Users/${babs.id}`, { headers: { 'if-none-match': babs.meta.version } }),
    () => ({ status: 304, body: null }),
  ],
  [
    '4',
    'what the service can do',
    () => tenant.call('GET', '/ServiceProviderConfig'),
    () => ({
      status: 200,
      body: expect.objectContaining({
        patch: { supported: true },
        filter: { supported: true, maxResults: 200 },
        etag: { supported: true },
        sort: { supported: false },
        bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
      }),
    }),
  ],
  [
    '4',
    'its kinds of resources',
    () => tenant.call('GET', '/ResourceTypes'),
    () => ({
      status: 200,
      body: expect.objectContaining({
        totalResults: 2,
        Resources: [
          expect.objectContaining({ id: 'User', endpoint: '/Users', schema: USER }),
          expect.objectContaining({ id: 'Group', endpoint: '/Groups', schema: GROUP }),
        ],
      }),
    }),
  ],
  [
    '4',
    'one kind',
    () => tenant.call('GET', '/ResourceTypes/User'),
    () => ({ status: 200, body: expect.objectContaining({ id: 'User' }) }),
  ],
  [
    '4',
    'its schemas',
    () => tenant.call('GET', `/Schemas/${USER}`),
    () => ({
      status: 200,
      body: expect.objectContaining({
        id: USER,
        attributes: expect.arrayContaining([
          expect.objectContaining({
            name: 'userName',
            required: true,
            uniqueness: 'server',
            mutability: 'readWrite',
            returned: 'default',
          }),
        ]),
      }),
    }),
  ],
  ['4', 'a schema that there is not', () => tenant.call('GET', '/Schemas/urn:none'), () => errorOf(404)],
  ['4', 'a filter of schemas is forbidden', () => tenant.call('GET', '/Schemas?filter=id%20pr'), () => errorOf(403)],
])('%s: %s', async (_section, _point, send, expected) => {
  const { status, headers, body } = await send();
  expect({ status, headers, body }).toMatchObject(expected());
});
