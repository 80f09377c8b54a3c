import { testApp } from '../../platform/testing/test-app.ts';
import { createScimTenant, GROUP, READ, WRITE } from './testing/scim-tenant.ts';

const portal = testApp();
const rulesOf = async (id: string) =>
  (await portal.db.selectFrom('userRules').select(['model', 'rule']).where('userId', '=', id).execute()).toSorted(
    (a, b) => a.rule.localeCompare(b.rule),
  );
const members = (...users: { id: string }[]) => users.map(({ id }) => ({ value: id }));

async function setUp(input: Parameters<typeof createScimTenant>[1] = {}) {
  const tenant = await createScimTenant(portal, input);
  const [babs, james] = [await tenant.addUser('babs'), await tenant.addUser('james')];
  const addGroup = async (body: object) =>
    (await tenant.call('POST', '/Groups', { body: { schemas: [GROUP], ...body } })).body;
  return { ...tenant, babs, james, addGroup };
}

test('grants members the rules of a group, and revokes them when they leave', async () => {
  const { call, patch, babs, james, addGroup, email } = await setUp();
  const { id, ...group } = await addGroup({ displayName: 'Planners', externalId: 'g1', members: members(babs) });
  expect(group).toMatchObject({
    displayName: 'Planners',
    externalId: 'g1',
    members: [{ value: babs.id, display: email('babs'), type: 'User', $ref: babs.meta.location }],
    meta: { resourceType: 'Group' },
  });
  expect([await rulesOf(babs.id), await rulesOf(james.id)]).toEqual([[READ, WRITE], [READ]]);
  await patch(`/Groups/${id}`, { op: 'Add', path: 'members', value: members(james) });
  expect(await rulesOf(james.id)).toEqual([READ, WRITE]);
  expect((await call('GET', `/Users/${james.id}`)).body.groups).toEqual([
    { value: id, display: 'Planners', type: 'direct', $ref: expect.stringContaining(`/Groups/${id}`) },
  ]);
  await patch(`/Groups/${id}`, { op: 'Remove', path: `members[value eq "${babs.id}"]` });
  expect(await rulesOf(babs.id)).toEqual([READ]);
  await patch(`/Groups/${id}`, { op: 'Remove', path: 'members', value: members(james) });
  expect(await rulesOf(james.id)).toEqual([READ]);
  await call('PUT', `/Groups/${id}`, { body: { displayName: 'Planners', members: members(babs, james) } });
  expect([await rulesOf(babs.id), await rulesOf(james.id)]).toEqual([
    [READ, WRITE],
    [READ, WRITE],
  ]);
  expect((await call('DELETE', `/Groups/${id}`)).status).toBe(204);
  expect([await rulesOf(babs.id), (await call('GET', `/Groups/${id}`)).status]).toEqual([[READ], 404]);
});

test('also finds the mapping by the external id, and follows renames', async () => {
  const { patch, babs, addGroup } = await setUp({ groupRules: [{ group: '6f-object-id', rules: [WRITE] }] });
  const { id } = await addGroup({ displayName: 'Any', externalId: '6f-object-id', members: members(babs) });
  expect(await rulesOf(babs.id)).toEqual([READ, WRITE]);
  await patch(`/Groups/${id}`, { op: 'replace', path: 'externalId', value: 'other' });
  expect(await rulesOf(babs.id)).toEqual([READ]);
});

test('only adds rules when the provider doesn’t set them, and ignores administrators', async () => {
  const { call, babs, james, addGroup } = await setUp({ syncsRules: false });
  await portal.db.updateTable('users').set({ role: 'admin' }).where('id', '=', james.id).execute();
  const { id } = await addGroup({ displayName: 'Planners', members: members(babs, james) });
  expect([await rulesOf(babs.id), await rulesOf(james.id)]).toEqual([[READ, WRITE], [READ]]);
  await call('DELETE', `/Groups/${id}`);
  expect(await rulesOf(babs.id)).toEqual([READ, WRITE]);
});

test('lists and filters groups, and omits members if Entra ID requests it', async () => {
  const { call, babs, addGroup } = await setUp();
  await addGroup({ displayName: 'Planners', members: members(babs) });
  await addGroup({ displayName: 'Drivers' });
  const { body } = await call('GET', '/Groups?excludedAttributes=members&filter=displayName%20eq%20%22planners%22');
  expect(body).toMatchObject({ totalResults: 1, Resources: [{ displayName: 'Planners' }] });
  expect(body.Resources[0]).not.toHaveProperty('members');
  expect((await call('GET', '/Groups?count=1')).body).toMatchObject({ totalResults: 2, itemsPerPage: 1 });
});

test('rejects duplicate names, strangers as members, and groups of others', async () => {
  const [tenant, other] = [await setUp(), await setUp()];
  await tenant.addGroup({ displayName: 'Planners' });
  const post = async (body: object) => (await tenant.call('POST', '/Groups', { body })).body;
  expect(await post({ displayName: 'PLANNERS' })).toMatchObject({ status: '409', scimType: 'uniqueness' });
  expect(await post({ displayName: 'X', members: members(other.babs) })).toMatchObject({ scimType: 'invalidValue' });
  expect(await post({ displayName: 'X', members: [{ value: 'babs' }] })).toMatchObject({ scimType: 'invalidValue' });
  expect(await post({ members: [] })).toMatchObject({ status: '400', scimType: 'invalidValue' });
  const theirs = await other.addGroup({ displayName: 'Planners', members: members(other.babs) });
  expect((await tenant.call('GET', `/Groups/${theirs.id}`)).status).toBe(404);
  expect((await tenant.call('DELETE', `/Groups/${theirs.id}`)).status).toBe(404);
  expect(await rulesOf(other.babs.id)).toEqual([READ, WRITE]);
});
