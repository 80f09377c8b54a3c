import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { fillPlaceholders } from '../values/fill-placeholders.ts';
import type { PdfDocument } from './document.ts';
import { loadFonts } from './fonts.ts';
import { renderLogo } from './logo.ts';
import { COLORS, getLineHeight, createPage, createPdf, type Page, PAGE, type PdfInfo, type Style } from './page.ts';
import { drawFields, drawSection } from './sections.ts';
import { PAGE_NUMBER_TEXTS } from './pdf.texts.ts';

const TITLE: Style = { size: 17, weight: 'bold' };
const NUMBER: Style = { size: 11, color: COLORS.muted };
const ORGANIZATION: Style = { size: 10, weight: 'bold' };
const SMALL: Style = { size: 7.5, color: COLORS.muted };
/** Points; degrees. */
const WATERMARK = { size: 130, length: 720, angle: 54, opacity: 0.12 };
const LOGO = { width: 150, height: 44 };
const HALF = PAGE.content / 2 - 8;
const LINE = { x: PAGE.margin, width: PAGE.content };

/** Draws the organization at the start, the title and number at the end. */
function drawHead(page: Page, { title, number, organization }: PdfDocument, logo: Buffer | null) {
  const top = page.y;
  // Passed as text, the same image is embedded only once per file.
  if (logo)
    page.pdf.image(`data:image/png;base64,${logo.toString('base64')}`, PAGE.margin, top, {
      fit: [LOGO.width, LOGO.height],
    });
  const nameTop = logo ? top + LOGO.height + 4 : top;
  const nameBottom =
    nameTop +
    page.drawLines(
      page.wrapLines(organization.name, HALF, ORGANIZATION),
      { x: PAGE.margin, y: nameTop, width: HALF },
      ORGANIZATION,
    );
  const half = { x: PAGE.margin + PAGE.content - HALF, width: HALF, align: 'end' as const };
  const titleBottom = top + page.drawLines(page.wrapLines(title, HALF, TITLE), { ...half, y: top - 3 }, TITLE);
  const numberBottom =
    titleBottom + page.drawLines(page.wrapLines(number, HALF, NUMBER), { ...half, y: titleBottom }, NUMBER);
  page.y = Math.max(nameBottom, numberBottom) + 6;
  page.drawRule(page.y, COLORS.text);
  page.y += 10;
}

/** The header of every page but the first. */
function drawRunningHead(page: Page, { title, number, organization }: PdfDocument) {
  page.drawLines(page.wrapLines(`${title} · ${number}`, HALF, SMALL).slice(0, 1), { ...LINE, y: page.y - 8 }, SMALL);
  page.drawLines(
    page.wrapLines(organization.name, HALF, SMALL).slice(0, 1),
    { ...LINE, y: page.y - 8, align: 'end' },
    SMALL,
  );
  page.drawRule(page.y + 6);
  page.y += 14;
}

/** Draws a word from the lower left to the upper right corner, faint enough to read what is below. */
function drawWatermark({ pdf, measureWidth, drawLines }: Page, text: string) {
  const style: Style = { size: WATERMARK.size, weight: 'bold' };
  const size = Math.min(style.size, (style.size * WATERMARK.length) / measureWidth(text, style));
  const width = measureWidth(text, { ...style, size });
  const [x, y] = [PAGE.width / 2, PAGE.height / 2];
  pdf.save();
  pdf.rotate(-WATERMARK.angle, { origin: [x, y] });
  pdf.fillOpacity(WATERMARK.opacity);
  drawLines([text], { x: x - width / 2, y: y - size, width }, { ...style, size });
  pdf.restore();
}

function drawFooters(page: Page, { footer, language, watermark }: PdfDocument) {
  const { pdf } = page;
  const { start, count } = pdf.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    const y = PAGE.height - page.getReservedFoot(start + i) - PAGE.margin - getLineHeight(SMALL);
    pdf.switchToPage(start + i);
    if (watermark !== undefined) drawWatermark(page, watermark);
    page.drawRule(y - 4);
    page.drawLines(page.wrapLines(footer, PAGE.content * 0.75, SMALL).slice(0, 1), { ...LINE, y }, SMALL);
    page.drawLines(
      [fillPlaceholders(PAGE_NUMBER_TEXTS[language], { page: String(i + 1), pages: String(count) })],
      { ...LINE, y, align: 'end' },
      SMALL,
    );
  }
}

async function writeDocument(pdf: PDFKit.PDFDocument, document: PdfDocument): Promise<void> {
  const logo = await renderLogo(document.organization.logo);
  const page = createPage(pdf, document.language, (newPage) => drawRunningHead(newPage, document));
  drawHead(page, document, logo);
  drawFields(page, document.fields);
  for (const section of document.sections) {
    if (pdf.destroyed) return;
    drawSection(page, section);
    // Lets other requests run while a long document is written.
    await setImmediate();
  }
  drawFooters(page, document);
}

/** Writes an A4 PDF with embedded fonts and no external resources. */
export async function writePdf(document: PdfDocument): Promise<Buffer> {
  const pdf = createPdf({ ...document, title: `${document.title} ${document.number}` }, await loadFonts());
  await writeDocument(pdf, document);
  pdf.end();
  return buffer(pdf);
}

async function writeDocuments(pdf: PDFKit.PDFDocument, documents: Iterable<PdfDocument>): Promise<void> {
  let isFirst = true;
  for (const document of documents) {
    if (!isFirst) pdf.addPage();
    isFirst = false;
    await writeDocument(pdf, document);
    if (pdf.destroyed) return;
    pdf.flushPages();
  }
  pdf.end();
}

/** Several documents in one PDF, each with its own page numbers. A document is sent as soon as it is written. */
export async function streamPdf(info: PdfInfo, documents: Iterable<PdfDocument>): Promise<Readable> {
  const pdf = createPdf(info, await loadFonts());
  void writeDocuments(pdf, documents).catch((error: unknown) => pdf.destroy(error as Error));
  return pdf;
}
