import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ImportPage, ImportRowPage } from 'shared-contracts/imports';
import { readSheet } from '../../api/src/platform/excel/read-sheet.ts';
import { unwrap } from '../support/api.ts';
import { dayFromNow } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

type Cells = Record<string, string>;

const day = dayFromNow(2).split('.').toReversed().join('-');
const VALID: Cells = {
  Reference: '',
  'Order type': 'Export',
  Partner: 'Serendib Freight Lines',
  Contract: 'Island linehaul',
  Operation: 'Tea export',
  Flexible: 'yes',
  'Pickup from': `${day} 08:00`,
  'Pickup to': `${day} 10:00`,
  'Delivery from': `${day} 14:00`,
  'Delivery to': `${day} 18:00`,
  'Cutoff option': 'none',
  'Loading duration': '00:30',
  Cargo: 'Black tea, paper sack,60',
  'Pack numbers': 'P1',
  Stops: 'Hatton tea factory;Port of Colombo, export gate',
};
/** The wrong cell of each row, and the error that names the form it should have. */
const ERRORS: [column: string, text: string, message: string][] = [
  ['Partner', 'Nobody', 'Partner not found: Nobody'],
  ['Order type', '', 'Field is required'],
  ['Pickup from', '24.12.2026', 'Invalid date. Write YYYY-MM-DD HH:mm'],
  ['Flexible', 'maybe', 'Write yes or no'],
  ['Loading duration', '90 min', 'Write the duration as HH:mm'],
  ['Cargo', 'Black tea', 'Write Black tea as name,count'],
  ['Pack numbers', 'P1;P2', 'More pack numbers than cargo'],
  ['Cutoff option', 'late', 'Write one of none, pickup, delivery'],
  ['Pickup to', `${day} 07:00`, 'Pickup to must be at or after pickup from'],
  ['Reference', 'x'.repeat(51), 'Max 50 symbols'],
];
const FIRST_WRONG_ROW = 3;
const withReference = (cells: Cells, i: number): Cells => ({ ...cells, Reference: `CSV-${i}` });

function toCsv(rows: readonly Cells[]): Buffer {
  const headings = Object.keys(rows[0] ?? {});
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  return Buffer.from(lines.map((cells) => cells.map(quote).join(';')).join('\r\n'));
}

const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByRole('dialog', { name: 'Import orders' })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer });

async function downloadFailedRows(page: Page): Promise<Cells[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download failed rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('orders-failed-rows.xlsx');
  const rows: string[][] = [];
  for await (const { cells } of readSheet(await readFile(await download.path()), { rows: 50, columns: 60 }))
    rows.push(cells);
  const [headings = [], ...failed] = rows;
  return failed.map((cells) => Object.fromEntries(headings.map((heading, i) => [heading, cells[i] ?? ''])));
}

test('a CSV with ten kinds of error is imported in part, its failed rows are corrected and imported', async ({
  openAs,
  apiFor,
}) => {
  const wrong = ERRORS.map(([column, text], i) => ({ ...withReference(VALID, i + 1), [column]: text }));
  const page = await openAs('planner');
  await page.goto('/orders?dialog=import');
  await chooseFile(page, 'orders.csv', toCsv([withReference(VALID, 0), ...wrong]));
  await expect(page.getByText('1 of 11 rows can be imported. 10 errors found.')).toBeVisible();
  const errors = page.getByRole('table', { name: 'Errors' }).locator('tbody').getByRole('row');
  await expect(errors).toHaveText(ERRORS.map(([column, , message], i) => `${i + FIRST_WRONG_ROW}${column}${message}`));
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('orders.csv: 1 imported, 10 failed.')).toBeVisible();

  const failed = await downloadFailedRows(page);
  expect(failed.map(({ Problem: problem }) => problem)).toEqual(
    ERRORS.map(([column, , message]) => `${column}: ${message}`),
  );
  const corrected = failed.map((cells, i) => {
    const [column = ''] = ERRORS[i] ?? [];
    return { ...cells, [column]: withReference(VALID, i + 1)[column] ?? '' };
  });
  await page.getByRole('button', { name: 'Import another file' }).click();
  await chooseFile(page, 'corrected.csv', toCsv(corrected));
  await expect(page.getByText('10 rows found, no errors.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 10 rows' }).click();
  await expect(page.getByText('corrected.csv: 10 imported, 0 failed.')).toBeVisible();

  const planner = await apiFor('planner');
  const { items } = await unwrap(planner.get<ImportPage>('/orders/import?limit=1'));
  const rows = await unwrap(planner.get<ImportRowPage>(`/orders/import/${items[0]?.id}/rows?limit=20`));
  const numbers = rows.items.toSorted((a, b) => a.row - b.row).map(({ record }) => record?.name ?? '');
  expect(numbers).toHaveLength(10);
  expect(numbers).toEqual(numbers.toSorted());
  await page.getByRole('link', { name: numbers[0] ?? '' }).click();
  await expect(page.getByRole('main')).toContainText('CSV-1');
});
