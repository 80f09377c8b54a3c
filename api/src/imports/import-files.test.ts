import { readSheet, type SheetRow } from '../platform/excel/read-sheet.ts';
import { readPart, buildTextSheet, buildWorkbook } from '../platform/excel/testing/files.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { IMPORTERS } from './importers.ts';
import { createSender, openImportOffice } from './testing/import-office.fixtures.ts';

const portal = testApp();

test.each([
  ['a PDF', 'fileFormat', 'File has invalid format. Only XLSX, CSV supported', () => Buffer.from('%PDF-1.7\n')],
  ['50 MB', 'fileTooLarge', 'Max file size. Max 5 Mb', () => Buffer.alloc(50 * 1024 * 1024)],
  [
    'a formula',
    'formula',
    'B2 contains a formula. Paste its value instead',
    () => buildWorkbook('<row r="2"><c r="B2"><f>1+1</f><v>2</v></c></row>'),
  ],
  ['no rows', 'noRows', 'The file has no rows', () => buildWorkbook('')],
  [
    'headings only',
    'noRows',
    'The file has no rows',
    () => buildTextSheet([['Order type', 'Partner', 'Contract', 'Operation']]),
  ],
  [
    'a missing heading',
    'missingColumns',
    'Missing columns: Contract, Operation',
    () => buildTextSheet([['Order type', 'Partner', 'contract'], ['a']]),
  ],
  [
    'an unknown heading',
    'unknownColumns',
    'Unknown columns: Price',
    () => buildTextSheet([['Order type', 'Partner', 'Contract', 'Operation', 'Price'], ['a']]),
  ],
  [
    'a repeated heading',
    'doubledColumns',
    'Duplicate columns: Partner',
    () => buildTextSheet([['Order type', 'Partner', 'Contract', 'Operation', 'Partner'], ['a']]),
  ],
  [
    '200 columns',
    'tooManyColumns',
    'More than 60 columns',
    () => buildTextSheet([Array.from({ length: 200 }, (_, i) => `c${i}`)]),
  ],
  [
    'too many rows',
    'tooManyRows',
    'More than 5000 rows',
    () =>
      buildTextSheet([
        ['Order type', 'Partner', 'Contract', 'Operation'],
        ...Array.from({ length: 5_001 }, () => ['a', 'b', 'c', 'd']),
      ]),
  ],
])('rejects a file with %s', async (_description, code, message, file) => {
  const { post } = createSender(portal, (await openImportOffice(portal)).planner);
  for (const query of ['?dryRun=true', '']) {
    const reply = await post('orders', await file(), query);
    expect([reply.statusCode, reply.json().message, reply.json().fields.file.code]).toEqual([422, message, code]);
  }
});

test.each([
  ['it', 'Colonne mancanti: Contract, Operation'],
  ['fr', 'Colonnes manquantes : Contract, Operation'],
  ['sp', 'Faltan columnas: Contract, Operation'],
  ['sin', 'නැති තීරු: Contract, Operation'],
] as const)('says in %s why a file is rejected', async (language, message) => {
  const { planner } = await openImportOffice(portal);
  const { post } = createSender(portal, planner);
  await portal.db.updateTable('users').set({ language }).where('id', '=', planner.id).execute();
  const file = await buildTextSheet([
    ['Order type', 'Partner'],
    ['a', 'b'],
  ]);
  const reply = await post('orders', file, '?dryRun=true');
  expect([reply.statusCode, reply.json().fields.file]).toEqual([
    422,
    { code: 'missingColumns', message, params: { columns: 'Contract, Operation' } },
  ]);
});

test("creates a template with every heading, instructions in the user's language and valid examples", async () => {
  const { planner, dryRun } = await openImportOffice(portal);
  await portal.db.updateTable('users').set({ language: 'fr' }).where('id', '=', planner.id).execute();
  for (const path of ['orders', 'cargos', 'locations'] as const) {
    const reply = await portal.as(planner).get(`/${path}/import/template`);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      `attachment; filename="${path}-import.xlsx"`,
    ]);
    const rows: SheetRow[] = [];
    for await (const row of readSheet(reply.rawPayload, { rows: 10, columns: 60 })) rows.push(row);
    expect(rows).toHaveLength(1);
    const { columns } = Object.values(IMPORTERS).find((importer) => importer.path === path) ?? { columns: [] };
    const instructions = await readPart(reply.rawPayload, 'xl/worksheets/sheet2.xml');
    expect(
      [
        'Colonne',
        'Obligatoire',
        'Que saisir',
        'Exemple',
        'Un nom exactement comme dans le portail, majuscules comprises.',
      ].filter((text) => !instructions.includes(text)),
    ).toEqual([]);
    expect(rows[0]?.cells).toEqual(columns.map(({ title }) => title));
    const { problems } = await dryRun(path, [
      Object.fromEntries(columns.map(({ title, example }) => [title, example])),
    ]);
    expect(
      problems.filter(({ code }) => code !== 'notFound').map(({ column, message }) => `${column}: ${message}`),
    ).toEqual([]);
  }
});
