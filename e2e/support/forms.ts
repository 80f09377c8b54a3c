import type { Page } from '@playwright/test';

/** Types into a field with suggestions and takes the first that fits. */
export async function choose(page: Page, label: string, option: string) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

/** @param at a day and a time as people write them: `24.11.2026 08:00` */
export async function enterTime(page: Page, label: string, at: string) {
  const [day = '', time = ''] = at.split(' ');
  await page.getByRole('textbox', { name: label, exact: true }).fill(day);
  await page.getByRole('textbox', { name: `${label}, Time`, exact: true }).fill(time);
}

const pad = (part: number) => String(part).padStart(2, '0');

/** A day some days from now, in Colombo. */
export function dayFromNow(days: number): string {
  const colombo = new Date(Date.now() + (days * 24 + 5.5) * 3_600_000);
  return `${pad(colombo.getUTCDate())}.${pad(colombo.getUTCMonth() + 1)}.${colombo.getUTCFullYear()}`;
}
