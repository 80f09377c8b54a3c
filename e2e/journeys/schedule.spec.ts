import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectNotice } from '../support/notices.ts';

/** A week without demo trips. Starts on Monday, March 4. */
const WEEK_URL = '/vehicles-schedule?day=2030-03-06';
const PLATE = 'EP LK-9403';
const WEDNESDAY = 2;
const THURSDAY = 3;

/** Returns the position of noon in the first row. */
async function getNoonPosition(page: Page, day: number) {
  const box = await page.locator('.ec-body .ec-day').nth(day).boundingBox();
  if (!box) throw new Error('The calendar is missing');
  return { x: box.x + box.width / 2 + 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a fleet owner plans an unavailability by dragging, which survives a reload, and deletes it', async ({
  openAs,
}) => {
  const fleet = await openAs('fleet');
  await fleet.goto(WEEK_URL);
  await expect(fleet.getByRole('link', { name: PLATE })).toBeVisible();

  await drag(fleet, await getNoonPosition(fleet, WEDNESDAY), await getNoonPosition(fleet, THURSDAY));
  const planDialog = fleet.getByRole('dialog', { name: 'Plan unavailability' });
  await expect(planDialog.getByRole('combobox', { name: 'Vehicle' })).toHaveValue(PLATE);
  await expect(planDialog.getByRole('textbox', { name: 'From', exact: true })).toHaveValue('06.03.2030');
  await expect(planDialog.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('07.03.2030');
  await planDialog.getByRole('textbox', { name: 'Reason' }).fill('Gearbox overhaul');
  await planDialog.getByRole('button', { name: 'Plan unavailability' }).click();
  await expectNotice(fleet, 'Unavailability planned');

  const entry = fleet.getByRole('button', { name: `${PLATE}: Unavailable: Gearbox overhaul` });
  await expect(entry).toContainText('06.03.2030 12:00 – 07.03.2030 13:00');
  await expect(fleet).not.toHaveURL(/dialog=/);
  await fleet.reload();
  await expect(entry).toBeVisible();

  await entry.press('Enter');
  const editDialog = fleet.getByRole('dialog', { name: 'Edit unavailability' });
  await expect(editDialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Gearbox overhaul');
  await editDialog.getByRole('button', { name: 'Delete' }).click();
  await fleet.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(fleet, 'Unavailability deleted');
  await expect(entry).toHaveCount(0);
});
