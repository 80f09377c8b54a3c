import type { Fact, Part, TotalLine } from './document.ts';
import { INK, lineHeight, type Page, SHEET, type Style } from './page.ts';
import { drawTable } from './table.ts';

const HEADING: Style = { size: 11, weight: 'bold' };
const ASIDE: Style = { size: 8.5, color: INK.muted };
const TEXT: Style = { size: 9 };
const LABEL: Style = { size: 7.5, color: INK.muted };
const GRAND: Style = { size: 11, weight: 'bold' };
/** A heading is not left alone at the foot of a page. */
const WITH_NEXT = 60;
const GAP = 10;
const COLUMNS = 4;
const TOTALS_WIDTH = 240;
const TO_SIGN = 34;

function drawHeading(page: Page, { text, aside = '' }: Extract<Part, { kind: 'heading' }>) {
  const beside = page.lines(aside, SHEET.content * 0.45, ASIDE);
  const lines = page.lines(text, SHEET.content * (aside === '' ? 1 : 0.54), HEADING);
  const height = Math.max(lines.length * lineHeight(HEADING), beside.length * lineHeight(ASIDE));
  page.need(height + WITH_NEXT);
  page.draw(lines, { x: SHEET.margin, y: page.y, width: SHEET.content }, HEADING);
  page.draw(beside, { x: SHEET.margin, y: page.y + 2, width: SHEET.content, align: 'end' }, ASIDE);
  page.y += height + 4;
}

function drawText(page: Page, text: string) {
  for (const line of page.lines(text, SHEET.content, TEXT)) {
    page.need(lineHeight(TEXT));
    page.y += page.draw([line], { x: SHEET.margin, y: page.y, width: SHEET.content }, TEXT);
  }
  page.y += GAP;
}

/** Names with their values below, four beside each other. */
export function drawFacts(page: Page, facts: readonly Fact[]) {
  const width = (SHEET.content - (COLUMNS - 1) * GAP) / COLUMNS;
  for (let i = 0; i < facts.length; i += COLUMNS) {
    const row = facts
      .slice(i, i + COLUMNS)
      .map(({ label, value }) => ({ labels: page.lines(label, width, LABEL), values: page.lines(value, width, TEXT) }));
    const labelHeight = Math.max(...row.map(({ labels }) => labels.length)) * lineHeight(LABEL);
    const height = labelHeight + Math.max(...row.map(({ values }) => values.length)) * lineHeight(TEXT);
    page.need(height);
    for (const [n, { labels, values }] of row.entries()) {
      const x = SHEET.margin + n * (width + GAP);
      page.draw(labels, { x, y: page.y, width }, LABEL);
      page.draw(values, { x, y: page.y + labelHeight, width }, TEXT);
    }
    page.y += height + GAP / 2;
  }
  page.y += GAP / 2;
}

/** Sums at the end of the lines; the grand one below a rule. */
function drawTotals(page: Page, lines: readonly TotalLine[]) {
  const x = SHEET.margin + SHEET.content - TOTALS_WIDTH;
  const styleOf = ({ isGrand = false }: TotalLine) => (isGrand ? GRAND : TEXT);
  page.need(lines.reduce((sum, line) => sum + lineHeight(styleOf(line)) + 6, 0));
  for (const line of lines) {
    const style = styleOf(line);
    if (line.isGrand) page.rule(page.y + 1, INK.text, x, TOTALS_WIDTH);
    const labels = page.lines(line.label, TOTALS_WIDTH * 0.5, style);
    page.draw(labels, { x, y: page.y + 4, width: TOTALS_WIDTH }, style);
    page.draw(
      page.lines(line.value, TOTALS_WIDTH, style),
      { x, y: page.y + 4, width: TOTALS_WIDTH, align: 'end' },
      style,
    );
    page.y += labels.length * lineHeight(style) + 5;
  }
  page.y += GAP;
}

function drawSignatures(page: Page, labels: readonly string[]) {
  const width = (SHEET.content - 2 * GAP) / 2;
  for (let i = 0; i < labels.length; i += 2) {
    const pair = labels.slice(i, i + 2).map((label) => page.lines(label, width, LABEL));
    const height = TO_SIGN + Math.max(...pair.map(({ length }) => length)) * lineHeight(LABEL);
    page.need(height);
    for (const [n, lines] of pair.entries()) {
      const x = SHEET.margin + n * (width + 2 * GAP);
      page.rule(page.y + TO_SIGN - 3, INK.muted, x, width);
      page.draw(lines, { x, y: page.y + TO_SIGN, width }, LABEL);
    }
    page.y += height + GAP;
  }
}

export function drawPart(page: Page, part: Part) {
  if (part.kind === 'heading') drawHeading(page, part);
  else if (part.kind === 'text') drawText(page, part.text);
  else if (part.kind === 'facts') drawFacts(page, part.facts);
  else if (part.kind === 'table') drawTable(page, part.columns, part.rows);
  else if (part.kind === 'totals') drawTotals(page, part.lines);
  else drawSignatures(page, part.labels);
}
