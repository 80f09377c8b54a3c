import { drawQrCode } from './codes.ts';
import type { PdfQrBill } from './document.ts';
import { type Page, PAGE, type Style } from './page.ts';

/** The height of addresses and reference, in millimetres. */
const RECEIPT_HEIGHT = 56;
/** Points of a millimetre. All measures of the payment part are in millimetres from its upper left corner. */
const MM = 72 / 25.4;
const BLACK = '#000000';
const SLIP = { width: 210, height: 105, receipt: 62, margin: 5 };
const CODE = { x: SLIP.receipt + SLIP.margin, y: 17, size: 46 };
/** In units of the official drawing of the Swiss cross, which is 19.8 wide. */
const CROSS = {
  size: 7,
  units: 19.8,
  square: [1.42, 1.42, 16.96, 16.96],
  bars: [
    [8.3, 4, 3.3, 11],
    [4.4, 7.9, 11, 3.3],
  ],
} as const;
/** The footer of the page is closer to the payment part than to the edge of a page. */
const OVERLAP = 24;
const MIN_SPACE = 20;
const LINE_WIDTH = 0.5;
const CORNER = { length: 3, width: 0.75 };

const TITLE: Style = { size: 11, weight: 'bold', color: BLACK };
const SEPARATE: Style = { size: 7, color: BLACK };
/** `leading` in points. */
type Kind = { heading: Style; text: Style; leading: number };
const RECEIPT: Kind = {
  heading: { size: 6, weight: 'bold', color: BLACK },
  text: { size: 8, color: BLACK },
  leading: 9,
};
const PAYMENT: Kind = {
  heading: { size: 8, weight: 'bold', color: BLACK },
  text: { size: 10, color: BLACK },
  leading: 11,
};

/** `lines: null`: an empty frame of so many millimetres, for the payer to fill in. */
type Part = { heading: string; lines: readonly string[] | null; frame?: { width: number; height: number } };
type Area = { x: number; y: number; width: number };

const topOf = (y: number) => PAGE.height + (y - SLIP.height) * MM;

function drawText(
  page: Page,
  text: string,
  { x, top, width }: { x: number; top: number; width: number },
  style: Style,
) {
  // The line of a style is higher than the standard's.
  page.drawLines([text], { x, y: top - style.size * 0.2, width }, style);
}

function drawFrame({ pdf }: Page, x: number, y: number, { width, height }: { width: number; height: number }) {
  const length = CORNER.length * MM;
  for (const [cornerX, toX] of [
    [x, length],
    [x + width * MM, -length],
  ] as const)
    for (const [cornerY, toY] of [
      [y, length],
      [y + height * MM, -length],
    ] as const)
      pdf
        .moveTo(cornerX + toX, cornerY)
        .lineTo(cornerX, cornerY)
        .lineTo(cornerX, cornerY + toY);
  pdf.lineWidth(CORNER.width).strokeColor(BLACK).stroke();
}

const wrapAll = (page: Page, lines: readonly string[], width: number, style: Style) =>
  lines.flatMap((line) => page.wrapLines(line, width, style));

/** In points, with an empty line below each part. */
const heightOf = (page: Page, parts: readonly Part[], { width }: Area, { text, leading }: Kind) =>
  parts.reduce((sum, { lines }) => sum + (2 + wrapAll(page, lines ?? [], width * MM, text).length) * leading, 0);

/** Headings with their values below, from the top of an area. */
function drawParts(page: Page, parts: readonly Part[], area: Area, { heading, text, leading }: Kind) {
  const [x, width] = [area.x * MM, area.width * MM];
  let top = topOf(area.y);
  for (const part of parts) {
    drawText(page, part.heading, { x, top, width }, heading);
    top += leading;
    for (const line of wrapAll(page, part.lines ?? [], width, text)) {
      drawText(page, line, { x, top, width }, text);
      top += leading;
    }
    if (part.lines === null && part.frame) drawFrame(page, x, top + 2, part.frame);
    top += leading;
  }
}

