import type { Locator, Page } from '@playwright/test';
import { HOUR_MS } from 'shared-contracts/values/time';

/** Selects the first matching option of a combobox. */
export async function selectOption(page: Page, label: string, option: string) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

/** Opens the actions menu of a row or a page and selects an action. */
export async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** @param value day and time: `24.11.2026 08:00` */
export async function fillDateTime(page: Page, label: string, value: string) {
  const [day = '', time = ''] = value.split(' ');
  await page.getByRole('textbox', { name: label, exact: true }).fill(day);
  await page.getByRole('textbox', { name: `${label}, Time`, exact: true }).fill(time);
}

const padTwo = (part: number) => String(part).padStart(2, '0');

/** Returns the date some days from now in Colombo, as `24.11.2026`. */
export function dayFromNow(days: number): string {
  const colombo = new Date(Date.now() + (days * 24 + 5.5) * HOUR_MS);
  return `${padTwo(colombo.getUTCDate())}.${padTwo(colombo.getUTCMonth() + 1)}.${colombo.getUTCFullYear()}`;
}

/** Replaces an amount key by key: on a busy machine, `fill` outruns the mask, which then appends to the old amount. */
export async function typeAmount(field: Locator, amount: string) {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(amount);
}
