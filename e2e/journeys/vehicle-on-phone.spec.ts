import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { VehicleDraftRow } from 'shared-contracts/fleet/vehicle-drafts';
import type { Vehicle, VehicleRow } from 'shared-contracts/fleet/vehicles';
import { pdf } from '../../api/demo/drawing/pdf.ts';
import { png } from '../../api/demo/drawing/png.ts';
import { unwrap } from '../support/api.ts';
import { findAccessibilityViolations } from '../support/axe.ts';
import { findOverflows } from '../support/overflow.ts';
import { selectOption, dayFromNow } from '../support/forms.ts';
import { PHONE } from '../support/viewports.ts';
import { expect, test } from '../support/test.ts';
import { expectNotice } from '../support/notices.ts';

const MEGABYTE = 1_048_576;
const [WIDTH, HEIGHT] = [1_000, 750];
const noise = randomBytes(WIDTH * HEIGHT * 3);
const getNoise = (index: number) => noise[index] ?? 0;
/** As large as a camera photo: noise can't be compressed. */
const photo = png(WIDTH, HEIGHT, (x, y) => [
  getNoise((y * WIDTH + x) * 3),
  getNoise((y * WIDTH + x) * 3 + 1),
  getNoise((y * WIDTH + x) * 3 + 2),
]);

const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const expectStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const uploadPhoto = (page: Page, side: string) =>
  page.getByLabel(`Take a photo: ${side}`).setInputFiles({ name: `${side}.png`, mimeType: 'image/png', buffer: photo });

async function expectAccessibleAndFitting(page: Page) {
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);
}

async function fillCargoParameters(page: Page) {
  await expectStep(page, 'Cargo parameters');
  for (const [name, text] of Object.entries({ 'Max carry weight': '7500', Length: '6', Width: '2.4', Height: '2.5' }))
    await getField(page, name).fill(text);
  await expect(getField(page, 'Effective space')).toHaveValue('33.48');
}

/** Skips assigning a driver and finds the new vehicle in the list. */
async function findInList(page: Page, plate: string) {
  await page.getByRole('dialog', { name: 'Assign driver' }).getByRole('link', { name: 'Skip it for now' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await page.getByRole('searchbox').fill(plate);
  await expect(page.getByRole('link', { name: plate })).toBeVisible();
}

test('a fleet owner creates a vehicle on a phone with photos and a document, finds it in the list and edits it', async ({
  openAs,
  apiFor,
}) => {
  expect(photo.length).toBeGreaterThan(2 * MEGABYTE);
  const page = await openAs('fleet', { viewport: PHONE, touch: true });
  await page.goto('/vehicles');
  await page.getByRole('link', { name: 'New vehicle' }).click();
  await clickButton(page, 'Next');
  await expect(page.getByText('Field is required').first()).toBeVisible();
  await getField(page, 'Registration plate').fill('WP E2E-4521');
  await getField(page, 'VIN').fill('MBJ11JV507E2E45O1');
  await selectOption(page, 'Type', 'Lorry 20 ft');
  await selectOption(page, 'Brand', 'Zonda');
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveValue('Zonda');
  await clickButton(page, 'Next');
  await expect(page.getByText('A VIN has 17 digits and letters, none of them I, O or Q').first()).toBeVisible();
  await getField(page, 'VIN').fill('MBJ11JV507E2E4501');
  await clickButton(page, 'Next');
  await fillCargoParameters(page);
  await clickButton(page, 'Next');

  await expectStep(page, 'Documents');
  await uploadPhoto(page, 'Front');
  await expect(page.getByRole('img', { name: 'Front.jpg' })).toBeVisible();
  await uploadPhoto(page, 'Inside');
  await expect(page.getByRole('img', { name: 'Inside.jpg' })).toBeVisible();
  await page
    .getByLabel('Insurance', { exact: true })
    .setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdf(['Insurance', 'WP E2E-4521']) });
  await getField(page, 'Insurance, expiry date').fill(dayFromNow(200));
  await expectAccessibleAndFitting(page);
  await clickButton(page, 'Create vehicle');
  await expectNotice(page, 'Vehicle created');
  await findInList(page, 'WP E2E-4521');
  const thumbnail = page.getByRole('img', { name: 'Photo of WP E2E-4521' });
  await expect(thumbnail).toBeVisible();
  expect(await thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  const fleet = await apiFor('fleet');
  const { items } = await unwrap(fleet.get<PageOf<VehicleRow>>('/vehicles?search=E2E-4521'));
  const { files, effectiveSpace, brand } = await unwrap(fleet.get<Vehicle>(`/vehicles/${items[0]?.id}`));
  expect(files.map(({ kind, mime }) => [kind, mime])).toEqual([
    ['insurance', 'application/pdf'],
    ['photoFront', 'image/jpeg'],
    ['photoInside', 'image/jpeg'],
  ]);
  expect([effectiveSpace, brand?.name]).toEqual(['33.480', 'Zonda']);

  await page.getByRole('link', { name: 'WP E2E-4521' }).click();
  await expect(page).toHaveURL(/\/vehicle\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'WP E2E-4521' })).toBeVisible();
  await clickButton(page, 'Edit');
  await getField(page, 'Year').fill('2021');
  await page.getByRole('button', { name: 'Step 3 of 3: Documents' }).click();
  await clickButton(page, 'View: Insurance');
  await expect(page.getByRole('dialog', { name: 'policy.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await clickButton(page, 'Remove Inside.jpg');
  await clickButton(page, 'Save vehicle');
  await expectNotice(page, 'Vehicle saved');
  await expect(page).toHaveURL(/\/vehicle\/[\w-]{36}$/);
  await expect(page.getByText('2021').first()).toBeVisible();
  expect((await unwrap(fleet.get<Vehicle>(`/vehicles/${items[0]?.id}`))).files).toHaveLength(2);
});

test('a vehicle draft is saved, lists missing fields and becomes a vehicle', async ({ openAs, apiFor }) => {
  const page = await openAs('fleet', { viewport: PHONE, touch: true });
  await page.goto('/vehicles/new');
  await getField(page, 'Registration plate').fill('WP E2E-7788');
  await selectOption(page, 'Type', 'Lorry 17 ft');
  await clickButton(page, 'Next');
  await getField(page, 'Length').fill('5.2');
  await clickButton(page, 'Save and continue later');
  await expectNotice(page, 'Draft saved');
  await expect(page).toHaveURL(/view=drafts/);
  await page.getByRole('link', { name: 'WP E2E-7788' }).click();
  await expect(
    page.getByText('Still missing before the draft can become a vehicle: Max carry weight, Width, Height'),
  ).toBeVisible();
  await expectStep(page, 'Cargo parameters');
  await clickButton(page, 'Back');
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveValue('Lorry 17 ft');
  await expectAccessibleAndFitting(page);
  await clickButton(page, 'Next');
  await fillCargoParameters(page);
  await expect(page.getByText('Still missing')).toHaveCount(0);
  await clickButton(page, 'Next');
  await uploadPhoto(page, 'Front');
  await expect(page.getByRole('img', { name: 'Front.jpg' })).toBeVisible();
  await clickButton(page, 'Create vehicle');
  await expectNotice(page, 'Draft converted to vehicle');
  await findInList(page, 'WP E2E-7788');
  await expect(page.getByRole('img', { name: 'Photo of WP E2E-7788' })).toBeVisible();
  const fleet = await apiFor('fleet');
  expect((await unwrap(fleet.get<PageOf<VehicleDraftRow>>('/vehicles/draft?search=E2E-7788'))).total).toBe(0);
});
