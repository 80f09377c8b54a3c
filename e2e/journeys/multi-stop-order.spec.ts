import type { Order } from 'shared-contracts/orders/orders';
import type { Page } from '@playwright/test';
import { png } from '../../api/demo/drawing/png.ts';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { createTrip, finishRunningTrips } from '../support/driver-trips.ts';
import { dayFromNow, fillDateTime, selectOption } from '../support/forms.ts';
import { expectNotice } from '../support/notices.ts';
import { findOverflows } from '../support/overflow.ts';
import { PHONE } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';

const CARGO = 'Black tea, paper sack';
const [FIRST_DROP, LAST_DROP] = ['Grandpass tea stores', 'Port of Colombo, export gate'];
const photo = png(60, 80, (x, y) => [x * 4, y * 3, 120]);
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function createOrder(page: Page): Promise<string> {
  const [loadingDay, deliveryDay] = [dayFromNow(5), dayFromNow(6)];
  await page.goto('/order/new');
  await selectOption(page, 'Order type', 'Export');
  await selectOption(page, 'Partner', 'Hill Country Carriers');
  await selectOption(page, 'Contract', 'Hill country feeder');
  await selectOption(page, 'Operation', 'Tea export');
  await clickButton(page, 'Next');
  await fillDateTime(page, 'Pickup from', `${loadingDay} 08:00`);
  await fillDateTime(page, 'Pickup to', `${loadingDay} 10:00`);
  await fillDateTime(page, 'Delivery from', `${deliveryDay} 06:00`);
  await fillDateTime(page, 'Delivery to', `${deliveryDay} 10:00`);
  await clickButton(page, 'Next');
  await selectOption(page, 'Cargo', CARGO);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('40');
  await clickButton(page, 'Next');
  await selectOption(page, 'Pickup', 'Hatton tea factory');
  await selectOption(page, 'Drop 1', FIRST_DROP);
  await clickButton(page, 'Add pickup');
  await selectOption(page, 'Pickup 2', 'Talawakele estate');
  await clickButton(page, 'Add drop');
  await selectOption(page, 'Drop 2', LAST_DROP);
  await page.getByRole('textbox', { name: 'Pickup 2: Talawakele estate' }).fill('10');
  await page.getByRole('textbox', { name: `Drop 1: ${FIRST_DROP}` }).fill('15');
  await expect(page.getByText(`Rest at ${LAST_DROP}: 25`)).toBeVisible();
  await clickButton(page, 'Send for approval');
  await expectNotice(page, 'Order sent for approval');
  await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function loadAtPickup(page: Page) {
  for (const name of ['Arrived at the pickup', 'Start loading', 'Loading completed', 'Depart'])
    await clickButton(page, name);
}

async function confirmDelivery(page: Page, signedBy: string) {
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: photo });
  await dialog.getByRole('textbox', { name: 'Name of the recipient' }).fill(signedBy);
  await clickButton(page, 'Confirm delivery');
  await expect(dialog).toHaveCount(0);
}

async function unloadAtDrop(page: Page) {
  for (const name of ['Arrived at the drop', 'Start unloading']) await clickButton(page, name);
}

test('an order with two pickups and two drops is delivered, one drop short, and its consignee sees the proof', async ({
  openAs,
  apiFor,
}) => {
  const planner = await openAs('planner');
  const orderId = await createOrder(planner);
  for (const login of ['approver1', 'approver2'])
    await unwrap((await apiFor(login)).patch(`/orders/${orderId}/approve`, {}));
  const carrier = await apiFor('carrier');
  await finishRunningTrips(await apiFor('driver'), carrier);
  const trip = await createTrip(carrier, orderId);

  const driver = await openAs('driver', { viewport: PHONE, touch: true });
  await driver.goto(`/driving/${trip.id}`);
  await clickButton(driver, 'Start trip');
  await expect(driver.getByRole('alertdialog', { name: 'Start the trip already?' })).toBeVisible();
  await clickButton(driver, 'Start now');
  await loadAtPickup(driver);
  await expect(driver.locator('[aria-current=step]')).toContainText('Talawakele estate');
  await loadAtPickup(driver);
  await unloadAtDrop(driver);
  await clickButton(driver, 'Unloaded, continue');
  await driver.getByRole('textbox', { name: 'Delivered of 15' }).fill('14');
  await driver.getByRole('textbox', { name: 'Reason for the shortage' }).fill('One sack torn');
  expect(await findOverflows(driver)).toEqual([]);
  await confirmDelivery(driver, 'Ruwan Silva');
  await unloadAtDrop(driver);
  await clickButton(driver, 'Delivered');
  await expect(driver.getByRole('textbox', { name: 'Delivered of 25' })).toHaveValue('25');
  await confirmDelivery(driver, 'Kamala Perera');
  await expect(driver.getByText('All done. Thank you.')).toBeVisible();
  const owner = await apiFor('planner');
  const getStage = async () => (await unwrap(owner.get<Order>(`/orders/${orderId}`))).stage;
  await expect.poll(getStage).toBe('incompleteDelivery');
  await expect(driver.getByText('waiting to be sent')).toHaveCount(0);

  await planner.goto(`/orders/${orderId}`);
  await expect(planner.getByRole('region', { name: 'Route', exact: true })).toContainText(
    `${CARGO}: 14 of 15 delivered · One sack torn`,
  );
  const proofs = planner.getByRole('region', { name: 'Proof of delivery' });
  await expect(proofs.getByRole('heading', { level: 3 })).toHaveText([
    `Drop 1 · ${FIRST_DROP}`,
    `Drop 2 · ${LAST_DROP}`,
  ]);
  await expect(proofs).toContainText('Signed by Ruwan Silva');
  const history = planner.getByRole('region', { name: 'History' });
  await expect(history).toContainText('One sack torn');
  await expect(history).toContainText(FIRST_DROP);

  await planner
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await planner.getByRole('menuitem', { name: 'Tracking links' }).click();
  await planner.getByRole('combobox', { name: 'Shows' }).selectOption(`Drop 1 · ${FIRST_DROP}`);
  await clickButton(planner, 'Create link');
  const url = await planner.getByRole('textbox', { name: 'New link' }).inputValue();

  const consignee = await openAs(null, { viewport: PHONE });
  await consignee.goto(url);
  await expect(consignee.getByRole('heading', { name: 'Delivered in part', level: 1 })).toBeVisible();
  const delivery = consignee.getByRole('list', { name: 'Your delivery' });
  await expect(delivery).toContainText(`${CARGO}: 14 of 15 delivered · One sack torn`);
  await expect(delivery).toContainText('Signed by Ruwan Silva');
  await expect(delivery.getByRole('img', { name: 'gate.png' })).toBeVisible();
  for (const text of [LAST_DROP, 'Hatton', 'Kamala']) await expect(consignee.getByText(text)).toHaveCount(0);
  expect(await findAccessibilityViolations(consignee)).toEqual([]);
  expect(await findOverflows(consignee)).toEqual([]);

  const french = await openAs(null, { language: null, locale: 'fr-FR' });
  await french.goto(url);
  await expect(french.getByRole('heading', { name: 'Livré en partie', level: 1 })).toBeVisible();
});
