import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { told } from '../support/told.ts';

/** A week in which the demo company plans nothing; it begins on Monday, the 4th. */
const WEEK = '/vehicles-schedule?day=2030-03-06';
const PLATE = 'EP LK-9403';
const WEDNESDAY = 2;
const THURSDAY = 3;

/** The middle of a day in the first row. */
async function noonOf(page: Page, day: number) {
  const box = await page.locator('.ec-body .ec-day').nth(day).boundingBox();
  if (!box) throw new Error('The calendar is not there');
  return { x: box.x + box.width / 2 + 2, y: box.y + box.height / 2 };
}

async function dragFrom(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a fleet owner drags over free time, and the vehicle is unavailable then, also after a reload, until it is deleted', async ({
  as,
}) => {
  const fleet = await as('fleet');
  await fleet.goto(WEEK);
  await expect(fleet.getByRole('link', { name: PLATE })).toBeVisible();

  await dragFrom(fleet, await noonOf(fleet, WEDNESDAY), await noonOf(fleet, THURSDAY));
  const plan = fleet.getByRole('dialog', { name: 'Plan unavailability' });
  await expect(plan.getByRole('combobox', { name: 'Vehicle' })).toHaveValue(PLATE);
  await expect(plan.getByRole('textbox', { name: 'From', exact: true })).toHaveValue('06.03.2030');
  await expect(plan.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('07.03.2030');
  await plan.getByRole('textbox', { name: 'Reason' }).fill('Gearbox overhaul');
  await plan.getByRole('button', { name: 'Plan unavailability' }).click();
  await told(fleet, 'Unavailability planned');

  const entry = fleet.getByRole('button', { name: `${PLATE}: Unavailable: Gearbox overhaul` });
  await expect(entry).toContainText('06.03.2030 12:00 – 07.03.2030 13:00');
  await expect(fleet).not.toHaveURL(/dialog=/);
  await fleet.reload();
  await expect(entry).toBeVisible();

  await entry.press('Enter');
  const edit = fleet.getByRole('dialog', { name: 'Edit unavailability' });
  await expect(edit.getByRole('textbox', { name: 'Reason' })).toHaveValue('Gearbox overhaul');
  await edit.getByRole('button', { name: 'Delete' }).click();
  await fleet.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await told(fleet, 'Unavailability deleted');
  await expect(entry).toHaveCount(0);
});
