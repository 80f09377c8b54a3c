import fc from 'fast-check';
import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openRoad } from '../testing/road.ts';

const portal = testApp();

/** Replays a timeline to its final stage; `broken` when an entry does not start where the previous one ended. */
const replay = (entries: { from: string | null; to: string | null }[]) =>
  entries
    .filter(({ to }) => to !== null)
    .reduce<string | null>((stage, { from, to }) => (from === stage ? to : `broken at ${from} → ${to}`), null);

test('replays the timeline to the current stage after any concurrent moves', async () => {
  const { onRoad, drive, dispatcher, driver, planner, timeline } = await openRoad(portal);
  const allowed = new Set<number>([200, 403, 409, 422]);
  const act = fc.record({
    stage: fc.constantFrom<OrderStage>(...ORDER_STAGES.filter((stage) => stage !== 'saved')),
    user: fc.constantFrom(dispatcher, driver, planner),
    minutesAgo: fc.option(fc.nat(3), { nil: undefined }),
    reason: fc.constantFrom('', 'because'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<OrderStage>('started', 'loading', 'transit', 'unloading'),
      fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
      async (from, rounds) => {
        portal.clock.now = TEST_NOW;
        const { id, number } = await onRoad(from);
        for (const round of rounds) {
          portal.clock.now += 120;
          const replies = await Promise.all(
            round.map(({ stage, user, minutesAgo, reason }) => drive(user, id, stage, { minutesAgo, reason })),
          );
          expect(replies.filter(({ statusCode }) => !allowed.has(statusCode)).map((reply) => reply.payload)).toEqual(
            [],
          );
          const conflicts = replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().params);
          for (const params of conflicts)
            expect(params).toEqual({
              record: expect.stringMatching(new RegExp(`^([A-Z0-9]+·)?${number}$`)),
              of: 'order',
              stage: params.from,
              from: expect.any(String),
              to: expect.any(String),
              allowed: expect.any(Array),
              trip: expect.any(String),
            });
        }
        const { stage } = (await portal.as(planner).get(`/orders/${id}/stage`)).json();
        expect(replay((await timeline(id)) as { from: string | null; to: string | null }[])).toBe(stage);
      },
    ),
    { numRuns: 12, seed: 20_261_120, endOnFailure: true },
  );
}, 60_000);
