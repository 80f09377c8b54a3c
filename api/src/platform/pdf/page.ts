import type { Font } from 'fontkit';
import PdfKit from 'pdfkit';
import { localeOf } from 'shared-contracts/values/limits';
import type { PdfDocument } from './document.ts';
import type { FontName, Weight } from './fonts.ts';
import { printable, runsOf } from './runs.rules.ts';
import { wrap } from './wrap.rules.ts';

/** Points; A4 upright. */
export const SHEET = { width: 595.28, height: 841.89, margin: 42, foot: 62, content: 511.28 } as const;
export const INK = { text: '#171c26', muted: '#566072', line: '#cfd5de', band: '#eff1f5' } as const;

export type Style = { size: number; weight?: Weight; color?: string };
type Box = { x: number; y: number; width: number; align?: 'end' | undefined };

/** Sinhala letters are tall: its vowels stand above and below. */
const LINE = 1.45;
const BASE = 1.08;
export const lineHeight = ({ size }: Style) => size * LINE;

export type Page = ReturnType<typeof openPages>;

/** Pages that are written from top to bottom. `onPage` draws what every further page begins with, and says where it ends. */
export function openPages(
  { language, title, number, organization, createdAt }: PdfDocument,
  fonts: readonly [FontName, Font][],
  onPage: (page: Page) => void,
) {
  const info = {
    Title: printable(`${title} ${number}`),
    Author: printable(organization.name),
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
  });
  for (const [name, content] of fonts) pdf.registerFont(name, content);
  const fontOf = (script: string, { weight = 'regular' }: Style) => pdf.font(`${script}-${weight}`);

  const widthOf = (text: string, style: Style) =>
    runsOf(text).reduce((sum, run) => sum + fontOf(run.script, style).fontSize(style.size).widthOfString(run.text), 0);

  /** Lines as they will be drawn in a width. */
  const lines = (text: string, width: number, style: Style) =>
    wrap(printable(text), width, (part) => widthOf(part, style));

  function drawLine(text: string, { x, y, width, align }: Box, style: Style) {
    let at = align === 'end' ? x + width - widthOf(text, style) : x;
    for (const run of runsOf(text)) {
      fontOf(run.script, style)
        .fontSize(style.size)
        .fillColor(style.color ?? INK.text);
      // What shaping turns round is searched and copied as it was written.
      if (run.script !== 'latin') pdf.markContent('Span', { actual: run.text });
      pdf.text(run.text, at, y + style.size * BASE, { lineBreak: false, baseline: 'alphabetic' });
      if (run.script !== 'latin') pdf.endMarkedContent();
      at += pdf.widthOfString(run.text);
    }
  }

  const page = {
    pdf,
    lines,
    /** Where the next thing begins. */
    y: SHEET.margin as number,
    /** How much of the page is left, and how much a fresh one has. */
    left: () => SHEET.height - SHEET.foot - page.y,
    next: () => {
      pdf.addPage();
      page.y = SHEET.margin;
      onPage(page);
    },
    /** On a new page when it does not fit on this one. */
    need: (height: number) => {
      if (height > page.left()) page.next();
    },
    /** Draws lines one below the other. @returns their height */
    draw: (texts: readonly string[], box: Box, style: Style) => {
      for (const [i, text] of texts.entries()) drawLine(text, { ...box, y: box.y + i * lineHeight(style) }, style);
      return texts.length * lineHeight(style);
    },
    rule: (y: number, color: string = INK.line, x: number = SHEET.margin, width: number = SHEET.content) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke(),
    band: (y: number, height: number) => pdf.rect(SHEET.margin, y, SHEET.content, height).fillColor(INK.band).fill(),
  };
  return page;
}
