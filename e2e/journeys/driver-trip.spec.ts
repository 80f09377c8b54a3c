import type { Page } from '@playwright/test';
import type { MyTrips } from 'shared-contracts/trip-driving';
import type { Proofs } from 'shared-contracts/driving';
import type { Order } from 'shared-contracts/orders';
import { png } from '../../api/demo/drawing/png.ts';
import { done } from '../support/api.ts';
import { faultsOf } from '../support/axe.ts';
import { misfits } from '../support/fits.ts';
import { PHONE } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const photo = png(60, 80, (x, y) => [x * 4, y * 3, 120]);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** After the screens of the driver have been looked at: it ends the one trip of the demo's driver. */
test('a driver takes a trip to its delivery on a phone, through a cut of the network, and the owner sees it delivered', async ({
  as,
  call,
}) => {
  const driver = await call('driver');
  const { items } = await done(driver.get<MyTrips>('/trips/mine'));
  const trip = items.find(({ orders }) => orders.length === 1 && orders[0]?.stage === 'started');
  const order = trip?.orders[0];
  if (!trip || !order) throw new Error('The demo driver has no trip that has started');

  const page = await as('driver', { viewport: PHONE, touch: true });
  await page.goto('/');
  await page.locator(`a[href="/driving/${trip.id}"]`).click();
  await expect(page.getByRole('heading', { name: trip.number, level: 1 })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await press(page, 'Arrived at the pickup');
  const owner = await call('owner');
  const stage = async () => (await done(owner.get<Order>(`/orders/${order.id}`))).stage;
  await expect.poll(stage).toBe('arrivedToPickupLocation');
  await expect(page.getByText('wait to be sent')).toHaveCount(0);

  await page.context().setOffline(true);
  for (const name of [
    'Start loading',
    'Loading completed',
    'Depart',
    'Arrived at the drop',
    'Start unloading',
    'Unloaded, drive on',
    'Arrived at the drop',
    'Start unloading',
  ])
    await press(page, name);
  await expect(page.getByText('wait to be sent')).toContainText('8 entries');
  await press(page, 'Delivered');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('textbox', { name: 'Name of the recipient' }).fill('Kamala Silva');
  await press(page, 'Confirm delivery');
  await expect(page.getByText('wait to be sent')).toContainText('11 entries');
  await expect(page.getByText('All done. Thank you.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('wait to be sent')).toHaveCount(0);

  await expect.poll(stage).toBe('delivered');
  const proofs = await done(owner.get<Proofs>(`/orders/${order.id}/proofs`));
  expect(new Map(proofs.items.map(({ kind, signedBy }) => [kind, signedBy]))).toEqual(
    new Map([
      ['photo', null],
      ['signature', 'Kamala Silva'],
    ]),
  );
});
