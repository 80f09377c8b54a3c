import type { EdiProblem } from 'shared-contracts/values/edi';
import { type EdifactSegment, toComponent } from './edifact/edifact.rules.ts';
import { toElement, type TransactionSet } from './x12.rules.ts';

/** The purpose of a tender. A change contains the complete new tender. */
export type Purpose = 'original' | 'change' | 'cancel';
type Source = Pick<EdiProblem, 'segment' | 'position' | 'element'>;
export type ReadPurpose = { purpose: Purpose; purposeSource: Source } | { problem: EdiProblem };

/** Element 353 of X12, 1225 of EDIFACT. */
const [X12, EDIFACT]: Record<string, Purpose>[] = [
  { '00': 'original', '01': 'cancel', '04': 'change', '05': 'change' },
  { '9': 'original', '1': 'cancel', '4': 'change', '5': 'change' },
];

const toPurpose = (
  codes: Record<string, Purpose> | undefined,
  code: string,
  source: Source,
  taken: string,
): ReadPurpose => {
  const purpose = codes && Object.hasOwn(codes, code) ? codes[code] : undefined;
  return purpose
    ? { purpose, purposeSource: source }
    : { problem: { ...source, message: `The purpose is ${code || 'missing'}: ${taken} are taken` } };
};

/** The purpose of a load tender (204); without B2A it is an original. */
export function readTenderPurpose({ segments }: TransactionSet): ReadPurpose {
  const b2a = segments.find(({ id }) => id === 'B2A');
  const source = { segment: 'B2A', position: b2a?.position ?? null, element: 1 };
  const code = b2a ? toElement(b2a, 1) : '00';
  return toPurpose(X12, code, source, 'originals (00), changes (04, 05) and cancellations (01)');
}

/** The purpose of a transport instruction (IFTMIN); an original by default. */
export function readInstructionPurpose({ segments }: TransactionSet): ReadPurpose {
  const bgm = segments.find(({ id }) => id === 'BGM') as EdifactSegment | undefined;
  const source = { segment: 'BGM', position: bgm?.position ?? null, element: 3 };
  const code = toComponent(bgm, 3) || '9';
  return toPurpose(EDIFACT, code, source, 'originals (9), changes (4, 5) and cancellations (1)');
}
