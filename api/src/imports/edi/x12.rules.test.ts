import fc from 'fast-check';
import { parseX12, writeX12 } from './x12.rules.ts';

/** Written for these tests after the public description of the envelope (ISA, GS, ST). */
const ISA = 'ISA*00*          *00*          *ZZ*SHIPPER        *02*CONSIGN        *261120*0800*U*00401*000000905*0*P*>';
const message = (...segments: string[]) => [ISA, ...segments].map((segment) => `${segment}~`).join('\n');
const VALID = [
  'GS*SM*SHIPPER*CONSIGN*20261120*0800*7*X*004010',
  'ST*204*0001',
  'B2**SCAC**PO4711',
  'SE*3*0001',
  'GE*1*7',
  'IEA*1*000000905',
];

test('reads an interchange with its parties, groups and sets', () => {
  expect(parseX12(message(...VALID))).toEqual({
    interchange: {
      sender: 'ZZ/SHIPPER',
      receiver: '02/CONSIGN',
      controlNumber: '000000905',
      isTest: false,
      groups: [
        {
          code: 'SM',
          controlNumber: '7',
          version: '004010',
          sets: [
            {
              code: '204',
              controlNumber: '0001',
              segments: [
                { id: 'ST', elements: ['204', '0001'], position: 1 },
                { id: 'B2', elements: ['', 'SCAC', '', 'PO4711'], position: 2 },
                { id: 'SE', elements: ['3', '0001'], position: 3 },
              ],
            },
          ],
        },
      ],
    },
  });
});

test('reads the delimiters from ISA', () => {
  const text = message(...VALID)
    .replaceAll('*', '|')
    .replaceAll('~\n', "'");
  expect(parseX12(text.replaceAll('~', "'"))).toEqual(parseX12(message(...VALID)));
});

const change = (from: string, to: string) => message(...VALID.map((segment) => (segment === from ? to : segment)));
test.each([
  ['', { segment: 'ISA', element: null, message: 'The message doesn’t begin with ISA' }],
  ['ISA*00*too*short~', { segment: 'ISA', element: 16, message: 'ISA has fewer than 16 elements' }],
  [message(...VALID.slice(0, -1)), { segment: 'IEA', element: null, message: 'IEA is missing: ISA doesn’t end' }],
  [change('SE*3*0001', 'SE*4*0001'), { segment: 'SE', element: 1, message: 'SE has 4 instead of 3' }],
  [change('SE*3*0001', 'SE*3*0002'), { segment: 'SE', element: 2, message: 'SE has 0002 instead of 0001' }],
  [change('GE*1*7', 'GE*2*7'), { segment: 'GE', element: 1, message: 'GE has 2 instead of 1' }],
  [change('IEA*1*000000905', 'IEA*1'), { segment: 'IEA', element: 2, message: 'IEA has nothing instead of 000000905' }],
  [change('ST*204*0001', 'B1*x'), { segment: 'B1', element: null, message: 'B1 stands where ST is expected' }],
  [message(...VALID, 'ISA*'), { segment: 'IEA', element: null, message: 'Something follows IEA' }],
])('%# reports the invalid segment and element', (text, problem) =>
  expect(parseX12(text)).toEqual({ problem: { ...problem, position: null } }),
);

test('rejects a message with too many segments', () => {
  const text = message(...Array.from({ length: 5_001 }, () => 'N1*SF'));
  expect(parseX12(text)).toMatchObject({ problem: { message: 'The message has more than 5000 segments' } });
});

const element = fc
  .string({ unit: fc.constantFrom(...'ABCxyz019 .,:;/-é&>~*\n'.split('')), maxLength: 12 })
  .map((text) => text.trim());
const clean = (text: string) => text.replaceAll(/[*~>\r\n]/g, ' ').trim();

test('reads what it has written', () => {
  const segment = fc.tuple(
    fc.constantFrom('B2', 'N1', 'L11', 'AK1'),
    fc.array(element, { minLength: 1, maxLength: 6 }),
  );
  const set = fc.record({ code: fc.constantFrom('204', '997'), segments: fc.array(segment, { maxLength: 5 }) });
  fc.assert(
    fc.property(
      fc.array(set, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.boolean(),
      (sets, controlNumber, isTest) => {
        const text = writeX12({
          sender: 'ZZ/CONSIGN',
          receiver: '02/ACME',
          controlNumber,
          isTest,
          at: Date.UTC(2026, 10, 20, 8) / 1_000,
          group: {
            code: 'FA',
            version: '004010',
            sets: sets.map(({ code, segments }) => ({ code, segments: segments.map(([id, rest]) => [id, ...rest]) })),
          },
        });
        const parsed = parseX12(text);
        expect(parsed).toMatchObject({
          interchange: {
            sender: 'ZZ/CONSIGN',
            receiver: '02/ACME',
            controlNumber: String(controlNumber).padStart(9, '0'),
            isTest,
          },
        });
        const read = 'interchange' in parsed ? parsed.interchange.groups.flatMap((group) => group.sets) : [];
        expect(
          read.map(({ code, segments }) => [code, segments.slice(1, -1).map(({ id, elements }) => [id, ...elements])]),
        ).toEqual(sets.map(({ code, segments }) => [code, segments.map(([id, rest]) => [id, ...rest.map(clean)])]));
      },
    ),
  );
});

test('never throws for any text', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('ISA', '*', '~', 'GS', 'ST', 'SE', '0', '\0', '\n', ' ', 'é'),
    maxLength: 300,
  });
  fc.assert(
    fc.property(hostile, fc.boolean(), (text, isEnveloped) => {
      const parsed = parseX12(isEnveloped ? message(text) : text);
      expect('problem' in parsed || 'interchange' in parsed).toBe(true);
    }),
  );
});
