import { publish } from '../../platform/live/publish.ts';
import { readLive } from '../../platform/live/testing/live-reader.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();
beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));

test('notifies exactly the users who may see the order when it is created, edited, moved or deleted', async () => {
  const { build, first, second, planner, partner, submitted, save } = await openOffice(portal);
  const partnerUser = await build.user({ organizationId: partner.id });
  const otherUser = await build.user({ organizationId: (await build.organization()).id });
  const readers = await Promise.all([planner, partnerUser, otherUser].map((user) => readLive(portal.app, user)));
  /**
   * Order ids that each reader receives before a marker message. The marker uses another topic, since notifications
   * arrive at any time.
   */
  const receivedOrderIds = async () => {
    await publish(portal.db, {
      topic: 'imports',
      userIds: [planner, partnerUser, otherUser].map(({ id }) => id),
      payload: { id: 'marker', total: 0, done: 0 },
    });
    const untilMarker = async (reader: (typeof readers)[number]) => {
      const orders = new Set<string>();
      for (let batch = await reader.next(); batch; batch = await reader.next()) {
        for (const { topic, payload } of batch) if (topic === 'orders') orders.add((payload as { id: string }).id);
        if (batch.some(({ topic }) => topic === 'imports')) break;
      }
      return [...orders];
    };
    return Promise.all(readers.map(untilMarker));
  };

  const { id } = await submitted();
  expect(await receivedOrderIds()).toEqual([[id], [], []]);
  await portal.as(first).patch(`/orders/${id}/approve`, {});
  await portal.as(second).patch(`/orders/${id}/approve`, {});
  expect(await receivedOrderIds()).toEqual([[id], [id], []]);

  await portal.as(planner).patch(`/orders/${id}/reopen`, {});
  expect(await receivedOrderIds()).toEqual([[id], [id], []]);

  const draft = await save();
  expect(await receivedOrderIds()).toEqual([[draft.id], [], []]);
  await portal.as(planner).patch(`/orders/${draft.id}`, { reference: 'PO 4712' });
  expect(await receivedOrderIds()).toEqual([[draft.id], [], []]);
  await portal.as(planner).delete(`/orders/${draft.id}`);
  expect(await receivedOrderIds()).toEqual([[draft.id], [], []]);
  await Promise.all(readers.map(({ close }) => close()));
});
