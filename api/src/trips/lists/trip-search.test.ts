import { testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

test('finds trips by number, place, person, vehicle and partner, as far as the caller sees them', async () => {
  const { build, as, owner, ownerId, order, save, move, vehicle, driver } = await openDepot(portal);
  const mill = await build.location({ organizationId: ownerId, name: 'Old mill', city: 'Hatton' });
  const sarath = await build.contact({
    organizationId: ownerId,
    firstName: 'Sarath',
    middleName: null,
    lastName: 'Kumara',
  });
  const other = await build.organization({ name: 'Lagoon Spices' });
  const [first, second] = [
    await order({ stops: [{ locationId: mill.id, contactId: sarath.id }, { locationId: mill.id }] }),
    await order(),
  ];
  const firstTrip = (await save({ orderIds: [first.id], vehicleId: vehicle.id, driverId: driver.id })).json();
  const secondTrip = (await save({ orderIds: [second.id] })).json();
  await portal.db.updateTable('trips').set({ billingPartnerId: other.id }).execute();
  await move(firstTrip.id, 'waitingForTrip'); // the owner of its order sees it from now on
  const find = async (search: string, by = as) =>
    (await by.get(`/v2/trips?sort=number&search=${encodeURIComponent(search)}`))
      .json()
      .items.map(({ id }: { id: string }) => id);
  expect(await find(secondTrip.number)).toEqual([secondTrip.id]);
  for (const search of ['old mill', 'hatton', 'sarath kumara', 'dinesh', vehicle.registrationPlate])
    expect(await find(search)).toEqual([firstTrip.id]);
  expect(new Set(await find('lagoon'))).toEqual(new Set([firstTrip.id, secondTrip.id]));
  expect(await find('nowhere')).toEqual([]);

  const ofStages = async (stages: string) =>
    (await as.get(`/v1/trips?sort=number&${stages}`)).json().items.map(({ id }: { id: string }) => id);
  expect(await ofStages('stage=saved')).toEqual([secondTrip.id]);
  for (const stages of ['stage=saved,vehicleAssigned', 'stage=saved&stage=vehicleAssigned'])
    expect(await ofStages(stages)).toEqual([firstTrip.id, secondTrip.id]);

  const asOwner = portal.as(owner);
  expect(await find('hatton', asOwner)).toEqual([firstTrip.id]);
  expect(await find('lagoon', asOwner)).toEqual([]);
  const stranger = portal.as(await build.user({ rules: 'all' }));
  expect(await find('hatton', stranger)).toEqual([]);
});
