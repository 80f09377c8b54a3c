import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A text of the portal by its id, in English; without what stands in its place for values. */
export type Say = (id: string) => string;
export type Step = (page: Page, say: Say) => Promise<void>;

/** Clicks the first button, tab or entry of a menu whose name begins with the words. */
export const press =
  (id: string): Step =>
  async (page, say) => {
    const name = new RegExp(`^${say(id).replace(/[.()]/g, String.raw`\$&`)}(?![^\\s,:])`);
    const ways = page
      .getByRole('button', { name })
      .or(page.getByRole('tab', { name }))
      .or(page.getByRole('menuitem', { name }));
    await ways.filter({ visible: true }).first().click();
  };

/** Another part of a dialog that is still on its way: what stands behind it may have the same name. */
export const turnTo =
  (id: string): Step =>
  (page, say) =>
    page.getByRole('tab', { name: say(id), exact: true }).click();

/** Of a form in steps, counted from 1. */
export const toStep =
  (at: number): Step =>
  (page) =>
    page.locator(`main form nav li:nth-child(${at}) button`).click();

/** Into the field that has the focus once the page is there, and on with Enter. */
export const enter =
  (text: string): Step =>
  async (page) => {
    await page.locator('main input').first().fill(text);
    await page.keyboard.press('Enter');
  };

/** Another e-mail address each time: for one a code may be asked for once a minute. */
export const enterSomeAddress: Step = (page, say) => enter(`${randomUUID()}@nowhere.example`)(page, say);

const visible = (page: Page, selector: string) =>
  expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
const DIALOG = ':is([role=dialog], [role=alertdialog], dialog)';

/** Words that are data and so the same in every language. */
export const shows =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
export const has =
  (selector: string): Step =>
  (page) =>
    visible(page, selector);
export const asks = has(`${DIALOG} input`);
export const confirms: Step = has('[role=alertdialog] button');
export const tells =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.locator(DIALOG).getByText(text).filter({ visible: true }).first()).toBeVisible();
