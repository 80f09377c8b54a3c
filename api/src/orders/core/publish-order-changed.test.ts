import { publish } from '../platform/live/publish.ts';
import { readLive } from '../platform/live/testing/live-reader.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { openOffice } from './testing/office.ts';

const portal = testApp();
beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));

test('whoever may see an order hears that it was made, changed, moved or deleted, and nobody else', async () => {
  const { given, first, second, planner, partner, submitted, save } = await openOffice(portal);
  const carrier = await given.user({ organizationId: partner.id });
  const stranger = await given.user({ organizationId: (await given.organization()).id });
  const readers = await Promise.all([planner, carrier, stranger].map((user) => readLive(portal.app, user)));
  /** What each of them is told until the mark that is sent after it: of a topic that no order touches, as their bells ring when they like. */
  const heard = async () => {
    await publish(portal.db, {
      topic: 'imports',
      userIds: [planner, carrier, stranger].map(({ id }) => id),
      payload: { id: 'mark', total: 0, done: 0 },
    });
    const until = async (reader: (typeof readers)[number]) => {
      const orders = new Set<string>();
      for (let batch = await reader.next(); batch; batch = await reader.next()) {
        for (const { topic, payload } of batch) if (topic === 'orders') orders.add((payload as { id: string }).id);
        if (batch.some(({ topic }) => topic === 'imports')) break;
      }
      return [...orders];
    };
    return Promise.all(readers.map(until));
  };

  const { id } = await submitted();
  expect(await heard()).toEqual([[id], [], []]);
  await portal.as(first).patch(`/orders/${id}/approve`, {});
  await portal.as(second).patch(`/orders/${id}/approve`, {});
  expect(await heard()).toEqual([[id], [id], []]);

  await portal.as(planner).patch(`/orders/${id}/reopen`, {});
  expect(await heard()).toEqual([[id], [id], []]);

  const draft = await save();
  expect(await heard()).toEqual([[draft.id], [], []]);
  await portal.as(planner).patch(`/orders/${draft.id}`, { reference: 'PO 4712' });
  expect(await heard()).toEqual([[draft.id], [], []]);
  await portal.as(planner).delete(`/orders/${draft.id}`);
  expect(await heard()).toEqual([[draft.id], [], []]);
  await Promise.all(readers.map(({ leave }) => leave()));
});
