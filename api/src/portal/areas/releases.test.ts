import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaReport } from 'shared-contracts/area-reports';
import type { AreaRelease, Registry } from 'shared-contracts/values/areas';
import type { FailureKind } from 'shared-contracts/values/failures';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { findQuarantinedReleases } from './quarantine.store.ts';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const portal = testApp({ config: { portalFolder: folder } });
const AREA = 'mfe-orders';
const TAB = '0123456789abcdef';
type Person = { id: string };
let organizations: { id: string }[];
let root: Person;
let people: Person[][];

const labels = { en: {}, it: {}, fr: {}, sp: {}, sin: {} };
const release = (build: string, version: string): AreaRelease => ({
  version,
  path: `${AREA}/${version}-${build}/`,
  entry: 'remoteEntry.js',
  integrity: {},
  firstPaint: {},
  borrows: { react: '19.2.0', 'shared-ui': '1.0.0' },
  manifest: { name: AREA, owner: 'Orders team', hostApi: '^1.0.0', apis: [], routes: [], menu: [], slots: [], labels },
});
const registry: Registry = {
  releases: { [AREA]: { old: release('old', '1.0.0'), now: release('now', '1.1.0'), next: release('next', '1.2.0') } },
  channels: {
    stable: { areas: { [AREA]: 'now' }, previous: { [AREA]: 'old' } },
    canary: { areas: { [AREA]: 'next' }, share: 5 },
  },
  hosts: { '*': { channel: 'stable' }, 'partner.example': { channel: 'stable', pins: { [AREA]: 'old' } } },
};
function put(document: Registry) {
  mkdirSync(join(folder, 'areas'), { recursive: true });
  writeFileSync(join(folder, 'areas/registry.json'), JSON.stringify(document));
}
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  put(registry);
  const build = createBuilders(portal.db, TEST_NOW);
  organizations = await Promise.all([0, 1, 2].map(() => build.organization()));
  people = await Promise.all(
    organizations.map(({ id: organizationId }) => Promise.all([0, 1, 2, 3].map(() => build.user({ organizationId })))),
  );
  root = await build.user({ role: 'root', login: 'the-root', email: 'root@portal.example' });
});
beforeEach(async () => {
  for (const table of [
    'areaLoads',
    'areaFailures',
    'areaViolations',
    'areaQuarantines',
    'notifications',
    'mails',
  ] as const)
    await portal.db.deleteFrom(table).execute();
  portal.clock.now = TEST_NOW;
  put(registry);
});

const report = (of: Partial<AreaReport>): AreaReport => ({ tab: TAB, loads: [], failures: [], violations: [], ...of });
const send = async (who: Person | null, of: Partial<AreaReport>) =>
  expect((await portal.as(who).post('/areas/reports', report(of))).statusCode).toBe(204);
const failure = (kind: FailureKind = 'unstarted', build: string | null = 'now') => ({
  area: AREA,
  build,
  kind,
  message: `${kind} it was`,
});
const load = (milliseconds: number, build = 'now') => ({ area: AREA, build, milliseconds, isFallback: false });
const failsFor = async (who: readonly (Person | null)[], kind: FailureKind = 'unstarted', times = 1) => {
  for (const one of who) await send(one, { failures: Array.from({ length: times }, () => failure(kind)) });
};
const watch = async () => {
  await portal.app.jobs.enqueue(portal.db, 'areas.quarantine', {});
  await portal.app.jobs.runDue();
  return findQuarantinedReleases(portal.db);
};
const get = async (path: string) => (await portal.as(root).get(path)).json();
const [QUARANTINED, NOTHING] = [{ [AREA]: { now: TEST_NOW } }, {}];
const three = (of: number) => people[of]?.slice(0, 3) ?? [];

