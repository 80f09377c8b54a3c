import type { Page } from '@playwright/test';
import { choose, dayFromNow, enterTime } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import { told } from '../support/told.ts';

const REFERENCE = 'E2E-TEA-77';
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const stage = (page: Page, name: string) =>
  expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
const step = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

async function act(page: Page, action: string) {
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function signIn(page: Page, login: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail or login' }).fill(login);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('consign');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(login);
}

async function fillGeneralInfo(page: Page) {
  await choose(page, 'Order type', 'Export');
  await page.getByRole('textbox', { name: 'Reference' }).fill(REFERENCE);
  await choose(page, 'Partner', 'Serendib Freight Lines');
  await choose(page, 'Contract', 'Island linehaul');
  await choose(page, 'Operation', 'Tea export');
  await expect(page.getByText('Ruwan Jayasinghe approves first, then Fathima Nazeer.')).toBeVisible();
  await choose(page, 'Vehicle types', 'Lorry 17 ft');
}

async function fillSchedule(page: Page) {
  const [loadingDay, deliveryDay] = [dayFromNow(2), dayFromNow(3)];
  await enterTime(page, 'Pickup from', `${loadingDay} 08:00`);
  await enterTime(page, 'Pickup to', `${loadingDay} 07:00`);
  await enterTime(page, 'Delivery from', `${deliveryDay} 06:00`);
  await enterTime(page, 'Delivery to', `${deliveryDay} 10:00`);
  await page.getByRole('textbox', { name: 'Loading duration', exact: true }).fill('01:30');
  await next(page);
  await expect(page.getByText('Pickup to must be at or after pickup from').first()).toBeVisible();
  await enterTime(page, 'Pickup to', `${loadingDay} 10:00`);
}

async function fillCargo(page: Page) {
  await choose(page, 'Cargo', 'Black tea, paper sack');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('80');
}

async function fillLocations(page: Page) {
  await choose(page, 'Pickup', 'Hatton tea factory');
  await choose(page, 'Drop 1', 'Port of Colombo, export gate');
  await expect(page.getByText(/LKR/).first()).toBeVisible();
}

test('a cargo owner creates an order in four steps and sends it, two people approve it, and it survives a crash', async ({
  as,
  call,
  portal,
}) => {
  const planner = await as(null);
  await signIn(planner, 'planner');
  await planner.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await planner.getByRole('link', { name: 'New order' }).click();
  await next(planner);
  await expect(planner.getByText('Field is required').first()).toBeVisible();
  await fillGeneralInfo(planner);
  await next(planner);
  await step(planner, 'Schedule');
  await fillSchedule(planner);
  await next(planner);
  await step(planner, 'Cargo');
  await fillCargo(planner);
  await next(planner);
  await step(planner, 'Location');
  await fillLocations(planner);
  await planner.getByRole('button', { name: 'Send for approval' }).click();
  await told(planner, 'Order sent for approval');
  await expect(planner).toHaveURL(/\/orders\/[\w-]{36}$/);
  await stage(planner, 'Pending validation');
  const address = new URL(planner.url()).pathname;
  const id = address.split('/').at(-1);

  const first = await as('approver1');
  await first.goto('/orders');
  await first.getByRole('button', { name: 'Waiting for me' }).click();
  await first.getByRole('searchbox').fill(REFERENCE);
  await expect(first).toHaveURL(new RegExp(`search=${REFERENCE}`));
  await first
    .getByRole('row', { name: new RegExp(REFERENCE) })
    .getByRole('link')
    .first()
    .click();
  await expect(first).toHaveURL(new RegExp(`${address}$`));
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(/^O-\d{6}$/);
  await first.getByRole('button', { name: 'Approve', exact: true }).click();
  await told(first, 'Order approved');
  await stage(first, 'Pending 2nd validation');

  await expect(first.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  const again = await (await call('approver1')).patch(`/orders/${id}/approve`, {});
  expect(again).toMatchObject({ status: 409, body: { code: 'fourEyes' } });

  const second = await as('approver2');
  await second.goto(address);
  await second.getByRole('button', { name: 'Approve', exact: true }).click();
  await told(second, 'Order approved');
  await stage(second, 'Validated');

  await portal.kill();
  await portal.start();
  await planner.reload();
  await stage(planner, 'Validated');
  await expect(planner.getByText(REFERENCE).first()).toBeVisible();
  await expect(planner.getByRole('region', { name: 'Approval' })).toContainText('Fathima Nazeer');
});

test('an approver rejects with a reason, and the owner reads it and takes the order back', async ({ as, given }) => {
  const { id } = await given.order({ stage: 'pendingValidation' });
  const approver = await as('approver1');
  await approver.goto(`/orders/${id}`);
  await act(approver, 'Reject');
  const dialog = approver.getByRole('dialog', { name: 'Reject order' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Field is required').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reject reason' }).fill('The vessel sails a day later');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await stage(approver, 'Rejected');

  const planner = await as('planner');
  await planner.goto(`/orders/${id}`);
  await expect(planner.getByText('The vessel sails a day later').first()).toBeVisible();
  await act(planner, 'Reopen');
  await planner.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await stage(planner, 'Saved');
});
