import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { Vehicle, VehicleDraftRow, VehicleRow } from 'shared-contracts/vehicles';
import { pdf } from '../../api/demo/drawing/pdf.ts';
import { png } from '../../api/demo/drawing/png.ts';
import { done } from '../support/api.ts';
import { faultsOf } from '../support/axe.ts';
import { misfits } from '../support/fits.ts';
import { choose, dayFromNow } from '../support/forms.ts';
import { PHONE } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { told } from '../support/told.ts';

const MEGABYTE = 1_048_576;
const [WIDTH, HEIGHT] = [1_000, 750];
const noise = randomBytes(WIDTH * HEIGHT * 3);
const grain = (at: number) => noise[at] ?? 0;
/** As large as a camera makes it: nothing of it can be packed. */
const snapshot = png(WIDTH, HEIGHT, (x, y) => [
  grain((y * WIDTH + x) * 3),
  grain((y * WIDTH + x) * 3 + 1),
  grain((y * WIDTH + x) * 3 + 2),
]);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const photograph = (page: Page, side: string) =>
  page
    .getByLabel(`Take a photo: ${side}`)
    .setInputFiles({ name: `${side}.png`, mimeType: 'image/png', buffer: snapshot });

async function looksWell(page: Page) {
  expect(await faultsOf(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
}

async function measure(page: Page) {
  await step(page, 'Cargo parameters');
  for (const [name, text] of Object.entries({ 'Max carry weight': '7500', Length: '6', Width: '2.4', Height: '2.5' }))
    await field(page, name).fill(text);
  await expect(field(page, 'Effective space')).toHaveValue('33.48');
}

/** Past the driver of a new vehicle, to where it stands in the list. */
async function find(page: Page, plate: string) {
  await page.getByRole('dialog', { name: 'Assign driver' }).getByRole('link', { name: 'Skip it for now' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await page.getByRole('searchbox').fill(plate);
  await expect(page.getByRole('link', { name: plate })).toBeVisible();
}

test('a fleet owner adds a vehicle from a phone, with photos and a document, sees it in the list and edits it', async ({
  as,
  call,
}) => {
  expect(snapshot.length).toBeGreaterThan(2 * MEGABYTE);
  const page = await as('fleet', { viewport: PHONE, touch: true });
  await page.goto('/vehicles');
  await page.getByRole('link', { name: 'New vehicle' }).click();
  await press(page, 'Next');
  await expect(page.getByText('Field is required').first()).toBeVisible();
  await field(page, 'Registration plate').fill('WP E2E-4521');
  await field(page, 'VIN').fill('MBJ11JV507E2E45O1');
  await choose(page, 'Type', 'Lorry 20 ft');
  await choose(page, 'Brand', 'Zonda');
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveValue('Zonda');
  await press(page, 'Next');
  await expect(page.getByText('A VIN has 17 digits and letters, none of them I, O or Q').first()).toBeVisible();
  await field(page, 'VIN').fill('MBJ11JV507E2E4501');
  await press(page, 'Next');
  await measure(page);
  await press(page, 'Next');

  await step(page, 'Documents');
  await photograph(page, 'Front');
  await expect(page.getByRole('img', { name: 'Front.jpg' })).toBeVisible();
  await photograph(page, 'Inside');
  await expect(page.getByRole('img', { name: 'Inside.jpg' })).toBeVisible();
  await page
    .getByLabel('Insurance', { exact: true })
    .setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdf(['Insurance', 'WP E2E-4521']) });
  await field(page, 'Insurance, expiry date').fill(dayFromNow(200));
  await looksWell(page);
  await press(page, 'Create vehicle');
  await told(page, 'Vehicle created');
  await find(page, 'WP E2E-4521');
  const thumbnail = page.getByRole('img', { name: 'Photo of WP E2E-4521' });
  await expect(thumbnail).toBeVisible();
  expect(await thumbnail.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  const fleet = await call('fleet');
  const { items } = await done(fleet.get<PageOf<VehicleRow>>('/vehicles?search=E2E-4521'));
  const { files, effectiveSpace, brand } = await done(fleet.get<Vehicle>(`/vehicles/${items[0]?.id}`));
  expect(files.map(({ kind, mime }) => [kind, mime])).toEqual([
    ['insurance', 'application/pdf'],
    ['photoFront', 'image/jpeg'],
    ['photoInside', 'image/jpeg'],
  ]);
  expect([effectiveSpace, brand?.name]).toEqual(['33.480', 'Zonda']);

  await page.getByRole('link', { name: 'WP E2E-4521' }).click();
  await expect(page).toHaveURL(/\/vehicle\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'WP E2E-4521' })).toBeVisible();
  await press(page, 'Edit');
  await field(page, 'Year').fill('2021');
  await page.getByRole('button', { name: 'Step 3 of 3: Documents' }).click();
  await press(page, 'View: Insurance');
  await expect(page.getByRole('dialog', { name: 'policy.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Remove Inside.jpg');
  await press(page, 'Save vehicle');
  await told(page, 'Vehicle saved');
  await expect(page).toHaveURL(/\/vehicle\/[\w-]{36}$/);
  await expect(page.getByText('2021').first()).toBeVisible();
  expect((await done(fleet.get<Vehicle>(`/vehicles/${items[0]?.id}`))).files).toHaveLength(2);
});

test('a draft is kept with its photo, says what it lacks, and becomes a vehicle', async ({ as, call }) => {
  const page = await as('fleet', { viewport: PHONE, touch: true });
  await page.goto('/vehicles/new');
  await field(page, 'Registration plate').fill('WP E2E-7788');
  await choose(page, 'Type', 'Lorry 17 ft');
  await press(page, 'Next');
  await field(page, 'Length').fill('5.2');
  await press(page, 'Save and continue later');
  await told(page, 'Draft saved');
  await expect(page).toHaveURL(/view=drafts/);
  await page.getByRole('link', { name: 'WP E2E-7788' }).click();
  await expect(
    page.getByText('Still missing before the draft can become a vehicle: Max carry weight, Width, Height'),
  ).toBeVisible();
  await step(page, 'Cargo parameters');
  await press(page, 'Back');
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toHaveValue('Lorry 17 ft');
  await looksWell(page);
  await press(page, 'Next');
  await measure(page);
  await expect(page.getByText('Still missing')).toHaveCount(0);
  await press(page, 'Next');
  await photograph(page, 'Front');
  await expect(page.getByRole('img', { name: 'Front.jpg' })).toBeVisible();
  await press(page, 'Create vehicle');
  await told(page, 'Draft is a vehicle now');
  await find(page, 'WP E2E-7788');
  await expect(page.getByRole('img', { name: 'Photo of WP E2E-7788' })).toBeVisible();
  const fleet = await call('fleet');
  expect((await done(fleet.get<PageOf<VehicleDraftRow>>('/vehicles/draft?search=E2E-7788'))).total).toBe(0);
});