test.each<[string, () => Promise<unknown>, object]>([
  ['three people in each of two organizations', () => failsFor([...three(0), ...three(1)]), QUARANTINED],
  ['everybody in one organization, again and again', () => failsFor(people[0] ?? [], 'unstarted', 20), NOTHING],
  [
    'nobody who is known, however often',
    () => failsFor([null, null, null, null, null, null, null], 'unstarted', 20),
    NOTHING,
  ],
  [
    'many, of whom most have no trouble',
    async () => {
      await failsFor([...three(0).slice(0, 2), ...three(1).slice(0, 2), ...three(2).slice(0, 1)]);
      for (const one of people.flat()) await send(one, { loads: [load(100)] });
    },
    QUARANTINED,
  ],
  ['many whose networks are all away', () => failsFor(people.flat(), 'unreachable'), NOTHING],
  [
    'many who cannot reach it, and reach another',
    async () => {
      await failsFor(people.flat(), 'unreachable');
      portal.clock.now += 30;
      for (const one of people.flat()) await send(one, { loads: [load(100, 'old')] });
    },
    { [AREA]: { now: TEST_NOW + 30 } },
  ],
  [
    'many who cannot reach it, and reach what a developer runs',
    async () => {
      await failsFor(people.flat(), 'unreachable');
      portal.clock.now += 30;
      for (const one of people.flat()) await send(one, { loads: [load(100, 'dev')] });
    },
    NOTHING,
  ],
  [
    'many who have what a developer runs',
    async () => {
      put({ ...registry, releases: { [AREA]: { ...registry.releases[AREA], dev: release('dev', '1.3.0') } } });
      for (const one of people.flat()) await send(one, { failures: [failure('broken', 'dev')] });
    },
    NOTHING,
  ],
  ['many, of a fault that is not the release’s', () => failsFor(people.flat(), 'tooNew'), NOTHING],
  [
    'many, too long ago',
    async () => {
      await failsFor(people.flat());
      portal.clock.now += 600;
    },
    NOTHING,
  ],
  [
    'many, with nothing to go back to',
    async () => {
      put({ ...registry, channels: { stable: { areas: { [AREA]: 'now' } } } });
      await failsFor(people.flat());
    },
    NOTHING,
  ],
])('it fails for %s', async (_whom, told, expected) => {
  await told();
  expect(await watch()).toEqual(expected);
});

test('root is told once in the bell and by mail, sees it, and lifts it; what failed before counts no more', async () => {
  await failsFor([...three(0), ...three(1)]);
  await watch();
  await watch();
  const bells = await portal.db.selectFrom('notifications').select(['userId', 'kind', 'values', 'readAt']).execute();
  expect(bells).toEqual([
    { userId: root.id, kind: 'releaseQuarantined', values: { area: AREA, release: '1.1.0+now' }, readAt: null },
  ]);
  const [mail, ...more] = await portal.db.selectFrom('mails').select(['recipient', 'subject', 'text']).execute();
  expect([mail?.recipient, mail?.subject, more]).toEqual([
    'root@portal.example',
    'mfe-orders 1.1.0+now is quarantined',
    [],
  ]);
  expect(mail?.text).toContain('failed for 6 of the 6 people');

  const {
    items: [row],
  } = await get('/releases');
  expect(row).toMatchObject({
    build: 'now',
    health: { state: 'quarantined', failures: 6 },
    quarantine: { beganAt: TEST_NOW, tried: 6, failed: 6 },
    actions: ['lift'],
  });
  expect((await portal.as(root).post(`/releases/quarantines/${row.quarantine.id}/lift`)).json()).toEqual({
    id: row.quarantine.id,
  });
  expect((await portal.as(root).post(`/releases/quarantines/${row.quarantine.id}/lift`)).statusCode).toBe(404);
  expect(await watch()).toEqual({});
  expect(
    (await portal.db.selectFrom('notifications').select('readAt').execute()).every(({ readAt }) => readAt === TEST_NOW),
  ).toBe(true);
  const told = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId'])
    .where('subjectId', '=', row.quarantine.id)
    .orderBy('position')
    .execute();
  expect(told).toEqual([
    { event: 'quarantined', userId: null },
    { event: 'lifted', userId: root.id },
  ]);

  portal.clock.now += 60;
  await failsFor([...three(0), ...three(1)]);
  expect(await watch()).toEqual({ [AREA]: { now: TEST_NOW + 60 } });
  put({ ...registry, lifted: { [AREA]: { now: TEST_NOW + 60 } } });
  expect(await watch()).toEqual({});
});

