import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Returns the English text of a message id, up to its first placeholder. */
export type GetText = (id: string) => string;
export type Step = (page: Page, getText: GetText) => Promise<void>;

const DIALOG = ':is([role=dialog], [role=alertdialog], dialog)';

async function clickWithin(place: Page | Locator, text: string) {
  const name = new RegExp(`^${text.replace(/[.()]/g, String.raw`\$&`)}(?![^\\s,:])`);
  const targets = place
    .getByRole('button', { name })
    .or(place.getByRole('tab', { name }))
    .or(place.getByRole('menuitem', { name }));
  await targets.filter({ visible: true }).first().click();
}

/** Clicks the first visible button, tab or menu item whose name starts with the text. */
export const click =
  (id: string): Step =>
  (page, getText) =>
    clickWithin(page, getText(id));

/** Unlike `click`, it waits for the dialog instead of clicking an element of the same name on the page. */
export const clickInDialog =
  (id: string): Step =>
  (page, getText) =>
    clickWithin(page.locator(DIALOG), getText(id));

/** Opens a tab. Unlike `click`, it waits for the dialog instead of clicking an element of the same name on the page. */
export const openTab =
  (id: string): Step =>
  (page, getText) =>
    page.getByRole('tab', { name: getText(id), exact: true }).click();

/** @param number counted from 1 */
export const openFormStep =
  (number: number): Step =>
  (page) =>
    page.locator(`main form nav li:nth-child(${number}) button`).click();

/** Chooses in the first select list of a dialog. */
export const selectInDialog =
  (value: string): Step =>
  async (page) => {
    await page.locator(`${DIALOG} select`).first().selectOption(value);
  };

/** Fills the first input of the page and submits it with Enter. */
export const submitInput =
  (text: string): Step =>
  async (page) => {
    await page.locator('main input').first().fill(text);
    await page.keyboard.press('Enter');
  };

/** Submits a new e-mail address each time, because an address can request only one code per minute. */
export const submitRandomEmail: Step = (page, getText) => submitInput(`${randomUUID()}@nowhere.example`)(page, getText);

/** Creates a plan with suggested trips, which opens it. */
export const openNewPlan: Step = async (page, getText) => {
  await click('desk.plans.create')(page, getText);
  await page.locator(`${DIALOG} input`).first().fill('Week of the harvest');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-desk-timeline]')).toBeVisible();
};

/** @param text data, which is the same in every language */
export const showsText =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
export const showsElement =
  (selector: string): Step =>
  (page) =>
    expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
export const showsDialogField = showsElement(`${DIALOG} :is(input, select, textarea)`);
export const showsConfirmDialog = showsElement('[role=alertdialog] button');
export const showsDialogText =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.locator(DIALOG).getByText(text).filter({ visible: true }).first()).toBeVisible();
export const showsInput = showsElement('main input');
export const showsHeading = showsElement('main h1');
export const showsFormSteps = showsElement('main form nav');
export const listLoaded = showsElement('main [aria-busy=false]');

const findSelection = (page: Page, getText: GetText) => page.getByRole('group', { name: getText('ui.list.selection') });

export const selectAllRows: Step = (page, getText) =>
  page.getByRole('checkbox', { name: getText('ui.list.selectAll') }).click();
export const showsSelection: Step = (page, getText) => findSelection(page, getText).waitFor();
/** Clicks a bulk action. On narrow screens the actions are in a menu. */
export const clickBulkAction =
  (id: string): Step =>
  async (page, getText) => {
    await showsSelection(page, getText);
    const menu = findSelection(page, getText).getByRole('button', { name: getText('ui.list.actions'), exact: true });
    if (await menu.isVisible()) await menu.click();
    await click(id)(page, getText);
  };

export const openActions = click('ui.actions.of');
export const openBill = click('finance.bill.open');
export const openSettings = click('shell.organization.title');

export const clickFirstVehicle: Step = (page) => page.locator('main ul li > button').first().click();
export const openFirstOrder: Step = (page) =>
  page.locator('main a[href^="/orders/"]').filter({ hasText: /^O-\d/ }).first().click();
export const openFirstDriverTrip: Step = (page) => page.locator('main a[href^="/driving/"]').first().click();
export const openFirstTrip: Step = (page) =>
  page.locator('main a[href^="/trips/"]').filter({ hasText: /^T-\d/ }).first().click();
export const openFirstContract: Step = (page) =>
  page.locator('main a[href^="/contracts/"]:not([href$="/new"])').first().click();
export const openFirstVersion: Step = (page) => page.locator('main section ol li button').first().click();
export const openLoadDocument =
  (name: string): Step =>
  (page) =>
    page.locator(`main a[href$="/${name}"]`).click();
