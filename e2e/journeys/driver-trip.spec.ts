import type { Page } from '@playwright/test';
import type { MyTrips } from 'shared-contracts/trips/trip-driving';
import type { Proofs } from 'shared-contracts/trips/driving';
import type { Order } from 'shared-contracts/orders/orders';
import { png } from '../../api/demo/drawing/png.ts';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { findOverflows } from '../support/overflow.ts';
import { PHONE } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';

const photo = png(60, 80, (x, y) => [x * 4, y * 3, 120]);
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Finishes the only trip of the demo's driver: has to run after `all-screens`, which comes first alphabetically. */
test('a driver delivers an order on a phone, partly offline, and the owner sees it as delivered', async ({
  openAs,
  apiFor,
}) => {
  const driver = await apiFor('driver');
  const { items } = await unwrap(driver.get<MyTrips>('/trips/mine'));
  const trip = items.find(({ orders }) => orders.length === 1 && orders[0]?.stage === 'started');
  const order = trip?.orders[0];
  if (!trip || !order) throw new Error('The demo driver has no started trip');

  const page = await openAs('driver', { viewport: PHONE, touch: true });
  await page.goto('/');
  await page.locator(`a[href="/driving/${trip.id}"]`).click();
  await expect(page.getByRole('heading', { name: trip.number, level: 1 })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);
  await clickButton(page, 'Arrived at the pickup');
  const owner = await apiFor('owner');
  const getStage = async () => (await unwrap(owner.get<Order>(`/orders/${order.id}`))).stage;
  await expect.poll(getStage).toBe('arrivedToPickupLocation');
  await expect(page.getByText('waiting to be sent')).toHaveCount(0);

  await page.context().setOffline(true);
  for (const name of [
    'Start loading',
    'Loading completed',
    'Depart',
    'Arrived at the drop',
    'Start unloading',
    'Unloaded, continue',
    'Arrived at the drop',
    'Start unloading',
  ])
    await clickButton(page, name);
  await expect(page.getByText('waiting to be sent')).toContainText('8 updates');
  await clickButton(page, 'Delivered');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('textbox', { name: 'Name of the recipient' }).fill('Kamala Silva');
  await clickButton(page, 'Confirm delivery');
  await expect(page.getByText('waiting to be sent')).toContainText('11 updates');
  await expect(page.getByText('All done. Thank you.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('waiting to be sent')).toHaveCount(0);

  await expect.poll(getStage).toBe('delivered');
  const proofs = await unwrap(owner.get<Proofs>(`/orders/${order.id}/proofs`));
  expect(new Map(proofs.items.map(({ kind, signedBy }) => [kind, signedBy]))).toEqual(
    new Map([
      ['photo', null],
      ['signature', 'Kamala Silva'],
    ]),
  );
});
