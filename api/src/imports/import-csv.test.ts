import { readSheet, type SheetRow } from '../platform/excel/read-sheet.ts';
import { readPart } from '../platform/excel/testing/files.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { openImportOffice, type RowCells } from './testing/import-office.fixtures.ts';

const portal = testApp();

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** A CSV file as Excel saves it in countries with a decimal comma. */
function toCsv(rows: readonly RowCells[], separator = ';') {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  return lines.map((cells) => cells.map(quote).join(separator)).join('\r\n');
}

test('imports a CSV with ten kinds of error, and offers its failed rows with the reasons', async () => {
  const { planner, row, post, listRows, organizationId, build } = await openImportOffice(portal);
  await build.order({ organizationId, reference: 'PO 9' });
  const valid = { ...row, Reference: 'PO 1' };
  const rows: RowCells[] = [
    valid,
    { ...valid, Reference: '=1+1', Partner: 'Nobody' },
    { ...valid, 'Order type': '' },
    { ...valid, 'Pickup from': '21.11.2026' },
    { ...valid, Flexible: 'maybe' },
    { ...valid, 'Loading duration': '90 min' },
    { ...valid, Cargo: 'Tea' },
    { ...valid, 'Pack numbers': 'P1;P2' },
    { ...valid, 'Cutoff option': 'late' },
    { ...valid, 'Pickup to': '2026-11-21 07:00' },
    { ...valid, Reference: 'x'.repeat(51) },
    { ...valid, Reference: 'po 1' },
    {
      ...valid,
      Reference: 'PO 9',
      Stops: 'Port',
      'Pickup from': '46347.333333333336',
      'Loading duration': '0.0520833333',
    },
  ];
  const file = Buffer.from(toCsv(rows));
  const check = (await post('orders', file, '?dryRun=true')).json();
  const summarize = (list: { row: number; column: string; code: string }[]) =>
    list.map(({ row: number, column, code }) => [number, column, code]);
  expect(check).toMatchObject({ total: 13, valid: 3, problemCount: 10 });
  expect(summarize(check.problems)).toEqual([
    [3, 'Partner', 'notFound'],
    [4, 'Order type', 'required'],
    [5, 'Pickup from', 'date'],
    [6, 'Flexible', 'flag'],
    [7, 'Loading duration', 'duration'],
    [8, 'Cargo', 'cargoItem'],
    [9, 'Pack numbers', 'packNumbers'],
    [10, 'Cutoff option', 'option'],
    [11, 'Pickup to', 'beforePickupFrom'],
    [12, 'Reference', 'max'],
  ]);
  expect(summarize(check.warnings)).toEqual([
    [13, 'Reference', 'repeatedReference'],
    [14, 'Reference', 'existingReference'],
    [14, 'Stops', 'oneStop'],
  ]);

  const { id } = (await post('orders', file)).json();
  await portal.app.jobs.runDue();
  const created = (await listRows('orders', id, '&state=created')).map((item) => [item.row, item.record?.name]);
  expect(created).toEqual([
    [2, 'O-000002'],
    [13, 'O-000003'],
    [14, 'O-000004'],
  ]);
  const [, , byExcelDate] = await listRows('orders', id, '&state=created');
  expect((await portal.as(planner).get(`/orders/${byExcelDate?.record?.id}`)).json()).toMatchObject({
    pickupFrom: Date.UTC(2026, 10, 21, 2, 30) / 1_000, // 08:00 in Colombo
    loadingMinutes: 75,
  });

  await portal.db.updateTable('users').set({ language: 'it' }).where('id', '=', planner.id).execute();
  const reply = await portal.as(planner).get(`/orders/import/${id}/failed-rows`);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="orders-failed-rows.xlsx"');
  expect(await readPart(reply.rawPayload, 'xl/worksheets/sheet1.xml')).not.toContain('<f');
  const failed: SheetRow[] = [];
  for await (const failedRow of readSheet(reply.rawPayload, { rows: 20, columns: 60 })) failed.push(failedRow);
  expect([failed[0]?.cells.at(-1), failed.length]).toEqual(['Problem', 11]);
  expect([failed[1]?.cells[0], failed[1]?.cells.at(-1)]).toEqual(['=1+1', 'Partner: Non trovato: Nobody']);
  expect(failed[3]?.cells.at(-1)).toBe('Pickup from: Data non valida. Scrivi YYYY-MM-DD HH:mm');
  expect((await post('orders', reply.rawPayload, '?dryRun=true')).json()).toMatchObject({ total: 10, valid: 0 });
});

test.each([
  ['commas', ',', (text: string) => Buffer.from(text)],
  ['tabs in UTF-16', '\t', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['semicolons in Windows-1252', ';', (text: string) => Buffer.from(text, 'latin1')],
  ['semicolons after a byte order mark', ';', (text: string) => Buffer.from(`\uFEFF${text}`)],
])('reads %s', async (_name, separator, encode) => {
  const { row, post, planner, listRows } = await openImportOffice(portal);
  const file = encode(
    toCsv([{ ...row, Reference: 'Café "1"', Description: 'two\nlines', Services: 'Lift,1.5' }], separator),
  );
  const { id } = (await post('orders', file)).json();
  await portal.app.jobs.runDue();
  const [created] = await listRows('orders', id);
  expect((await portal.as(planner).get(`/orders/${created?.record?.id}`)).json()).toMatchObject({
    reference: 'Café "1"',
    description: 'two\nlines',
    services: [{ name: 'Lift', quantity: '1.5' }],
  });
});

test.each([
  ['an unfinished quotation', 'csvDamaged', 'Order type,Partner,Contract,Operation\n"a,b'],
  ['no known headings', 'missingColumns', 'Just a text'],
  ['nothing', 'noRows', ''],
])('rejects a text with %s', async (_name, code, text) => {
  const { post } = await openImportOffice(portal);
  const reply = await post('orders', Buffer.from(text), '?dryRun=true');
  expect([reply.statusCode, reply.json().fields?.file?.code]).toEqual([422, code]);
});

test('hides the failed rows from other organizations', async () => {
  const { row, post } = await openImportOffice(portal);
  const other = await openImportOffice(portal);
  const { id } = (await post('orders', Buffer.from(toCsv([{ ...row, Partner: 'Nobody' }])))).json();
  expect((await portal.as(other.planner).get(`/orders/import/${id}/failed-rows`)).statusCode).toBe(404);
});
