import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openRoad } from '../testing/road.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const openWithLateOrder = async (stage: 'started' | 'transit' | 'unloading', minutes: number) => {
  const road = await openRoad(portal);
  const deadline = TEST_NOW - minutes * MINUTE;
  const windows = { pickupFrom: deadline - 600, pickupTo: deadline, deliveryFrom: deadline, deliveryTo: deadline };
  return { ...road, order: await road.onRoad(stage, { reachedAt: TEST_NOW - 60, ...windows }) };
};
const runJob = async () => {
  await Promise.all([1, 2].map(() => portal.app.jobs.enqueue(portal.db, 'orders.delays', {})));
  await portal.app.jobs.runDue();
};

test('delays an order once per deadline, and the order continues from its previous stage', async () => {
  const {
    order: { id },
    drive,
    driver,
    planner,
    timeline,
  } = await openWithLateOrder('transit', 31);
  await runJob();
  expect((await portal.as(planner).get(`/orders/${id}`)).json().stage).toBe('delayed');
  expect((await portal.as(planner).get('/orders/v2/delayed')).json().items).toMatchObject([
    {
      id,
      delay: { since: TEST_NOW, deadline: TEST_NOW - 31 * MINUTE, lateMinutes: 31, nextStop: { name: 'Kandy' } },
    },
  ]);
  expect((await timeline(id)).at(-1)).toMatchObject({ event: 'delay', user: null, from: 'transit', to: 'delayed' });
  expect((await drive(driver, id, 'loading')).json()).toMatchObject({ code: 'stageNotAllowed' });
  expect((await drive(driver, id, 'arrivedToDropLocation')).json().stage).toBe('arrivedToDropLocation');
  await runJob();
  expect((await timeline(id)).filter(({ event }) => event === 'delay')).toHaveLength(1);
  expect(
    await portal.db
      .selectFrom('notifications')
      .select('kind')
      .where('subjectId', '=', id)
      .where('kind', '=', 'orderStage')
      .execute(),
  ).not.toEqual([]);
});

test.each([
  ['delays an order on its way to the pickup', 'started', 31, 'delayed'],
  ['spares an order within the grace period', 'started', 30, 'started'],
  ['spares an order at its last drop', 'unloading', 500, 'unloading'],
] as const)('%s', async (_name, stage, minutes, expected) => {
  const {
    order: { id },
    planner,
    drive,
    dispatcher,
  } = await openWithLateOrder(stage, minutes);
  await runJob();
  expect((await portal.as(planner).get(`/orders/${id}`)).json().stage).toBe(expected);
  if (expected !== 'delayed')
    expect((await drive(dispatcher, id, 'delayed')).json()).toMatchObject({ code: 'notLate' });
});
