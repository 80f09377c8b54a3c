import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { readLive } from '../../platform/live/testing/live-reader.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();
beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));

type User = { id: string };
async function listBell(user: User) {
  const { items } = (await portal.as(user).get('/notifications')).json();
  return (items as { kind: string; values: Record<string, string>; isRead: boolean }[])
    .filter(({ kind }) => kind === 'partnerOrder')
    .map(({ values, isRead }) => `${values['news']}${isRead ? ' (read)' : ''}`);
}

/** An office whose partner has a dispatcher, a planner who only reads and a driver. */
async function setUp() {
  const office = await openOffice(portal);
  const { build, partner, organizationId } = office;
  const operation = await build.operation({ organizationId, approver1Id: null, approver2Id: null });
  const dispatcher = await build.user({
    organizationId: partner.id,
    rules: 'dispatcher',
    contact: { firstName: 'Dina', lastName: 'Dispatcher', email: 'dina@partner.example' },
    language: 'it',
  });
  const reader = await build.user({ organizationId: partner.id, rules: 'driver', contact: {} });
  const listSubjects = async () => {
    const mails = await portal.db
      .selectFrom('mails')
      .select(['recipient', 'subject'])
      .where('organizationId', '=', organizationId)
      .orderBy('createdAt')
      .execute();
    return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`);
  };
  const submitted = (partnerId = partner.id) => office.submitted({ operationId: operation.id, partnerId });
  return { ...office, operation, dispatcher, reader, submitted, listSubjects };
}

test('notifies users who handle orders at the partner of a validated, withdrawn, changed and cancelled order', async () => {
  const { planner, dispatcher, reader, submitted, submit, listSubjects } = await setUp();
  const { id, number, stage } = await submitted();
  const { shipperCode } = (await portal.as(dispatcher).get(`/orders/${id}`)).json();
  expect(shipperCode).toEqual(expect.any(String));
  const name = formatOrderNumber({ number, shipperCode });
  expect(stage).toBe('validated');
  expect(await listBell(dispatcher)).toEqual(['received']);
  const as = portal.as(planner);
  await as.patch(`/orders/${id}/reopen`, { reason: 'Ship is late' });
  expect(await listBell(dispatcher)).toEqual(['withdrawn', 'received (read)']);
  await as.patch(`/orders/${id}`, { description: 'Later' });
  await submit(id);
  await as.patch(`/orders/${id}/stage`, { stage: 'cancelled' });
  expect(await listBell(dispatcher)).toEqual(['cancelled', 'changed (read)', 'withdrawn (read)', 'received (read)']);
  expect(await listBell(reader)).toEqual([]);
  expect(await listBell(planner)).toEqual([]);
  expect(await listSubjects()).toEqual([
    expect.stringMatching(new RegExp(`^dina@partner.example: Nuovo ordine ${name} di `)),
    `dina@partner.example: L'ordine ${name} è stato ritirato`,
    `dina@partner.example: L'ordine ${name} è cambiato`,
    `dina@partner.example: L'ordine ${name} è stato annullato`,
  ]);
});

test('sends no notification of an order that was never sent, and greets another partner with a new order', async () => {
  const { build, organizationId, planner, dispatcher, submitted, submit, save, contract } = await setUp();
  const saved = await save();
  await portal.as(planner).patch(`/orders/${saved.id}/stage`, { stage: 'cancelled' });
  expect(await listBell(dispatcher)).toEqual([]);
  const other = await build.organization({ type: '3pl' });
  await build.partnership({ organizationId, partnerId: other.id });
  const otherContract = await build.contract({ organizationId, partnerId: other.id });
  const otherDispatcher = await build.user({ organizationId: other.id, rules: 'dispatcher' });
  const { id, contract: first } = await submitted();
  expect(first.id).toBe(contract.id);
  await portal.as(planner).patch(`/orders/${id}/reopen`);
  await portal.as(planner).patch(`/orders/${id}`, { partnerId: other.id, contractId: otherContract.id });
  await submit(id);
  expect(await listBell(otherDispatcher)).toEqual(['received']);
  expect(await listBell(dispatcher)).toEqual(['withdrawn', 'received (read)']);
});

test('sends no email to people who receive none, and publishes the notification live', async () => {
  const { dispatcher, submitted, listSubjects } = await setUp();
  await portal.db.updateTable('contacts').set({ byEmail: false }).where('id', '=', dispatcher.contactId).execute();
  const reader = await readLive(portal.app, dispatcher);
  await submitted();
  const topics = new Set<string>();
  while (!(topics.has('notifications') && topics.has('orders')))
    for (const { topic } of (await reader.next()) ?? []) topics.add(topic);
  await reader.close();
  expect(await listSubjects()).toEqual([]);
});
