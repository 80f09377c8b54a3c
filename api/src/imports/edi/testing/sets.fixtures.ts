import { parseEdi } from '../syntaxes.rules.ts';
import { writeEdifact } from '../edifact/edifact.rules.ts';
import { writeX12 } from '../x12.rules.ts';

const ENVELOPE = { sender: 'ZZ/A', receiver: 'ZZ/B', controlNumber: 1, isTest: false, at: 0 };

const toSet = (text: string) => {
  const read = parseEdi(text);
  const [set] = 'interchange' in read ? read.interchange.groups.flatMap(({ sets }) => sets) : [];
  if (!set) throw new Error(text);
  return set;
};

/** A transaction set of X12 as it is parsed: ST is its first segment, `segments` follow. */
export const x12Set = (code: string, segments: readonly string[]) => {
  const sets = [{ code, segments: segments.map((line) => line.split('*')) }];
  return toSet(writeX12({ ...ENVELOPE, group: { code: 'ZZ', version: '004010', sets } }));
};

/** A message of EDIFACT as it is parsed: UNH is its first segment, `segments` follow. */
export const edifactSet = (code: string, segments: readonly string[]) => {
  const lines = segments.map((line) => line.split('+').map((element) => element.split(':')));
  return toSet(writeEdifact({ ...ENVELOPE, messages: [{ type: `${code}:D:96A:UN`, segments: lines }] }));
};
