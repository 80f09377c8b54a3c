import { TEST_NOW } from '../../platform/testing/test-app.ts';
import { toPart } from '../vitals/vitals.rules.ts';
import { findQuarantinedReleases } from './quarantine.store.ts';
import { AREA, setUpReportedReleases } from './testing/reported-releases.ts';

const setup = setUpReportedReleases();
const { portal } = setup;

const addViews = (build: string, bucket: number) =>
  portal.db
    .insertInto('areaVitals')
    .values(
      ['a', 'b', 'c'].map((organization) => ({
        area: AREA,
        build,
        vital: 'lcp' as const,
        day: Math.floor(TEST_NOW / 86_400),
        part: toPart(organization),
        bucket,
        views: 300,
      })),
    )
    .execute();

async function watch(quarantineWebVitals: boolean) {
  portal.app.config.quarantineWebVitals = quarantineWebVitals;
  await portal.app.jobs.enqueue(portal.db, 'areas.vitals', {});
  await portal.app.jobs.runDue();
  return findQuarantinedReleases(portal.db);
}

test('quarantines a release with a poor web vital only if the operator enables it, with the reason', async () => {
  await addViews('now', 18);
  await addViews('old', 5);
  expect(await watch(false)).toEqual({});
  expect(await watch(true)).toEqual({ [AREA]: { now: TEST_NOW } });
  expect(await watch(true)).toEqual({ [AREA]: { now: TEST_NOW } });
  const mails = await portal.db.selectFrom('mails').select('text').execute();
  expect(mails).toEqual([
    {
      text: expect.stringContaining(
        'LCP of mfe-orders 1.1.0+now is poor: 4750 ms or more in a quarter of the last 900',
      ),
    },
  ]);
  const { items } = await setup.getAsRoot('/releases');
  const [row] = items;
  expect(row).toMatchObject({
    build: 'now',
    health: { state: 'quarantined' },
    quarantine: { vital: 'lcp', p75: 4_750, tried: 900, failed: 900 },
  });
  await portal.as(setup.root).post(`/releases/quarantines/${row.quarantine.id}/lift`);
  expect(await watch(true)).toEqual({});
});
