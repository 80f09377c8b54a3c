import type { Locator, Page } from '@playwright/test';
import { fillDateTime } from './forms.ts';
import { expect } from './test.ts';

export const timelineOf = (page: Page) => page.getByRole('group', { name: 'Timeline' });
export const rowOf = (page: Page, vehicle: string) =>
  timelineOf(page).getByRole('group', { name: vehicle, exact: true });
export const findPoolOrder = (page: Page, { number }: { number: string }) =>
  page.locator('[data-order]').filter({ hasText: number }).filter({ visible: true });

/** Filters by this order, and waits for it: the others are still there during filtering. */
export async function searchPool(page: Page, { number }: { number: string }) {
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(number);
  await expect(
    page.getByRole('region', { name: 'Unplanned orders' }).locator('[data-order]').filter({ visible: true }),
  ).toHaveCount(1);
}

/** Drags with the mouse to the middle of what is visible of the target: rows are as long as the plan. */
export async function drag(page: Page, source: Locator, target: Locator) {
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

type NewPlan = {
  name: string;
  startWith: 'No trips' | 'Suggested trips for all free orders';
  /** `24.11.2026 08:00`; a week from today by default. */
  until?: string;
};

/** Opens the planning desk with a new plan. @returns its id */
export async function createPlan(page: Page, { name, startWith, until }: NewPlan): Promise<string> {
  await page.goto('/trips/planning');
  await page.getByRole('button', { name: 'New plan' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New plan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (until !== undefined) await fillDateTime(page, 'Until', until);
  await dialog.getByRole('combobox', { name: 'Start with' }).selectOption(startWith);
  await dialog.getByRole('button', { name: 'Create plan' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return new URL(page.url()).searchParams.get('view') ?? '';
}
