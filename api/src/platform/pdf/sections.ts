import { drawBoxes, drawCode, drawCodes, drawLabels } from './codes.ts';
import type { PdfField, PdfSection, TotalLine } from './document.ts';
import { COLORS, getLineHeight, type Page, PAGE, type Style } from './page.ts';
import { drawQrBill } from './qr-bill.ts';
import { drawTable } from './table.ts';

const HEADING: Style = { size: 11, weight: 'bold' };
const ASIDE: Style = { size: 8.5, color: COLORS.muted };
const TEXT: Style = { size: 9 };
const LABEL: Style = { size: 7.5, color: COLORS.muted };
const GRAND: Style = { size: 11, weight: 'bold' };
/** Keeps a heading on the page of its content. */
const MIN_SPACE_AFTER_HEADING = 60;
const GAP = 10;
const COLUMNS = 4;
const TOTALS_WIDTH = 240;
const SIGNATURE_HEIGHT = 34;

function drawHeading(page: Page, { text, aside = '' }: Extract<PdfSection, { kind: 'heading' }>) {
  const asideLines = page.wrapLines(aside, PAGE.content * 0.45, ASIDE);
  const lines = page.wrapLines(text, PAGE.content * (aside === '' ? 1 : 0.54), HEADING);
  const height = Math.max(lines.length * getLineHeight(HEADING), asideLines.length * getLineHeight(ASIDE));
  page.ensureSpace(height + MIN_SPACE_AFTER_HEADING);
  page.drawLines(lines, { x: PAGE.margin, y: page.y, width: PAGE.content }, HEADING);
  page.drawLines(asideLines, { x: PAGE.margin, y: page.y + 2, width: PAGE.content, align: 'end' }, ASIDE);
  page.y += height + 4;
}

function drawText(page: Page, text: string) {
  for (const line of page.wrapLines(text, PAGE.content, TEXT)) {
    page.ensureSpace(getLineHeight(TEXT));
    page.y += page.drawLines([line], { x: PAGE.margin, y: page.y, width: PAGE.content }, TEXT);
  }
  page.y += GAP;
}

/** Draws labels with their values below, four per row. */
export function drawFields(page: Page, fields: readonly PdfField[]) {
  const width = (PAGE.content - (COLUMNS - 1) * GAP) / COLUMNS;
  for (let i = 0; i < fields.length; i += COLUMNS) {
    const row = fields.slice(i, i + COLUMNS).map(({ label, value }) => ({
      labels: page.wrapLines(label, width, LABEL),
      values: page.wrapLines(value, width, TEXT),
    }));
    const labelHeight = Math.max(...row.map(({ labels }) => labels.length)) * getLineHeight(LABEL);
    const height = labelHeight + Math.max(...row.map(({ values }) => values.length)) * getLineHeight(TEXT);
    page.ensureSpace(height);
    for (const [n, { labels, values }] of row.entries()) {
      const x = PAGE.margin + n * (width + GAP);
      page.drawLines(labels, { x, y: page.y, width }, LABEL);
      page.drawLines(values, { x, y: page.y + labelHeight, width }, TEXT);
    }
    page.y += height + GAP / 2;
  }
  page.y += GAP / 2;
}

/** Draws right-aligned totals, the grand total below a rule. */
function drawTotals(page: Page, lines: readonly TotalLine[]) {
  const x = PAGE.margin + PAGE.content - TOTALS_WIDTH;
  const styleOf = ({ isGrand = false }: TotalLine) => (isGrand ? GRAND : TEXT);
  page.ensureSpace(lines.reduce((sum, line) => sum + getLineHeight(styleOf(line)) + 6, 0));
  for (const line of lines) {
    const style = styleOf(line);
    if (line.isGrand) page.drawRule(page.y + 1, COLORS.text, x, TOTALS_WIDTH);
    const labels = page.wrapLines(line.label, TOTALS_WIDTH * 0.5, style);
    page.drawLines(labels, { x, y: page.y + 4, width: TOTALS_WIDTH }, style);
    page.drawLines(
      page.wrapLines(line.value, TOTALS_WIDTH, style),
      { x, y: page.y + 4, width: TOTALS_WIDTH, align: 'end' },
      style,
    );
    page.y += labels.length * getLineHeight(style) + 5;
  }
  page.y += GAP;
}

function drawSignatures(page: Page, labels: readonly string[]) {
  const width = (PAGE.content - 2 * GAP) / 2;
  for (let i = 0; i < labels.length; i += 2) {
    const pair = labels.slice(i, i + 2).map((label) => page.wrapLines(label, width, LABEL));
    const height = SIGNATURE_HEIGHT + Math.max(...pair.map(({ length }) => length)) * getLineHeight(LABEL);
    page.ensureSpace(height);
    for (const [n, lines] of pair.entries()) {
      const x = PAGE.margin + n * (width + 2 * GAP);
      page.drawRule(page.y + SIGNATURE_HEIGHT - 3, COLORS.muted, x, width);
      page.drawLines(lines, { x, y: page.y + SIGNATURE_HEIGHT, width }, LABEL);
    }
    page.y += height + GAP;
  }
}

export function drawSection(page: Page, section: PdfSection) {
  switch (section.kind) {
    case 'heading':
      return drawHeading(page, section);
    case 'text':
      return drawText(page, section.text);
    case 'fields':
      return drawFields(page, section.fields);
    case 'table':
      return drawTable(page, section.columns, section.rows);
    case 'totals':
      return drawTotals(page, section.lines);
    case 'signatures':
      return drawSignatures(page, section.labels);
    case 'codes':
      return drawCodes(page, section.codes);
    case 'labels':
      return drawLabels(page, section.labels);
    case 'code':
      return drawCode(page, section.code);
    case 'qrBill':
      return drawQrBill(page, section.bill);
    case 'boxes':
      return drawBoxes(page, section);
    case 'page':
      return page.startNewPage();
  }
}
