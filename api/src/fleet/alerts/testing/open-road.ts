import { createBuilders } from '../../../../demo/builders.ts';
import { buildApp } from '../../../app.ts';
import { createServices } from '../../../platform/services/create-services.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';
import { northOfColombo, setUpTrackedVehicle } from '../../telemetry/testing/tracked-vehicle.ts';

type Portal = ReturnType<typeof testApp>;

const RULE = {
  isOn: true,
  severity: null,
  byBell: true,
  byMail: false,
  userIds: [],
  quietFrom: null,
  quietTo: null,
  repeatMinutes: null,
  escalateMinutes: null,
  escalateUserIds: [],
  limit: null,
  minutes: null,
  hoursFrom: null,
  hoursTo: null,
};

/** Starts another process on the same database. */
export async function startOtherProcess(portal: Portal) {
  const { db, now, config, secret, hooks } = portal.app;
  const other = await buildApp(
    createServices({ db, connection: portal.connection, now, config, secret, hooks }, console.error),
  );
  const stop = async () => {
    await other.close();
    await other.jobs.stop();
  };
  return { other, stop };
}

/** A tracked vehicle, the admin of its organization and the alerts about it. */
export async function openRoad(portal: Portal) {
  const road = await setUpTrackedVehicle(portal);
  const { organization, token } = road;
  const build = createBuilders(portal.db, TEST_NOW);
  const rules = [{ model: 'vehicle', rule: 'read' } as const, { model: 'vehicle', rule: 'write' } as const];
  const admin = await build.user({ organizationId: organization.id, role: 'admin', rules });
  const asAdmin = portal.as(admin);
  const headers = { authorization: `Bearer ${token}` };
  const toBody = (positions: readonly { at: number; km?: number; speed?: number }[]) => ({
    device_id: 'T1',
    location: positions.map(({ at, km = 0, speed = 0 }) => ({
      timestamp: new Date(at * 1_000).toISOString(),
      coords: { ...northOfColombo(km), speed: speed / 3.6, heading: 0 },
    })),
  });
  return {
    ...road,
    build,
    asAdmin,
    send: (positions: Parameters<typeof toBody>[0], app = portal.app) =>
      app.inject({ method: 'POST', url: '/api/telemetry/positions', headers, payload: toBody(positions) }),
    /** In the format of OsmAnd and the Traccar Client. */
    report: (fields: Record<string, string | number>, app = portal.app) => {
      const query = new URLSearchParams({ id: 'T1' });
      for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
      return app.inject({ method: 'POST', url: `/api/telemetry/positions?${query.toString()}`, headers });
    },
    setRule: (kind: string, changes: object) => asAdmin.put(`/alerts/rules/${kind}`, { ...RULE, ...changes }),
    list: async (kind: string, query = '') =>
      (await asAdmin.get(`/alerts?kind=${kind}${query}`)).json().items as Record<string, unknown>[],
    countBell: async () => (await asAdmin.get('/notifications')).json().total as number,
  };
}
