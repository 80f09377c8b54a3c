import type { NotifiedStage } from 'shared-contracts/values/network/contacts';
import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openRoad } from '../testing/road.ts';

const portal = testApp();
beforeEach(() => {
  portal.clock.now = TEST_NOW;
});
type User = { id: string };

/** An order on its way from the port, with contacts who are notified of events at the pickup or the delivery. */
async function setUp() {
  const road = await openRoad(portal);
  const { build, organizationId, planner, onRoad } = road;
  const subscribe = (email: string, ...notificationTypes: NotifiedStage[]) =>
    build.contact({ organizationId, email, isNotification: true, notificationTypes });
  const pickup = await subscribe('pickup@notified.example', 'arrivedToPickupLocation');
  const delivery = await subscribe('delivery@notified.example', 'delivered');
  const { id, number } = await onRoad('transit', {
    reachedAt: TEST_NOW - 30 * MINUTE,
    createdBy: planner.id,
    notificationContactIds: [pickup.id, delivery.id],
  });
  const { arrivedAt } = await portal.db
    .selectFrom('orderStops')
    .select('arrivedAt')
    .where('orderId', '=', id)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow();
  const correct = (user: User, to: number) =>
    portal.as(user).patch(`/orders/${id}/stops/0/times`, { arrivedAt: to, reason: 'Wrong gate' });
  const bell = async (user: User) =>
    (await portal.as(user).get('/notifications'))
      .json()
      .items.filter(({ kind }: { kind: string }) => kind === 'orderTimesCorrected')
      .map(({ subjectId, values }: { subjectId: string; values: object }) => ({ subjectId, values }));
  return { ...road, id, number, arrivedAt: Number(arrivedAt), correct, bell };
}

test('notifies the owner in the app, and the contacts of the stage by email, of a carrier’s corrections', async () => {
  const { planner, dispatcher, organizationId, id, number, arrivedAt, correct, bell } = await setUp();
  expect((await correct(dispatcher, arrivedAt - 5 * MINUTE)).statusCode).toBe(200);
  const values = {
    number,
    stop: 'Port',
    arrivedAtFrom: String(arrivedAt),
    arrivedAtTo: String(arrivedAt - 5 * MINUTE),
  };
  expect(await bell(planner)).toEqual([{ subjectId: id, values }]);
  expect(await bell(dispatcher)).toEqual([]);
  portal.clock.now += 15 * MINUTE;
  await portal.app.jobs.enqueue(portal.db, 'orders.digests', {});
  await portal.app.jobs.runDue();
  const mails = await portal.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text'])
    .where('organizationId', '=', organizationId)
    .where('recipient', 'like', '%@notified.example')
    .execute();
  expect(mails).toMatchObject([
    {
      recipient: 'pickup@notified.example',
      subject: `Order ${number}: times corrected`,
      text: expect.stringMatching(/Times at Port were corrected:\s+Arrival: .+ → /) as unknown,
    },
  ]);
});

test('notifies nobody of the owner’s own corrections', async () => {
  const { planner, arrivedAt, correct, bell } = await setUp();
  expect((await correct(planner, arrivedAt - 6 * MINUTE)).statusCode).toBe(200);
  expect(await bell(planner)).toEqual([]);
  expect(await portal.db.selectFrom('orderEmailEntries').selectAll().execute()).toEqual([]);
});
