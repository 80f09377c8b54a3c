import { parseEdifact, toComponent, writeEdifact } from './edifact.rules.ts';

const VALID = ["UNB+UNOA:2+A:ZZ+B:14+261120:0800+7'", "UNH+1+IFTMIN:D:96A:UN'", "BGM+610'", "UNT+3+1'", "UNZ+1+7'"];
const message = (lines: readonly string[] = VALID) => lines.join('\n');
const change = (from: string, to: string) => message().replace(from, to);
const number = (text: string) => message().replace('0800+7', `0800+${text}`).replace('UNZ+1+7', `UNZ+1+${text}`);

const DELIMITERS = 'The delimiters of UNA can’t be distinguished from data';
const UNENDED = 'The last segment doesn’t end';
const BAD_REFERENCE = 'The control reference is missing or too long';
test.each([
  ['UNA', 'UNA', null, DELIMITERS],
  ['UNA:+.?', 'UNA', null, DELIMITERS],
  ["UNAA+.? '", 'UNA', null, DELIMITERS],
  ['UNA:+.? 5', 'UNA', null, DELIMITERS],
  ["UNA:+.+ '", 'UNA', null, DELIMITERS],
  ["UNA:+.: '", 'UNA', null, DELIMITERS],
  ["BGM+610'", 'UNB', null, 'The message doesn’t begin with UNB'],
  [message(VALID.slice(0, 1)), 'UNZ', null, 'UNZ is missing: UNB doesn’t end'],
  ["UNB'".repeat(5_000), 'UNZ', null, 'UNZ is missing: UNB doesn’t end'],
  ["UNB'".repeat(5_001), 'UNB', null, 'The message has more than 5000 segments'],
  [`${message()}X`, 'UNZ', null, UNENDED],
  [`${message()}X:`, 'UNZ', null, UNENDED],
  [`${message()}X+`, 'UNZ', null, UNENDED],
  [`${message()}?`, 'UNZ', null, UNENDED],
  [change("UNZ+1+7'", "UNZ+1+7?'"), 'UNZ', null, UNENDED],
  [number(''), 'UNB', 5, BAD_REFERENCE],
  [number('123456789012345'), 'UNB', 5, BAD_REFERENCE],
  [change('UNT+3+1', 'UNT+3+01'), 'UNT', 2, 'UNT has 01 instead of 1'],
  [change('UNZ+1', 'UNZ+x'), 'UNZ', 1, 'UNZ has x instead of 1'],
])('%# reports the invalid segment and element', (text, segment, element, problem) =>
  expect(parseEdifact(text)).toEqual({ problem: { segment, position: null, element, message: problem } }),
);

const bgm = { id: 'BGM', elements: ['610'], components: [['610']], position: 2 };
const setOf = (text: string) => {
  const parsed = parseEdifact(text);
  return 'interchange' in parsed ? parsed.interchange.groups[0]?.sets[0] : parsed;
};

test.each([
  message(),
  `\r\n ${message()}`,
  change('BGM+610', ' BGM +\n 610 '),
  change('UNT+3', 'UNT+03').replace('UNZ+1', 'UNZ+001'),
  `UNA: .  '${message().replaceAll('+', ' ')}`,
])('%# reads each segment with its elements, components and place', (text) =>
  expect(setOf(text)).toMatchObject({ code: 'IFTMIN', controlNumber: '1', segments: [{}, bgm, { id: 'UNT' }] }),
);

test('an element without a value is empty', () => {
  expect(setOf(change('BGM+610', 'BGM++a:b'))).toMatchObject({
    segments: [{}, { elements: ['', 'a'], components: [[''], ['a', 'b']] }, {}],
  });
  expect(toComponent(undefined, 1)).toBe('');
  expect(toComponent(bgm, 1, 2)).toBe('');
  expect(toComponent(bgm, 2)).toBe('');
});

test('reads references of fourteen characters, and an interchange without messages', () => {
  expect(parseEdifact(number('12345678901234'))).toMatchObject({ interchange: { controlNumber: '12345678901234' } });
  expect(parseEdifact(message([VALID[0] ?? '', "UNZ+0+7'"]))).toEqual({
    interchange: {
      sender: 'ZZ/A',
      receiver: '14/B',
      controlNumber: '7',
      isTest: false,
      groups: [{ code: '', controlNumber: '7', version: '::', sets: [] }],
    },
  });
});

const GROUPED = [
  VALID[0] ?? '',
  "UNG+IFTMIN+A:ZZ+B:14+261120:0800+G1+UN+D:96A'",
  ...VALID.slice(1, 4),
  "UNE+1+G1'",
  "UNG+IFTSTA+A:ZZ+B:14+261120:0800+G2+UN+D:01B'",
  "UNH+2+IFTSTA:D:01B:UN'",
  "UNT+2+2'",
  "UNE+01+G2'",
  "UNZ+2+7'",
];
const regroup = (from: string, to: string) => message(GROUPED).replace(from, to);
test('reads functional groups', () =>
  expect(parseEdifact(message(GROUPED))).toMatchObject({
    interchange: {
      controlNumber: '7',
      groups: [
        { code: 'IFTMIN', controlNumber: 'G1', version: 'D:96A:UN', sets: [{ controlNumber: '1' }] },
        { code: 'IFTSTA', controlNumber: 'G2', version: 'D:01B:UN', sets: [{ controlNumber: '2' }] },
      ],
    },
  }));

test.each([
  [regroup("UNE+1+G1'", ''), 'UNG', null, 'UNG stands where UNH is expected'],
  [message(GROUPED.filter((line) => !line.startsWith('UNE'))), 'UNE', null, 'UNE is missing: UNG doesn’t end'],
  [regroup('UNE+1', 'UNE+2'), 'UNE', 1, 'UNE has 2 instead of 1'],
  [regroup('UNE+1+G1', 'UNE+1+G2'), 'UNE', 2, 'UNE has G2 instead of G1'],
  [regroup('UNZ+2', 'UNZ+1'), 'UNZ', 1, 'UNZ has 1 instead of 2'],
  [regroup("UNE+1+G1'", "UNE+1+G1'UNH+2'"), 'UNH', null, 'UNH stands where UNG is expected'],
])('%# reports problems of groups', (text, segment, element, problem) =>
  expect(parseEdifact(text)).toEqual({ problem: { segment, position: null, element, message: problem } }),
);

test.each([
  [false, ''],
  [true, '++++++1'],
])('writes an envelope; as a test: %s', (isTest, indicator) => {
  const text = writeEdifact({
    sender: 'ZZ/CONSIGN',
    receiver: '14/ACME',
    controlNumber: 905,
    isTest,
    at: Date.UTC(2026, 10, 20, 8, 5) / 1_000,
    messages: [
      { type: 'IFTSTA:D:96A:UN', segments: [['BGM', '23', ['', 'a', ''], '']] },
      { type: 'IFTSTA:D:96A:UN', segments: [['FTX', "क? it's 5:1+2"]] },
    ],
  });
  expect(text.split('\n')).toEqual([
    "UNA:+.? '",
    `UNB+UNOC:3+CONSIGN:ZZ+ACME:14+261120:0805+905${indicator}'`,
    "UNH+1+IFTSTA:D:96A:UN'",
    "BGM+23+:a'",
    "UNT+3+1'",
    "UNH+2+IFTSTA:D:96A:UN'",
    "FTX+ ?? it?'s 5?:1?+2'",
    "UNT+3+2'",
    "UNZ+2+905'",
    '',
  ]);
});
