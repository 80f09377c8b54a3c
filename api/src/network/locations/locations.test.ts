import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const READ = [{ model: 'location', rule: 'read' }] as const;

test('lists own locations, and those that a partner shares', async () => {
  const us = await build().organization();
  const partner = await build().organization();
  await build().partnership({ organizationId: us.id, partnerId: partner.id });
  const ours = await build().contact({ organizationId: us.id, firstName: 'Our', lastName: 'Keeper' });
  const theirs = await build().contact({ organizationId: partner.id, isDelivery: true });
  const hidden = await build().contact({ organizationId: partner.id, isDelivery: false, isNotification: false });
  const store = await build().location({
    organizationId: us.id,
    name: 'Store',
    contactIds: [ours.id],
    buildingNumber: '12',
    apartmentNumber: 'B',
    street1: 'Baseline Road',
    zip: '00900',
    city: 'Colombo',
  });
  await build().location({ organizationId: us.id, name: 'Yard' });
  const depot = await build().location({ organizationId: partner.id, name: 'Depot', contactIds: [theirs.id] });
  const secret = await build().location({ organizationId: partner.id, name: 'Secret', contactIds: [hidden.id] });
  await build().networkShare({ organizationId: partner.id, partnerId: us.id, locationIds: [depot.id] });
  const as = portal.as(await build().user({ organizationId: us.id, rules: READ }));
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

test('requires the location rule and organization type, or the order rule', async () => {
  const fleet = await build().organization({ type: '2pl' });
  const statusFor = async (
    rules: readonly { model: 'location' | 'order' | 'contact'; rule: 'read' | 'write' }[],
    organizationId?: string,
  ) =>
    (await portal.as(await build().user({ rules, ...(organizationId && { organizationId }) })).get('/locations'))
      .statusCode;
  expect(await statusFor(READ)).toBe(200);
  expect(await statusFor(READ, fleet.id)).toBe(403);
  expect(await statusFor([{ model: 'order', rule: 'write' }], fleet.id)).toBe(200);
  expect(await statusFor([{ model: 'contact', rule: 'read' }])).toBe(403);
});
