import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const READ = [{ model: 'location', rule: 'read' }] as const;

test("locations are one's own; a contact of a partner leads to where it stands", async () => {
  const us = await given().organization();
  const partner = await given().organization();
  await given().partnership({ organizationId: us.id, partnerId: partner.id });
  const ours = await given().contact({ organizationId: us.id, firstName: 'Our', lastName: 'Keeper' });
  const theirs = await given().contact({ organizationId: partner.id, isDelivery: true });
  const hidden = await given().contact({ organizationId: partner.id, isDelivery: false, isNotification: false });
  const store = await given().location({
    organizationId: us.id,
    name: 'Store',
    contactIds: [ours.id],
    buildingNumber: '12',
    apartmentNumber: 'B',
    street1: 'Baseline Road',
    zip: '00900',
    city: 'Colombo',
  });
  await given().location({ organizationId: us.id, name: 'Yard' });
  const depot = await given().location({ organizationId: partner.id, name: 'Depot', contactIds: [theirs.id] });
  const secret = await given().location({ organizationId: partner.id, name: 'Secret', contactIds: [hidden.id] });
  const as = portal.as(await given().user({ organizationId: us.id, rules: READ }));
  const names = async (query: string) =>
    (await as.get(`/locations?${query}`)).json().items.map(({ name }: { name: string }) => name);

  expect(await names('')).toEqual(['Store', 'Yard']);
  expect(await names('search=stor')).toEqual(['Store']);
  expect(await names(`contactId=${ours.id}`)).toEqual(['Store']);
  expect(await names(`organizationContactId=${theirs.id}`)).toEqual(['Depot']);
  expect(await names(`organizationContactId=${hidden.id}`)).toEqual([]);
  expect((await as.get('/locations?withContacts=true')).json().items[0].contacts).toEqual([
    { id: ours.id, name: 'Our Keeper' },
  ]);
  expect((await as.get('/locations')).json().items[0]).not.toHaveProperty('contacts');

  expect((await as.get(`/locations/${store.id}`)).json()).toMatchObject({
    name: 'Store',
    address: '12/B Baseline Road, 00900 Colombo',
    geofenceType: 'circle',
  });
  expect((await as.get(`/locations/${depot.id}`)).statusCode).toBe(200);
  expect((await as.get(`/locations/${secret.id}`)).statusCode).toBe(404);
});

test('the rule counts in the types of organization that the menu shows locations to; filling in orders opens them to all', async () => {
  const fleet = await given().organization({ type: '2pl' });
  const statusFor = async (
    rules: readonly { model: 'location' | 'order' | 'contact'; rule: 'read' | 'write' }[],
    organizationId?: string,
  ) =>
    (await portal.as(await given().user({ rules, ...(organizationId && { organizationId }) })).get('/locations'))
      .statusCode;
  expect(await statusFor(READ)).toBe(200);
  expect(await statusFor(READ, fleet.id)).toBe(403);
  expect(await statusFor([{ model: 'order', rule: 'write' }], fleet.id)).toBe(200);
  expect(await statusFor([{ model: 'contact', rule: 'read' }])).toBe(403);
});
