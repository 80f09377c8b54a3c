import type { Page } from '@playwright/test';
import type { Timeline } from 'shared-contracts/timeline';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { createTrip, finishRunningTrips } from '../support/driver-trips.ts';
import { findOverflows } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('offline reports of a driver about a cancelled trip become one notice, and are stored for the dispatcher', async ({
  openAs,
  apiFor,
  testData,
}) => {
  const order = await testData.createOrder({ stage: 'validated', contract: 'Hill country feeder' });
  const carrier = await apiFor('carrier');
  await finishRunningTrips(await apiFor('driver'), carrier);
  const trip = await createTrip(carrier, order.id);

  const phone = await openAs('driver', { viewport: PHONE, touch: true });
  await phone.goto(`/driving/${trip.id}`);
  await expect(phone.getByRole('button', { name: 'Start trip' })).toBeVisible();
  await phone.context().setOffline(true);
  await clickButton(phone, 'Start trip');
  await clickButton(phone, 'Start now');
  for (const name of ['Arrived at the pickup', 'Start loading', 'Loading completed', 'Depart'])
    await clickButton(phone, name);
  await expect(phone.getByText('waiting to be sent')).toContainText('5 updates');
  await unwrap(carrier.patch(`/trips/${trip.id}/stage`, { stage: 'cancelled', reason: 'Customer closed' }));
  await phone.context().setOffline(false);

  const notice = phone.getByRole('alert');
  await expect(notice).toContainText(`Trip ${trip.number} was cancelled`);
  await expect(notice).toContainText('Reason: Customer closed');
  await expect(notice).toContainText('Your 5 updates are kept in the history of the trip');
  await expect(notice).toHaveCount(1);
  expect(await findAccessibilityViolations(phone)).toEqual([]);
  expect(await findOverflows(phone)).toEqual([]);
  await clickButton(phone, 'Dismiss');
  await expect(notice).toHaveCount(0);

  const { items } = await unwrap(carrier.get<Timeline>(`/trips/${trip.id}/timeline`));
  expect(items.filter(({ event }) => event === 'reportedAfterCancellation')).toHaveLength(5);
  const dispatcher = await openAs('carrier');
  await dispatcher.goto(`/trips/${trip.id}`);
  await expect(dispatcher.getByText('Reported by the driver after cancellation').first()).toBeVisible();
  await dispatcher.goto('/control-tower?kind=lateDriverEvent');
  await expect(dispatcher.getByRole('row', { name: new RegExp(`Late driver event.*${trip.number}`) })).toBeVisible({
    timeout: 90_000,
  });
});
