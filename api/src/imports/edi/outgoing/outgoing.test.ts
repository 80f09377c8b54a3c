import { HOUR } from 'shared-contracts/values/time';
import { openBilling } from '../../../finance/bills/testing/bill.fixtures.ts';
import { openRoad } from '../../../orders/testing/road.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { listWritten, tender } from '../testing/tendered-order.fixtures.ts';

const portal = testApp();
afterEach(() => void (portal.clock.now = TEST_NOW));

test('answers a tender after its last approval, with control numbers counted per partner', async () => {
  const { organizationId, planner, first, second, save, submit } = await openRoad(portal);
  const [accepted, declined, own] = [await save(), await save(), await save()];
  for (const { id } of [accepted, declined]) await tender(portal, organizationId, id);
  for (const { id } of [accepted, declined, own]) await submit(id);
  await portal.as(first).patch(`/orders/${accepted.id}/approve`, {});
  await portal.as(first).patch(`/orders/${own.id}/approve`, {});
  expect(await listWritten(portal, planner)).toEqual([]);
  await portal.as(second).patch(`/orders/${accepted.id}/approve`, {});
  await portal.as(second).patch(`/orders/${own.id}/approve`, {});
  await portal.as(first).patch(`/orders/${declined.id}/approve`, { rejectReason: 'No vehicle of that size is free' });
  const [yes, no, ...others] = await listWritten(portal, planner);
  expect(others).toEqual([]);
  expect(yes).toMatchObject({
    direction: 'out',
    partner: 'ZZ/SHIPPER',
    controlNumber: '1',
    kind: '990',
    sets: [{ code: '990', order: { id: accepted.id, name: accepted.number }, problems: [] }],
    acknowledgement: null,
  });
  expect(yes?.raw).toMatch(
    /^ISA\*00\*\s+\*00\*\s+\*02\*CONSIGN\s+\*ZZ\*SHIPPER\s+\*261120\*0800\*U\*00401\*000000001\*0\*P/,
  );
  expect(yes?.raw).toContain('GS*GF*CONSIGN*SHIPPER*20261120*0800*1*X*004010~');
  expect(yes?.lines).toEqual(['ST*990*0001', 'B1*HARV*PO4711*20261120*A', `N9*CN*${accepted.number}`, 'SE*4*0001']);
  expect(no?.controlNumber).toBe('2');
  expect(no?.lines.slice(1, -1)).toEqual([
    'B1*HARV*PO4711*20261120*D',
    `N9*CN*${declined.number}`,
    'K1*No vehicle of that size is*free',
  ]);
  // Nothing is written twice, even when the job runs again.
  expect(await listWritten(portal, planner)).toHaveLength(2);
});

test('does not repeat an answer, and declines what is cancelled before it was accepted', async () => {
  const { organizationId, planner, first, second, save, submit } = await openRoad(portal);
  const { id } = await save();
  await tender(portal, organizationId, id);
  for (let round = 0; round < 2; round += 1) {
    await submit(id);
    await portal.as(first).patch(`/orders/${id}/approve`, {});
    await portal.as(second).patch(`/orders/${id}/approve`, {});
    await portal.as(planner).patch(`/orders/${id}/reopen`, {});
  }
  await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
  const never = await save();
  await tender(portal, organizationId, never.id);
  await portal.as(planner).patch(`/orders/${never.id}/stage`, { stage: 'cancelled' });
  const written = await listWritten(portal, planner);
  expect(written.map(({ kind, lines }) => [kind, lines.find((line) => /^(?:B1|AT7)\*/.test(line))])).toEqual([
    ['990', 'B1*HARV*PO4711*20261120*A'],
    ['214', 'AT7*CA*BG***20261120*0800*UT'],
    ['990', 'B1*HARV*PO4711*20261120*D'],
  ]);
});

