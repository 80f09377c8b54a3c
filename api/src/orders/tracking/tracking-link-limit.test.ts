import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

test('limits tracking links by user', async () => {
  const { planner, submitted } = await openOffice(portal);
  const { id } = await submitted();
  const create = () => portal.as(planner).post(`/orders/${id}/tracking-links`, {});
  await portal.db
    .insertInto('quotas')
    .values({ key: `trackingLink user ${planner.id}`, startsAt: TEST_NOW, used: 199 })
    .execute();
  expect((await create()).statusCode).toBe(201);
  expect((await create()).json()).toMatchObject({
    statusCode: 429,
    code: 'trackingLinkLimit',
    message: 'You have reached the limit of 200 tracking links an hour. Try again in 60 min',
  });
});
