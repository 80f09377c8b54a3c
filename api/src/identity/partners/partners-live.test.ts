import { createBuilders } from '../../../demo/builders.ts';
import { readLive } from '../../platform/live/testing/live-reader.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createSide } from './testing/partner.fixtures.ts';

const portal = testApp();
beforeAll(() => portal.app.listen({ port: 0 }));

test('notifies all users of both organizations that a partnership has changed', async () => {
  const build = createBuilders(portal.db, TEST_NOW);
  const [requester, partner] = [await createSide(portal), await createSide(portal)];
  await build.partnership({ organizationId: requester.id, partnerId: partner.id, status: 'waitingConfirmation' });
  const reader = await build.user({ organizationId: requester.id, rules: [] });
  const stream = await readLive(portal.app, reader);
  await stream.nextChunk();
  expect((await partner.as.patch(`/partners/${requester.id}/confirm`)).json()).toMatchObject({ status: 'active' });
  expect(await stream.next()).toEqual([{ topic: 'partners', payload: null }]);
  await stream.close();
});
