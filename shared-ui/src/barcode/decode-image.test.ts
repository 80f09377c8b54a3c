import BarcodeFormat from '@zxing/library/es2015/core/BarcodeFormat';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader';
import QRCodeWriter from '@zxing/library/es2015/core/qrcode/QRCodeWriter';
import { decodeImage } from './decode-image.ts';

const [START_B, STOP] = [104, 106];
const MODULE = 3;

/** The bars of a text in code set B: widths of dark and light modules by turns, from the table of the standard. */
function toBars(text: string): number[] {
  const codes = Array.from(text).map((letter) => (letter.codePointAt(0) ?? 0) - 32);
  const check = codes.reduce((sum, code, i) => sum + code * (i + 1), START_B) % 103;
  const { CODE_PATTERNS: patterns } = Code128Reader as unknown as { CODE_PATTERNS: readonly (readonly number[])[] };
  return [START_B, ...codes, check, STOP].flatMap((code) => [...(patterns[code] ?? [])]);
}

type IsDark = (x: number, y: number) => boolean;

function draw(width: number, height: number, isDark: IsDark) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isDark(x, y)) data.fill(30, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}

test('reads the barcode of a label', () => {
  const modules = toBars('O-000104/2').flatMap((width, i) => Array<boolean>(width).fill(i % 2 === 0));
  const margin = 12;
  const width = (modules.length + 2 * margin) * MODULE;
  const image = draw(width, 120, (x, y) => y > 20 && y < 100 && modules[Math.floor(x / MODULE) - margin] === true);
  expect(decodeImage(image)).toBe('O-000104/2');
});

test('reads the QR code of an order', () => {
  const address = 'https://portal.example/orders/00000000-0000-4000-8000-0000000000c1';
  const matrix = new QRCodeWriter().encode(address, BarcodeFormat.QR_CODE, 240, 240, new Map());
  expect(decodeImage(draw(240, 240, (x, y) => matrix.get(x, y)))).toBe(address);
});

test('finds nothing where there is no code', () => {
  expect(decodeImage(draw(200, 120, () => false))).toBeNull();
});
