import fc from 'fast-check';
import { decodeCellText, encodeCellText, escapeXml, normalizeNumber, toSheetName } from './cell-text.rules.ts';

test.each([
  ['<a href="x">&</a>', '&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;'],
  ['a\u0000b\u000bc\u001fd\uffff', 'abcd'],
  ['tab\tline\nreturn\r', 'tab\tline\nreturn\r'],
  ['😀', '😀'],
  ['half \ud83d of \ude00 it', 'half  of  it'],
])('escapes %j for XML', (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});

test.each([
  ['a\rb', 'a_x000D_b'],
  ['_x000D_', '_x005F_x000D_'],
  ['_x00', '_x00'],
  ['__x000d_', '__x005F_x000d_'],
  ['<', '&lt;'],
])('encodes the cell %j', (text, expected) => {
  expect(encodeCellText(text)).toBe(expected);
});

test('cuts a cell off at the limit of Excel, before it is escaped', () => {
  expect(encodeCellText('&'.repeat(32_768))).toBe('&amp;'.repeat(32_767));
});

test.each([
  ['a_x000D_b', 'a\rb'],
  ['_x005F_x000D_', '_x000D_'],
  ['_x0041_', 'A'],
  ['_x0000_zero', 'zero'],
  ['_x00_', '_x00_'],
  ['plain \u0001', 'plain \u0001'],
])('decodes the cell %j', (text, expected) => {
  expect(decodeCellText(text)).toBe(expected);
});

test('reads back every text that a cell can contain', () => {
  const unescape = (xml: string) =>
    xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const text = fc.stringMatching(/^[\u0020-\u00ff\r\n_x0-9A-F]*$/);
  fc.assert(fc.property(text, (value) => expect(decodeCellText(unescape(encodeCellText(value)))).toBe(value)));
});

test.each([
  ['0.30000000000000004', '0.3'],
  ['12.50', '12.5'],
  ['1E3', '1000'],
  ['123456789012345678', '123456789012346000'],
  ['Infinity', 'Infinity'],
  ['tea', 'tea'],
])('reads the number %s with 15 digits: %s', (text, expected) => {
  expect(normalizeNumber(text)).toBe(expected);
});

test.each([
  ['Orders', 'Orders'],
  ['a[b]c:d*e?f/g\\h', 'a b c d e f g h'],
  ["''quoted''", 'quoted'],
  ["it's", "it's"],
  [' spaced ', 'spaced'],
  ['control\u0001', 'control'],
  ['1234567890123456789012345678901234', '1234567890123456789012345678901'],
  ["''", 'Sheet'],
  ['', 'Sheet'],
])('names a sheet after %j', (name, expected) => {
  expect(toSheetName(name)).toBe(expected);
});
