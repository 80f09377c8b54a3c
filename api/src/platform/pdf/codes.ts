import { encode } from 'uqr';
import { encodeCode128 } from './code128.rules.ts';
import type { PdfCode, PdfSection } from './document.ts';
import { COLORS, getLineHeight, type Page, PAGE, type Style } from './page.ts';

const TITLE: Style = { size: 8.5, weight: 'bold' };
const LINE: Style = { size: 7.5, color: COLORS.muted };
const LABEL_TITLE: Style = { size: 15, weight: 'bold' };
const LABEL_LINE: Style = { size: 9 };
const BOX_LABEL: Style = { size: 7, color: COLORS.muted };
const BOX_VALUE: Style = { size: 9 };
const GAP = 10;
const PER_ROW = 5;
const CODE_SIZE = 62;
const LABEL = { height: 216, padding: 10, code: 92, barcode: 40 };
const BOX = { perRow: 2, minHeight: 46, padding: 5 };
/** Modules as narrow as office printers and scanners cope with, and not wider than needed. */
const BARCODE = { height: 18, maxModule: 1.1 };

/** Draws a QR code as squares, which print sharp at every size. Runs of a row are one rectangle. */
export function drawQrCode(
  page: Page,
  content: string,
  { x, y, size, color = COLORS.text }: { x: number; y: number; size: number; color?: string },
) {
  const { data } = encode(content, { ecc: 'M', border: 0 });
  const module = size / data.length;
  for (const [row, modules] of data.entries()) {
    let from = -1;
    for (let column = 0; column <= modules.length; column++) {
      const isDark = modules[column] === true;
      if (isDark && from < 0) from = column;
      if (isDark || from < 0) continue;
      page.pdf.rect(x + from * module, y + row * module, (column - from) * module, module);
      from = -1;
    }
  }
  page.pdf.fillColor(color).fill();
}

/** Draws a Code 128 at most so wide; nothing if it can't contain the text. @returns its height */
function drawBarcode(
  page: Page,
  text: string | undefined,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
) {
  const widths = text === undefined ? null : encodeCode128(text);
  if (!widths) return 0;
  const module = Math.min(BARCODE.maxModule, width / widths.reduce((sum, part) => sum + part, 0));
  let at = x;
  for (const [i, part] of widths.entries()) {
    if (i % 2 === 0) page.pdf.rect(at, y, part * module, height);
    at += part * module;
  }
  page.pdf.fillColor(COLORS.text).fill();
  return height;
}

/** More compact than a row of codes, for pages that must fit a whole form. */
export function drawCode(page: Page, { content, title, lines, barcode }: PdfCode) {
  page.ensureSpace(CODE_SIZE);
  drawQrCode(page, content, { x: PAGE.margin, y: page.y, size: CODE_SIZE });
  const box = { x: PAGE.margin + CODE_SIZE + GAP, width: PAGE.content - CODE_SIZE - GAP };
  const titleHeight = page.drawLines(page.wrapLines(title, box.width, TITLE), { ...box, y: page.y }, TITLE);
  page.drawLines(
    lines.flatMap((line) => page.wrapLines(line, box.width, LINE)),
    { ...box, y: page.y + titleHeight },
    LINE,
  );
  drawBarcode(page, barcode, { ...box, y: page.y + CODE_SIZE - BARCODE.height, height: BARCODE.height });
  page.y += CODE_SIZE + GAP;
}

