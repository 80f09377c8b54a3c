import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaReport } from 'shared-contracts/portal/area-reports';
import type { AreaRelease, Registry } from 'shared-contracts/values/portal/areas';
import type { FailureKind } from 'shared-contracts/values/portal/failures';
import { createBuilders } from '../../../../demo/builders.ts';
import type { Config } from '../../../platform/config/config.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { findQuarantinedReleases } from '../quarantine.store.ts';

export const AREA = 'mfe-orders';

const labels = { en: {}, it: {}, fr: {}, sp: {}, sin: {} };
export const release = (build: string, version: string): AreaRelease => ({
  version,
  path: `${AREA}/${version}-${build}/`,
  entry: 'remoteEntry.js',
  integrity: {},
  firstPaint: {},
  borrows: { react: '19.2.0', 'shared-ui': '1.0.0' },
  manifest: { name: AREA, owner: 'Orders team', hostApi: '^1.0.0', apis: [], routes: [], menu: [], slots: [], labels },
});
export const registry: Registry = {
  releases: { [AREA]: { old: release('old', '1.0.0'), now: release('now', '1.1.0'), next: release('next', '1.2.0') } },
  channels: {
    stable: { areas: { [AREA]: 'now' }, previous: { [AREA]: 'old' } },
    canary: { areas: { [AREA]: 'next' }, share: 5 },
  },
  hosts: { '*': { channel: 'stable' }, 'partner.example': { channel: 'stable', pins: { [AREA]: 'old' } } },
};

export const failure = (kind: FailureKind = 'unstarted', build: string | null = 'now') => ({
  area: AREA,
  build,
  kind,
  message: `The area was ${kind}`,
});
export const load = (milliseconds: number, build = 'now') => ({ area: AREA, build, milliseconds, isFallback: false });

type User = { id: string };

/** Runs a portal with a registry, four users in each of three organizations, and a root user. Each test starts without reports. */
export function setUpReportedReleases(config: Pick<Config, 'trustedKeys'> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const portal = testApp({ config: { portalFolder: folder, ...config } });
  let usersByOrganization: User[][] = [];

  const writeRegistry = (document: Registry) => {
    mkdirSync(join(folder, 'areas'), { recursive: true });
    writeFileSync(join(folder, 'areas/registry.json'), JSON.stringify(document));
  };
  const report = async (user: User | null, changes: Partial<AreaReport>) => {
    const body: AreaReport = {
      tab: '0123456789abcdef',
      loads: [],
      failures: [],
      violations: [],
      vitals: [],
      ...changes,
    };
    expect((await portal.as(user).post('/areas/reports', body)).statusCode).toBe(204);
  };
  const reportFailures = async (users: readonly (User | null)[], kind: FailureKind = 'unstarted', times = 1) => {
    for (const user of users) await report(user, { failures: Array.from({ length: times }, () => failure(kind)) });
  };
  const listUsers = (organization: number, count = 3) => usersByOrganization[organization]?.slice(0, count) ?? [];
  const setup = {
    portal,
    root: { id: '' } as User,
    writeRegistry,
    report,
    reportFailures,
    reportLoads: async (users: readonly User[], build = 'now') => {
      for (const user of users) await report(user, { loads: [load(100, build)] });
    },
    /** Three people in each of two organizations. */
    reportSixFailures: () => reportFailures([...listUsers(0), ...listUsers(1)]),
    listUsers,
    listAllUsers: () => usersByOrganization.flat(),
    runQuarantineJob: async () => {
      await portal.app.jobs.enqueue(portal.db, 'areas.quarantine', {});
      await portal.app.jobs.runDue();
      return findQuarantinedReleases(portal.db);
    },
    getAsRoot: async (path: string) => (await portal.as(setup.root).get(path)).json(),
  };

  beforeAll(async () => {
    writeRegistry(registry);
    const build = createBuilders(portal.db, TEST_NOW);
    const organizations = await Promise.all([0, 1, 2].map(() => build.organization()));
    usersByOrganization = await Promise.all(
      organizations.map(({ id: organizationId }) =>
        Promise.all([0, 1, 2, 3].map(() => build.user({ organizationId }))),
      ),
    );
    setup.root = await build.user({ role: 'root', login: 'the-root', email: 'root@portal.example' });
  });
  beforeEach(async () => {
    for (const table of [
      'areaLoads',
      'areaFailures',
      'areaViolations',
      'areaQuarantines',
      'areaVitals',
      'notifications',
      'mails',
    ] as const)
      await portal.db.deleteFrom(table).execute();
    portal.clock.now = TEST_NOW;
    writeRegistry(registry);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return setup;
}
