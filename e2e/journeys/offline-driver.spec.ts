import type { Page } from '@playwright/test';
import type { Timeline } from 'shared-contracts/timeline';
import type { TripMessagePage } from 'shared-contracts/trips/trip-messages';
import type { Order } from 'shared-contracts/orders/orders';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { createTrip, finishRunningTrips } from '../support/driver-trips.ts';
import { findOverflows } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The worker caches the page once the page has settled. */
const isCached = (page: Page) => page.evaluate(async () => (await caches.match('/driving')) !== undefined);

/** Ends the demo's running trip: has to run after `driver-trip`, which comes first alphabetically. */
test('a driver works a whole trip offline, closing and opening the app, and everything arrives in order', async ({
  openAs,
  apiFor,
  testData,
}) => {
  const { id: orderId } = await testData.createOrder({ stage: 'validated', contract: 'Hill country feeder' });
  const carrier = await apiFor('carrier');
  await finishRunningTrips(await apiFor('driver'), carrier);
  const trip = await createTrip(carrier, orderId);

  const phone = await openAs('driver', { viewport: PHONE, touch: true });
  await phone.goto('/driving');
  await expect(phone.getByRole('link', { name: new RegExp(trip.number) })).toBeVisible();
  await expect.poll(() => isCached(phone)).toBe(true);
  const manifest = await phone.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await phone.request.get(manifest ?? '')).json()).toMatchObject({ start_url: '/driving' });

  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText('You’re offline. Last updated')).toBeVisible();
  await phone.getByRole('link', { name: new RegExp(trip.number) }).click();
  await clickButton(phone, 'Start trip');
  await clickButton(phone, 'Start now');
  for (const name of ['Arrived at the pickup', 'Start loading', 'Loading completed', 'Depart'])
    await clickButton(phone, name);
  await clickButton(phone, 'Messages');
  await phone.getByRole('textbox', { name: 'Message to the dispatcher' }).fill('On the way, no network in the hills');
  await clickButton(phone, 'Send');
  await expect(phone.getByText('waiting to be sent')).toContainText('6 updates');

  await phone.reload();
  await expect(phone.getByText('waiting to be sent')).toContainText('6 updates');
  await clickButton(phone, 'Messages (1)');
  await expect(phone.getByRole('log')).toContainText('Not sent yet');
  expect(await findAccessibilityViolations(phone)).toEqual([]);
  expect(await findOverflows(phone)).toEqual([]);
  for (const name of ['Arrived at the drop', 'Start unloading', 'Delivered', 'Confirm delivery'])
    await clickButton(phone, name);
  await expect(phone.getByText('All done. Thank you.')).toBeVisible();
  await expect(phone.getByText('waiting to be sent')).toContainText('9 updates');

  await phone.context().setOffline(false);
  await expect(phone.getByText('waiting to be sent')).toHaveCount(0);
  expect(await unwrap(carrier.get<Order>(`/orders/${orderId}`))).toMatchObject({ stage: 'delivered' });
  const { items } = await unwrap(carrier.get<Timeline>(`/orders/${orderId}/timeline`));
  const stages = items.flatMap(({ to }) => to ?? []);
  expect(stages.slice(-8)).toEqual([
    'started',
    'arrivedToPickupLocation',
    'loading',
    'loadingCompleted',
    'transit',
    'arrivedToDropLocation',
    'unloading',
    'delivered',
  ]);

  const thread = await unwrap(carrier.get<TripMessagePage>(`/trips/${trip.id}/messages`));
  expect(thread.items).toMatchObject([{ text: 'On the way, no network in the hills', isFromDriver: true }]);
});
