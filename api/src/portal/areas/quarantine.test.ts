import { TEST_NOW } from '../../platform/testing/test-app.ts';
import { AREA, failure, registry, release, setUpReportedReleases } from './testing/reported-releases.ts';

const setup = setUpReportedReleases();
const { portal, writeRegistry, report, reportFailures, reportLoads, reportSixFailures } = setup;
const { listUsers, listAllUsers, runQuarantineJob, getAsRoot } = setup;
const QUARANTINED = { [AREA]: { now: TEST_NOW } };
const NOT_QUARANTINED = {};

test.each<[string, () => Promise<unknown>, object]>([
  ['for three people in each of two organizations', reportSixFailures, QUARANTINED],
  ['repeatedly for one organization', () => reportFailures(listUsers(0, 4), 'unstarted', 20), NOT_QUARANTINED],
  [
    'repeatedly for visitors who are not signed in',
    () => reportFailures([null, null, null, null, null, null, null], 'unstarted', 20),
    NOT_QUARANTINED,
  ],
  [
    'for five of twelve people in three organizations',
    async () => {
      await reportFailures([...listUsers(0, 2), ...listUsers(1, 2), ...listUsers(2, 1)]);
      await reportLoads(listAllUsers());
    },
    QUARANTINED,
  ],
  ['because all networks are down', () => reportFailures(listAllUsers(), 'unreachable'), NOT_QUARANTINED],
  [
    'because it is unreachable while another release is reachable',
    async () => {
      await reportFailures(listAllUsers(), 'unreachable');
      portal.clock.now += 30;
      await reportLoads(listAllUsers(), 'old');
    },
    { [AREA]: { now: TEST_NOW + 30 } },
  ],
  [
    'because it is unreachable while a development build is reachable',
    async () => {
      await reportFailures(listAllUsers(), 'unreachable');
      portal.clock.now += 30;
      await reportLoads(listAllUsers(), 'dev');
    },
    NOT_QUARANTINED,
  ],
  [
    'as a development build',
    async () => {
      writeRegistry({
        ...registry,
        releases: { [AREA]: { ...registry.releases[AREA], dev: release('dev', '1.3.0') } },
      });
      for (const user of listAllUsers()) await report(user, { failures: [failure('broken', 'dev')] });
    },
    NOT_QUARANTINED,
  ],
  ['because the shell is too old', () => reportFailures(listAllUsers(), 'tooNew'), NOT_QUARANTINED],
  [
    'but more than ten minutes ago',
    async () => {
      await reportFailures(listAllUsers());
      portal.clock.now += 600;
    },
    NOT_QUARANTINED,
  ],
  [
    'but has no fallback',
    async () => {
      writeRegistry({ ...registry, channels: { stable: { areas: { [AREA]: 'now' } } } });
      await reportFailures(listAllUsers());
    },
    NOT_QUARANTINED,
  ],
])('decides on the quarantine of a release that fails %s', async (_, sendReports, expected) => {
  await sendReports();
  expect(await runQuarantineJob()).toEqual(expected);
});

test('notifies root once, and lets root lift the quarantine, which resets the failures', async () => {
  await reportSixFailures();
  await runQuarantineJob();
  await runQuarantineJob();
  const notifications = await portal.db
    .selectFrom('notifications')
    .select(['userId', 'kind', 'values', 'readAt'])
    .execute();
  expect(notifications).toEqual([
    { userId: setup.root.id, kind: 'releaseQuarantined', values: { area: AREA, release: '1.1.0+now' }, readAt: null },
  ]);
  const emails = await portal.db.selectFrom('mails').select(['recipient', 'subject', 'text']).execute();
  expect(emails).toEqual([
    {
      recipient: 'root@portal.example',
      subject: 'mfe-orders 1.1.0+now is quarantined',
      text: expect.stringContaining('failed for 6 of the 6 people'),
    },
  ]);

  const {
    items: [row],
  } = await getAsRoot('/releases');
  expect(row).toMatchObject({
    build: 'now',
    health: { state: 'quarantined', failures: 6 },
    quarantine: { beganAt: TEST_NOW, tried: 6, failed: 6, vital: null, p75: null },
    actions: ['lift'],
  });
  expect((await portal.as(setup.root).post(`/releases/quarantines/${row.quarantine.id}/lift`)).json()).toEqual({
    id: row.quarantine.id,
  });
  expect((await portal.as(setup.root).post(`/releases/quarantines/${row.quarantine.id}/lift`)).statusCode).toBe(404);
  expect(await runQuarantineJob()).toEqual({});
  expect(
    (await portal.db.selectFrom('notifications').select('readAt').execute()).every(({ readAt }) => readAt === TEST_NOW),
  ).toBe(true);
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId'])
    .where('subjectId', '=', row.quarantine.id)
    .orderBy('position')
    .execute();
  expect(entries).toEqual([
    { event: 'quarantined', userId: null },
    { event: 'lifted', userId: setup.root.id },
  ]);

  portal.clock.now += 60;
  await reportSixFailures();
  expect(await runQuarantineJob()).toEqual({ [AREA]: { now: TEST_NOW + 60 } });
  writeRegistry({ ...registry, lifted: { [AREA]: { now: TEST_NOW + 60 } } });
  expect(await runQuarantineJob()).toEqual({});
});
