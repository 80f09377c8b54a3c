import type { Page } from '@playwright/test';
import type { Page as PageOf } from 'shared-contracts/common';
import type { AccrualRow } from 'shared-contracts/finance/accruals';
import type { Bill } from 'shared-contracts/finance/bills';
import type { JournalRun } from 'shared-contracts/finance/journal';
import { DAY } from 'shared-contracts/values/time';
import { type Api, type ApiFor, unwrap } from '../support/api.ts';
import { createDelivered, createFlatContract, PAYER } from '../support/billing.ts';
import { expectNotice } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

test.use({ startsAt: '2027-04-28T05:00:00Z' });

const RATE = '5120.75';
const [MONTH, MONTH_END, NEXT_MONTH] = ['04.2027', '2027-04-30', '2027-05-01'];

type JournalFile = {
  documents: {
    kind: string;
    id: string;
    document: string;
    day: string;
    entries: { side: string; role: string; amount: string; reference: string | null; partner: string | null }[];
  }[];
};

/** @returns the invoice of the order's bill */
async function billOrder(apiFor: ApiFor, id: string) {
  await unwrap((await apiFor('planner')).patch(`/orders/${id}/bill/submit`, {}));
  const { balance, invoice } = await unwrap((await apiFor('owner')).patch<Bill>(`/orders/${id}/bill/approve`, {}));
  return { id: balance?.invoiceId, number: invoice?.number };
}

async function postAccruals(page: Page, orderNumber: string) {
  await page.goto('/accruals');
  await page.getByRole('button', { name: 'Calculate a month' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Accruals ${MONTH}`);
  await page.getByRole('link', { name: 'Revenue' }).click();
  await page.getByRole('searchbox').fill(orderNumber);
  await expect(page.getByRole('row', { name: new RegExp(`${orderNumber}.*${PAYER}`) })).toContainText('5,120.75');
  await page.getByRole('button', { name: 'Post accruals' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post accruals' }).click();
  await expectNotice(page, 'Accruals posted');
  await expect(page.getByText(/reversed on 01\.05\.2027/)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1);
}

async function lockMonth(page: Page) {
  await page.getByRole('button', { name: 'Organization settings' }).click();
  await page.getByRole('tab', { name: 'Invoicing' }).click();
  await page.getByRole('button', { name: 'Lock months' }).click();
  await page.getByRole('button', { name: `Lock ${MONTH}` }).click();
  await expectNotice(page, 'Month locked');
}

async function recordPayment(page: Page, invoiceId: string) {
  await page.goto(`/invoices?dialog=invoice.${invoiceId}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  const receivedOn = dialog.getByRole('textbox', { name: 'Received on' });
  await receivedOn.fill('30.04.2027');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expectNotice(page, '2027-04 is locked at Serendib Freight Lines. Its owner can reopen the month');
  await receivedOn.fill('01.05.2027');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expectNotice(page, 'Payment recorded');
}

async function exportPostings(page: Page, scope: 'Of a month' | 'All up to a date') {
  await page.getByRole('button', { name: 'Export postings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export postings' });
  await dialog.getByRole('combobox', { name: 'Postings' }).selectOption(scope);
  await dialog.getByRole('button', { name: 'Export postings' }).click();
  return dialog;
}

async function readJournals(dispatcher: Api) {
  const { items } = await unwrap(dispatcher.get<PageOf<JournalRun>>('/journal-runs?sort=number'));
  const files = items.map(({ id }) => dispatcher.get<JournalFile>(`/journal-runs/${id}/file?format=json`));
  return (await Promise.all(files.map(unwrap))).map(({ documents }) => documents);
}

test('a month is accrued, locked against changes and exported, and its accrual reversed in the next one', async ({
  openAs,
  apiFor,
  testData,
  portal,
}) => {
  const contract = await createFlatContract(apiFor, 'Month end', { flatTripRate: RATE });
  const [billed, unbilled] = await createDelivered(apiFor, testData, contract.name, 2);
  const [number, billedNumber] = [unbilled?.number ?? '', billed?.number ?? ''];
  const invoice = await billOrder(apiFor, billed?.id ?? '');
  // The second of May.
  await portal.restartAfter(4 * DAY);

  const page = await openAs('dispatcher');
  const runId = await postAccruals(page, number);
  const dispatcher = await apiFor('dispatcher');
  const listed = await unwrap(
    dispatcher.get<PageOf<AccrualRow>>(`/accruals?runId=${runId}&side=payee&search=${billedNumber}`),
  );
  expect(listed.items.filter(({ partner }) => partner.name === PAYER)).toEqual([]);
  await lockMonth(page);
  await recordPayment(page, invoice.id ?? '');

  await page.goto('/journal');
  for (const scope of ['Of a month', 'All up to a date'] as const) {
    await expect(await exportPostings(page, scope)).toHaveCount(0);
  }
  await exportPostings(page, 'All up to a date');
  await expectNotice(page, 'There’s nothing to export: earlier runs have all postings of this period');

  const [ofMonth = [], since = []] = await readJournals(dispatcher);
  const all = [...ofMonth, ...since];
  expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
  const accrued = all.flatMap(({ kind, day, entries }) =>
    entries
      .filter((entry) => entry.reference === number && entry.partner === PAYER && entry.role === 'accruedRevenue')
      .map(({ side, amount }) => [kind, day, side, amount]),
  );
  expect(accrued).toEqual([
    ['accrual', MONTH_END, 'debit', RATE],
    ['accrualReversal', NEXT_MONTH, 'credit', RATE],
  ]);
  expect(ofMonth.filter(({ kind, document }) => kind === 'invoice' && document === invoice.number)).toHaveLength(1);
  const paid = since.filter(({ entries }) => entries.some(({ reference }) => reference === invoice.number));
  expect(paid.map(({ kind, day }) => [kind, day])).toEqual([['payment', NEXT_MONTH]]);
});
