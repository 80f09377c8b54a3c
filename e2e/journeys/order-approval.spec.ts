import type { Page } from '@playwright/test';
import { selectOption, dayFromNow, fillDateTime } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { expectNotice } from '../support/notices.ts';

const REFERENCE = 'E2E-TEA-77';
const clickNext = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const expectStage = (page: Page, name: string) =>
  expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
const expectStep = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

async function selectAction(page: Page, action: string) {
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function signIn(page: Page, login: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail or login' }).fill(login);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('consign');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^User menu / })).toBeVisible();
}

async function fillGeneralInfo(page: Page) {
  await selectOption(page, 'Order type', 'Export');
  await page.getByRole('textbox', { name: 'Reference' }).fill(REFERENCE);
  await selectOption(page, 'Partner', 'Serendib Freight Lines');
  await selectOption(page, 'Contract', 'Island linehaul');
  await selectOption(page, 'Operation', 'Tea export');
  await expect(page.getByText('Ruwan Jayasinghe approves first, then Fathima Nazeer.')).toBeVisible();
  await selectOption(page, 'Vehicle types', 'Lorry 17 ft');
}

async function fillSchedule(page: Page) {
  const [loadingDay, deliveryDay] = [dayFromNow(2), dayFromNow(3)];
  await fillDateTime(page, 'Pickup from', `${loadingDay} 08:00`);
  await fillDateTime(page, 'Pickup to', `${loadingDay} 07:00`);
  await fillDateTime(page, 'Delivery from', `${deliveryDay} 06:00`);
  await fillDateTime(page, 'Delivery to', `${deliveryDay} 10:00`);
  await page.getByRole('textbox', { name: 'Loading duration', exact: true }).fill('01:30');
  await clickNext(page);
  await expect(page.getByText('Pickup to must be at or after pickup from').first()).toBeVisible();
  await fillDateTime(page, 'Pickup to', `${loadingDay} 10:00`);
}

async function fillCargo(page: Page) {
  await selectOption(page, 'Cargo', 'Black tea, paper sack');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('80');
}

async function fillLocations(page: Page) {
  await selectOption(page, 'Pickup', 'Hatton tea factory');
  await selectOption(page, 'Drop 1', 'Port of Colombo, export gate');
  await expect(page.getByText(/LKR/).first()).toBeVisible();
}

test('an order is created in four steps and approved by two users, and survives a crash', async ({
  openAs,
  apiFor,
  portal,
}) => {
  const planner = await openAs(null);
  await signIn(planner, 'planner');
  await planner.getByRole('link', { name: 'All orders' }).click();
  await planner.getByRole('link', { name: 'New order' }).click();
  await clickNext(planner);
  await expect(planner.getByText('Field is required').first()).toBeVisible();
  await fillGeneralInfo(planner);
  await clickNext(planner);
  await expectStep(planner, 'Schedule');
  await fillSchedule(planner);
  await clickNext(planner);
  await expectStep(planner, 'Cargo');
  await fillCargo(planner);
  await clickNext(planner);
  await expectStep(planner, 'Location');
  await fillLocations(planner);
  await planner.getByRole('button', { name: 'Send for approval' }).click();
  await expectNotice(planner, 'Order sent for approval');
  await expect(planner).toHaveURL(/\/orders\/[\w-]{36}$/);
  await expectStage(planner, 'Pending validation');
  const orderPath = new URL(planner.url()).pathname;
  const id = orderPath.split('/').at(-1);

  const firstApprover = await openAs('approver1');
  await firstApprover.goto('/orders');
  await firstApprover.getByRole('button', { name: 'Waiting for me' }).click();
  await firstApprover.getByRole('searchbox').fill(REFERENCE);
  await expect(firstApprover).toHaveURL(new RegExp(`search=${REFERENCE}`));
  await firstApprover
    .getByRole('row', { name: new RegExp(REFERENCE) })
    .getByRole('link')
    .first()
    .click();
  await expect(firstApprover).toHaveURL(new RegExp(`${orderPath}$`));
  await expect(firstApprover.getByRole('heading', { level: 1 })).toHaveText(/^O-\d{6}$/);
  await firstApprover.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectNotice(firstApprover, 'Approved; Fathima Nazeer has to approve next');
  await expectStage(firstApprover, 'Pending 2nd validation');

  await expect(firstApprover.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  const secondApproval = await (await apiFor('approver1')).patch(`/orders/${id}/approve`, {});
  expect(secondApproval).toMatchObject({ status: 409, body: { code: 'fourEyes' } });

  const secondApprover = await openAs('approver2');
  await secondApprover.goto(orderPath);
  await secondApprover.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectNotice(secondApprover, 'Order approved');
  await expectStage(secondApprover, 'Validated');

  await portal.kill();
  await portal.start();
  await planner.reload();
  await expectStage(planner, 'Validated');
  await expect(planner.getByText(REFERENCE).first()).toBeVisible();
  await expect(planner.getByRole('region', { name: 'Approval' })).toContainText('Fathima Nazeer');
});

test('an approver rejects an order with a reason, and the owner reads it and reopens the order', async ({
  openAs,
  testData,
}) => {
  const { id } = await testData.createOrder({ stage: 'pendingValidation' });
  const approver = await openAs('approver1');
  await approver.goto(`/orders/${id}`);
  await approver.getByRole('button', { name: 'Reject' }).click();
  const dialog = approver.getByRole('dialog', { name: 'Reject order' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Field is required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reject reason' }).fill('The vessel sails a day later');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectStage(approver, 'Rejected');

  const planner = await openAs('planner');
  await planner.goto(`/orders/${id}`);
  await expect(planner.getByText('The vessel sails a day later').first()).toBeVisible();
  await selectAction(planner, 'Reopen');
  await planner.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expectStage(planner, 'Saved');
});
