import fc from 'fast-check';
import { type EdifactLine, type EdifactSegment, parseEdifact, toComponent, writeEdifact } from './edifact.rules.ts';

/** Written for these tests after the public description of the syntax (ISO 9735). */
const VALID = [
  "UNB+UNOA:2+SHIPPER:ZZ+CONSIGN:14+261120:0800+REF905++++++1'",
  "UNH+M1+IFTMIN:D:96A:UN'",
  "BGM+610+PO4711+9'",
  "FTX+AAI+++Ring at 5 o?'clock ?+ wait:twice?? a day'",
  "UNT+4+M1'",
  "UNZ+1+REF905'",
];
const message = (lines: readonly string[] = VALID) => lines.join('\n');

test('reads an interchange with its parties, messages and released characters', () => {
  const parsed = parseEdifact(message());
  expect(parsed).toMatchObject({
    interchange: {
      sender: 'ZZ/SHIPPER',
      receiver: '14/CONSIGN',
      controlNumber: 'REF905',
      isTest: true,
      groups: [{ version: 'D:96A:UN', sets: [{ code: 'IFTMIN', controlNumber: 'M1' }] }],
    },
  });
  const segments = 'interchange' in parsed ? (parsed.interchange.groups[0]?.sets[0]?.segments ?? []) : [];
  expect(segments.map(({ id, position }) => [id, position])).toEqual([
    ['UNH', 1],
    ['BGM', 2],
    ['FTX', 3],
    ['UNT', 4],
  ]);
  expect(toComponent(segments[2] as EdifactSegment, 4)).toBe("Ring at 5 o'clock + wait");
  expect(toComponent(segments[2] as EdifactSegment, 4, 2)).toBe('twice? a day');
});

test('reads the delimiters from UNA, with and without a release character', () => {
  const other = message()
    .replaceAll('?+', 'PLUS')
    .replaceAll("?'", 'QUOTE')
    .replaceAll('+', '|')
    .replaceAll(':', '*')
    .replaceAll("'", '~')
    .replaceAll('PLUS', '+')
    .replaceAll('QUOTE', "'");
  expect(parseEdifact(`UNA*|.? ~${other}`)).toEqual(parseEdifact(message()));
  const plain = message().replace("o?'clock ?+ wait:twice?? a day", 'o clock');
  expect(parseEdifact(`UNA:+.  '${plain}`)).toEqual(parseEdifact(plain));
});

const change = (from: string, to: string) => message(VALID.map((line) => (line === from ? to : line)));
test.each([
  ['', 'UNB', null, 'The message doesn’t begin with UNB'],
  [message(VALID.slice(0, -1)), 'UNZ', null, 'UNZ is missing: UNB doesn’t end'],
  [message(VALID.filter((line) => !line.startsWith('UNT'))), 'UNT', null, 'UNT is missing: UNH doesn’t end'],
  [change("UNT+4+M1'", "UNT+5+M1'"), 'UNT', 1, 'UNT has 5 instead of 4'],
  [change("UNT+4+M1'", "UNT+4+M2'"), 'UNT', 2, 'UNT has M2 instead of M1'],
  [change("UNZ+1+REF905'", "UNZ+2+REF905'"), 'UNZ', 1, 'UNZ has 2 instead of 1'],
  [change("UNZ+1+REF905'", "UNZ+1'"), 'UNZ', 2, 'UNZ has nothing instead of REF905'],
  [change("UNH+M1+IFTMIN:D:96A:UN'", "BGM+1'"), 'BGM', null, 'BGM stands where UNH is expected'],
  [change("UNZ+1+REF905'", 'UNZ+1+REF905'), 'UNZ', null, 'The last segment doesn’t end'],
  [`UNA++.? '${message()}`, 'UNA', null, 'The delimiters of UNA can’t be distinguished from data'],
])('%# reports the invalid segment and element', (text, segment, element, problem) =>
  expect(parseEdifact(text)).toEqual({ problem: { segment, position: null, element, message: problem } }),
);

test('rejects a message with too many segments', () =>
  expect(parseEdifact("UNB+UNOA:2'".repeat(5_001))).toMatchObject({
    problem: { message: 'The message has more than 5000 segments' },
  }));

const text = fc
  .string({ unit: fc.constantFrom(..."ABxyz019 .,-?+:'*".split('')), maxLength: 12 })
  .map((value) => value.trim());
const segment = fc.tuple(
  fc.constantFrom('BGM', 'NAD', 'FTX'),
  fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
);
const dropEmpty = <T>(list: readonly T[], isEmpty: (each: T) => boolean) =>
  list.slice(0, list.findLastIndex((each) => !isEmpty(each)) + 1);

test('reads what it has written', () => {
  const messages = fc.array(fc.array(segment, { maxLength: 5 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(messages, fc.integer({ min: 1, max: 999_999_999 }), fc.boolean(), (sets, controlNumber, isTest) => {
      const written = writeEdifact({
        sender: 'ZZ/CONSIGN',
        receiver: '14/ACME',
        controlNumber,
        isTest,
        at: Date.UTC(2026, 10, 20, 8) / 1_000,
        messages: sets.map((lines) => ({
          type: 'IFTSTA:D:01B:UN',
          segments: lines.map(([id, elements]): EdifactLine => [id, ...elements]),
        })),
      });
      const parsed = parseEdifact(written);
      expect(parsed).toMatchObject({
        interchange: { sender: 'ZZ/CONSIGN', receiver: '14/ACME', controlNumber: String(controlNumber), isTest },
      });
      const read = 'interchange' in parsed ? (parsed.interchange.groups[0]?.sets ?? []) : [];
      const isEmpty = (element: readonly string[]) => element.every((each) => each === '');
      expect(
        read.map(({ segments }) =>
          (segments.slice(1, -1) as EdifactSegment[]).map(({ id, components }) => [id, components]),
        ),
      ).toEqual(
        sets.map((lines) =>
          lines.map(([id, elements]) => [
            id,
            dropEmpty(elements, isEmpty).map((element) =>
              isEmpty(element) ? [''] : dropEmpty(element, (each) => each === ''),
            ),
          ]),
        ),
      );
    }),
  );
});

test('writes only characters that every receiver takes', () => {
  const written = writeEdifact({
    sender: 'ZZ/A',
    receiver: 'ZZ/B',
    controlNumber: 1,
    isTest: false,
    at: 0,
    messages: [{ type: 'IFTSTA:D:96A:UN', segments: [['FTX', 'AAI', '', '', 'Été à කොළඹ\u0000!']] }],
  });
  expect(written).toMatch(/FTX\+AAI\+\+\+Ete a [ ]*!'/);
  expect(written).toMatch(/^[\n -~]*$/);
});

test('never throws for any text', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('UNA', 'UNB', '+', ':', '?', "'", 'UNH', 'UNT', '1', '\0', '\n', ' ', 'é'),
    maxLength: 300,
  });
  fc.assert(
    fc.property(hostile, fc.boolean(), (body, isEnveloped) => {
      const parsed = parseEdifact(isEnveloped ? `${VALID[0]}${body}UNZ+1+REF905'` : body);
      expect('problem' in parsed || 'interchange' in parsed).toBe(true);
    }),
  );
});
