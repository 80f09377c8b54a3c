import { encodeCode128 } from './code128.rules.ts';

const modulesOf = (widths: readonly number[]) =>
  widths.map((width, i) => (i % 2 === 0 ? '1' : '0').repeat(width)).join('');

test.each([
  // Read back by a scanner.
  [
    'PJJ123C',
    '1101001000011101110110101101110001011011100010011100110110011100101100101110010001000110111010001101100011101011',
  ],
])('encodes %s', (text, modules) => {
  expect(modulesOf(encodeCode128(text) ?? [])).toBe(modules);
});

test('writes pairs of digits as one symbol, with a change of the set', () => {
  const SYMBOL = 6;
  const STOP = 7;
  const length = (text: string) => ((encodeCode128(text) ?? []).length - STOP) / SYMBOL;
  expect(length('O-000104')).toBe(1 + 2 + 1 + 3 + 1);
  expect(length('O-000104/2')).toBe(1 + 2 + 1 + 3 + 1 + 2 + 1);
  expect(length('123')).toBe(1 + 3 + 1);
  expect(length('1234')).toBe(1 + 2 + 1);
});

test('has no barcode for other characters', () => {
  for (const text of ['', 'කොළඹ', 'a\nb']) expect(encodeCode128(text)).toBeNull();
});
