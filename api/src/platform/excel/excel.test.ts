import fc from 'fast-check';
import type { Sheet } from './columns.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import { MAX_CELL_TEXT } from './text.rules.ts';
import { partOf, sheetOf, workbookOf, written, zipOf } from './testing/files.ts';
import { partsOf } from './workbook.rules.ts';

const BOUNDS = { rows: 100, columns: 30 };
async function rowsOf(file: Buffer, bounds = BOUNDS): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(file, bounds)) rows.push(row);
  return rows;
}
const cellsOf = async (file: Buffer) => (await rowsOf(file)).map(({ cells }) => cells);

/** What is left of a text that a cell holds. */
const kept = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

test('what is written is read back to the letter, whatever it is', async () => {
  const odd = fc.constantFrom(
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
    .oneof(odd, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    .map((text) => text.replace(/[\ud800-\udfff]/g, ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
      async (rows) => {
        const texts = rows.map((row) => row.map(kept).map((text) => (text.trim() === '' ? '' : text)));
        const trimmed = texts
          .map((row) => row.slice(0, row.findLastIndex((text) => text !== '') + 1))
          .filter((row) => row.length > 0);
        expect(await cellsOf(await sheetOf([['a', 'b', 'c'], ...rows]))).toEqual([['a', 'b', 'c'], ...trimmed]);
      },
    ),
    { numRuns: 15 },
  );
});

const EVERY_KIND: Sheet = {
  name: 'Bills: [May/June]',
  timeZone: 'Asia/Colombo',
  columns: [
    { title: 'Number', type: 'text', width: 30 },
    { title: 'Pieces', type: 'integer' },
    { title: 'Cost', type: 'decimal' },
    { title: 'km', type: 'decimal', places: 3 },
    { title: 'At', type: 'dateTime' },
    { title: 'Paid', type: 'boolean' },
  ],
  rows: [
    ['=cmd|x', 12, '1234567890123.45', '0.125', Date.UTC(2026, 10, 20, 8) / 1_000, true],
    [null, undefined, '', 'none', null, false],
  ],
};

test('cells are what their columns are: numbers, moments on the clock of the zone, yes and no, and texts that no program takes for formulas', async () => {
  const file = await written(
    EVERY_KIND,
    { name: 'Bills: [May/June]', columns: [], rows: [] },
    { name: '', columns: [], rows: [] },
  );
  const xml = await partOf(file, 'xl/worksheets/sheet1.xml');
  expect(xml).not.toContain('<f');
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(xml).toContain('<col min="1" max="1" width="30" style="2" customWidth="1"/>');
  expect(xml).toContain(
    '<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=cmd|x</t></is></c><c r="B2" s="4"><v>12</v></c><c r="C2" s="6"><v>1234567890123.45</v></c>',
  );
  expect(xml).toContain(
    `<c r="D2" s="7"><v>0.125</v></c><c r="E2" s="3"><v>${46_346 + 13.5 / 24}</v></c><c r="F2" s="0" t="b"><v>1</v></c></row>`,
  );
  expect(xml).toContain('<row r="3"><c r="F3" s="0" t="b"><v>0</v></c></row>');
  expect([...(await partOf(file, 'xl/workbook.xml')).matchAll(/name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Bills   May June',
    'Bills   May June 2',
    'Sheet',
  ]);
});

test('a sheet whose rows fail says why, and the rows are given back', async () => {
  let isGivenBack = false;
  async function* rows() {
    try {
      yield ['a'];
      throw new Error('no more');
    } finally {
      isGivenBack = true;
    }
  }
  await expect(written({ name: 'x', columns: [{ title: 'a', type: 'text' }], rows: rows() })).rejects.toThrow(
    'no more',
  );
  expect(isGivenBack).toBe(true);
});

test('as other programs write it: shared and rich texts, prefixes, numbers, gaps, empty rows, sheets in another order', async () => {
  const shared =
    '<x:sst xmlns:x="m"><x:si><x:t>Name</x:t></x:si><x:si><x:r><x:t>ri</x:t></x:r><x:r><x:t>ch_x000D_</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>';
  const rels =
    partsOf(['a', 'b'])
      ['xl/_rels/workbook.xml.rels']?.replace('styles.xml', 'texts.xml')
      .replace('/styles"', '/sharedStrings"') ?? '';
  const book =
    '<workbook xmlns:r="r"><sheets><sheet name="b" sheetId="2" r:id="rId2"/><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>';
  const sheet = `<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row><x:row r="4"/><x:row r="7">
    <x:c r="A7"><x:v>0.30000000000000004</x:v></x:c><x:c r="C7" t="b"><x:v>1</x:v></x:c><x:c r="ZZ7" s="1"/></x:row></x:sheetData></x:worksheet>`;
  const file = await zipOf({
    ...partsOf(['a', 'b']),
    'xl/_rels/workbook.xml.rels': rels,
    'xl/workbook.xml': book,
    'xl/texts.xml': shared,
    'xl/worksheets/sheet1.xml': '<no/>',
    'xl/worksheets/sheet2.xml': sheet,
  });
  expect(await rowsOf(file)).toEqual([
    { row: 1, cells: ['Name', 'rich\r'] },
    { row: 7, cells: ['0.3', '', 'TRUE'] },
  ]);
});

const cell = (reference: string, inner = '<is><t>x</t></is>') => `<c r="${reference}" t="inlineStr">${inner}</c>`;
const many = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join('');
const replaced = (file: Buffer, from: string, to: string) =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
const MACRO_TYPES =
  partsOf(['x'])['[Content_Types].xml']?.replace(
    'openxmlformats-officedocument.spreadsheetml.sheet.main',
    'ms-excel.sheet.macroEnabled.main',
  ) ?? '';
const declared = (size: number) => async () => {
  const file = await workbookOf(cell('A1').repeat(500));
  const [local, central] = [
    file.indexOf('xl/worksheets/sheet1.xml') - 30,
    file.lastIndexOf('xl/worksheets/sheet1.xml') - 46,
  ];
  file.writeUInt32LE(size, local + 22);
  file.writeUInt32LE(size, central + 24);
  return file;
};
const encryptedEntry = async () => {
  const file = await workbookOf('');
  const central = file.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
  file.writeUInt16LE(file.readUInt16LE(central + 8) | 1, central + 8);
  return file;
};
const SHARED = {
  'xl/_rels/workbook.xml.rels':
    partsOf(['x'])
      ['xl/_rels/workbook.xml.rels']?.replace('styles.xml', 'texts.xml')
      .replace('/styles"', '/sharedStrings"') ?? '',
};
const DTD = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

const HOSTILE: [what: string, code: string, file: () => Promise<Buffer> | Buffer][] = [
  ['nothing', 'fileFormat', () => Buffer.alloc(0)],
  ['a PDF', 'fileFormat', () => Buffer.from('%PDF-1.7\n')],
  ['texts with commas', 'fileFormat', () => Buffer.from('Name,Code\nBox,B1\n')],
  [
    'a document of another program',
    'fileFormat',
    () => zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
  ],
  ['a zip of something', 'fileFormat', () => zipOf({ 'a.txt': 'a' })],
  [
    'an old or protected workbook',
    'fileEncrypted',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  ],
  ['a protected part', 'fileEncrypted', encryptedEntry],
  ['half a file', 'fileDamaged', async () => (await workbookOf(cell('A1').repeat(900))).subarray(0, 700)],
  ['a broken part', 'fileDamaged', async () => (await workbookOf('')).fill(7, 60, 120)],
  [
    'paths that lead out',
    'fileDamaged',
    async () => replaced(await workbookOf('', { 'aa/evil.xml': 'x' }), 'aa/evil', '../evil'),
  ],
  ['a part that says it is small', 'fileDamaged', declared(10)],
  ['a part that says it is huge', 'fileTooMuch', declared(0x7fffffff)],
  [
    'a bomb',
    'fileTooMuch',
    async () => workbookOf(`<row r="1">${cell('A1', `<is><t>${' '.repeat(26_000_000)}</t></is>`)}</row>`),
  ],
  [
    'a bomb of shared texts',
    'fileTooMuch',
    async () => workbookOf('', { 'xl/texts.xml': `<sst>${'<si/>'.repeat(210_000)}</sst>`, ...SHARED }),
  ],
  [
    'one text in very many cells',
    'fileTooMuch',
    async () =>
      workbookOf(
        many(90, (i) => `<row r="${i + 1}">${many(20, () => '<c t="s"><v>0</v></c>')}</row>`),
        { 'xl/texts.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`, ...SHARED },
      ),
  ],
  [
    'a text that no cell holds',
    'fileTooMuch',
    () => workbookOf(`<row r="1">${cell('A1', `<is><t>${'x'.repeat(MAX_CELL_TEXT + 1)}</t></is>`)}</row>`),
  ],
  [
    'very many parts',
    'fileTooMuch',
    () => zipOf(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`xl/${i}.xml`, '']))),
  ],
  [
    'one part twice',
    'fileDamaged',
    async () => replaced(await workbookOf('', { 'xl/workbook.xmk': '<x/>' }), 'xl/workbook.xmk', 'xl/workbook.xml'),
  ],
  ['depth without end', 'fileDamaged', () => workbookOf('<a>'.repeat(100_000))],
  ['macros by their part', 'fileMacros', () => workbookOf('', { 'xl/vbaProject.bin': 'x' })],
  ['macros by their type', 'fileMacros', () => workbookOf('', { '[Content_Types].xml': MACRO_TYPES })],
  ['links to other files', 'fileLinks', () => workbookOf('', { 'xl/externalLinks/externalLink1.xml': '<x/>' })],
  [
    'a sheet elsewhere',
    'fileLinks',
    () =>
      workbookOf('', {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="http://localhost/" TargetMode="External"/></Relationships>',
      }),
  ],
  ['other files in it', 'fileEmbeds', () => workbookOf('', { 'xl/embeddings/oleObject1.bin': 'x' })],
  [
    'a document type',
    'fileDamaged',
    () => workbookOf('', { 'xl/worksheets/sheet1.xml': `${DTD}<worksheet>&e;</worksheet>` }),
  ],
  ['an entity of nobody', 'fileDamaged', () => workbookOf(`<row>${cell('A1', '<is><t>&e;</t></is>')}</row>`)],
  [
    'bytes that are no text',
    'fileDamaged',
    () => workbookOf('', { 'xl/worksheets/sheet1.xml': Buffer.from([0x3c, 0xff, 0xfe]) }),
  ],
  ['no sheet', 'noSheet', () => workbookOf('', { 'xl/workbook.xml': '<workbook/>' })],
  ['a sheet that is not there', 'noSheet', () => zipOf(partsOf(['x']))],
  ['a formula', 'formula', () => workbookOf(`<row r="3">${cell('B3', '<f>WEBSERVICE("http://a")</f><v>1</v>')}</row>`)],
  ['rows that go backwards', 'fileDamaged', () => workbookOf('<row r="3"/><row r="2"/>')],
  ['a row too many', 'tooManyRows', () => workbookOf(many(102, (i) => `<row r="${i + 1}">${cell(`A${i + 1}`)}</row>`))],
  ['200 columns', 'tooManyColumns', () => sheetOf([Array.from({ length: 200 }, (_, i) => `c${i}`)])],
];

test.each(HOSTILE)('%s is refused as %s', async (_what, code, file) => {
  const content = await file();
  const started = performance.now();
  await expect(rowsOf(content)).rejects.toMatchObject({ code });
  expect(performance.now() - started).toBeLessThan(1_500);
});

test('as many rows as are allowed are read', async () => {
  expect(await rowsOf(await sheetOf(Array.from({ length: 101 }, (_, i) => [`r${i}`])))).toHaveLength(101);
});
