import type { Bill } from 'shared-contracts/finance/bills';
import type { Order, OrderPreview } from 'shared-contracts/orders/orders';
import { openOffice } from '../../orders/testing/office.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice(portal);
});

const OFFERED = [
  { name: 'Tail lift', unit: 'stop' as const, rate: '1500.00' },
  { name: 'Second driver', unit: 'hour' as const, rate: '333.33' },
];
const SERVICES = [
  { name: 'tail lift', quantity: '2' },
  { name: 'Second driver', quantity: '1.5' },
];

const openContract = (services: typeof OFFERED | undefined = OFFERED) =>
  office.build.contract({
    organizationId: office.organizationId,
    partnerId: office.partner.id,
    flatTripRate: '10000.00',
    bands: [],
    delayTerms: [],
    terms: { vatPercentage: '18', ...(services && { services }) },
  });
const save = async (services: unknown = SERVICES) =>
  office.save({ contractId: (await openContract()).id, services: services as never });

async function openClerk() {
  const clerk = await office.build.user({
    organizationId: office.organizationId,
    rules: [
      { model: 'order', rule: 'read' },
      { model: 'order', rule: 'write' },
    ],
  });
  const bill = async (id: string): Promise<Bill> => (await portal.as(clerk).get(`/orders/${id}/bill`)).json();
  const edit = async (id: string, changes: object): Promise<Bill> =>
    (await portal.as(clerk).patch(`/orders/${id}/bill`, changes)).json();
  return { clerk, bill, edit };
}
const deliver = (id: string) =>
  portal.db.updateTable('orders').set({ stage: 'delivered' }).where('id', '=', id).execute();
const servicesOf = (bill: Bill) =>
  bill.lines.filter(({ rule }) => rule === 'service').map(({ name, quantity, amount }) => [name, quantity, amount]);

test('an order is predicted and billed with the services that it requests', async () => {
  const { bill } = await openClerk();
  const order = await save();
  expect(order).toMatchObject({ services: SERVICES, predictedCost: '13500.00' });
  const { stops, contractId } = { ...office.input, contractId: order.contract.id };
  const preview = async (services: object[]): Promise<OrderPreview> =>
    (await portal.as(office.planner).post('/orders/preview', { stops, contractId, services })).json();
  expect(await preview(SERVICES)).toMatchObject({ cost: '13500.00', services: OFFERED });
  expect(await preview([])).toMatchObject({ cost: '10000.00', services: OFFERED });
  await deliver(order.id);
  const { services, taxBase, reasons, lines } = await bill(order.id);
  expect({ services, taxBase, reasons }).toEqual({ services: SERVICES, taxBase: '13500.00', reasons: [] });
  expect(servicesOf({ lines } as Bill)).toEqual([
    ['Tail lift', '2', '3000.00'],
    ['Second driver', '1.5', '500.00'],
  ]);
});

test('services entered on the bill replace the requested ones, even with none', async () => {
  const { bill, edit } = await openClerk();
  const { id } = await save();
  await deliver(id);
  expect(await edit(id, { vatPercentage: '10' })).toMatchObject({ services: SERVICES, taxBase: '13500.00' });
  const three = [{ name: 'Tail lift', quantity: '3' }];
  expect(await edit(id, { services: three })).toMatchObject({ services: three, taxBase: '14500.00' });
  expect(await edit(id, { services: [] })).toMatchObject({ services: [], taxBase: '10000.00' });
  expect(await bill(id)).toMatchObject({ services: [], taxBase: '10000.00' });
});

test('a service missing in the contract costs nothing and keeps the bill provisional', async () => {
  const { bill } = await openClerk();
  const order = await save([...SERVICES, { name: 'Escort', quantity: '1' }]);
  expect(order.predictedCost).toBe('13500.00');
  await deliver(order.id);
  expect(await bill(order.id)).toMatchObject({ reasons: ['noServiceRate'], taxBase: '13500.00' });
});

test('an edit without services leaves them unchanged, and a copy contains them', async () => {
  const { planner } = office;
  const order = await save();
  const as = portal.as(planner);
  const edited: Order = (await as.patch(`/orders/${order.id}`, { description: 'Careful' })).json();
  expect(edited).toMatchObject({ services: SERVICES, predictedCost: '13500.00' });
  expect((await as.post(`/orders/${order.id}`)).json()).toMatchObject({ services: SERVICES });
  const changed: Order = (await as.patch(`/orders/${order.id}`, { services: SERVICES.slice(1) })).json();
  expect(changed).toMatchObject({ services: SERVICES.slice(1), predictedCost: '10500.00' });
  const { items } = (await as.get(`/orders/${order.id}/timeline`)).json();
  expect(JSON.stringify(items)).toContain('"services"');
});

test.each([
  ['without a name', [{ name: ' ', quantity: '1' }]],
  ['of nothing', [{ name: 'Tail lift', quantity: '0' }]],
  ['of too much', [{ name: 'Tail lift', quantity: '1e12' }]],
  ['too many', Array.from({ length: 51 }, () => SERVICES[0])],
  ['no list', 'Tail lift'],
])('refuses services %s', async (_, services) => {
  const reply = await portal.as(office.planner).post('/orders', { ...office.input, services });
  expect(reply.statusCode).toBe(422);
});
