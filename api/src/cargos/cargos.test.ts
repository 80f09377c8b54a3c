import { given as builders } from '../../demo/builders.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';

const portal = testApp();

test('cargos are one\'s own, with their type and measures', async () => {
  const given = builders(portal.db, TEST_NOW);
  const { id: organizationId } = await given.organization();
  await given.cargo({ organizationId, name: 'Tea chests', code: 'TEA', weight: '52.5' });
  await given.cargo({ organizationId, name: 'Cinnamon', code: 'CIN' });
  await given.cargo();
  const as = portal.as(await given.user({ organizationId, rules: [{ model: 'cargo', rule: 'read' }] }));

  expect((await as.get('/cargos')).json()).toMatchObject({ total: 2, items: [{ name: 'Cinnamon' }, { name: 'Tea chests' }] });
  expect((await as.get('/cargos?search=tea')).json().items).toMatchObject([{ code: 'TEA', cargoType: { name: 'General' }, weight: '52.500', effectiveSpace: '2.000' }]);
  expect((await portal.as(await given.user({ organizationId })).get('/cargos')).statusCode).toBe(403);
});
