import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { Order } from 'shared-contracts/orders/orders';
import type { TripDriver, TripVehicle } from 'shared-contracts/trips/trip-planning';
import type { Trip } from 'shared-contracts/trips/trips';
import { HOUR } from 'shared-contracts/values/time';
import { unwrap, type Api } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { finishRunningTrips } from '../support/driver-trips.ts';
import { selectOption } from '../support/forms.ts';
import { expectNotice } from '../support/notices.ts';
import { findOverflows } from '../support/overflow.ts';
import { createPlan } from '../support/planning-desk.ts';
import { expect, test } from '../support/test.ts';

const HOURS_RULE = 'The driver would drive longer than allowed in a shift or in seven days';
/** Two hours fewer than drivers of the demo may drive in a shift. */
const DRIVEN_HOURS = 8;

const listDrivers = async (carrier: Api, tripId: string) =>
  (await unwrap(carrier.get<PageOf<TripDriver>>(`/trips/drivers?tripId=${tripId}&limit=9999`))).items;

/** A vehicle other than the driver's usual one, so that the form selects another driver with it. */
async function findFittingVehicle(carrier: Api, tripId: string, driverId: string): Promise<TripVehicle['vehicle']> {
  const path = `/trips/vehicles?tripId=${tripId}&fittingOnly=true&limit=9999`;
  const { items } = await unwrap(carrier.get<PageOf<TripVehicle>>(path));
  const found = items.find(({ fits, isShared, vehicle: { driver } }) => fits && !isShared && driver?.id !== driverId);
  if (!found) throw new Error('No vehicle fits');
  return found.vehicle;
}

/** A trip that a driver has just ended, after eight hours on the road. */
async function driveTrip(carrier: Api, { id: orderId }: Order, driverId: string, now: number) {
  const { id } = await unwrap(carrier.post<Trip>('/trips', { orderIds: [orderId] }));
  const { id: vehicleId } = await findFittingVehicle(carrier, id, driverId);
  await unwrap(carrier.patch(`/trips/${id}`, { vehicleId, driverId }));
  const advance = (stage: object) => unwrap(carrier.patch(`/trips/${id}/stage`, stage));
  await advance({ stage: 'waitingForTrip' });
  await advance({ stage: 'started' });
  await advance({ stage: 'manualCompleted', reason: 'No network', actualDistance: '150.0', dropAt: now });
  const correct = (position: number, times: object) =>
    unwrap(carrier.patch(`/orders/${orderId}/stops/${position}/times`, { ...times, reason: 'Logbook' }));
  const leftAt = now - (DRIVEN_HOURS + 1) * HOUR;
  await correct(0, { arrivedAt: leftAt - HOUR, departedAt: leftAt });
  await correct(1, { arrivedAt: leftAt + DRIVEN_HOURS * HOUR });
}

async function blockHours(page: Page) {
  await page.getByRole('button', { name: 'Actions: Hours' }).click();
  await page.getByRole('menuitem', { name: 'Warnings and blocks' }).click();
  const rule = page.getByRole('combobox', { name: HOURS_RULE });
  await rule.selectOption('Blocks');
  await expectNotice(page, 'Rules saved');
  await expect(rule).toHaveValue('block');
}

test('a driver over hours is refused where the organization blocks it, and another one is assigned', async ({
  openAs,
  apiFor,
  portal,
  testData,
}) => {
  const order = () => testData.createOrder({ stage: 'validated', contract: 'Hill country feeder', inHours: 2 });
  const carrier = await apiFor('carrier');
  const now = Math.floor(portal.now());
  const trip = await unwrap(carrier.post<Trip>('/trips', { orderIds: [(await order()).id] }));
  await unwrap(carrier.patch(`/trips/${trip.id}/stage`, { stage: 'waitingForTrip' }));
  const tired = (await listDrivers(carrier, trip.id)).find(({ driver }) => driver.name === 'Sunil Rathnayake')?.driver;
  if (!tired) throw new Error('The demo driver is missing');
  await finishRunningTrips(await apiFor('driver'), carrier);
  await driveTrip(carrier, await order(), tired.id, now);
  const vehicle = await findFittingVehicle(carrier, trip.id, tired.id);
  const assign = (driverId: string) =>
    carrier.patch<Trip & { fields?: object }>(`/trips/${trip.id}/stage`, {
      stage: 'vehicleAssigned',
      vehicleId: vehicle.id,
      driverId,
    });

  const page = await openAs('carrier');
  await createPlan(page, { name: 'Hours', startWith: 'No trips' });
  await blockHours(page);
  const rested = (await listDrivers(carrier, trip.id)).find(({ fits }) => fits)?.driver;
  if (!rested) throw new Error('The demo has no driver with hours left');

  expect(await assign(tired.id)).toMatchObject({ status: 422, body: { fields: { driverId: { code: 'shiftHours' } } } });

  await page.goto(`/trips/${trip.id}`);
  await page.getByRole('button', { name: 'Assign vehicle' }).click();
  const dialog = page.getByRole('dialog');
  await selectOption(page, 'Vehicle', vehicle.registrationPlate);
  await selectOption(page, 'Driver', tired.name);
  await expect(dialog.getByText(`${tired.name} can’t be assigned:`)).toBeVisible();
  const reason = dialog.getByText(/^Driver would drive \d+(\.\d)? \/ 10 hours in the shift of \d\d\.\d\d\.\d{4}$/);
  await expect(reason).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Assign vehicle' }).click();
  const refusal = dialog.getByText(/^Driver would drive \d+(\.\d)? \/ 10 hours in a shift$/);
  await expect(refusal).toBeVisible();

  await selectOption(page, 'Driver', rested.name);
  await expect(reason.or(refusal)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Assign vehicle' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await unwrap(carrier.get<Trip>(`/trips/${trip.id}`))).toMatchObject({
    stage: 'vehicleAssigned',
    driver: { id: rested.id },
  });
  await unwrap(carrier.patch('/v2/trips/assignment-rules', { driverHours: 'warn' }));
});
