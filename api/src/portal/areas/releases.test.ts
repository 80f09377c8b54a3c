import { TEST_NOW } from '../../platform/testing/test-app.ts';
import { AREA, failure, load, registry, setUpReportedReleases } from './testing/reported-releases.ts';

const setup = setUpReportedReleases();
const { portal, writeRegistry, report, reportFailures, reportSixFailures } = setup;
const { listUsers, runQuarantineJob, getAsRoot } = setup;

test('lists the active release of each host with its reasons, health and fallback', async () => {
  const [user = null] = listUsers(0);
  await report(user, { loads: [100, 200, 300, 400].map((milliseconds) => load(milliseconds)), failures: [failure()] });
  const { items, total } = await getAsRoot('/releases/in-force?limit=5');
  expect(total).toBe(2);
  const [defaultHost, partner] = items;
  expect(defaultHost).toMatchObject({
    host: '*',
    channel: 'stable',
    owner: 'Orders team',
    isShown: true,
    release: { build: 'now', version: '1.1.0' },
    fallBack: { build: 'old' },
    health: { loads: 4, p75: 325, failures: 1, state: 'fine' },
  });
  expect(defaultHost.reasons).toEqual([
    { why: 'canary', build: 'next', version: '1.2.0', share: 5, against: 'cohort', isOnly: false },
    { why: 'stable', build: 'now', version: '1.1.0', share: null, against: null, isOnly: false },
  ]);
  expect([partner.release.build, partner.reasons[0].why]).toEqual(['old', 'pin']);
  expect((await getAsRoot('/releases/in-force?host=partner.example')).items).toMatchObject([
    { host: 'partner.example', health: { loads: 0 } },
  ]);
  expect((await getAsRoot('/releases/in-force?area=mfe-trips')).items).toEqual([]);
  await reportSixFailures();
  await runQuarantineJob();
  expect((await getAsRoot('/releases/in-force?host=*')).items[0]).toMatchObject({
    release: { build: 'old' },
    reasons: [{}, { why: 'stable', against: 'quarantined' }, { why: 'lastGood', build: 'old' }],
  });
  expect(await getAsRoot('/releases/choices')).toEqual({ hosts: ['*', 'partner.example'], areas: [AREA] });
});

test('lists changes of the registry with their authors, latest first, by area and by channel or host', async () => {
  const change = { at: TEST_NOW, by: 'Nadia', action: 'publish', area: AREA, build: 'now', target: 'stable' };
  const pinned = { at: TEST_NOW + 60, by: 'Ruwan', action: 'pin', area: 'mfe-trips', target: 'partner.example' };
  writeRegistry({ ...registry, history: [pinned, { ...change, commit: 'c0ffee', message: 'feat: show gates' }] });
  const { items, total } = await getAsRoot('/releases/changes');
  expect([total, items[0].by, items[1]]).toEqual([
    2,
    'Ruwan',
    { id: `${TEST_NOW} 1`, ...change, version: null, commit: 'c0ffee', message: 'feat: show gates', source: null },
  ]);
  expect((await getAsRoot(`/releases/changes?area=${AREA}`)).items).toMatchObject([{ by: 'Nadia' }]);
  expect((await getAsRoot('/releases/changes?host=partner.example')).items).toMatchObject([{ by: 'Ruwan' }]);
  writeRegistry(registry);
  expect((await getAsRoot('/releases/changes')).items).toEqual([]);
});

