import { testApp } from '../../platform/testing/test-app.ts';
import { createScimTenant, TYPE, USER } from './testing/scim-tenant.ts';

const portal = testApp();

/** RFC 7643, section 8.2, shortened only by what is longer than a page. */
test('stores the full user of the RFC, as far as the portal uses it', async () => {
  const example = await createScimTenant(portal, { domains: ['example.com'] });
  const created = await example.call('POST', '/Users', {
    body: {
      schemas: [USER],
      id: '2819c223-7f76-453a-919d-413861904646',
      externalId: '701984',
      userName: 'bjensen@example.com',
      name: {
        formatted: 'Ms. Barbara J Jensen, III',
        familyName: 'Jensen',
        givenName: 'Barbara',
        middleName: 'Jane',
        honorificPrefix: 'Ms.',
        honorificSuffix: 'III',
      },
      displayName: 'Babs Jensen',
      nickName: 'Babs',
      profileUrl: 'https://login.example.com/bjensen',
      emails: [
        { value: 'bjensen@example.com', type: 'work', primary: true },
        { value: 'babs@jensen.org', type: 'home' },
      ],
      addresses: [{ streetAddress: '100 Universal City Plaza', locality: 'Hollywood', type: 'work', primary: true }],
      phoneNumbers: [{ value: '555-555-5555', type: 'work' }],
      userType: 'Employee',
      title: 'Tour Guide',
      preferredLanguage: 'en-US',
      locale: 'en-US',
      timezone: 'America/Los_Angeles',
      active: true,
      password: 't1meMa$heen',
      groups: [{ value: 'e9e30dba-f08f-4109-8486-d5c6a331660a', display: 'Tour Guides' }],
      meta: { resourceType: 'User', version: 'W/"a330bc54f0671c9"' },
    },
  });
  const { id, meta, ...kept } = created.body;
  expect(created.status).toBe(201);
  expect([id === '2819c223-7f76-453a-919d-413861904646', meta.resourceType]).toEqual([false, 'User']);
  expect(kept).toEqual({
    schemas: [USER],
    userName: 'bjensen@example.com',
    externalId: '701984',
    displayName: 'Babs Jensen',
    name: { formatted: 'Ms. Barbara J Jensen, III', familyName: 'Jensen', givenName: 'Barbara' },
    active: true,
    emails: [{ value: 'bjensen@example.com', type: 'work', primary: true }],
  });
  expect((await example.call('GET', `/Users/${id}`, { headers: { accept: TYPE } })).body).toEqual(created.body);
});
