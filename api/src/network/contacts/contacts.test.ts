import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const NO_FLAGS = { isDelivery: false, isBilling: false, isNotification: false };

async function stage() {
  const us = await given().organization();
  const partner = await given().organization();
  await given().partnership({ organizationId: partner.id, partnerId: us.id });
  const user = await given().user({ organizationId: us.id, rules: [{ model: 'contact', rule: 'read' }] });
  const list = async (query = '') => {
    const reply = await portal.as(user).get(`/contacts?${query}`);
    return reply.json().items.map(({ name }: { name: string }) => name);
  };
  return { us, partner, user, list };
}

test("a list holds one's own contacts, filtered by what they are for", async () => {
  const { us, list } = await stage();
  await given().contact({ organizationId: us.id, firstName: 'Ann', lastName: 'Alwis', ...NO_FLAGS, isBilling: true });
  const bob = await given().contact({
    organizationId: us.id,
    firstName: 'Bob',
    lastName: 'Bandara',
    ...NO_FLAGS,
    email: 'bob_1@x.example',
  });
  await given().user({ organizationId: us.id, contactId: bob.id });
  await given().contact({ organizationId: (await given().organization()).id });

  expect(await list()).toEqual(['Ann Alwis', 'Bob Bandara']);
  expect(await list('isBilling=true')).toEqual(['Ann Alwis']);
  expect(await list('isBilling=false')).toEqual(['Bob Bandara']);
  expect(await list('excludeContactsWithUser=true')).toEqual(['Ann Alwis']);
  expect(await list('search=bob_1')).toEqual(['Bob Bandara']);
  expect(await list('email=BOB_1%40x.example')).toEqual(['Bob Bandara']);
  expect(await list('email=bob')).toEqual([]);
  expect(await list('search=bob%251')).toEqual([]);
});

test('a list is filtered by every flag, sorted and paged', async () => {
  const { us, list } = await stage();
  const flagged = { Cara: 'isDelivery', Abel: 'isBilling', Dora: 'isNotification', Bert: 'isDriver' };
  for (const [n, [firstName, flag]] of Object.entries(flagged).entries()) {
    await given().contact({
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

test("a location's contacts; a partner's only those it shows, a stranger's never", async () => {
  const { us, partner, list } = await stage();
  const shown = await given().contact({
    organizationId: partner.id,
    firstName: 'Shown',
    lastName: 'One',
    ...NO_FLAGS,
    isDelivery: true,
  });
  const hidden = await given().contact({
    organizationId: partner.id,
    firstName: 'Hidden',
    lastName: 'Two',
    ...NO_FLAGS,
  });
  const gate = await given().location({ organizationId: us.id, contactIds: [shown.id, hidden.id] });
  const stranger = await given().contact({ organizationId: (await given().organization()).id });

  expect(await list(`partnerId=${partner.id}`)).toEqual(['Shown One']);
  expect(await list(`organizationId=${partner.id}`)).toEqual(['Shown One']);
  expect(await list(`locationId=${gate.id}`)).toEqual(['Shown One']);
  expect(await list(`partnerId=${stranger.organizationId}`)).toEqual([]);
});

test('who fills in orders may choose a contact, who has neither rule may not', async () => {
  const planner = await given().user({ rules: [{ model: 'order', rule: 'write' }] });
  const other = await given().user({ rules: [{ model: 'order', rule: 'read' }] });
  expect((await portal.as(planner).get('/contacts')).statusCode).toBe(200);
  expect((await portal.as(other).get('/contacts')).statusCode).toBe(403);
});
