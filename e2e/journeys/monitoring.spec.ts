import type { APIRequestContext } from '@playwright/test';
import type { Page as Rows } from 'shared-contracts/common';
import type { OrganizationDetails } from 'shared-contracts/organizations';
import type { Vehicle, VehicleRow } from 'shared-contracts/vehicles';
import { type Api, done } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const DEVICE = 'journey-tracker';
const KNOTS = 0.539957;
const MINUTE = 60;
const START = { latitude: 8.3114, longitude: 80.4037 };

/** Gives the demo's first vehicle another tracker; the token is its organization's. */
async function trackedVehicle(fleet: Api): Promise<{ id: string; plate: string; token: string }> {
  const { items } = await done(fleet.get<Rows<VehicleRow>>('/vehicles?limit=20&sort=registrationPlate'));
  const found = items[0];
  if (!found) throw new Error('The demo has no vehicle');
  await done(fleet.patch<Vehicle>(`/vehicles/${found.id}`, { trackingDevice: DEVICE }));
  const { trackingToken } = await done(fleet.get<OrganizationDetails>(`/organizations/${found.organization.id}`));
  return { id: found.id, plate: found.registrationPlate, token: trackingToken };
}

type Sent = { at: number; longitude: number; kmh: number };

/** As the OsmAnd app sends it: by a query, in knots. */
async function send(request: APIRequestContext, token: string, { at, longitude, kmh }: Sent) {
  const query = new URLSearchParams({
    id: DEVICE,
    lat: String(START.latitude),
    lon: String(longitude),
    timestamp: String(at),
    speed: (kmh * KNOTS).toFixed(3),
    bearing: '90',
  });
  const reply = await request.post(`/api/telemetry/positions?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([reply.status(), (await reply.json()).stored]).toEqual([200, 1]);
}

test('a vehicle whose app sends positions appears and moves, in the list and on the map; its track is replayed', async ({
  as,
  call,
  request,
}) => {
  const { id, plate, token } = await trackedVehicle(await call('fleet'));
  const now = Math.floor(Date.now() / 1_000);
  for (const [minutes, kmh] of [
    [40, 30],
    [38, 45],
    [36, 100],
  ] as const)
    await send(request, token, { at: now - minutes * MINUTE, longitude: START.longitude + (40 - minutes) / 100, kmh });

  const fleet = await as('fleet');
  await fleet.goto(`/vehicle/${id}`);
  await fleet.getByRole('link', { name: 'Show on the map' }).click();
  const row = fleet.getByRole('list', { name: 'Vehicles' }).getByRole('listitem').filter({ hasText: plate });
  await expect(fleet.locator('[data-map=maplibre] canvas')).toBeVisible();
  await fleet.getByRole('switch', { name: 'Follow on the map' }).check({ force: true });

  const map = fleet.getByRole('group', { name: 'Map of the vehicles' });
  await send(request, token, { at: now - 10, longitude: START.longitude + 0.1, kmh: 42 });
  await expect(row).toContainText('42 km/h');
  const marker = map.getByRole('button', { name: `${plate}, Moving` });
  await expect(marker).toBeVisible();
  await send(request, token, { at: now, longitude: START.longitude + 0.1001, kmh: 0 });
  await expect(row).toContainText('Stopped');
  await expect(map.getByRole('button', { name: `${plate}, Stopped` })).toBeVisible();

  await fleet.getByRole('button', { name: 'Today' }).click();
  const slider = fleet.getByRole('slider', { name: 'Time on the track' });
  await expect(slider).toBeVisible();
  await expect(fleet.getByText(/^11\.0 km$/)).toBeVisible();
  const replayed = map.getByRole('button', { name: new RegExp(`^${plate} \\(replay\\)`) });
  await expect(replayed).toBeVisible();
  const begin = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', begin ?? '');
  await fleet.getByRole('combobox', { name: 'Speed of the replay' }).selectOption('600');
  await fleet.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /, 0 km\/h$/, { timeout: 15_000 });
});
