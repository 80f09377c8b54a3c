import { testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

async function setUp() {
  const office = await openOffice(portal);
  const { build, organizationId, operation } = office;
  const carrier = await build.organization({ name: 'Northwind Lorries' });
  const mill = await build.location({ organizationId, name: 'Old mill', city: 'Hatton' });
  const gate = await build.location({ organizationId, name: 'Gate 9', city: 'Galle' });
  const sarath = await build.contact({ organizationId, firstName: 'Sarath', lastName: 'Kumara' });
  const own = { organizationId, operationId: operation.id };
  await build.order({
    ...own,
    number: 'A-1',
    reference: 'Blue',
    stops: [{ locationId: mill.id }, { locationId: gate.id }],
  });
  await build.order({ ...own, number: 'A-2', stops: [{ locationId: gate.id, contactId: sarath.id }] });
  await build.order({
    ...own,
    number: 'A-3',
    partnerId: carrier.id,
    stage: 'validated',
    stops: [{ locationId: gate.id }],
  });
  await build.order({ stops: [{ locationId: (await build.location({ name: 'Old mill' })).id }] });
  const dispatcher = await build.user({ organizationId: carrier.id, rules: 'all' });
  const find = async (search: string, user: { id: string } = office.planner, path = '/orders/v2') =>
    (await portal.as(user).get(`${path}?sort=number&search=${encodeURIComponent(search)}`))
      .json()
      .items.map(({ number }: { number: string }) => number)
      .join(' ');
  return { ...office, dispatcher, find };
}

test('finds orders by number, reference, place, partner and person', async () => {
  const { find } = await setUp();
  expect(await find('a-2')).toBe('A-2');
  expect(await find('blue')).toBe('A-1');
  expect(await find('old mill')).toBe('A-1');
  expect(await find('hatton')).toBe('A-1');
  expect(await find('galle')).toBe('A-1 A-2 A-3');
  expect(await find('sarath kum')).toBe('A-2');
  expect(await find('northwind')).toBe('A-3');
  expect(await find('nowhere')).toBe('');
  expect(await find('ha')).toBe('A-1 A-2 A-3'); // too short to search
});

test('finds partners’ orders by their owner, not by the own name', async () => {
  const { find, dispatcher, build, organizationId } = await setUp();
  await portal.db.updateTable('organizations').set({ name: 'Highland Tea' }).where('id', '=', organizationId).execute();
  const all = (search: string) => find(search, dispatcher, '/v2/orders');
  const partners = (search: string) => find(search, dispatcher, '/orders');
  expect(await partners('highland')).toBe('A-3');
  expect(await partners('northwind')).toBe('');
  expect(await all('highland')).toBe('');
  expect(await partners('galle')).toBe('A-3');
  const outsider = await build.user({ rules: 'all' });
  expect(await find('galle', outsider)).toBe('');
});
