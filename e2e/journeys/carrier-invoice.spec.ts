import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import type { Bill } from 'shared-contracts/finance/bills';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { type Api, unwrap } from '../support/api.ts';
import { typeAmount } from '../support/forms.ts';
import { expectNotice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

const CARRIER = 'Serendib Freight Lines';
const ABOVE = 600;
const AGREED = 250;

const plus = (amount: string, more: number) => (Number(amount) + more).toFixed(2);

/** A submitted bill that no carrier invoice has, invoiced by its carrier with more. */
async function receiveInvoice(planner: Api) {
  const { items } = await unwrap(planner.get<PageOf<BillRow>>('/bills?tab=payable&of=order&state=submitted&limit=100'));
  for (const { subject, payee, currency, taxBase, vat } of items.filter((bill) => bill.payee?.name === CARRIER)) {
    const net = plus(taxBase ?? '0', ABOVE);
    const taxPercentage = ((Number(vat) / Number(taxBase)) * 100).toFixed(2);
    const input = {
      partnerId: payee?.id,
      number: `JOURNEY-${subject.number}`,
      issuedOn: new Date().toISOString().slice(0, 10),
      currency,
      tax: ((Number(net) * Number(taxPercentage)) / 100).toFixed(2),
      lines: [{ reference: subject.number, net, taxPercentage }],
    };
    const { id } = await unwrap(planner.post<{ id: string }>('/carrier-invoices', input));
    const { comparison } = await unwrap(planner.get<CarrierInvoice>(`/carrier-invoices/${id}`));
    if (comparison?.rows[0]?.differences.join() === 'amountAbove')
      return { id, subject, agreed: plus(taxBase ?? '0', AGREED) };
  }
  throw new Error('The demo has no submitted bill without a carrier invoice');
}

const send = async (page: Page, button: string, text: string, submit: string) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('dialog').getByRole('button', { name: submit }).click();
};
const confirm = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
};

test('a carrier invoice above the bill is disputed, agreed on and approved, and the bill is adjusted', async ({
  openAs,
  apiFor,
}) => {
  const owner = await apiFor('owner');
  const { id, subject, agreed } = await receiveInvoice(await apiFor('planner'));
  const page = await openAs('owner');
  await page.goto(`/carrier-invoices/${id}`);
  const comparison = page.getByRole('table', { name: 'Compared with the bills' });
  await expect(comparison.getByText('Above')).toBeVisible();
  await send(page, 'Dispute', 'The waiting was never agreed', 'Dispute');
  await expectNotice(page, 'Invoice disputed');

  const theirs = await openAs('dispatcher');
  await theirs.goto(`/carrier-invoices/${id}`);
  await expect(theirs.getByText('The waiting was never agreed')).toBeVisible();
  await theirs.getByRole('button', { name: 'Propose amounts' }).click();
  const dialog = theirs.getByRole('dialog');
  await typeAmount(dialog.getByRole('textbox', { name: `${subject.number}, before tax` }), agreed);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Half of it, then');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectNotice(theirs, 'Message sent');

  await page.reload();
  await confirm(page, 'Accept proposal');
  await expectNotice(page, 'Amounts agreed');
  await confirm(page, 'Approve as agreed');
  await expectNotice(page, 'Approved');
  await expect(comparison.getByText('Adjustment of the bill')).toBeVisible();
  const bill = await unwrap(owner.get<Bill>(`/orders/${subject.id}/bill`));
  expect([bill.state, bill.taxBase]).toEqual(['draft', agreed]);
});
