import type { PdfColumn, PdfRow } from './document.ts';
import { INK, lineHeight, type Page, SHEET, type Style } from './page.ts';

const PAD = { x: 5, y: 3.5 };
const BODY: Style = { size: 8.5 };
const SUM: Style = { size: 8.5, weight: 'bold' };
const NOTE: Style = { size: 8, color: INK.muted };
const HEAD: Style = { size: 7.5, weight: 'bold', color: INK.muted };

type Cell = { x: number; width: number; align?: 'end' | undefined };

function cellsOf(columns: readonly PdfColumn[]): Cell[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = SHEET.margin;
  return columns.map(({ width, align }) => {
    const cell = { x: x + PAD.x, width: (width / whole) * SHEET.content - 2 * PAD.x, align };
    x += (width / whole) * SHEET.content;
    return cell;
  });
}

/** One or more lines per cell, drawn from the page's place down. */
function drawLines(page: Page, cells: readonly Cell[], texts: readonly (readonly string[])[], style: Style) {
  const height = Math.max(1, ...texts.map(({ length }) => length)) * lineHeight(style) + 2 * PAD.y;
  for (const [i, cell] of cells.entries()) page.draw(texts[i] ?? [], { ...cell, y: page.y + PAD.y }, style);
  page.y += height;
  page.rule(page.y);
}

const styleOf = ({ kind }: PdfRow) => (kind === 'sum' ? SUM : kind === 'note' ? NOTE : BODY);
const cellsFor = (cells: readonly Cell[], { kind }: PdfRow): readonly Cell[] =>
  kind === 'note' ? [{ x: SHEET.margin + PAD.x, width: SHEET.content - 2 * PAD.x }] : cells;

/** A table over as many pages as it needs, its head on each; a row that is longer than a page goes on too. */
export function drawTable(page: Page, columns: readonly PdfColumn[], rows: readonly PdfRow[]) {
  const cells = cellsOf(columns);
  const heads = columns.map(({ header }, i) => page.lines(header, cells[i]?.width ?? 0, HEAD));
  const headHeight = Math.max(...heads.map(({ length }) => length)) * lineHeight(HEAD) + 2 * PAD.y;
  const drawHead = () => {
    page.band(page.y, headHeight);
    drawLines(page, cells, heads, HEAD);
  };
  const fits = (count: number, style: Style) => count * lineHeight(style) + 2 * PAD.y <= page.left();
  const fresh = () => {
    page.next();
    drawHead();
  };
  page.need(headHeight + 3 * lineHeight(BODY));
  drawHead();
  const full = () => Math.max(1, Math.floor((page.left() - 2 * PAD.y) / lineHeight(BODY)));
  for (const row of rows) {
    const style = styleOf(row);
    const places = cellsFor(cells, row);
    let texts = places.map(({ width }, i) => page.lines(row.cells[i] ?? '', width, style));
    const height = () => Math.max(1, ...texts.map(({ length }) => length));
    if (!fits(height(), style)) fresh();
    while (!fits(height(), style)) {
      const some = full();
      drawLines(
        page,
        places,
        texts.map((lines) => lines.slice(0, some)),
        style,
      );
      texts = texts.map((lines) => lines.slice(some));
      fresh();
    }
    drawLines(page, places, texts, style);
  }
  page.y += 10;
}
