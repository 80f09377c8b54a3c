import type { Font } from 'fontkit';
import PdfKit from 'pdfkit';
import { type Language, localeOf } from 'shared-contracts/values/limits';
import { translateNames } from '../access/former-people.rules.ts';
import { archive, ARCHIVE_OPTIONS } from './archive.ts';
import type { PdfDocument } from './document.ts';
import type { FontName, Weight } from './fonts.ts';
import { toPrintable, splitByScript } from './scripts.rules.ts';
import { wrapText } from './wrap-text.rules.ts';

/** A4 portrait, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42, foot: 62, content: 511.28 } as const;
export const COLORS = { text: '#171c26', muted: '#566072', line: '#cfd5de', band: '#eff1f5' } as const;

export type Style = { size: number; weight?: Weight; color?: string };
type Box = { x: number; y: number; width: number; align?: 'end' | undefined };

/** Relative to the font size; leaves room for Sinhala vowels above and below the letters. */
const LINE_HEIGHT = 1.45;
const BASELINE = 1.08;
export const getLineHeight = ({ size }: Style) => size * LINE_HEIGHT;

export type Page = ReturnType<typeof createPage>;

export type PdfInfo = Pick<PdfDocument, 'language' | 'title' | 'createdAt' | 'archive'> & {
  organization: { name: string };
};

/** An empty file of A4 pages, with the fonts to write it. */
export function createPdf(
  { language, title, organization, createdAt, archive: archived }: PdfInfo,
  fonts: readonly [FontName, Font][],
) {
  const info = {
    ...(!archived && { Title: toPrintable(title), Author: toPrintable(organization.name) }),
    CreationDate: new Date(createdAt * 1_000),
    Creator: 'Consign',
    Producer: 'Consign',
  };
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    displayTitle: true,
    lang: localeOf(language),
    info,
    ...(archived && ARCHIVE_OPTIONS),
  });
  for (const [name, content] of fonts) pdf.registerFont(name, content);
  if (archived) archive(pdf, { title, author: organization.name, createdAt, ...archived });
  return pdf;
}

/** Writes on the current page of a file from top to bottom. @param onNewPage draws the header of every further page */
export function createPage(pdf: PDFKit.PDFDocument, language: Language, onNewPage: (page: Page) => void) {
  const selectFont = (script: string, { weight = 'regular' }: Style) => pdf.font(`${script}-${weight}`);

  /** Shaping costs most of a page, and tables repeat their texts. */
  const widths = new Map<string, number>();
  function measureWidth(text: string, style: Style): number {
    const key = `${style.weight ?? 'regular'} ${style.size} ${text}`;
    const measured = widths.get(key);
    if (measured !== undefined) return measured;
    const width = splitByScript(text).reduce(
      (sum, run) => sum + selectFont(run.script, style).fontSize(style.size).widthOfString(run.text),
      0,
    );
    widths.set(key, width);
    return width;
  }

  const wrapLines = (text: string, width: number, style: Style) =>
    wrapText(toPrintable(translateNames(text, language)), width, (part) => measureWidth(part, style));

  function drawLine(text: string, { x, y, width, align }: Box, style: Style) {
    let runX = align === 'end' ? x + width - measureWidth(text, style) : x;
    const runs = splitByScript(text);
    for (const run of runs) {
      selectFont(run.script, style)
        .fontSize(style.size)
        .fillColor(style.color ?? COLORS.text);
      // Shaping reorders letters. The actual text keeps searching and copying correct.
      if (run.script !== 'latin') pdf.markContent('Span', { actual: run.text });
      pdf.text(run.text, runX, y + style.size * BASELINE, { lineBreak: false, baseline: 'alphabetic' });
      if (run.script !== 'latin') pdf.endMarkedContent();
      if (runs.length > 1) runX += pdf.widthOfString(run.text);
    }
  }

  /** Points reserved at the bottom of pages, by page number. */
  const reserved = new Map<number, number>();
  const currentPage = () => {
    const { start, count } = pdf.bufferedPageRange();
    return start + count - 1;
  };

  const page = {
    pdf,
    wrapLines,
    measureWidth,
    /** The current vertical position. */
    y: PAGE.margin as number,
    getRemainingHeight: () => PAGE.height - page.getReservedFoot(currentPage()) - PAGE.foot - page.y,
    getReservedFoot: (index: number) => reserved.get(index) ?? 0,
    /** Reserves this height of the current page below its footer. */
    reserveFoot: (height: number) => reserved.set(currentPage(), height),
    startNewPage: () => {
      pdf.addPage();
      page.y = PAGE.margin;
      onNewPage(page);
    },
    /** Starts a new page unless the height fits on this one. */
    ensureSpace: (height: number) => {
      if (height > page.getRemainingHeight()) page.startNewPage();
    },
    /** @returns the height of the lines */
    drawLines: (texts: readonly string[], box: Box, style: Style) => {
      for (const [i, text] of texts.entries()) drawLine(text, { ...box, y: box.y + i * getLineHeight(style) }, style);
      return texts.length * getLineHeight(style);
    },
    drawRule: (y: number, color: string = COLORS.line, x: number = PAGE.margin, width: number = PAGE.content) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke(),
    drawBand: (y: number, height: number) =>
      pdf.rect(PAGE.margin, y, PAGE.content, height).fillColor(COLORS.band).fill(),
  };
  return page;
}
