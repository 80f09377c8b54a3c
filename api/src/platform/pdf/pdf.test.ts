import fc from 'fast-check';
import sharp from 'sharp';
import { readXml } from '../xml/read-xml.ts';
import { findNodes } from '../xml/xml-node.ts';
import { readPdf } from '../testing/read-pdf.ts';
import type { PdfDocument, PdfQrBill, PdfSection } from './document.ts';
import { toPdfFileName } from './send-pdf.ts';
import { renderLogo } from './logo.ts';
import { toPrintable, splitByScript } from './scripts.rules.ts';
import { formatDate, formatDateTime, formatNumber, formatMoney } from './format.rules.ts';
import { wrapText } from './wrap-text.rules.ts';
import { writePdf } from './write-pdf.ts';

const SINHALA = 'ශ්‍රී ලංකා';
const INJECTION = '<a href="https://evil.example">x</a> (Tj) ET \\) /URI javascript:alert(1)';
const columns = [
  { header: 'Description', width: 4 },
  { header: 'Amount', width: 1, align: 'end' as const },
];
const createRows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ cells: [`Line ${i + 1}`, `${i + 1}.00`] }));
const createDocument = (sections: readonly PdfSection[], overrides: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'en',
  title: 'Bill',
  number: 'B-000007',
  organization: { name: 'Ceylon Tea', logo: null },
  fields: [{ label: 'Partner', value: 'Lanka' }],
  sections,
  footer: 'Issued today',
  createdAt: 1_795_000_000,
  ...overrides,
});
const read = async (...parameters: Parameters<typeof createDocument>) =>
  readPdf(await writePdf(createDocument(...parameters)));

test('puts a QR-bill at the bottom of a page, and on the next if it does not fit below the content', async () => {
  const words = ['paymentPart', 'receipt', 'account', 'reference', 'message', 'payableBy', 'payableByBlank'] as const;
  const others = ['currency', 'amount', 'acceptancePoint', 'separate'] as const;
  const bill = {
    content: 'SPC',
    texts: Object.fromEntries([...words, ...others].map((word) => [word, word])) as PdfQrBill['texts'],
    account: 'CH44 3199 9123 0008 8901 2',
    creditor: ['Schneider', 'Rue du Lac', 'Biel'],
    debtor: ['Pia', 'Grosse Marktgasse 28 '.repeat(4), 'Rorschach'],
    reference: null,
    message: 'Invoice 7',
    currency: 'CHF',
    amount: '1 949.75',
  };
  const pagesOf = async (rows: number, debtor: string[] | null = bill.debtor) =>
    (
      await read([
        { kind: 'table', columns, rows: createRows(rows) },
        { kind: 'qrBill', bill: { ...bill, debtor } },
      ])
    ).pages;
  const [page = [], ...further] = await pagesOf(5);
  expect(further).toEqual([]);
  expect(page).toEqual(expect.arrayContaining(['paymentPart', 'receipt', 'separate', 'Invoice 7', 'Page 1 of 1']));
  expect(page.filter((text) => text === 'Rue du Lac')).toHaveLength(2);
  expect(page).not.toEqual(expect.arrayContaining(['reference']));
  expect((await pagesOf(5, null))[0]).toContain('payableByBlank');
  const later = await read([
    { kind: 'qrBill', bill },
    { kind: 'table', columns, rows: createRows(25) },
  ]);
  expect(later.pages).toHaveLength(2);
  const two = await pagesOf(25);
  expect(two.map((texts) => texts.includes('paymentPart'))).toEqual([false, true]);
});

test('repeats the table head on every page, and numbers pages in the language of the document', async () => {
  const { pages, raw } = await read(
    [{ kind: 'table', columns, rows: [...createRows(100), { kind: 'sum', cells: ['Total', '5,050.00'] }] }],
    { language: 'fr', fields: [{ label: 'Chauffeur', value: 'Former person 0a1b2c3d4e5f' }] },
  );
  expect(pages.length).toBe(3);
  expect(pages[0]?.join(' ')).toContain('Ancienne personne 0a1b2c3d4e5f');
  for (const [i, texts] of pages.entries())
    expect(texts).toEqual(expect.arrayContaining(['Description', 'Amount', 'Issued today', `Page ${i + 1} sur 3`]));
  expect(pages[1]).toContain('Bill · B-000007');
  const allTexts = pages.flat();
  for (const { cells } of createRows(100)) expect(allTexts.filter((text) => text === cells[0])).toHaveLength(1);
  expect(pages.at(-1)).toContain('5,050.00');
  expect(raw).toContain('/Lang (fr)');
});

test('splits a row that is longer than a page', async () => {
  const words = Array.from({ length: 900 }, (_, i) => `w${i}`);
  const { pages } = await read([
    {
      kind: 'table',
      columns: [
        { header: 'Text', width: 1 },
        { header: 'More', width: 3 },
      ],
      rows: [{ cells: [words.join(' '), 'x'] }, { cells: ['after', 'y'] }],
    },
  ]);
  expect(pages.length).toBeGreaterThan(2);
  expect(
    pages
      .flat()
      .join(' ')
      .match(/\bw\d+/g),
  ).toEqual(words);
  expect(pages.at(-1)).toContain('after');
});

test('draws totals, texts and signature lines, with each heading on the page of its content', async () => {
  const { pages } = await read([
    { kind: 'table', columns, rows: createRows(29) },
    { kind: 'heading', text: 'To sign', aside: '20.11.2026' },
    { kind: 'text', text: 'One\nTwo' },
    {
      kind: 'totals',
      lines: [
        { label: 'VAT', value: '2,226.79' },
        { label: 'Grand total', value: '14,597.83 LKR', isGrand: true },
      ],
    },
    { kind: 'signatures', labels: ['Driver', 'Receiver', 'Dispatcher'] },
  ]);
  expect(pages.length).toBe(2);
  expect(pages[0]).not.toContain('To sign');
  for (const text of ['To sign', '20.11.2026', 'One', 'Two', '14,597.83 LKR', 'Driver', 'Receiver', 'Dispatcher'])
    expect(pages[1]).toContain(text);
});

