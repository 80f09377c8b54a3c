import type { Locator, Page } from '@playwright/test';
import type { Order } from 'shared-contracts/orders/orders';
import type { PlanFleet } from 'shared-contracts/trips/plans/plan-trips';
import { unwrap, type Api } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const timelineOf = (page: Page) => page.getByRole('group', { name: 'Timeline' });
const rowOf = (page: Page, vehicle: string) => timelineOf(page).getByRole('group', { name: vehicle, exact: true });
const findOrder = (page: Page, { number }: Order) =>
  page.locator('[data-order]').filter({ hasText: number }).filter({ visible: true });

/** Drags with the mouse to the middle of what is visible of the target: rows are as long as the plan. */
async function drag(page: Page, source: Locator, target: Locator) {
  const [from, row, visible] = [
    await source.boundingBox(),
    await target.boundingBox(),
    await timelineOf(page).boundingBox(),
  ];
  if (!from || !row || !visible) throw new Error('Source or target is not in view');
  const x = Math.max(row.x, visible.x);
  const to = { ...row, x, width: Math.min(row.x + row.width, visible.x + visible.width) - x };
  await page.mouse.move(from.x + 40, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 15 });
  await page.mouse.up();
}

async function createPlan(page: Page, name: string): Promise<string> {
  await page.goto('/trips/planning');
  await page.getByRole('button', { name: 'New plan' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New plan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Start with' }).selectOption('No trips');
  await dialog.getByRole('button', { name: 'Create plan' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return new URL(page.url()).searchParams.get('view') ?? '';
}

/** A vehicle that nothing occupies, in view, and large enough. */
async function findFreeVehicle(dispatcher: Api, planId: string): Promise<string> {
  const { vehicles, trips } = await unwrap(dispatcher.get<PlanFleet>(`/v2/trips/plans/${planId}/fleet`));
  const taken = new Set(trips.map(({ vehicleId }) => vehicleId));
  const free = vehicles
    .slice(0, 8)
    .filter(({ id, unavailable }) => !taken.has(id) && unavailable.length === 0)
    .toSorted((one, other) => Number(other.capacity.weight) - Number(one.capacity.weight));
  if (!free[0]) throw new Error('No vehicle is free');
  return free[0].name;
}

test('plans orders by drag with a colleague, undoes after a reload and creates the trip', async ({
  openAs,
  apiFor,
  testData,
}) => {
  const dispatcher = await apiFor('dispatcher');
  const [first, second] = [
    await testData.createOrder({ stage: 'validated' }),
    await testData.createOrder({ stage: 'validated' }),
  ];
  const page = await openAs('dispatcher');
  const planId = await createPlan(page, 'Journey week');
  const vehicle = await findFreeVehicle(dispatcher, planId);
  const colleague = await testData.createMember([{ model: 'trip', rule: 'read' }], 'dispatcher');
  const watching = await openAs(colleague);
  await watching.goto(`/trips/planning?view=${planId}`);
  await expect(page.getByText('is here too')).toContainText(colleague);

  const trip = (on: Page, orders: string) =>
    rowOf(on, vehicle).getByRole('button', { name: new RegExp(`^Trip 1,.*${orders}`) });
  await drag(page, findOrder(page, first), rowOf(page, vehicle));
  await expect(trip(page, '1 order')).toBeVisible();
  await expect(trip(watching, '1 order')).toBeVisible();
  await drag(page, findOrder(page, second), trip(page, '1 order'));
  await expect(trip(page, '2 orders')).toBeVisible();
  await expect(trip(watching, '2 orders')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(trip(page, '1 order')).toBeVisible();
  await expect(findOrder(page, second)).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(trip(watching, '2 orders')).toBeVisible();

  await page.reload();
  await expect(trip(page, '2 orders')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(trip(page, '1 order')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(trip(page, '2 orders')).toBeVisible();

  await trip(page, '2 orders').focus();
  await page.keyboard.press('Enter');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create trip' }).click();
  await expect(page.getByRole('link', { name: /^Open trip T-/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  const planner = await apiFor('planner');
  for (const { id } of [first, second])
    expect(await unwrap(planner.get<Order>(`/orders/${id}`))).toMatchObject({ stage: 'addedToTrip' });
});
