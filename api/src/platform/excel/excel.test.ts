import fc from 'fast-check';
import type { Sheet } from './columns.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import { MAX_CELL_TEXT } from './cell-text.rules.ts';
import { readPart, buildTextSheet, buildWorkbook, renderSheets, buildZip } from './testing/files.ts';
import { createWorkbookParts } from './workbook-xml.rules.ts';

const LIMITS = { rows: 100, columns: 30 };
async function readRows(file: Buffer, limits = LIMITS): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(file, limits)) rows.push(row);
  return rows;
}
const readCells = async (file: Buffer) => (await readRows(file)).map(({ cells }) => cells);

/** Cells can't contain all characters. */
const toCellText = (text: string) =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

test('reads back exactly what was written', async () => {
  const specialText = fc.constantFrom(
    '=1+1',
    '+1',
    '-1',
    '@a',
    '_x000D_',
    '__x0041_',
    '<a & "b">',
    ']]>',
    'a\r\nb',
    ' spaced ',
    '\u202Ea',
    '😀',
    '{}',
    '&amp;',
    '\u0000\u001Bx',
  );
  const cell = fc
    .oneof(specialText, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    .map((text) => text.replace(/[\ud800-\udfff]/g, ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
      async (rows) => {
        const texts = rows.map((row) => row.map(toCellText).map((text) => (text.trim() === '' ? '' : text)));
        const trimmed = texts
          .map((row) => row.slice(0, row.findLastIndex((text) => text !== '') + 1))
          .filter((row) => row.length > 0);
        expect(await readCells(await buildTextSheet([['a', 'b', 'c'], ...rows]))).toEqual([
          ['a', 'b', 'c'],
          ...trimmed,
        ]);
      },
    ),
    { numRuns: 15 },
  );
});

const ALL_TYPES_SHEET: Sheet = {
  name: 'Bills: [May/June]',
  timeZone: 'Asia/Colombo',
  columns: [
    { title: 'Number', type: 'text', width: 30 },
    { title: 'Pieces', type: 'integer' },
    { title: 'Cost', type: 'decimal' },
    { title: 'km', type: 'decimal', decimals: 3 },
    { title: 'At', type: 'dateTime' },
    { title: 'Paid', type: 'boolean' },
  ],
  rows: [
    ['=cmd|x', 12, '1234567890123.45', '0.125', Date.UTC(2026, 10, 20, 8) / 1_000, true],
    [null, undefined, '', 'none', null, false],
  ],
};

test('writes cells by the type of their column, with local times, and texts never as formulas', async () => {
  const file = await renderSheets(
    ALL_TYPES_SHEET,
    { name: 'Bills: [May/June]', columns: [], rows: [] },
    { name: '', columns: [], rows: [] },
  );
  const xml = await readPart(file, 'xl/worksheets/sheet1.xml');
  expect(xml).not.toContain('<f');
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(xml).toContain('<col min="1" max="1" width="30" style="2" customWidth="1"/>');
  expect(xml).toContain(
    '<c r="A2" s="2" t="inlineStr"><is><t>=cmd|x</t></is></c>' +
      '<c r="B2" s="4"><v>12</v></c><c r="C2" s="6"><v>1234567890123.45</v></c>',
  );
  expect(xml).toContain(
    `<c r="D2" s="7"><v>0.125</v></c><c r="E2" s="3"><v>${46_346 + 13.5 / 24}</v></c><c r="F2" s="0" t="b"><v>1</v></c></row>`,
  );
  expect(xml).toContain('<row r="3"><c r="F3" s="0" t="b"><v>0</v></c></row>');
  expect([...(await readPart(file, 'xl/workbook.xml')).matchAll(/name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Bills   May June',
    'Bills   May June 2',
    'Sheet',
  ]);
});

test('preserves the spaces around a text', async () => {
  const columns = [{ title: 'Note', type: 'text' as const }];
  const file = await renderSheets({ name: 'Notes', columns, rows: [[' late '], ['late']] });
  const xml = await readPart(file, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('<t xml:space="preserve"> late </t>');
  expect(xml).toContain('<t>late</t>');
});

test('fails with the error of the rows, and releases them', async () => {
  let isReleased = false;
  async function* rows() {
    try {
      yield [['a']];
      throw new Error('no more');
    } finally {
      isReleased = true;
    }
  }
  await expect(renderSheets({ name: 'x', columns: [{ title: 'a', type: 'text' }], rows: rows() })).rejects.toThrow(
    'no more',
  );
  expect(isReleased).toBe(true);
});

test('reads files of other programs: shared and rich texts, prefixes, gaps, empty rows, sheets in another order', async () => {
  const sharedStrings =
    '<x:sst xmlns:x="m"><x:si><x:t>Name</x:t></x:si><x:si><x:r><x:t>ri</x:t></x:r>' +
    '<x:r><x:t>ch_x000D_</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>';
  const rels =
    createWorkbookParts(['a', 'b'])
      ['xl/_rels/workbook.xml.rels']?.replace('styles.xml', 'texts.xml')
      .replace('/styles"', '/sharedStrings"') ?? '';
  const workbook =
    '<workbook xmlns:r="r"><sheets><sheet name="b" sheetId="2" r:id="rId2"/>' +
    '<sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>';
  const sheet = `<x:worksheet xmlns:x="m"><x:sheetData>
    <x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row><x:row r="4"/><x:row r="7">
    <x:c r="A7"><x:v>0.30000000000000004</x:v></x:c><x:c r="C7" t="b"><x:v>1</x:v></x:c><x:c r="ZZ7" s="1"/>
    </x:row></x:sheetData></x:worksheet>`;
  const file = await buildZip({
    ...createWorkbookParts(['a', 'b']),
    'xl/_rels/workbook.xml.rels': rels,
    'xl/workbook.xml': workbook,
    'xl/texts.xml': sharedStrings,
    'xl/worksheets/sheet1.xml': '<no/>',
    'xl/worksheets/sheet2.xml': sheet,
  });
  expect(await readRows(file)).toEqual([
    { row: 1, cells: ['Name', 'rich\r'] },
    { row: 7, cells: ['0.3', '', 'TRUE'] },
  ]);
});

const cellXml = (reference: string, inner = '<is><t>x</t></is>') => `<c r="${reference}" t="inlineStr">${inner}</c>`;
const repeat = (count: number, create: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => create(i)).join('');
const replaceInFile = (file: Buffer, from: string, to: string) =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
const MACRO_TYPES =
  createWorkbookParts(['x'])['[Content_Types].xml']?.replace(
    'openxmlformats-officedocument.spreadsheetml.sheet.main',
    'ms-excel.sheet.macroEnabled.main',
  ) ?? '';
const withDeclaredSize = (size: number) => async () => {
  const file = await buildWorkbook(cellXml('A1').repeat(500));
  const [local, central] = [
    file.indexOf('xl/worksheets/sheet1.xml') - 30,
    file.lastIndexOf('xl/worksheets/sheet1.xml') - 46,
  ];
  file.writeUInt32LE(size, local + 22);
  file.writeUInt32LE(size, central + 24);
  return file;
};
const withEncryptedEntry = async () => {
  const file = await buildWorkbook('');
  const central = file.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
  file.writeUInt16LE(file.readUInt16LE(central + 8) | 1, central + 8);
  return file;
};
const SHARED_STRINGS_RELATION = {
  'xl/_rels/workbook.xml.rels':
    createWorkbookParts(['x'])
      ['xl/_rels/workbook.xml.rels']?.replace('styles.xml', 'texts.xml')
      .replace('/styles"', '/sharedStrings"') ?? '',
};
const DTD = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

const REJECTED_FILES: [name: string, code: string, file: () => Promise<Buffer> | Buffer][] = [
  ['an empty file', 'fileFormat', () => Buffer.alloc(0)],
  ['a PDF', 'fileFormat', () => Buffer.from('%PDF-1.7\n')],
  ['a CSV file', 'fileFormat', () => Buffer.from('Name,Code\nBox,B1\n')],
  [
    'a document of another program',
    'fileFormat',
    () => buildZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
  ],
  ['another zip file', 'fileFormat', () => buildZip({ 'a.txt': 'a' })],
  [
    'an old or protected workbook',
    'fileEncrypted',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  ],
  ['a protected part', 'fileEncrypted', withEncryptedEntry],
  ['a truncated file', 'fileDamaged', async () => (await buildWorkbook(cellXml('A1').repeat(900))).subarray(0, 700)],
  ['a broken part', 'fileDamaged', async () => (await buildWorkbook('')).fill(7, 60, 120)],
  [
    'path traversal',
    'fileDamaged',
    async () => replaceInFile(await buildWorkbook('', { 'aa/evil.xml': 'x' }), 'aa/evil', '../evil'),
  ],
  ['a part with a declared size that is too small', 'fileDamaged', withDeclaredSize(10)],
  ['a part with a huge declared size', 'fileTooMuch', withDeclaredSize(0x7fffffff)],
  [
    'a zip bomb',
    'fileTooMuch',
    async () => buildWorkbook(`<row r="1">${cellXml('A1', `<is><t>${' '.repeat(26_000_000)}</t></is>`)}</row>`),
  ],
  [
    'too many shared strings',
    'fileTooMuch',
    async () =>
      buildWorkbook('', { 'xl/texts.xml': `<sst>${'<si/>'.repeat(210_000)}</sst>`, ...SHARED_STRINGS_RELATION }),
  ],
  [
    'one long text in many cells',
    'fileTooMuch',
    async () =>
      buildWorkbook(
        repeat(90, (i) => `<row r="${i + 1}">${repeat(20, () => '<c t="s"><v>0</v></c>')}</row>`),
        { 'xl/texts.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`, ...SHARED_STRINGS_RELATION },
      ),
  ],
  [
    'a text longer than a cell allows',
    'fileTooMuch',
    () => buildWorkbook(`<row r="1">${cellXml('A1', `<is><t>${'x'.repeat(MAX_CELL_TEXT + 1)}</t></is>`)}</row>`),
  ],
  [
    'too many parts',
    'fileTooMuch',
    () => buildZip(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`xl/${i}.xml`, '']))),
  ],
  [
    'a duplicate part',
    'fileDamaged',
    async () =>
      replaceInFile(await buildWorkbook('', { 'xl/workbook.xmk': '<x/>' }), 'xl/workbook.xmk', 'xl/workbook.xml'),
  ],
  ['deep nesting', 'fileDamaged', () => buildWorkbook('<a>'.repeat(100_000))],
  ['macros by their part', 'fileMacros', () => buildWorkbook('', { 'xl/vbaProject.bin': 'x' })],
  ['macros by their type', 'fileMacros', () => buildWorkbook('', { '[Content_Types].xml': MACRO_TYPES })],
  ['links to other files', 'fileLinks', () => buildWorkbook('', { 'xl/externalLinks/externalLink1.xml': '<x/>' })],
  [
    'an external sheet',
    'fileLinks',
    () =>
      buildWorkbook('', {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="http://localhost/" TargetMode="External"/></Relationships>',
      }),
  ],
  ['embedded files', 'fileEmbeds', () => buildWorkbook('', { 'xl/embeddings/oleObject1.bin': 'x' })],
  [
    'a document type',
    'fileDamaged',
    () => buildWorkbook('', { 'xl/worksheets/sheet1.xml': `${DTD}<worksheet>&e;</worksheet>` }),
  ],
  ['an undefined entity', 'fileDamaged', () => buildWorkbook(`<row>${cellXml('A1', '<is><t>&e;</t></is>')}</row>`)],
  [
    'invalid UTF-8',
    'fileDamaged',
    () => buildWorkbook('', { 'xl/worksheets/sheet1.xml': Buffer.from([0x3c, 0xff, 0xfe]) }),
  ],
  ['no sheet', 'noSheet', () => buildWorkbook('', { 'xl/workbook.xml': '<workbook/>' })],
  ['a missing sheet part', 'noSheet', () => buildZip(createWorkbookParts(['x']))],
  [
    'a formula',
    'formula',
    () => buildWorkbook(`<row r="3">${cellXml('B3', '<f>WEBSERVICE("http://a")</f><v>1</v>')}</row>`),
  ],
  ['rows in descending order', 'fileDamaged', () => buildWorkbook('<row r="3"/><row r="2"/>')],
  [
    'one row too many',
    'tooManyRows',
    () => buildWorkbook(repeat(102, (i) => `<row r="${i + 1}">${cellXml(`A${i + 1}`)}</row>`)),
  ],
  ['200 columns', 'tooManyColumns', () => buildTextSheet([Array.from({ length: 200 }, (_, i) => `c${i}`)])],
];

test.each(REJECTED_FILES)('rejects %s with %s', async (_name, code, file) => {
  const content = await file();
  const startedAt = performance.now();
  await expect(readRows(content)).rejects.toMatchObject({ code });
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});

test('reads the maximum number of rows', async () => {
  expect(await readRows(await buildTextSheet(Array.from({ length: 101 }, (_, i) => [`r${i}`])))).toHaveLength(101);
});
