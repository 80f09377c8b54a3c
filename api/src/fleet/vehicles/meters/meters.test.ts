import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { northOfColombo, setUpTrackedVehicle } from '../../telemetry/testing/tracked-vehicle.ts';
import { setUpPartner } from '../testing/fleet-setup.ts';

const portal = testApp();

async function openRoad() {
  const road = await setUpTrackedVehicle(portal);
  const { organization, vehicle, token } = road;
  const manager = await road.build.user({
    organizationId: organization.id,
    rules: [
      { model: 'vehicle', rule: 'read' },
      { model: 'vehicle', rule: 'write' },
    ],
  });
  const as = portal.as(manager);
  return {
    ...road,
    as,
    asReader: road.as,
    report: (minutes: number, km: number, fields: Record<string, string | number> = {}) => {
      const { latitude: lat, longitude: lon } = northOfColombo(km);
      const values = { id: 'T1', timestamp: TEST_NOW - minutes * MINUTE, lat, lon, speed: 20, ...fields };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(values)) query.set(name, String(value));
      return portal.app.inject({
        method: 'POST',
        url: `/api/telemetry/positions?${query.toString()}`,
        headers: { authorization: `Bearer ${token}` },
      });
    },
    correct: (changes: object, by = as) =>
      by.post(`/vehicles/${vehicle.id}/meters`, { odometer: null, engineHours: null, reason: 'Read', ...changes }),
    read: async () => {
      const { odometer, engineHours } = (await as.get(`/vehicles/${vehicle.id}`)).json();
      return { odometer, engineHours };
    },
  };
}

test('counts kilometres and hours from the track, from where they were corrected', async () => {
  const road = await openRoad();
  expect(await road.read()).toEqual({ odometer: null, engineHours: null });
  await road.report(60, 0);
  await road.report(54, 6);
  await Promise.all([road.report(48, 12), road.report(48, 12)]);
  expect(await road.read()).toEqual({
    odometer: { value: 12, source: 'track', isCorrected: false },
    engineHours: { value: 0.2, source: 'track', isCorrected: false },
  });
  const corrected = await road.correct({ odometer: 120_000, reason: 'As on the dashboard' });
  expect(corrected.json()).toMatchObject({ odometer: { value: 120_000, isCorrected: true } });
  await road.report(42, 18);
  expect(await road.read()).toMatchObject({ odometer: { value: 120_006 }, engineHours: { value: 0.3 } });
  const { items } = (await road.as.get(`/vehicles/${road.vehicle.id}/timeline`)).json();
  expect(items).toContainEqual(
    expect.objectContaining({
      event: 'metersCorrected',
      reason: 'As on the dashboard',
      changes: [{ field: 'odometer', from: 12, to: 120_000 }],
    }),
  );
});

test('late positions add nothing, since the distance between their neighbours already counts', async () => {
  const road = await openRoad();
  await road.report(60, 0);
  await road.report(48, 12);
  const before = await road.read();
  const late = await road.report(54, 7);
  expect(late.json()).toMatchObject({ stored: 1 });
  expect(await road.read()).toEqual(before);
  await road.report(42, 18);
  expect(await road.read()).toMatchObject({ odometer: { value: 18 } });
});

test('uses the values of the tracker if it reports them', async () => {
  const road = await openRoad();
  await road.report(60, 0, { odometer: 52_000_000, hours: 3_600_000 * 800 });
  await road.report(54, 6);
  expect(await road.read()).toEqual({
    odometer: { value: 52_000, source: 'device', isCorrected: false },
    engineHours: { value: 800, source: 'device', isCorrected: false },
  });
  await road.correct({ engineHours: 900 });
  await road.report(48, 12, { odometer: 52_012_500, hours: 3_600_000 * 801 });
  expect(await road.read()).toMatchObject({ odometer: { value: 52_012.5 }, engineHours: { value: 901 } });
});

test('users who change vehicles can correct readings with a reason', async () => {
  const road = await openRoad();
  expect((await road.correct({ odometer: 5 }, road.asReader)).statusCode).toBe(403);
  expect((await road.correct({ odometer: 5, reason: ' ' })).statusCode).toBe(422);
  const partner = await setUpPartner(portal, road.organization.id);
  expect((await road.correct({ odometer: 5 }, partner.as)).statusCode).toBe(404);
  expect(await road.read()).toEqual({ odometer: null, engineHours: null });
});
