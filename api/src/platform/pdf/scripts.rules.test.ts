import fc from 'fast-check';
import { splitByScript, toPrintable } from './scripts.rules.ts';

test.each([
  ['line\r\nbreaks\rof\u2028every\u2029kind', 'line\nbreaks\nof\nevery\nkind'],
  ['a\ttab', 'a tab'],
  ['bell\u0007, override\u202e, private\ue000', 'bell, override, private'],
  ['e\u0301', 'é'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['a\u200cb', 'a\u200cb'],
])('normalizes %j', (text, expected) => {
  expect(toPrintable(text)).toBe(expected);
});

test.each([
  ['Colombo', [{ script: 'latin', text: 'Colombo' }]],
  ['කොළඹ', [{ script: 'sinhala', text: 'කොළඹ' }]],
  ['ශ්\u200dරී ලංකා', [{ script: 'sinhala', text: 'ශ්\u200dරී ලංකා' }]],
  [
    'Port කොළඹ වරාය 7',
    [
      { script: 'latin', text: 'Port ' },
      { script: 'sinhala', text: 'කොළඹ වරාය' },
      { script: 'latin', text: ' 7' },
    ],
  ],
  ['', []],
])('splits %j by script', (text, runs) => {
  expect(splitByScript(text)).toEqual(runs);
});

test('preserves every character, in runs of alternating scripts', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'z', ' ', 'ක', 'ො', '\u200d') }), (text) => {
      const runs = splitByScript(text);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      expect(runs.slice(1).every(({ script }, i) => script !== runs[i]?.script)).toBe(true);
    }),
  );
});
