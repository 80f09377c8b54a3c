import { testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

test('saves an order again after a location is no longer shared, as long as that stop is unchanged', async () => {
  const { build, organizationId, planner, port, save } = await openOffice(portal);
  const sharer = await build.organization({ type: '1pl' });
  await build.partnership({ organizationId: sharer.id, partnerId: organizationId, status: 'active' });
  const owner = portal.as(await build.user({ organizationId: sharer.id, rules: 'all' }));
  const share = (scope: 'all' | 'none') =>
    owner.patch(`/partners/${organizationId}/sharing`, { locations: { scope }, contacts: { scope } });
  const location = await build.location({ organizationId: sharer.id });
  const contact = await build.contact({ organizationId: sharer.id, isDelivery: true });
  const shared = { locationId: location.id, contactId: contact.id };

  await share('all');
  const { id } = await save({ stops: [{ locationId: port.id, contactId: null }, shared] });
  await share('none');
  const edit = (changes: object) => portal.as(planner).patch(`/orders/${id}`, changes);
  const renamed = await edit({ description: 'Keep dry' });
  expect([renamed.statusCode, renamed.json().description]).toEqual([200, 'Keep dry']);
  expect((await edit({ stops: [{ locationId: port.id }, { locationId: port.id }, shared] })).statusCode).toBe(200);
  const twice = await edit({ stops: [{ locationId: port.id }, shared, { ...shared, contactId: null }] });
  expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([422, ['stops.2.locationId']]);
  expect((await save({ stops: [{ locationId: port.id, contactId: null }, shared] })).id).toBeUndefined();
});
