import fc from 'fast-check';
import sharp from 'sharp';
import { readPdf } from '../testing/read-pdf.ts';
import type { Part, PdfDocument } from './document.ts';
import { pdfName } from './send-pdf.ts';
import { logoOf } from './logo.ts';
import { printable, runsOf } from './runs.rules.ts';
import { dateText, dateTimeText, groupedText, moneyText } from './text.rules.ts';
import { wrap } from './wrap.rules.ts';
import { writePdf } from './write-pdf.ts';

const SRI = 'ශ්‍රී ලංකා';
const EVIL = '<a href="https://evil.example">x</a> (Tj) ET \\) /URI javascript:alert(1)';
const columns = [
  { header: 'Description', width: 4 },
  { header: 'Amount', width: 1, align: 'end' as const },
];
const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ cells: [`Line ${i + 1}`, `${i + 1}.00`] }));
const paper = (parts: readonly Part[], more: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'en',
  title: 'Bill',
  number: 'B-000007',
  organization: { name: 'Ceylon Tea', logo: null },
  facts: [{ label: 'Partner', value: 'Lanka' }],
  parts,
  footer: 'Issued today',
  createdAt: 1_795_000_000,
  ...more,
});
const read = async (...parameters: Parameters<typeof paper>) => readPdf(await writePdf(paper(...parameters)));

test('a table goes on over pages with its head on each; pages are numbered in the language of the reader', async () => {
  const { pages, raw } = await read(
    [{ kind: 'table', columns, rows: [...rows(100), { kind: 'sum', cells: ['Total', '5,050.00'] }] }],
    { language: 'fr' },
  );
  expect(pages.length).toBe(3);
  for (const [i, texts] of pages.entries())
    expect(texts).toEqual(expect.arrayContaining(['Description', 'Amount', 'Issued today', `Page ${i + 1} sur 3`]));
  expect(pages[1]).toContain('Bill · B-000007');
  const written = pages.flat();
  for (const { cells } of rows(100)) expect(written.filter((text) => text === cells[0])).toHaveLength(1);
  expect(pages.at(-1)).toContain('5,050.00');
  expect(raw).toContain('/Lang (fr)');
});

test('a row longer than a page goes on on the next one and nothing of it is lost', async () => {
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

test('sums, texts and lines to sign on; a heading is not left alone at the foot', async () => {
  const { pages } = await read([
    { kind: 'table', columns, rows: rows(29) },
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

test('Sinhala is set in its own font beside Latin, on one line', async () => {
  const { pages, raw } = await read([{ kind: 'text', text: `Kandy ${SRI}` }], { language: 'sin' });
  expect(raw).toMatch(/NotoSansSinhala/);
  expect(pages[0]).toEqual(expect.arrayContaining(['Kandy ', SRI]));
  expect(runsOf(`a ${SRI} b`)).toEqual([
    { script: 'latin', text: 'a ' },
    { script: 'sinhala', text: SRI },
    { script: 'latin', text: ' b' },
  ]);
});

test('texts of people are printed as they are, and are nothing else', async () => {
  const { pages, raw } = await read([{ kind: 'text', text: EVIL }], {
    number: EVIL,
    organization: { name: EVIL, logo: null },
    footer: EVIL,
  });
  expect(pages[0]).toContain(EVIL);
  expect(raw).not.toMatch(/\/(Annot|Link|JavaScript|Action|OpenAction|AcroForm|Launch|EmbeddedFile)\b/);
  expect(printable('a\u202Eb\u0000c\r\nd\te')).toBe('abc\nd e');
  expect(pdfName('manifest T/..\\1\r\n"x', 1_795_000_000, 'Asia/Colombo')).toBe('2026-11-18 manifest T-..-1-x.pdf');
});

const picture = (kind: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 900, height: 90, channels: 3, background: '#3d56d4' } })
    [kind]()
    .toBuffer();
test('a logo is there when it is a PNG or JPEG by its content; else the name stands alone', async () => {
  for (const kind of ['png', 'jpeg'] as const) {
    const { raw } = await read([], { organization: { name: 'Tea', logo: await picture(kind) } });
    expect(raw).toMatch(/\/Subtype \/Image[\s\S]*\/Width 480/);
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  const half = (await picture('png')).subarray(0, 60);
  for (const logo of [await picture('webp'), svg, half, Buffer.alloc(0), null]) expect(await logoOf(logo)).toBeNull();
  expect((await read([], { organization: { name: 'Tea', logo: svg } })).pages[0]).toContain('Tea');
});

test('a line is never wider than it may be, and no letter is lost', () => {
  const widthOf = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;
  const text = fc
    .array(fc.constantFrom('a', 'bc', ' ', 'ශ්‍රී', '\n', 'long-word', 'කො', 'x'.repeat(30)), { maxLength: 40 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (written, width) => {
      const lines = wrap(written, width, widthOf);
      expect(lines.every((line) => widthOf(line) <= width)).toBe(true);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(written.replaceAll(/\s/g, ''));
    }),
  );
});

test.each([
  [moneyText('12371.04', 'LKR'), '12,371.04 LKR'],
  [moneyText('999.90', 'USD'), '999.90 USD'],
  [groupedText(1_234_567), '1,234,567'],
  [dateText(1_795_000_000, 'UTC'), '18.11.2026'],
  [dateTimeText(1_795_000_000, 'Asia/Colombo'), '18.11.2026 16:36'],
  [dateTimeText(1_795_000_000, 'America/New_York'), '18.11.2026 06:06'],
])('%s', (shown, expected) => expect(shown).toBe(expected));
