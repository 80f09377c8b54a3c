import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { fill } from '../mail.letter.ts';
import type { PdfDocument } from './document.ts';
import { fonts } from './fonts.ts';
import { logoOf } from './logo.ts';
import { INK, lineHeight, openPages, type Page, SHEET, type Style } from './page.ts';
import { drawFacts, drawPart } from './parts.ts';
import { PAGE_OF } from './pdf.texts.ts';

const TITLE: Style = { size: 17, weight: 'bold' };
const NUMBER: Style = { size: 11, color: INK.muted };
const OWNER: Style = { size: 10, weight: 'bold' };
const SMALL: Style = { size: 7.5, color: INK.muted };
const LOGO = { width: 150, height: 44 };
const HALF = SHEET.content / 2 - 8;
const LINE = { x: SHEET.margin, width: SHEET.content };

/** Whose paper it is on the one side, what it is on the other. */
function drawHead(page: Page, { title, number, organization }: PdfDocument, logo: Buffer | null) {
  const top = page.y;
  if (logo) page.pdf.image(logo, SHEET.margin, top, { fit: [LOGO.width, LOGO.height] });
  const below = logo ? top + LOGO.height + 4 : top;
  const owner =
    below + page.draw(page.lines(organization.name, HALF, OWNER), { x: SHEET.margin, y: below, width: HALF }, OWNER);
  const half = { x: SHEET.margin + SHEET.content - HALF, width: HALF, align: 'end' as const };
  const titled = top + page.draw(page.lines(title, HALF, TITLE), { ...half, y: top - 3 }, TITLE);
  const named = titled + page.draw(page.lines(number, HALF, NUMBER), { ...half, y: titled }, NUMBER);
  page.y = Math.max(owner, named) + 6;
  page.rule(page.y, INK.text);
  page.y += 10;
}

/** What a further page says it belongs to. */
function drawRunningHead(page: Page, { title, number, organization }: PdfDocument) {
  page.draw(page.lines(`${title} · ${number}`, HALF, SMALL).slice(0, 1), { ...LINE, y: page.y - 8 }, SMALL);
  page.draw(page.lines(organization.name, HALF, SMALL).slice(0, 1), { ...LINE, y: page.y - 8, align: 'end' }, SMALL);
  page.rule(page.y + 6);
  page.y += 14;
}

function drawFeet(page: Page, { footer, language }: PdfDocument) {
  const { pdf } = page;
  const { count } = pdf.bufferedPageRange();
  const y = SHEET.height - SHEET.margin - lineHeight(SMALL);
  for (let i = 0; i < count; i++) {
    pdf.switchToPage(i);
    page.rule(y - 4);
    page.draw(page.lines(footer, SHEET.content * 0.75, SMALL).slice(0, 1), { ...LINE, y }, SMALL);
    page.draw(
      [fill(PAGE_OF[language], { page: String(i + 1), pages: String(count) })],
      { ...LINE, y, align: 'end' },
      SMALL,
    );
  }
}

/** The paper as a PDF: A4, fonts in it, nothing of it fetched from anywhere. */
export async function writePdf(document: PdfDocument): Promise<Buffer> {
  const logo = await logoOf(document.organization.logo);
  const page = openPages(document, await fonts(), (further) => drawRunningHead(further, document));
  drawHead(page, document, logo);
  drawFacts(page, document.facts);
  for (const part of document.parts) {
    drawPart(page, part);
    // A long paper lets others have their turn.
    await setImmediate();
  }
  drawFeet(page, document);
  page.pdf.end();
  return buffer(page.pdf);
}