test('reports what its driver does at the stops, with time and place', async () => {
  const { organizationId, planner, driver, onRoad, drive } = await openRoad(portal);
  const { id, number } = await onRoad('started');
  await tender(portal, organizationId, id);
  const stages = ['arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit', 'arrivedToDropLocation'];
  for (const stage of [...stages, 'unloading', 'delivered']) {
    portal.clock.now += HOUR;
    expect((await drive(driver, id, stage)).statusCode).toBe(200);
  }
  const written = await listWritten(portal, planner);
  expect(written.map(({ lines }) => lines.find((line) => line.startsWith('AT7')))).toEqual([
    'AT7*X3*NS***20261120*0900*UT',
    'AT7*L1*NS***20261120*1000*UT',
    'AT7*CP*NS***20261120*1100*UT',
    'AT7*AF*NS***20261120*1200*UT',
    'AT7*X1*NS***20261120*1300*UT',
    'AT7*D1*NS***20261120*1500*UT',
  ]);
  expect(written[0]?.lines).toEqual([
    'ST*214*0001',
    `B10*${number}*PO4711*HARV`,
    'LX*1',
    'AT7*X3*NS***20261120*0900*UT',
    expect.stringMatching(/^MS1\*/),
    'L11*1*QN',
    'SE*7*0001',
  ]);
  expect(written.at(-1)?.lines).toContain('L11*2*QN');
});

test('invoices an approved bill with its lines, tax and total', async () => {
  const { organizationId, clerk, chief, delivered, kandy, port, act, bill } = await openBilling(portal);
  const id = await delivered({}, [kandy, port]);
  await portal.db.updateTable('orders').set({ actualDistance: '137.456' }).where('id', '=', id).execute();
  await tender(portal, organizationId, id);
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve')).statusCode).toBe(200);
  const [invoice, ...others] = await listWritten(portal, clerk);
  expect(others).toEqual([]);
  const { invoice: issued } = await bill(chief, 'order', id);
  const { number } = await portal.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(invoice?.raw).toContain('GS*IM*CONSIGN*SHIPPER*');
  expect(invoice?.lines).toEqual([
    'ST*210*0001',
    `B3**${issued?.number}*PO4711*PP**20261120*1897833**20261120*035*HARV`,
    'C3*LKR',
    `N9*CN*${number}`,
    'G62*86*20261119',
    'G62*14*20261220',
    'R3*HARV*B**M',
    'N1*BT*Harvest',
    'N1*RI*Serendib',
    'N1*SF*Kandy',
    expect.stringMatching(/^N[34]\*/),
    expect.stringMatching(/^N[34]\*/),
    'N1*ST*Port',
    expect.stringMatching(/^N[34]\*/),
    expect.stringMatching(/^N[34]\*/),
    'LX*1',
    'L5*1*Point to point',
    'L1*1*15000*FR*1500000****400****Point to point',
    'LX*2',
    'L5*2*Loading delay: Kandy',
    'L1*2*1083.33*FR*108333****DTL****Loading delay: Kandy',
    'LX*3',
    'L5*3*Tax 18%',
    'L1*3*2895*FR*289500****TAX****Tax 18%',
    expect.stringMatching(/^L3\*.*\*1897833/),
    expect.stringMatching(/^SE\*/),
  ]);
});

test('writes in the transaction of the event or not at all, and tries again what failed', async () => {
  const { organizationId, planner, driver, onRoad, drive } = await openRoad(portal);
  const { id } = await onRoad('started');
  await tender(portal, organizationId, id);
  expect((await drive(driver, id, 'delivered')).statusCode).toBe(409);
  expect(await listWritten(portal, planner)).toEqual([]);
  const { messageId } = await portal.db
    .selectFrom('ediOrders')
    .select('messageId')
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow();
  const save = (raw: string) => portal.db.updateTable('ediMessages').set({ raw }).where('id', '=', messageId).execute();
  const { raw } = await portal.db
    .selectFrom('ediMessages')
    .select('raw')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await save('broken');
  await drive(driver, id, 'arrivedToPickupLocation');
  await drive(driver, id, 'loading');
  expect(await listWritten(portal, planner)).toEqual([]);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'Job edi.write failed' }));
  report.mockRestore();
  await save(raw);
  // Not before the pause is over.
  expect(await listWritten(portal, planner)).toEqual([]);
  portal.clock.now += HOUR;
  expect((await listWritten(portal, planner)).map(({ lines }) => lines[3]?.slice(0, 6))).toEqual(['AT7*X3', 'AT7*L1']);
});