function drawCode(page: Page, content: string) {
  const { pdf } = page;
  const [x, y, size] = [CODE.x * MM, topOf(CODE.y), CODE.size * MM];
  drawQrCode(page, content, { x, y, size, color: BLACK });
  const unit = (CROSS.size * MM) / CROSS.units;
  const from = (size - CROSS.size * MM) / 2;
  const drawRect = ([left, top, width, height]: readonly [number, number, number, number]) =>
    pdf.rect(x + from + left * unit, y + from + top * unit, width * unit, height * unit);
  drawRect([0, 0, CROSS.units, CROSS.units]).fill('#ffffff');
  drawRect(CROSS.square).fill(BLACK);
  for (const bar of CROSS.bars) drawRect(bar).fill('#ffffff');
}

function drawSeparation(page: Page, text: string) {
  const { pdf } = page;
  const x = (PAGE.width - page.measureWidth(text, SEPARATE)) / 2;
  drawText(page, text, { x, top: topOf(0) - SEPARATE.size - 3, width: PAGE.width }, SEPARATE);
  pdf.moveTo(0, topOf(0)).lineTo(PAGE.width, topOf(0));
  pdf.moveTo(SLIP.receipt * MM, topOf(0)).lineTo(SLIP.receipt * MM, PAGE.height);
  pdf.lineWidth(LINE_WIDTH).strokeColor(BLACK).stroke();
}

function drawReceipt(page: Page, { texts, account, creditor, debtor, reference, currency, amount }: PdfQrBill) {
  const area = { x: SLIP.margin, y: 12, width: SLIP.receipt - 2 * SLIP.margin };
  drawText(page, texts.receipt, { x: area.x * MM, top: topOf(5), width: area.width * MM }, TITLE);
  const partsOf = (shorten: (lines: readonly string[]) => readonly string[]): Part[] => [
    { heading: texts.account, lines: [account, ...shorten(creditor)] },
    ...(reference === null ? [] : [{ heading: texts.reference, lines: [reference] }]),
    debtor
      ? { heading: texts.payableBy, lines: shorten(debtor) }
      : { heading: texts.payableByBlank, lines: null, frame: { width: 52, height: 20 } },
  ];
  const whole = partsOf((lines) => lines);
  const fits = debtor !== null && heightOf(page, whole, area, RECEIPT) <= RECEIPT_HEIGHT * MM;
  // The standard permits to leave out street and building number here.
  drawParts(page, fits ? whole : partsOf(([name = '', ...rest]) => [name, ...rest.slice(-1)]), area, RECEIPT);
  drawParts(page, [{ heading: texts.currency, lines: [currency] }], { ...area, y: 68, width: 12 }, RECEIPT);
  drawParts(page, [{ heading: texts.amount, lines: [amount] }], { x: area.x + 13, y: 68, width: 39 }, RECEIPT);
  const width = page.measureWidth(texts.acceptancePoint, RECEIPT.heading);
  const x = (area.x + area.width) * MM - width;
  drawText(page, texts.acceptancePoint, { x, top: topOf(82), width }, RECEIPT.heading);
}

function drawPaymentPart(page: Page, bill: PdfQrBill) {
  const { texts, account, creditor, debtor, reference, message, currency, amount } = bill;
  const x = CODE.x;
  drawText(page, texts.paymentPart, { x: x * MM, top: topOf(5), width: 51 * MM }, TITLE);
  drawCode(page, bill.content);
  drawParts(page, [{ heading: texts.currency, lines: [currency] }], { x, y: 68, width: 14 }, PAYMENT);
  drawParts(page, [{ heading: texts.amount, lines: [amount] }], { x: x + 15, y: 68, width: 36 }, PAYMENT);
  drawParts(
    page,
    [
      { heading: texts.account, lines: [account, ...creditor] },
      ...(reference === null ? [] : [{ heading: texts.reference, lines: [reference] }]),
      ...(message === '' ? [] : [{ heading: texts.message, lines: [message] }]),
      debtor
        ? { heading: texts.payableBy, lines: debtor }
        : { heading: texts.payableByBlank, lines: null, frame: { width: 65, height: 25 } },
    ],
    { x: x + 51, y: 5, width: 87 },
    PAYMENT,
  );
}

/** Receipt and payment part at the bottom of this page if they fit, or of the next. */
export function drawQrBill(page: Page, bill: PdfQrBill) {
  const height = SLIP.height * MM - OVERLAP;
  page.ensureSpace(height + MIN_SPACE);
  page.reserveFoot(height);
  drawSeparation(page, bill.texts.separate);
  drawReceipt(page, bill);
  drawPaymentPart(page, bill);
}