export function drawCodes(page: Page, codes: readonly PdfCode[]) {
  const width = (PAGE.content - (PER_ROW - 1) * GAP) / PER_ROW;
  for (let i = 0; i < codes.length; i += PER_ROW) {
    const row = codes.slice(i, i + PER_ROW).map(({ content, title, lines, barcode }) => ({
      content,
      barcode,
      titles: page.wrapLines(title, width, TITLE),
      lines: lines.flatMap((line) => page.wrapLines(line, width, LINE)),
    }));
    const top = CODE_SIZE + 4 + (row.some(({ barcode }) => barcode !== undefined) ? BARCODE.height + 2 : 0);
    const height =
      top +
      Math.max(
        ...row.map(({ titles, lines }) => titles.length * getLineHeight(TITLE) + lines.length * getLineHeight(LINE)),
      );
    page.ensureSpace(height);
    for (const [n, { content, barcode, titles, lines }] of row.entries()) {
      const x = PAGE.margin + n * (width + GAP);
      drawQrCode(page, content, { x, y: page.y, size: CODE_SIZE });
      drawBarcode(page, barcode, { x, y: page.y + CODE_SIZE + 4, width, height: BARCODE.height });
      const y = page.y + top;
      const titleHeight = page.drawLines(titles, { x, y, width }, TITLE);
      page.drawLines(lines, { x, y: y + titleHeight, width }, LINE);
    }
    page.y += height + GAP;
  }
}

/** Labels have the same size wherever they are, because they are printed on sheets of labels or cut. */
export function drawLabels(page: Page, labels: readonly PdfCode[]) {
  const width = (PAGE.content - GAP) / 2;
  const { height, padding, code } = LABEL;
  for (let i = 0; i < labels.length; i += 2) {
    page.ensureSpace(height);
    for (const [n, { content, title, lines, barcode }] of labels.slice(i, i + 2).entries()) {
      const [x, y] = [PAGE.margin + n * (width + GAP), page.y];
      page.pdf.rect(x, y, width, height).lineWidth(0.6).strokeColor(COLORS.line).stroke();
      drawQrCode(page, content, { x: x + width - padding - code, y: y + padding, size: code });
      const textWidth = width - 3 * padding - code;
      const titles = page.wrapLines(title, textWidth, LABEL_TITLE).slice(0, 3);
      const titleHeight = page.drawLines(titles, { x: x + padding, y: y + padding - 4, width: textWidth }, LABEL_TITLE);
      const barcodeHeight = drawBarcode(page, barcode, {
        x: x + padding,
        y: y + height - padding - LABEL.barcode,
        width: width - 2 * padding,
        height: LABEL.barcode,
      });
      const room = Math.floor((height - 2 * padding - titleHeight - barcodeHeight) / getLineHeight(LABEL_LINE));
      const texts = lines.flatMap((line) => page.wrapLines(line, textWidth, LABEL_LINE)).slice(0, room);
      page.drawLines(texts, { x: x + padding, y: y + padding + titleHeight, width: textWidth }, LABEL_LINE);
    }
    page.y += height + GAP;
  }
}

export function drawBoxes(
  page: Page,
  { boxes, perRow = BOX.perRow, minHeight = BOX.minHeight }: Extract<PdfSection, { kind: 'boxes' }>,
) {
  const width = PAGE.content / perRow;
  const inner = width - 2 * BOX.padding;
  for (let i = 0; i < boxes.length; i += perRow) {
    const row = boxes.slice(i, i + perRow).map(({ label, value }) => ({
      labels: page.wrapLines(label, inner, BOX_LABEL),
      values: page.wrapLines(value, inner, BOX_VALUE),
    }));
    const heightOf = ({ labels, values }: (typeof row)[number]) =>
      labels.length * getLineHeight(BOX_LABEL) + values.length * getLineHeight(BOX_VALUE) + 2 * BOX.padding;
    const height = Math.max(minHeight, ...row.map(heightOf));
    page.ensureSpace(height);
    for (const [n, { labels, values }] of row.entries()) {
      const x = PAGE.margin + n * width;
      page.pdf.rect(x, page.y, width, height).lineWidth(0.6).strokeColor(COLORS.line).stroke();
      const labelHeight = page.drawLines(labels, { x: x + BOX.padding, y: page.y + 3, width: inner }, BOX_LABEL);
      page.drawLines(values, { x: x + BOX.padding, y: page.y + 3 + labelHeight, width: inner }, BOX_VALUE);
    }
    page.y += height;
  }
  page.y += GAP;
}
