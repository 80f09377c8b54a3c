import type { PdfColumn, PdfRow } from './document.ts';
import { COLORS, getLineHeight, type Page, PAGE, type Style } from './page.ts';

const PADDING = { x: 5, y: 3.5 };
const BODY: Style = { size: 8.5 };
const SUM: Style = { size: 8.5, weight: 'bold' };
const NOTE: Style = { size: 8, color: COLORS.muted };
const HEAD: Style = { size: 7.5, weight: 'bold', color: COLORS.muted };

type Cell = { x: number; width: number; align?: 'end' | undefined };

function layOutCells(columns: readonly PdfColumn[]): Cell[] {
  const totalWidth = columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = PAGE.margin;
  return columns.map(({ width, align }) => {
    const cell = { x: x + PADDING.x, width: (width / totalWidth) * PAGE.content - 2 * PADDING.x, align };
    x += (width / totalWidth) * PAGE.content;
    return cell;
  });
}

/** Draws one row at the current position. */
function drawRow(page: Page, cells: readonly Cell[], texts: readonly (readonly string[])[], style: Style) {
  const height = Math.max(1, ...texts.map(({ length }) => length)) * getLineHeight(style) + 2 * PADDING.y;
  for (const [i, cell] of cells.entries()) page.drawLines(texts[i] ?? [], { ...cell, y: page.y + PADDING.y }, style);
  page.y += height;
  page.drawRule(page.y);
}

const ROW_STYLES = { sum: SUM, note: NOTE };
const styleOf = ({ kind }: PdfRow) => (kind ? ROW_STYLES[kind] : BODY);
const cellsOf = (cells: readonly Cell[], { kind }: PdfRow): readonly Cell[] =>
  kind === 'note' ? [{ x: PAGE.margin + PADDING.x, width: PAGE.content - 2 * PADDING.x }] : cells;

/** Draws a table with its head on every page. A row longer than a page is split. */
export function drawTable(page: Page, columns: readonly PdfColumn[], rows: readonly PdfRow[]) {
  const cells = layOutCells(columns);
  const headers = columns.map(({ header }, i) => page.wrapLines(header, cells[i]?.width ?? 0, HEAD));
  const headHeight = Math.max(...headers.map(({ length }) => length)) * getLineHeight(HEAD) + 2 * PADDING.y;
  const drawHead = () => {
    page.drawBand(page.y, headHeight);
    drawRow(page, cells, headers, HEAD);
  };
  const fits = (lineCount: number, style: Style) =>
    lineCount * getLineHeight(style) + 2 * PADDING.y <= page.getRemainingHeight();
  const startNewPage = () => {
    page.startNewPage();
    drawHead();
  };
  page.ensureSpace(headHeight + 3 * getLineHeight(BODY));
  drawHead();
  const getRemainingLines = () =>
    Math.max(1, Math.floor((page.getRemainingHeight() - 2 * PADDING.y) / getLineHeight(BODY)));
  for (const row of rows) {
    const style = styleOf(row);
    const rowCells = cellsOf(cells, row);
    let texts = rowCells.map(({ width }, i) => page.wrapLines(row.cells[i] ?? '', width, style));
    const countLines = () => Math.max(1, ...texts.map(({ length }) => length));
    if (!fits(countLines(), style)) startNewPage();
    while (!fits(countLines(), style)) {
      const lineCount = getRemainingLines();
      drawRow(
        page,
        rowCells,
        texts.map((lines) => lines.slice(0, lineCount)),
        style,
      );
      texts = texts.map((lines) => lines.slice(lineCount));
      startNewPage();
    }
    drawRow(page, rowCells, texts, style);
  }
  page.y += 10;
}
