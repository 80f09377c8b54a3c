import { testApp } from '../../platform/testing/test-app.ts';
import { ANN, setUpContacts, timelineOf } from './testing/contact.fixtures.ts';

const portal = testApp();

test('turns a contact into a driver, after which only names, phone and flags can be edited here', async () => {
  const { organizationId, as, createContact } = await setUpContacts(portal, {
    type: 'fleetOwner',
    canCreateDrivers: true,
  });
  const { id, driverId: driverBefore } = await createContact();
  const { driverId, actions, isDriver } = (await as.patch(`/contacts/${id}`, { isDriver: true })).json();
  expect([driverBefore, isDriver, actions]).toEqual([null, true, ['edit']]);
  expect(await timelineOf(portal, 'driver', driverId)).toEqual([
    { event: 'created', organizationId, changes: { name: { from: null, to: 'Ann Alwis' } } },
  ]);
  const fields = (await as.patch(`/contacts/${id}`, { isDriver: false, email: 'other@x.example' })).json().fields;
  expect([fields.isDriver.code, fields.email.code]).toEqual(['driverStays', 'ofDriver']);
  expect(
    (
      await as.patch(`/contacts/${id}`, {
        isDriver: true,
        email: ANN.email,
        lastName: 'Bandara',
        phone: '077 123 4567',
        isDelivery: true,
      })
    ).json(),
  ).toMatchObject({ name: 'Ann Bandara', isDelivery: true, driverId });
  expect((await as.delete(`/contacts/${id}`)).statusCode).toBe(409);
  expect(await portal.db.selectFrom('drivers').select('id').where('contactId', '=', id).execute()).toHaveLength(1);
  expect((await createContact({ isDriver: true })).driverId).toEqual(expect.any(String));
});

test('rejects creating a driver without the rule or in an organization type without drivers', async () => {
  for (const { createContact } of [
    await setUpContacts(portal, { canCreateDrivers: true }),
    await setUpContacts(portal, { type: 'fleetOwner' }),
  ]) {
    expect((await createContact({ isDriver: true })).fields).toHaveProperty('isDriver.code', 'mayNotMakeDrivers');
  }
});

test('creates one driver for two simultaneous requests', async () => {
  const { as, createContact } = await setUpContacts(portal, { type: 'fleetOwner', canCreateDrivers: true });
  const { id } = await createContact();
  const replies = await Promise.all([1, 2].map(() => as.patch(`/contacts/${id}`, { isDriver: true })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await portal.db.selectFrom('drivers').select('id').where('contactId', '=', id).execute()).toHaveLength(1);
});
