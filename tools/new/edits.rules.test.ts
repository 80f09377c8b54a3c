import { append, replace } from './edits.rules.ts';

test.each([
  [
    'a list',
    '{\n  "apis": [\n    "orders"\n  ]\n}',
    { from: '"apis": [', to: '  ]' },
    '{\n  "apis": [\n    "orders",\n    new\n  ]\n}',
  ],
  [
    'a list with a comma at its end',
    'const a = [\n  1,\n];\n',
    { from: 'const a = [', to: '];' },
    'const a = [\n  1,\n    new\n];\n',
  ],
  ['an empty list', 'const a = [\n];\n', { from: 'const a = [', to: '];' }, 'const a = [\n    new\n];\n'],
  ['an empty object', '{\n}\n', { from: '{', to: '}' }, '{\n    new\n}\n'],
  [
    'the second of two lists',
    'const a = [\n  1,\n];\nconst b = [\n  2\n];\n',
    { from: 'const b = [', to: '];' },
    'const a = [\n  1,\n];\nconst b = [\n  2,\n    new\n];\n',
  ],
])('appends to %s', (_case, text, place, expected) => {
  expect(append(text, place, '    new')).toBe(expected);
});

test.each([
  ['what does not begin', { from: 'const b = [', to: '];' }],
  ['what does not end', { from: 'const a = [', to: '}' }],
  ['what ends before it begins', { from: 'let z = {', to: '];' }],
])('does not append to %s', (_case, place) => {
  expect(() => append('const a = [\n  1,\n];\nlet z = {};\n', place, 'new')).toThrow(
    `${JSON.stringify(place.from)} … ${JSON.stringify(place.to)} is not to be found`,
  );
});

test('replaces the one thing that is there, with the text as it is', () => {
  expect(replace('a = 1, b = 1', 'b = 1', '$& costs')).toBe('a = 1, $& costs');
  expect(replace('a = 1, b = 2', /\d$/, '3')).toBe('a = 1, b = 3');
  expect(() => replace('a = 1', /\d\d/, '3')).toThrow(String.raw`/\d\d/ is not to be found`);
  expect(() => replace('a = 1', 'b', 'c')).toThrow('b is not to be found');
});
