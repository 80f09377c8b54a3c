import { given as builders } from '../../demo/builders.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';

const portal = testApp();

test('operations are one\'s own and name their approvers', async () => {
  const given = builders(portal.db, TEST_NOW);
  const { id: organizationId } = await given.organization();
  const ann = await given.contact({ organizationId, firstName: 'Ann', lastName: 'Alwis' });
  const tea = await given.operation({ organizationId, name: 'Tea export', approver1Id: ann.id });
  await given.operation({ organizationId, name: 'Import', approver1Id: null });
  await given.operation();
  const as = portal.as(await given.user({ organizationId, rules: [{ model: 'operation', rule: 'read' }] }));

  expect((await as.get('/operations')).json()).toMatchObject({ total: 2, items: [{ name: 'Import', approver1: null }, { name: 'Tea export' }] });
  expect((await as.get('/operations?search=tea')).json().items).toEqual([{ id: tea.id, name: 'Tea export', approver1: { id: ann.id, name: 'Ann Alwis' }, approver2: null }]);
  expect((await portal.as(await given.user({ organizationId })).get('/operations')).statusCode).toBe(403);
});
