import { sql } from 'kysely';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { positionUpkeep } from './upkeep.ts';
import { fleetOf, send } from './testing/trackers.ts';

const portal = testApp({ config: { trackDays: 40 } });
const DAY = 86_400;
const months = async () =>
  (
    await sql<{
      name: string;
    }>`select relname as name from pg_class where relkind = 'r' and relname like 'positions_2%' order by 1`.execute(
      portal.db,
    )
  ).rows.map(({ name }) => name);
afterEach(() => {
  portal.clock.now = TEST_NOW;
});

test('months are made ahead, and removed with all that is older than is kept', async () => {
  const { organization, vehicle } = await fleetOf(portal);
  await send(portal, organization.id, [{ at: TEST_NOW - 29 * DAY }, { at: TEST_NOW }]);
  expect(await months()).toEqual(['positions_2026_10', 'positions_2026_11']);
  const stop = await positionUpkeep.start(portal.app, console.error);
  await stop();
  await portal.app.jobs.runDue();
  expect(await months()).toEqual(['positions_2026_10', 'positions_2026_11', 'positions_2026_12', 'positions_2027_01']);
  const upkeep = async (now: number) => {
    portal.clock.now = now;
    await portal.app.jobs.enqueue(portal.db, 'telemetry.upkeep', {});
    await portal.app.jobs.runDue();
    return (await months())[0];
  };
  expect(await upkeep(Date.UTC(2026, 10, 1) / 1_000 + 40 * DAY - 1)).toBe('positions_2026_10');
  expect(await upkeep(Date.UTC(2026, 10, 1) / 1_000 + 40 * DAY)).toBe('positions_2026_11');
  expect(await portal.db.selectFrom('positions').select('at').where('vehicleId', '=', vehicle.id).execute()).toEqual([
    { at: TEST_NOW },
  ]);
});

test('what was refused is forgotten after thirty quiet days', async () => {
  const { id: organizationId } = await builders(portal.db, TEST_NOW).organization();
  const lines = [30, 31].map((days) => ({
    organizationId,
    device: `T${days}`,
    reason: 'unknownDevice' as const,
    count: 1,
    lastAt: TEST_NOW - days * DAY,
  }));
  await portal.db.insertInto('refusedPositions').values(lines).execute();
  await portal.app.jobs.enqueue(portal.db, 'telemetry.upkeep', {});
  await portal.app.jobs.runDue();
  expect(
    await portal.db
      .selectFrom('refusedPositions')
      .select('device')
      .where('organizationId', '=', organizationId)
      .execute(),
  ).toEqual([{ device: 'T30' }]);
});
