import { encode } from 'uqr';
import type { PdfCode, PdfField } from './document.ts';
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
const LABEL = { height: 168, padding: 10, code: 92 };
const BOX = { minHeight: 46, padding: 5 };

/** Draws a QR code as squares, which print sharp at every size. Runs of a row are one rectangle. */
function drawQrCode(page: Page, content: string, x: number, y: number, size: number) {
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
  page.pdf.fillColor(COLORS.text).fill();
}

export function drawCodes(page: Page, codes: readonly PdfCode[]) {
  const width = (PAGE.content - (PER_ROW - 1) * GAP) / PER_ROW;
  for (let i = 0; i < codes.length; i += PER_ROW) {
    const row = codes.slice(i, i + PER_ROW).map(({ content, title, lines }) => ({
      content,
      titles: page.wrapLines(title, width, TITLE),
      lines: lines.flatMap((line) => page.wrapLines(line, width, LINE)),
    }));
    const height =
      CODE_SIZE +
      4 +
      Math.max(
        ...row.map(({ titles, lines }) => titles.length * getLineHeight(TITLE) + lines.length * getLineHeight(LINE)),
      );
    page.ensureSpace(height);
    for (const [n, { content, titles, lines }] of row.entries()) {
      const x = PAGE.margin + n * (width + GAP);
      drawQrCode(page, content, x, page.y, CODE_SIZE);
      const y = page.y + CODE_SIZE + 4;
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
    for (const [n, { content, title, lines }] of labels.slice(i, i + 2).entries()) {
      const [x, y] = [PAGE.margin + n * (width + GAP), page.y];
      page.pdf.rect(x, y, width, height).lineWidth(0.6).strokeColor(COLORS.line).stroke();
      drawQrCode(page, content, x + width - padding - code, y + padding, code);
      const textWidth = width - 3 * padding - code;
      const titles = page.wrapLines(title, textWidth, LABEL_TITLE).slice(0, 3);
      const titleHeight = page.drawLines(titles, { x: x + padding, y: y + padding - 4, width: textWidth }, LABEL_TITLE);
      const room = Math.floor((height - 2 * padding - titleHeight) / getLineHeight(LABEL_LINE));
      const texts = lines.flatMap((line) => page.wrapLines(line, textWidth, LABEL_LINE)).slice(0, room);
      page.drawLines(texts, { x: x + padding, y: y + padding + titleHeight, width: textWidth }, LABEL_LINE);
    }
    page.y += height + GAP;
  }
}

export function drawBoxes(page: Page, boxes: readonly PdfField[]) {
  const width = PAGE.content / 2;
  const inner = width - 2 * BOX.padding;
  for (let i = 0; i < boxes.length; i += 2) {
    const row = boxes.slice(i, i + 2).map(({ label, value }) => ({
      labels: page.wrapLines(label, inner, BOX_LABEL),
      values: page.wrapLines(value, inner, BOX_VALUE),
    }));
    const heightOf = ({ labels, values }: (typeof row)[number]) =>
      labels.length * getLineHeight(BOX_LABEL) + values.length * getLineHeight(BOX_VALUE) + 2 * BOX.padding;
    const height = Math.max(BOX.minHeight, ...row.map(heightOf));
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