test('prints Sinhala and Latin in their own fonts on one line', async () => {
  const { pages, raw } = await read([{ kind: 'text', text: `Kandy ${SINHALA}` }], { language: 'sin' });
  expect(raw).toMatch(/NotoSansSinhala/);
  expect(pages[0]).toEqual(expect.arrayContaining(['Kandy ', SINHALA]));
  expect(splitByScript(`a ${SINHALA} b`)).toEqual([
    { script: 'latin', text: 'a ' },
    { script: 'sinhala', text: SINHALA },
    { script: 'latin', text: ' b' },
  ]);
});

test('prints user input literally', async () => {
  const { pages, raw } = await read([{ kind: 'text', text: INJECTION }], {
    number: INJECTION,
    organization: { name: INJECTION, logo: null },
    footer: INJECTION,
  });
  expect(pages[0]).toContain(INJECTION);
  expect(raw).not.toMatch(/\/(Annot|Link|JavaScript|Action|OpenAction|AcroForm|Launch|EmbeddedFile)\b/);
  expect(toPrintable('a\u202Eb\u0000c\r\nd\te')).toBe('abc\nd e');
  expect(toPdfFileName('manifest T/..\\1\r\n"x', 1_795_000_000, 'Asia/Colombo')).toBe(
    '2026-11-18 manifest T-..-1-x.pdf',
  );
});

const createImage = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 900, height: 90, channels: 3, background: '#3d56d4' } })
    [format]()
    .toBuffer();
test('prints PNG and JPEG logos, and only the name otherwise', async () => {
  for (const format of ['png', 'jpeg'] as const) {
    const { raw } = await read([], { organization: { name: 'Tea', logo: await createImage(format) } });
    expect(raw).toMatch(/\/Subtype \/Image[\s\S]*\/Width 480/);
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  const truncated = (await createImage('png')).subarray(0, 60);
  for (const logo of [await createImage('webp'), svg, truncated, Buffer.alloc(0), null])
    expect(await renderLogo(logo)).toBeNull();
  expect((await read([], { organization: { name: 'Tea', logo: svg } })).pages[0]).toContain('Tea');
});

test('wraps lines within the width, and loses no letter', () => {
  const measureWidth = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;
  const text = fc
    .array(fc.constantFrom('a', 'bc', ' ', 'ශ්‍රී', '\n', 'long-word', 'කො', 'x'.repeat(30)), { maxLength: 40 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (input, width) => {
      const lines = wrapText(input, width, measureWidth);
      expect(lines.every((line) => measureWidth(line) <= width)).toBe(true);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(input.replaceAll(/\s/g, ''));
    }),
  );
});

test.each([
  [formatMoney('12371.04', 'LKR'), '12,371.04 LKR'],
  [formatMoney('999.90', 'USD'), '999.90 USD'],
  [formatNumber(1_234_567), '1,234,567'],
  [formatDate(1_795_000_000, 'UTC'), '18.11.2026'],
  [formatDateTime(1_795_000_000, 'Asia/Colombo'), '18.11.2026 16:36'],
  [formatDateTime(1_795_000_000, 'America/New_York'), '18.11.2026 06:06'],
])('formats %s', (formatted, expected) => expect(formatted).toBe(expected));

test('an archive is PDF/A-3: its fonts and files are in it, with a title that any reader of XML accepts', async () => {
  const content = Buffer.from('<Invoice/>');
  const attachment = { name: 'invoice A-1.xml', mime: 'application/xml', description: 'UBL', content };
  const overrides = {
    organization: { name: 'Tea & Sons <Kandy>', logo: null },
    archive: { attachments: [attachment] },
  };
  const file = await writePdf(createDocument([{ kind: 'text', text: `Tea ${SINHALA}` }], overrides));
  const raw = file.toString('latin1');
  expect(raw.startsWith('%PDF-1.7')).toBe(true);
  expect(raw).toMatch(/\/OutputIntents \[\d+ 0 R\]/);
  expect(raw).toMatch(/\/AF \[\d+ 0 R\]/);
  for (const part of ['/AFRelationship /Alternative', '/Subtype /application#2Fxml', '(invoice A-1.xml)', '/ModDate'])
    expect(raw).toContain(part);
  const fonts = [...raw.matchAll(/\/Type \/FontDescriptor[\s\S]*?endobj/g)].map(([font]) => font);
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.every((font) => font.includes('/FontFile2'))).toBe(true);
  const [, xmp = ''] = /<\?xpacket begin[^>]*\?>([\s\S]*?)<\?xpacket end/.exec(raw) ?? [];
  const metadata = findNodes(await readXml(Buffer.from(xmp.trim(), 'latin1'), 100), 'RDF/Description');
  const valueOf = (path: string) => metadata.flatMap((node) => findNodes(node, path)).map(({ text }) => text);
  expect([valueOf('part'), valueOf('conformance')]).toEqual([['3'], ['B']]);
  expect(valueOf('creator/Seq/li')).toEqual(['Tea & Sons <Kandy>']);
  expect(valueOf('title/Alt/li')).toEqual(['Bill B-000007']);
  expect(raw).not.toMatch(/\/(Title|Author) \d+ 0 R/);
  expect(readPdf(file).pages.flat().join(' ')).toContain('Tea');
});