test('what is in force on each host, with the reason, its health and what it falls back to', async () => {
  const [someone = null] = people[0] ?? [];
  await send(someone, { loads: [100, 200, 300, 400].map((milliseconds) => load(milliseconds)), failures: [failure()] });
  const { items, total } = await get('/releases/in-force?limit=5');
  expect(total).toBe(2);
  const [others, partner] = items;
  expect(others).toMatchObject({
    host: '*',
    channel: 'stable',
    owner: 'Orders team',
    isShown: true,
    release: { build: 'now', version: '1.1.0' },
    fallBack: { build: 'old' },
    health: { loads: 4, p75: 325, failures: 1, state: 'fine' },
  });
  expect(others.reasons).toEqual([
    { why: 'canary', build: 'next', version: '1.2.0', share: 5, against: 'cohort', isOnly: false },
    { why: 'stable', build: 'now', version: '1.1.0', share: null, against: null, isOnly: false },
  ]);
  expect([partner.release.build, partner.reasons[0].why]).toEqual(['old', 'pin']);
  expect((await get('/releases/in-force?host=partner.example')).items).toMatchObject([
    { host: 'partner.example', health: { loads: 0 } },
  ]);
  expect((await get('/releases/in-force?area=mfe-trips')).items).toEqual([]);
  await failsFor([...three(0), ...three(1)]);
  await watch();
  expect((await get('/releases/in-force?host=*')).items[0]).toMatchObject({
    release: { build: 'old' },
    reasons: [{}, { why: 'stable', against: 'quarantined' }, { why: 'lastGood', build: 'old' }],
  });
  expect(await get('/releases/choices')).toEqual({ hosts: ['*', 'partner.example'], areas: [AREA] });
});

test('failures by kind, violations by area, and the releases with what they were built with', async () => {
  await failsFor([...three(0), null], 'unstarted', 2);
  await send(null, {
    failures: [failure('missing', null)],
    violations: [
      { area: AREA, build: 'now', directive: 'img-src', blocked: 'https://elsewhere.example' },
      { area: null, build: null, directive: 'script-src', blocked: 'inline' },
    ],
  });
  expect((await get('/releases/failures?page=1&limit=1')).total).toBe(2);
  const failures = (await get('/releases/failures?host=*')).items;
  expect(failures.find(({ kind }: { kind: string }) => kind === 'unstarted')).toMatchObject({
    area: AREA,
    build: 'now',
    version: '1.1.0',
    count: 8,
    people: 3,
    lastAt: TEST_NOW,
    message: 'unstarted it was',
  });
  expect(failures.find(({ kind }: { kind: string }) => kind === 'missing')).toMatchObject({
    build: null,
    version: null,
    count: 1,
    people: 0,
  });
  expect((await get('/releases/failures?host=partner.example')).items).toEqual([]);
  expect((await get('/releases/violations')).items).toMatchObject([
    { host: 'localhost', area: null, build: null, directive: 'script-src' },
    { area: AREA, build: 'now', blocked: 'https://elsewhere.example', count: 1 },
  ]);
  expect((await get(`/releases/violations?area=${AREA}`)).total).toBe(1);
  const rows = (await get('/releases')).items;
  expect(rows.map(({ build }: { build: string }) => build)).toEqual(['next', 'now', 'old']);
  expect(rows[0]).toMatchObject({
    shownBy: [{ channel: 'canary', share: 5 }],
    shared: { react: '19.2.0' },
    hostApi: '^1.0.0',
    quarantine: null,
    actions: [],
  });
  expect(rows[2]).toMatchObject({ shownBy: [], pinnedOn: ['partner.example'] });
  expect((await get('/releases/faults/unreachable')).text).toMatch(/^# 3 · /);
});

test('nobody but root looks or lifts; without a registry there is nothing', async () => {
  const as = portal.as(people[0]?.[0] ?? null);
  const codes = await Promise.all([
    as.get('/releases'),
    as.get('/releases/in-force'),
    as.get('/releases/failures'),
    as.post(`/releases/quarantines/${root.id}/lift`),
  ]);
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  put({ releases: {}, channels: {}, hosts: {} });
  expect((await get('/releases')).total).toBe(0);
});
