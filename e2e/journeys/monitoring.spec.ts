import type { APIRequestContext } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { MINUTE } from 'shared-contracts/values/time';
import type { Vehicle, VehicleRow } from 'shared-contracts/fleet/vehicles';
import { type Api, unwrap } from '../support/api.ts';
import { dayFromNow, fillDateTime } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const DEVICE_ID = 'journey-tracker';
const KNOTS_PER_KMH = 0.539957;
const START_POSITION = { latitude: 8.3114, longitude: 80.4037 };

/** Assigns a tracker to the demo's first vehicle and returns its organization's tracking token. */
async function assignTracker(fleet: Api): Promise<{ id: string; plate: string; token: string }> {
  const { items } = await unwrap(fleet.get<PageOf<VehicleRow>>('/vehicles?limit=20&sort=registrationPlate'));
  const vehicle = items[0];
  if (!vehicle) throw new Error('The demo has no vehicle');
  await unwrap(fleet.patch<Vehicle>(`/vehicles/${vehicle.id}`, { trackingDevice: DEVICE_ID }));
  const { trackingToken } = await unwrap(fleet.get<OrganizationDetails>(`/organizations/${vehicle.organization.id}`));
  return { id: vehicle.id, plate: vehicle.registrationPlate, token: trackingToken };
}

type SentPosition = { at: number; longitude: number; kmh: number };

/** Sends a position like the OsmAnd app: as query parameters, with the speed in knots. */
async function sendPosition(request: APIRequestContext, token: string, { at, longitude, kmh }: SentPosition) {
  const query = new URLSearchParams({
    id: DEVICE_ID,
    lat: String(START_POSITION.latitude),
    lon: String(longitude),
    timestamp: String(at),
    speed: (kmh * KNOTS_PER_KMH).toFixed(3),
    bearing: '90',
  });
  const reply = await request.post(`/api/telemetry/positions?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([reply.status(), (await reply.json()).stored]).toEqual([200, 1]);
}

test('a tracked vehicle moves in the list and on the map, and its track can be replayed', async ({
  openAs,
  apiFor,
  request,
}) => {
  const { id, plate, token } = await assignTracker(await apiFor('fleet'));
  const now = Math.floor(Date.now() / 1_000);
  for (const [minutes, kmh] of [
    [40, 30],
    [38, 45],
    [36, 100],
  ] as const)
    await sendPosition(request, token, {
      at: now - minutes * MINUTE,
      longitude: START_POSITION.longitude + (40 - minutes) / 100,
      kmh,
    });

  const fleet = await openAs('fleet');
  await fleet.goto(`/vehicle/${id}`);
  await fleet.getByRole('link', { name: 'Show on the map' }).click();
  const row = fleet.getByRole('list', { name: 'Vehicles' }).getByRole('listitem').filter({ hasText: plate });
  await expect(fleet.locator('[data-map=maplibre] canvas')).toBeVisible();
  await fleet.getByRole('switch', { name: 'Follow on the map' }).check({ force: true });

  const map = fleet.getByRole('group', { name: 'Vehicle map' });
  await sendPosition(request, token, { at: now - 10, longitude: START_POSITION.longitude + 0.1, kmh: 42 });
  await expect(row).toContainText('42 km/h');
  const marker = map.getByRole('button', { name: `${plate}, Moving` });
  await expect(marker).toBeVisible();
  await sendPosition(request, token, { at: now, longitude: START_POSITION.longitude + 0.1001, kmh: 0 });
  await expect(row).toContainText('Stopped');
  await expect(map.getByRole('button', { name: `${plate}, Stopped` })).toBeVisible();

  // Not today's track: shortly after midnight the first positions are of yesterday.
  await fleet.getByRole('button', { name: 'Custom' }).click();
  await fillDateTime(fleet, 'From', `${dayFromNow(-1)} 00:00`);
  await fillDateTime(fleet, 'To', `${dayFromNow(1)} 00:00`);
  await fleet.getByRole('button', { name: 'Show track' }).click();
  const slider = fleet.getByRole('slider', { name: 'Replay time' });
  await expect(slider).toBeVisible();
  await expect(fleet.getByText(/^11\.0 km$/)).toBeVisible();
  const replayed = map.getByRole('button', { name: new RegExp(`^${plate} \\(replay\\)`) });
  await expect(replayed).toBeVisible();
  const initialValue = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', initialValue ?? '');
  await fleet.getByRole('combobox', { name: 'Replay speed' }).selectOption('600');
  await fleet.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /, 0 km\/h$/, { timeout: 15_000 });
});