test('lists failures by kind, violations by area, and releases with their shared modules', async () => {
  await reportFailures([...listUsers(0), null], 'unstarted', 2);
  await report(null, {
    failures: [failure('missing', null)],
    violations: [
      { area: AREA, build: 'now', directive: 'img-src', blocked: 'https://elsewhere.example' },
      { area: null, build: null, directive: 'script-src', blocked: 'inline' },
    ],
  });
  expect((await getAsRoot('/releases/failures?page=1&limit=1')).total).toBe(2);
  const failures = (await getAsRoot('/releases/failures?host=*')).items;
  expect(failures.find(({ kind }: { kind: string }) => kind === 'unstarted')).toMatchObject({
    area: AREA,
    build: 'now',
    version: '1.1.0',
    count: 8,
    people: 3,
    lastAt: TEST_NOW,
    message: 'The area was unstarted',
  });
  expect(failures.find(({ kind }: { kind: string }) => kind === 'missing')).toMatchObject({
    build: null,
    version: null,
    count: 1,
    people: 0,
  });
  expect((await getAsRoot('/releases/failures?host=partner.example')).items).toEqual([]);
  expect((await getAsRoot('/releases/violations')).items).toMatchObject([
    { host: 'localhost', area: null, build: null, directive: 'script-src' },
    { area: AREA, build: 'now', blocked: 'https://elsewhere.example', count: 1 },
  ]);
  expect((await getAsRoot(`/releases/violations?area=${AREA}`)).total).toBe(1);
  const rows = (await getAsRoot('/releases')).items;
  expect(rows.map(({ build }: { build: string }) => build)).toEqual(['next', 'now', 'old']);
  expect(rows[0]).toMatchObject({
    shownBy: [{ channel: 'canary', share: 5 }],
    shared: { react: '19.2.0' },
    hostApi: '^1.0.0',
    quarantine: null,
    actions: [],
  });
  expect(rows[2]).toMatchObject({ shownBy: [], pinnedOn: ['partner.example'] });
  expect((await getAsRoot('/releases/faults/unreachable')).text).toMatch(/^# 3 · /);
});

test('counts web vitals of many concurrent browsers by release, and deletes them', async () => {
  const vital = (value: number, build = 'now') => ({ area: AREA, build, vital: 'lcp' as const, value });
  const cls = { ...vital(0.3), vital: 'cls' as const };
  const users = [...listUsers(0), ...listUsers(1), null];
  await Promise.all(
    users.map((user, index) => {
      const vitals = [vital(2_300), vital(2_400, 'old'), vital(9_000, 'gone'), cls];
      return report(user, { vitals: index % 2 === 0 ? vitals : vitals.toReversed() });
    }),
  );
  const measured = { p75: 2_438, rating: 'good', views: users.length };
  expect(await getAsRoot('/releases/vitals')).toMatchObject({
    total: 2,
    items: [
      {
        area: AREA,
        build: 'now',
        version: '1.1.0',
        views: users.length,
        vitals: { lcp: measured, cls: { p75: 0.288, rating: 'poor', views: users.length }, inp: null },
      },
      { build: 'old', version: '1.0.0', vitals: { lcp: measured, cls: null } },
    ],
  });
  expect((await getAsRoot('/releases/vitals?area=mfe-trips')).total).toBe(0);

  const countRows = async () => (await portal.db.selectFrom('areaVitals').selectAll().execute()).length;
  const before = await countRows();
  for (const [days, isShown, isKept] of [
    [6, true, true],
    [7, false, true],
    [35, false, true],
    [36, false, false],
  ] as const) {
    portal.clock.now = TEST_NOW + days * 86_400;
    await portal.app.jobs.enqueue(portal.db, 'areas.upkeep', {});
    await portal.app.jobs.runDue();
    expect((await getAsRoot('/releases/vitals')).total).toBe(isShown ? 2 : 0);
    expect(await countRows()).toBe(isKept ? before : 0);
  }
});

test('allows only root, and lists nothing without a registry', async () => {
  const as = portal.as(listUsers(0)[0] ?? null);
  const replies = await Promise.all([
    as.get('/releases'),
    as.get('/releases/in-force'),
    as.get('/releases/failures'),
    as.get('/releases/vitals'),
    as.post(`/releases/quarantines/${setup.root.id}/lift`),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  writeRegistry({ releases: {}, channels: {}, hosts: {} });
  expect((await getAsRoot('/releases')).total).toBe(0);
});
