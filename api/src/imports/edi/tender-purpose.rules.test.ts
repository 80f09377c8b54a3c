import { parseEdi } from './syntaxes.rules.ts';
import { readInstructionPurpose, readTenderPurpose } from './tender-purpose.rules.ts';
import { writeEdifact } from './edifact/edifact.rules.ts';
import { writeX12 } from './x12.rules.ts';

const envelope = { sender: 'ZZ/A', receiver: 'ZZ/B', controlNumber: 1, isTest: false, at: 0 };
const toSet = (text: string) => {
  const read = parseEdi(text);
  const [set] = 'interchange' in read ? read.interchange.groups.flatMap(({ sets }) => sets) : [];
  if (!set) throw new Error(text);
  return set;
};
const tender = (...segments: string[]) => {
  const sets = [{ code: '204', segments: segments.map((line) => line.split('*')) }];
  return toSet(writeX12({ ...envelope, group: { code: 'SM', version: '004010', sets } }));
};
const instruction = (...segments: string[]) => {
  const messages = [{ type: 'IFTMIN:D:96A:UN', segments: segments.map((line) => line.split('+')) }];
  return toSet(writeEdifact({ ...envelope, messages }));
};

test.each([
  ['B2A*00', 'original'],
  ['B2A*01', 'cancel'],
  ['B2A*04*LT', 'change'],
  ['B2A*05', 'change'],
])('%s of a tender is an %s', (b2a, purpose) =>
  expect(readTenderPurpose(tender('B2**SCAC**PO1', b2a))).toEqual({
    purpose,
    purposeSource: { segment: 'B2A', position: 3, element: 1 },
  }),
);

test.each([
  ['BGM+610+PO1+9', 'original'],
  ['BGM+610+PO1', 'original'],
  ['BGM+610+PO1+1', 'cancel'],
  ['BGM+610+PO1+4', 'change'],
  ['BGM+610+PO1+5', 'change'],
])('%s of an instruction is an %s', (bgm, purpose) =>
  expect(readInstructionPurpose(instruction(bgm))).toEqual({
    purpose,
    purposeSource: { segment: 'BGM', position: 2, element: 3 },
  }),
);

test('a tender without purpose is an original, one with another purpose is refused', () => {
  expect(readTenderPurpose(tender('B2**SCAC**PO1'))).toMatchObject({ purpose: 'original' });
  for (const code of ['06', 'toString', ''])
    expect(readTenderPurpose(tender('B2', `B2A*${code}*LT`))).toEqual({
      problem: {
        segment: 'B2A',
        position: 3,
        element: 1,
        message: `The purpose is ${code || 'missing'}: originals (00), changes (04, 05) and cancellations (01) are taken`,
      },
    });
  expect(readInstructionPurpose(instruction('BGM+610+PO1+2'))).toMatchObject({
    problem: { segment: 'BGM', position: 2, element: 3, message: expect.stringContaining('originals (9)') },
  });
});
