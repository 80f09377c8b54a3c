import { isAcknowledgement, parseEdi, SYNTAXES, syntaxOf } from './syntaxes.rules.ts';
import { writeEdifact } from './edifact/edifact.rules.ts';
import { writeX12 } from './x12.rules.ts';

const envelope = { sender: 'ZZ/SHIPPER', receiver: '02/CONSIGN', controlNumber: 905, isTest: false, at: 0 };
const X12 = writeX12({
  ...envelope,
  group: { code: 'SM', version: '004010', sets: [{ code: '204', segments: [['B2', '', '', '', 'PO4711']] }] },
});
const EDIFACT = writeEdifact({
  ...envelope,
  messages: [{ type: 'IFTMIN:D:96A:UN', segments: [['BGM', '610', 'PO4711']] }],
});

test.each([
  [EDIFACT, 'edifact'],
  ["\n UNB+UNOA:2'", 'edifact'],
  ['UNH+1', 'x12'],
  ['ISA*UNB', 'x12'],
  ['', 'x12'],
])('%# recognizes a syntax by its first segment', (text, syntax) => expect(syntaxOf(text)).toBe(syntax));

test.each([
  [X12, 'x12', '204', 'B2'],
  [EDIFACT, 'edifact', 'IFTMIN', 'BGM'],
] as const)('%# reads interchanges and orders of both syntaxes', (text, syntax, code, segment) => {
  const read = parseEdi(text);
  const [set] = 'interchange' in read ? read.interchange.groups.flatMap(({ sets }) => sets) : [];
  expect(read).toMatchObject({ syntax, interchange: { sender: 'ZZ/SHIPPER' } });
  expect(SYNTAXES[syntax].orders).toEqual([code]);
  expect(set && SYNTAXES[syntax].readOrder(set)).toMatchObject({ cells: { Reference: 'PO4711' } });
  expect(set?.segments[0]?.id).toBe(SYNTAXES[syntax].header);
  expect(SYNTAXES[syntax].expectedSource('Reference').segment).toBe(segment);
});

test.each(['ISA', 'UNB'])('reports what is wrong with the envelope of %s', (segment) =>
  expect(parseEdi(segment)).toEqual({ problem: expect.objectContaining({ message: expect.any(String) }) }),
);

test.each([
  ['x12', '997', true],
  ['x12', '999', true],
  ['x12', 'TA1', true],
  ['x12', '204', false],
  ['x12', 'CONTRL', false],
  ['edifact', 'CONTRL', true],
  ['edifact', '997', false],
] as const)('%s acknowledges with %s: %s', (syntax, code, expected) =>
  expect(isAcknowledgement(syntax, code)).toBe(expected),
);
