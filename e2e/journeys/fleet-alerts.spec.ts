import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { Alert } from 'shared-contracts/fleet/alerts';
import type { Driver, DriverRow } from 'shared-contracts/fleet/drivers';
import type { Vehicle, VehicleRow } from 'shared-contracts/fleet/vehicles';
import type { OrganizationDetails } from 'shared-contracts/identity/organizations';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import { unwrap, type Api } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { listEmailsTo } from '../support/emails.ts';
import { dayFromNow } from '../support/forms.ts';
import { expectNotice } from '../support/notices.ts';
import { findOverflows } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

const MAILBOX = 'fleet@wijesekara.example';
const TRACKER = 'speeding-tracker';
const START = { latitude: 8.3114, longitude: 80.4037 };
const TOP_SPEED = 118;
const KM_PER_DEGREE = 111.195;

const countOpen = async (fleet: Api, kind: string, name: string) =>
  (await unwrap(fleet.get<PageOf<Alert>>(`/alerts?kind=${kind}&search=${encodeURIComponent(name)}`))).total;

async function acknowledge(page: Page, comment: string) {
  const dialog = page.getByRole('dialog', { name: 'Acknowledge alert' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill(comment);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await expectNotice(page, 'Alert acknowledged');
}

test('a licence that expires rings the bell, is sent by email and is acknowledged', async ({
  openAs,
  apiFor,
  portal,
}) => {
  const fleet = await apiFor('fleet');
  const { items } = await unwrap(fleet.get<PageOf<DriverRow>>('/drivers?limit=9999'));
  const farAway = Math.floor(portal.now()) + 60 * DAY;
  const row = items.find(({ licenseExpiresAt, isBlocked }) => !isBlocked && (licenseExpiresAt ?? 0) > farAway);
  if (!row) throw new Error('The demo has no driver with a valid licence');
  const page = await openAs('fleet');
  await page.goto(`/drivers/${row.id}/edit`);
  await page.getByRole('textbox', { name: 'Licence valid until' }).fill(dayFromNow(5));
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Driver saved');
  const { licenseExpiresAt } = await unwrap(fleet.get<Driver>(`/drivers/${row.id}`));
  expect(licenseExpiresAt).toBeLessThan(portal.now() + 7 * DAY);

  const other = await portal.startOther();
  await expect.poll(() => countOpen(fleet, 'licenceExpires', row.name)).toBe(1);
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page
    .getByRole('link', { name: new RegExp(`Unread: .*The driving licence of ${row.name} expires in \\d days`) })
    .click();
  await acknowledge(page, 'Renewal is booked');
  await expect(page).toHaveURL(/\/alerts$/);
  const alert = page.getByRole('row', { name: new RegExp(`${row.name}.*Driving licence expires`) });
  await expect(alert).toHaveCount(0);
  await page.goto('/alerts?state=acknowledged');
  await expect(alert).toContainText('Renewal is booked');
  expect(await findOverflows(page)).toEqual([]);

  const emails = await listEmailsTo(await apiFor('root'), MAILBOX);
  const line = `${row.name} – Driving licence: expires on ${dayFromNow(5)}`;
  expect(emails.filter((text) => text.includes(line))).toHaveLength(1);
  await unwrap(fleet.patch(`/drivers/${row.id}`, { licenseExpiresAt: row.licenseExpiresAt }));
  await other.close();
});

test('speeding is alerted once when two processes get the positions, and is acknowledged', async ({
  openAs,
  apiFor,
  portal,
  request,
}) => {
  const fleet = await apiFor('fleet');
  const { items } = await unwrap(fleet.get<PageOf<VehicleRow>>('/vehicles?limit=5'));
  const [model] = items;
  if (!model) throw new Error('The demo has no vehicle');
  const vehicle = await unwrap(
    fleet.post<Vehicle>('/vehicles', {
      registrationPlate: 'NP ZZ-0223',
      vehicleTypeId: model.type.id,
      width: '2',
      height: '2',
      length: '4',
      maxCarryWeight: '1000',
      trackingDevice: TRACKER,
    }),
  );
  const { trackingToken } = await unwrap(fleet.get<OrganizationDetails>(`/organizations/${model.organization.id}`));
  const now = Math.floor(Date.now() / 1_000);
  const positions = Array.from({ length: 19 }, (_, n) => ({
    timestamp: now - 3 * MINUTE + n * 10,
    coords: {
      latitude: START.latitude + (n * 10 * TOP_SPEED) / 3_600 / KM_PER_DEGREE,
      longitude: START.longitude,
      speed: TOP_SPEED / 3.6,
    },
  }));
  const other = await portal.startOther();
  const send = async (url: string, location: typeof positions) => {
    const reply = await request.post(`${url}/api/telemetry/positions`, {
      headers: { authorization: `Bearer ${trackingToken}` },
      data: { device_id: TRACKER, location },
    });
    return reply.status();
  };
  const halves = [0, 1].map((rest) => positions.filter((_, n) => n % 2 === rest));
  const statuses = await Promise.all(
    [...halves, positions].flatMap((location) => [portal.url, other.url].map((url) => send(url, location))),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await countOpen(fleet, 'speeding', vehicle.registrationPlate)).toBe(1);

  const page = await openAs('fleet');
  await page.goto('/alerts');
  const alert = page.getByRole('row', { name: new RegExp(`${vehicle.registrationPlate}.*Speeding`) });
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText(`${TOP_SPEED} km/h, limit 100 km/h`);
  await alert.getByRole('button', { name: 'Acknowledge' }).click();
  await acknowledge(page, 'Talked to the driver');
  await expect(alert).toHaveCount(0);
  expect(await countOpen(fleet, 'speeding', vehicle.registrationPlate)).toBe(0);
  await other.close();
  await unwrap(fleet.delete(`/vehicles/${vehicle.id}`));
});
