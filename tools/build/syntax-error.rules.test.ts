import { syntaxError } from './syntax-error.rules.ts';

const drawing = (place: string) =>
  `  x Expected '</', got '<eof>'\n   ,-[${place}]\n 1 | import x\n   \`----\n\nCaused by:\n`;

test.each([
  ['a place in a named file', drawing('/area/src/page.tsx:3:9'), "src/page.tsx:3:9: Expected '</', got '<eof>'"],
  ['a place without a file', drawing('12:1'), "src/page.tsx:12:1: Expected '</', got '<eof>'"],
  ['no place', 'Unexpected eof', 'src/page.tsx: Unexpected eof'],
  ['no words', '\n', 'src/page.tsx: it can’t be parsed'],
])('a syntax error is one sentence with %s', (_case, message, sentence) => {
  expect(syntaxError('src/page.tsx', message)).toBe(sentence);
});
