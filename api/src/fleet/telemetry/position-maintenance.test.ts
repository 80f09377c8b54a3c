import { sql } from 'kysely';
import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { positionMaintenance } from './position-maintenance.ts';
import { setUpTrackedVehicle, sendPositions } from './testing/tracked-vehicle.ts';

const portal = testApp({ config: { trackDays: 40 } });
const listMonths = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relname like 'positions_2%' order by 1`.execute(portal.db);
  return rows.map(({ name }) => name);
};
afterEach(() => {
  portal.clock.now = TEST_NOW;
});

test('creates partitions ahead, and drops those older than the retention time', async () => {
  const { organization, vehicle } = await setUpTrackedVehicle(portal);
  await sendPositions(portal, organization.id, [{ at: TEST_NOW - 29 * DAY }, { at: TEST_NOW }]);
  expect(await listMonths()).toEqual(['positions_2026_10', 'positions_2026_11']);
  const stop = await positionMaintenance.start(portal.app, console.error);
  await stop();
  await portal.app.jobs.runDue();
  expect(await listMonths()).toEqual([
    'positions_2026_10',
    'positions_2026_11',
    'positions_2026_12',
    'positions_2027_01',
  ]);
  const runAt = async (now: number) => {
    portal.clock.now = now;
    await portal.app.jobs.enqueue(portal.db, 'telemetry.upkeep', {});
    await portal.app.jobs.runDue();
    return (await listMonths())[0];
  };
  expect(await runAt(Date.UTC(2026, 10, 1) / 1_000 + 40 * DAY - 1)).toBe('positions_2026_10');
  expect(await runAt(Date.UTC(2026, 10, 1) / 1_000 + 40 * DAY)).toBe('positions_2026_11');
  expect(await portal.db.selectFrom('positions').select('at').where('vehicleId', '=', vehicle.id).execute()).toEqual([
    { at: TEST_NOW },
  ]);
});

test('deletes counts of rejected positions that have not grown for thirty days', async () => {
  const { id: organizationId } = await createBuilders(portal.db, TEST_NOW).organization();
  const rows = [30, 31].map((days) => ({
    organizationId,
    device: `T${days}`,
    reason: 'unknownDevice' as const,
    count: 1,
    lastAt: TEST_NOW - days * DAY,
  }));
  await portal.db.insertInto('refusedPositions').values(rows).execute();
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
