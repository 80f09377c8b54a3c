import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

async function openSettings(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('button', { name: 'My settings', exact: true }).click();
  return page.getByRole('dialog', { name: 'My settings' });
}

test('a calendar reads one’s trips by a link until it is ended', async ({ openAs, request }) => {
  const settings = await openSettings(await openAs('dispatcher'));
  await settings.getByRole('button', { name: 'Create link' }).click();
  const link = await settings.getByRole('textbox', { name: 'Link for your calendar' }).inputValue();
  const calendar = await request.get(link);
  expect(calendar.status()).toBe(200);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/);
  await settings.getByRole('button', { name: 'End link' }).click();
  await settings.page().getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expect(settings.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect((await request.get(link)).status()).toBe(404);
});

test('a user downloads all data that the portal has about them', async ({ openAs }) => {
  const page = await openAs('planner');
  const settings = await openSettings(page);
  const downloading = page.waitForEvent('download');
  await settings.getByRole('button', { name: 'Download your data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const content = readFileSync(await download.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  // Names of files in the archive are not compressed.
  expect(content.toString('latin1')).toContain('data.json');
});
