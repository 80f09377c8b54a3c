import fc from 'fast-check';
import { decodeText, detectSeparator } from './csv-format.rules.ts';

test.each([
  ['Name,Code\na;b', ','],
  ['Name;Code;City\na,b', ';'],
  ['Name\tCode', '\t'],
  ['Name|Code', '|'],
  ['"Name, full";"Code, short";City', ';'],
  ['"a ""quoted"", name";Code', ';'],
  ['"two\nlines";Code', ';'],
  ['Name', ','],
  ['', ','],
])('separates %j by %j', (text, separator) => expect(detectSeparator(text)).toBe(separator));

test.each([
  ['UTF-8', [0xc3, 0xa9], 'é'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['UTF-16 with the high byte first', [0xfe, 0xff, 0x00, 0xe9], 'é'],
  ['Windows-1252', [0xe9, 0x80], 'é€'],
])('decodes %s', (_name, bytes, text) => expect(decodeText(Uint8Array.from(bytes))).toBe(text));

test('decodes every text in UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const content = new TextEncoder().encode(text);
      return decodeText(content) === text.replace(/^\uFEFF/, '');
    }),
  );
});
