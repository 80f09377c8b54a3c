import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const NO_FLAGS = { isDelivery: false, isBilling: false, isNotification: false };

async function setUp() {
  const us = await build().organization();
  const partner = await build().organization();
  await build().partnership({ organizationId: partner.id, partnerId: us.id });
  const user = await build().user({ organizationId: us.id, rules: [{ model: 'contact', rule: 'read' }] });
  const list = async (query = '') => {
    const reply = await portal.as(user).get(`/contacts?${query}`);
    return reply.json().items.map(({ name }: { name: string }) => name);
  };
  return { us, partner, user, list };
}

test("lists the organization's contacts and filters them", async () => {
  const { us, list } = await setUp();
  await build().contact({ organizationId: us.id, firstName: 'Ann', lastName: 'Alwis', ...NO_FLAGS, isBilling: true });
  const bob = await build().contact({
    organizationId: us.id,
    firstName: 'Bob',
    lastName: 'Bandara',
    ...NO_FLAGS,
    email: 'bob_1@x.example',
  });
  await build().user({ organizationId: us.id, contactId: bob.id });
  await build().contact({ organizationId: (await build().organization()).id });

  expect(await list()).toEqual(['Ann Alwis', 'Bob Bandara']);
  expect(await list('isBilling=true')).toEqual(['Ann Alwis']);
  expect(await list('isBilling=false')).toEqual(['Bob Bandara']);
  expect(await list('excludeContactsWithUser=true')).toEqual(['Ann Alwis']);
  expect(await list('search=bob_1')).toEqual(['Bob Bandara']);
  expect(await list('email=BOB_1%40x.example')).toEqual(['Bob Bandara']);
  expect(await list('email=bob')).toEqual([]);
  expect(await list('search=bob%251')).toEqual([]);
});

test('filters by every flag, sorts and pages', async () => {
  const { us, list } = await setUp();
  const flagged = { Cara: 'isDelivery', Abel: 'isBilling', Dora: 'isNotification', Bert: 'isDriver' };
  for (const [n, [firstName, flag]] of Object.entries(flagged).entries()) {
    await build().contact({
      organizationId: us.id,
      firstName,
      lastName: 'X',
      ...NO_FLAGS,
      [flag]: true,
      email: `${9 - n}@x.example`,
      createdAt: TEST_NOW + n,
    });
  }
  for (const [firstName, flag] of Object.entries(flagged))
    expect(await list(`${flag}=true`)).toEqual([`${firstName} X`]);
  expect(await list('isDriver=false&isBilling=false')).toEqual(['Cara X', 'Dora X']);
  expect(await list('sort=-name')).toEqual(['Dora X', 'Cara X', 'Bert X', 'Abel X']);
  expect(await list('sort=email')).toEqual(['Bert X', 'Dora X', 'Abel X', 'Cara X']);
  expect(await list('sort=-createdAt&limit=3&page=2')).toEqual(['Cara X']);
});

test('lists contacts of a location and visible ones of partners', async () => {
  const { us, partner, list } = await setUp();
  const visible = await build().contact({
    organizationId: partner.id,
    firstName: 'Shown',
    lastName: 'One',
    ...NO_FLAGS,
    isDelivery: true,
  });
  const hidden = await build().contact({
    organizationId: partner.id,
    firstName: 'Hidden',
    lastName: 'Two',
    ...NO_FLAGS,
  });
  await build().networkShare({ organizationId: partner.id, partnerId: us.id });
  const gate = await build().location({ organizationId: us.id, contactIds: [visible.id, hidden.id] });
  const ofOtherOrganization = await build().contact({ organizationId: (await build().organization()).id });

  expect(await list(`partnerId=${partner.id}`)).toEqual(['Shown One']);
  expect(await list(`organizationId=${partner.id}`)).toEqual(['Shown One']);
  expect(await list(`locationId=${gate.id}`)).toEqual(['Shown One']);
  expect(await list(`partnerId=${ofOtherOrganization.organizationId}`)).toEqual([]);
});

test('lists contacts for users who write orders, not for users without either rule', async () => {
  const planner = await build().user({ rules: [{ model: 'order', rule: 'write' }] });
  const reader = await build().user({ rules: [{ model: 'order', rule: 'read' }] });
  expect((await portal.as(planner).get('/contacts')).statusCode).toBe(200);
  expect((await portal.as(reader).get('/contacts')).statusCode).toBe(403);
});
