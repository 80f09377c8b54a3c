import { edifactSet, x12Set } from './testing/sets.fixtures.ts';
import { readInstructionPurpose, readTenderPurpose } from './tender-purpose.rules.ts';

const tender = (...segments: string[]) => x12Set('204', segments);
const instruction = (...segments: string[]) => edifactSet('IFTMIN', segments);

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
