import type { Page } from '@playwright/test';
import { unwrap } from '../support/api.ts';
import { createDelivered, createFlatContract, PAYER } from '../support/billing.ts';
import { chooseAction } from '../support/forms.ts';
import { expectNotice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

/** For each of three orders, before and after 18 % tax. */
const [RATE, BILLED_BEFORE_TAX, BILLED] = ['7310.45', '7,310.45', '8626.33'];
/** With tax: the total of the week, the credited amount, and the rest. */
const [TOTAL, CREDITED, REST] = ['25,878.99', '1,180.00', '24,698.99'];

const bodyRows = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody > tr');

/** Approves the bills with this total as the payer. */
async function approveBills(page: Page) {
  await page.goto(`/bills?view=toApprove&search=${BILLED}`);
  await expect(bodyRows(page, 'Bills')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page
    .getByRole('group', { name: 'Selected rows' })
    .getByRole('button', { name: /^Approve/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Approve' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(3);
}

/** @returns the number of the invoice of the week */
async function createInvoice(page: Page) {
  await page.goto(`/billing-periods?search=${PAYER}`);
  await bodyRows(page, 'To invoice').getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText(BILLED_BEFORE_TAX)).toHaveCount(3);
  await expect(preview.getByText(TOTAL)).toBeVisible();
  await preview.getByRole('button', { name: 'Create invoice' }).click();
  await expectNotice(page, 'Invoice issued');
  await page.goto('/invoices?kind=invoice');
  const row = bodyRows(page, 'Invoices').filter({ hasText: TOTAL });
  await expect(row).toHaveCount(1);
  return /[A-Z]+-\d{4}-\d{6}/.exec(await row.innerText())?.[0] ?? '';
}

async function saveEInvoice(page: Page, number: string) {
  await chooseAction(page, number, 'E-invoice (XML)');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ]);
  return download.path();
}

/** The payer reads the file of the payee. */
async function readEInvoice(page: Page, file: string, number: string) {
  await page.goto('/invoices?dialog=read');
  const dialog = page.getByRole('dialog', { name: 'Read e-invoice' });
  await dialog.getByLabel('E-invoice (XML)').setInputFiles(file);
  await expect(dialog.getByRole('status')).toHaveText('It breaks no rule.');
  await expect(dialog.getByRole('table', { name: 'Lines' }).locator('tbody > tr')).toHaveCount(3);
  await expect(dialog).toContainText(number);
  await expect(dialog.getByText(TOTAL).first()).toBeVisible();
}

async function creditPart(page: Page, number: string) {
  await chooseAction(page, number, 'Issue credit note');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Credit' }).selectOption('An amount');
  await dialog.getByRole('textbox', { name: 'Amount before tax' }).fill('1000');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two sacks were wet');
  await dialog.getByRole('button', { name: 'Issue credit note' }).click();
  await expectNotice(page, 'Credit note issued');
}

async function recordPayment(page: Page, number: string) {
  await chooseAction(page, number, 'Open');
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await expect(dialog.getByText(`${REST} LKR is open`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expectNotice(page, 'Payment recorded');
  await expect(page.getByRole('dialog').getByText('Paid', { exact: true }).first()).toBeVisible();
}

test('a week of orders is invoiced, credited in part and paid, and statement and aging agree', async ({
  openAs,
  apiFor,
  testData,
}) => {
  const terms = { flatTripRate: RATE, vatPercentage: '18', billingCycle: 'weekly' as const };
  const contract = await createFlatContract(apiFor, `Weekly ${Date.now().toString(36)}`, terms);
  const orders = await createDelivered(apiFor, testData, contract.name, 3);
  const planner = await apiFor('planner');
  for (const { id } of orders) await unwrap(planner.patch(`/orders/${id}/bill/submit`, {}));

  const payer = await openAs('owner');
  await approveBills(payer);
  const page = await openAs('dispatcher');
  const number = await createInvoice(page);
  await readEInvoice(payer, await saveEInvoice(page, number), number);
  await creditPart(page, number);
  await recordPayment(page, number);
  await page.goto(`/aging?search=${PAYER}`);
  const aged = bodyRows(page, 'Aging').first();
  const total = (await aged.getByRole('link').last().innerText()).trim();
  await chooseAction(page, PAYER, 'Statement of account');
  const account = bodyRows(page, 'Account in LKR');
  await expect(account.filter({ hasText: number })).toContainText(TOTAL);
  await expect(account.filter({ hasText: 'Credit note' }).last()).toContainText(`-${CREDITED}`);
  await expect(account.filter({ hasText: `-${REST}` })).toContainText('Payment');
  await expect(account.last()).toHaveText(`Closing balance${total} LKR`);
});
