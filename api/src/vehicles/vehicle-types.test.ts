import { given as builders } from '../../demo/builders.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';

const portal = testApp();

test('vehicle types are the platform\'s and one\'s own, the smallest first', async () => {
  const given = builders(portal.db, TEST_NOW);
  const { id: organizationId } = await given.organization();
  await given.vehicleType({ name: 'Reefer 40 ft', averageSpace: '60' });
  await given.vehicleType({ name: 'Own van', averageSpace: '8', organizationId });
  await given.vehicleType({ name: 'Other van', organizationId: (await given.organization()).id });
  const as = portal.as(await given.user({ organizationId }));

  expect((await as.get('/vehicles/types')).json()).toMatchObject({ total: 2, items: [{ name: 'Own van', averageSpace: '8.000' }, { name: 'Reefer 40 ft' }] });
  expect((await as.get('/vehicles/types?search=reef')).json()).toMatchObject({ total: 1 });
  expect((await portal.as(null).get('/vehicles/types')).statusCode).toBe(401);
});
