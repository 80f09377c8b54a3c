import type { Page } from '@playwright/test';
import type { Page as ApiPage } from 'shared-contracts/common';
import type { TripVehicle } from 'shared-contracts/trips/trip-planning';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { createTrip, finishRunningTrips } from '../support/driver-trips.ts';
import { expectNotice } from '../support/notices.ts';
import { findOverflows } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Noon of a day on which the demo has no trips. */
const PICKUP = Date.UTC(2031, 2, 5, 12) / 1_000;

test('a defect reported by a driver becomes a work order, and its vehicle is not offered in planning', async ({
  openAs,
  apiFor,
  testData,
}) => {
  const order = await testData.createOrder({ stage: 'validated', contract: 'Hill country feeder' });
  const carrier = await apiFor('carrier');
  await finishRunningTrips(await apiFor('driver'), carrier);
  const trip = await createTrip(carrier, order.id);
  const plate = trip.vehicle?.name ?? '';
  const listOffered = async () => {
    const times = `pickAt=${PICKUP}&dropAt=${PICKUP + 3_600}`;
    const { items } = await unwrap(
      carrier.get<ApiPage<TripVehicle>>(`/trips/vehicles?${times}&fittingOnly=true&limit=9999`),
    );
    return items.map(({ vehicle }) => vehicle.registrationPlate);
  };
  expect(await listOffered()).toContain(plate);

  const phone = await openAs('driver', { viewport: PHONE, touch: true });
  await phone.goto(`/driving/${trip.id}`);
  await clickButton(phone, 'Inspect the vehicle before the trip');
  await phone.getByRole('switch', { name: 'Steering: defect' }).click();
  await phone.getByRole('textbox', { name: 'What is wrong?' }).fill('Pulls to the left');
  await phone.getByRole('checkbox', { name: 'I have checked everything on this list' }).click();
  expect(await findAccessibilityViolations(phone)).toEqual([]);
  expect(await findOverflows(phone)).toEqual([]);
  await clickButton(phone, 'Send inspection');
  await expect(phone.getByText('Inspected before the trip')).toBeVisible();
  await expect(phone.getByText('waiting to be sent')).toHaveCount(0);

  const fleet = await openAs('carrier');
  await fleet.goto('/inspections?hasDefects=true');
  const row = fleet.getByRole('row', { name: new RegExp(`${plate}.*Steering`) });
  await row.getByRole('button', { name: 'Open work order' }).click();
  const dialog = fleet.getByRole('dialog', { name: 'New work order' });
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Steering');
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Steering: Pulls to the left');
  await dialog.getByRole('textbox', { name: 'Out of service from', exact: true }).fill('05.03.2031');
  await dialog.getByRole('textbox', { name: 'Out of service until', exact: true }).fill('06.03.2031');
  await clickButton(fleet, 'Create work order');
  await expectNotice(fleet, 'Work order created');

  expect(await listOffered()).not.toContain(plate);
  await fleet.goto('/inspections?hasDefects=true');
  await expect(row.getByRole('link', { name: /^W-/ })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Open work order' })).toHaveCount(0);
});
