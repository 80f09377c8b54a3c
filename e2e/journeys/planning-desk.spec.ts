import type { Page } from '@playwright/test';
import type { Order } from 'shared-contracts/orders/orders';
import type { PlanFleet } from 'shared-contracts/trips/plans/plan-trips';
import { unwrap, type Api } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { createPlan, drag, findPoolOrder, rowOf, searchPool } from '../support/planning-desk.ts';
import { expect, test } from '../support/test.ts';

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
  const planId = await createPlan(page, { name: 'Journey week', startWith: 'No trips' });
  const vehicle = await findFreeVehicle(dispatcher, planId);
  const colleague = await testData.createMember([{ model: 'trip', rule: 'read' }], 'dispatcher');
  const watching = await openAs(colleague);
  await watching.goto(`/trips/planning?view=${planId}`);
  await expect(page.getByText('is here too')).toContainText(colleague);

  const trip = (on: Page, orders: string) =>
    rowOf(on, vehicle).getByRole('button', { name: new RegExp(`^Trip 1,.*${orders}`) });
  await searchPool(page, first);
  await drag(page, findPoolOrder(page, first), rowOf(page, vehicle));
  await expect(trip(page, '1 order')).toBeVisible();
  await expect(trip(watching, '1 order')).toBeVisible();
  await searchPool(page, second);
  await drag(page, findPoolOrder(page, second), trip(page, '1 order'));
  await expect(trip(page, '2 orders')).toBeVisible();
  await expect(trip(watching, '2 orders')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(trip(page, '1 order')).toBeVisible();
  await expect(findPoolOrder(page, second)).toBeVisible();
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
