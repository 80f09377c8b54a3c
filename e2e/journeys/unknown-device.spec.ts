import type { Page as PageOf } from 'shared-contracts/common';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import type { Track } from 'shared-contracts/fleet/telemetry';
import type { Vehicle, VehicleRow } from 'shared-contracts/fleet/vehicles';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { findOverflows } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

const DEVICE_ID = 'unboxed-tracker';
const START = { latitude: 8.3114, longitude: 80.4037 };

test('positions of an unknown device are held, and join the track of the vehicle that it is attached to', async ({
  openAs,
  apiFor,
  request,
}) => {
  const api = await apiFor('fleet');
  const { items } = await unwrap(api.get<PageOf<VehicleRow>>('/vehicles?limit=20&sort=-registrationPlate'));
  const [vehicle] = items;
  if (!vehicle) throw new Error('The demo has no vehicle');
  // A vehicle without the simulator's positions, from which a jump to these would be impossible.
  const spare = await unwrap(
    api.post<Vehicle>('/vehicles', {
      registrationPlate: 'NP ZZ-0175',
      vehicleTypeId: vehicle.type.id,
      width: '2',
      height: '2',
      length: '4',
      maxCarryWeight: '1000',
    }),
  );
  const { trackingToken } = await unwrap(api.get<OrganizationDetails>(`/organizations/${vehicle.organization.id}`));
  const now = Math.floor(Date.now() / 1_000);
  const location = [30, 20, 10].map((minutes) => ({
    timestamp: now - minutes * MINUTE,
    coords: { latitude: START.latitude, longitude: START.longitude + (30 - minutes) / 1_000, speed: 3 },
  }));
  const reply = await request.post('/api/telemetry/positions', {
    headers: { authorization: `Bearer ${trackingToken}` },
    data: { device_id: DEVICE_ID, location },
  });
  expect(await reply.json()).toMatchObject({ stored: 0, unknownDevice: 3 });

  const page = await openAs('fleet');
  await page.goto('/refused-devices');
  const row = page.getByRole('row', { name: new RegExp(DEVICE_ID) });
  await expect(row).toContainText('Unknown device');
  await expect(row).toContainText('8.3114, 80.4237');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);
  await row.getByRole('button', { name: 'Attach' }).click();
  const dialog = page.getByRole('dialog', { name: `Attach ${DEVICE_ID} to a vehicle` });
  await expect(dialog).toContainText('3 positions of the last 24 hours join the vehicle’s track');
  await dialog.getByRole('combobox', { name: 'Vehicle' }).fill(spare.registrationPlate);
  await page.getByRole('option', { name: spare.registrationPlate }).click();
  await dialog.getByRole('button', { name: 'Attach' }).click();
  await expect(page.getByText('Device attached')).toBeVisible();
  await expect(row).toHaveCount(0);

  const span = `from=${now - HOUR}&to=${now}`;
  const { positions } = await unwrap(api.get<Track>(`/vehicles/${spare.id}/track?${span}`));
  expect(positions.map(({ at }) => at)).toEqual(location.map(({ timestamp }) => timestamp));
  await unwrap(api.delete(`/vehicles/${spare.id}`));
});
