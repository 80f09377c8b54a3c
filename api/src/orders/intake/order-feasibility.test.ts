import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

/** Kandy is 117 km from the port by road: three hours. */
const TIGHT = {
  pickupFrom: TEST_NOW + HOUR,
  pickupTo: TEST_NOW + HOUR,
  deliveryFrom: TEST_NOW + 2 * HOUR,
  deliveryTo: TEST_NOW + 3 * HOUR,
};

async function openCheckedOffice(feasibility: 'off' | 'acknowledge' | 'block') {
  const office = await openOffice(portal);
  const { first, operation, planner } = office;
  await portal.db.updateTable('operations').set({ feasibility }).where('id', '=', operation.id).execute();
  const send = (id: string, more: object = {}) =>
    portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'pendingValidation', ...more });
  const read = async (id: string, as: { id: string } = first) =>
    (await portal.as(as).get(`/orders/${id}`)).json() as Record<string, unknown>;
  return { ...office, send, read };
}

test('the preview warns of infeasible orders, as far as the input allows', async () => {
  const { input, planner, build } = await openCheckedOffice('off');
  const van = await build.vehicleType({ averageSpace: '1', maxWeight: '10' });
  const preview = async (body: object) =>
    ((await portal.as(planner).post('/orders/preview', body)).json() as { warnings: object[] }).warnings;
  const { stops, contractId, isBackhaul, cargoItems } = input;
  expect(await preview({ stops, contractId, isBackhaul, cargoItems })).toEqual([]);
  expect(
    await preview({ stops, contractId, isBackhaul, cargoItems, ...TIGHT, vehicleTypeIds: [van.id] }),
  ).toMatchObject([
    { code: 'overload', field: 'vehicleTypeIds', params: { maxWeight: '10.000', maxSpace: '1.000' } },
    { code: 'lateArrival', field: 'deliveryTo', params: { stop: 1, to: TEST_NOW + 3 * HOUR } },
  ]);
});

test('an operation that ignores warnings accepts the order', async () => {
  const { save, send } = await openCheckedOffice('off');
  const { id } = await save(TIGHT);
  expect((await send(id)).json()).toMatchObject({ stage: 'pendingValidation', acknowledged: null });
});

test('an operation that blocks accepts the order only without warnings', async () => {
  const { save, send, planner } = await openCheckedOffice('block');
  const { id } = await save(TIGHT);
  const blocked = await send(id, { acknowledgedWarnings: ['lateArrival'], reason: 'Agreed by phone' });
  expect(blocked.statusCode).toBe(422);
  expect(blocked.json()).toMatchObject({ fields: { deliveryTo: { code: 'lateArrival', params: { stop: 1 } } } });
  await portal.as(planner).patch(`/orders/${id}`, { deliveryTo: TEST_NOW + 9 * HOUR });
  expect((await send(id)).json()).toMatchObject({ stage: 'pendingValidation' });
});

test('approvers see which warnings the owner acknowledged, and why; the partner does not', async () => {
  const { save, send, read, first, second, partner, build } = await openCheckedOffice('acknowledge');
  const { id } = await save(TIGHT);
  expect((await send(id)).json()).toMatchObject({
    statusCode: 422,
    fields: { deliveryTo: { code: 'lateArrival' }, acknowledgedWarnings: { code: 'required' } },
  });
  expect((await send(id, { acknowledgedWarnings: ['lateArrival'] })).json()).toMatchObject({
    fields: { reason: { code: 'required' } },
  });
  expect((await send(id, { acknowledgedWarnings: ['lateArrival'], reason: 'Motorway opens' })).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({
    stage: 'pendingValidation',
    acknowledged: { reason: 'Motorway opens', warnings: [{ code: 'lateArrival', field: 'deliveryTo' }] },
  });
  const { items } = (await portal.as(first).get(`/orders/${id}/timeline`)).json() as { items: object[] };
  expect(items.at(-1)).toMatchObject({
    event: 'submit',
    reason: 'Motorway opens',
    changes: [{ field: 'acknowledgedWarnings', to: ['lateArrival'] }],
  });
  for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`, {});
  const dispatcher = await build.user({ organizationId: partner.id, rules: 'all' });
  expect(await read(id, dispatcher)).toMatchObject({ stage: 'validated', acknowledged: null });
});

test('warns of a window in which a location is closed, also in the list of its approvers', async () => {
  const { save, send, first, second, partner, port, build, organizationId } = await openCheckedOffice('acknowledge');
  const keeper = await build.user({ organizationId, rules: [{ model: 'location', rule: 'write' }] });
  /** Open two days after the pickup. */
  const weekdays = [new Date((TEST_NOW + 2 * DAY) * 1_000).getUTCDay() || 7];
  const openingHours = { timeZone: 'UTC', intervals: [{ weekdays, from: '00:00', to: '00:00' }], closedDays: [] };
  expect((await portal.as(keeper).patch(`/v2/locations/${port.id}`, { openingHours })).statusCode).toBe(200);
  const { id } = await save({});
  expect((await send(id)).json()).toMatchObject({
    fields: { pickupFrom: { code: 'closedLocation', params: { stop: 0, from: TEST_NOW + HOUR } } },
  });
  const acknowledgement = { acknowledgedWarnings: ['closedLocation'], reason: 'The gatekeeper stays' };
  expect((await send(id, acknowledgement)).statusCode).toBe(200);
  const list = async (as: { id: string }, path: string) =>
    ((await portal.as(as).get(path)).json() as { items: object[] }).items;
  expect(await list(first, '/orders/v2')).toMatchObject([
    { id, acknowledged: { reason: 'The gatekeeper stays', warnings: [{ code: 'closedLocation' }] } },
  ]);
  for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`, {});
  const dispatcher = await build.user({ organizationId: partner.id, rules: 'all' });
  expect(await list(dispatcher, '/v2/orders?fromPartner=true')).toMatchObject([{ id, acknowledged: null }]);
});
