import type { EdiProblem } from 'shared-contracts/values/edi';
import type { Group } from './x12.rules.ts';

export type SetOutcome = { code: string; controlNumber: string; problems: readonly EdiProblem[] };

/** Codes of elements 720 (segment), 723 (element) and 718 (transaction set) of X12. */
const [SEGMENT_HAS_ERRORS, INVALID_VALUE, NOT_SUPPORTED, HAS_ERRORS] = ['8', '7', '1', '5'];
const SUPPORTED_SETS: readonly string[] = ['204', '210', '214', '990'];

const toNotes = (problems: readonly EdiProblem[]): string[][] =>
  [...Map.groupBy(problems, ({ segment, position }) => `${segment} ${position}`).values()].flatMap((sameSegment) => {
    const [first] = sameSegment;
    if (!first) return [];
    const elements = sameSegment.filter(({ element }) => element !== null);
    return [
      ['AK3', first.segment, String(first.position ?? 1), '', SEGMENT_HAS_ERRORS ?? ''],
      ...elements.map(({ element }) => ['AK4', String(element), '', INVALID_VALUE ?? '']),
    ];
  });

const toSetLines = ({ code, controlNumber, problems }: SetOutcome): string[][] => {
  const reason = SUPPORTED_SETS.includes(code) ? HAS_ERRORS : NOT_SUPPORTED;
  return [
    ['AK2', code, controlNumber],
    ...toNotes(problems),
    problems.length === 0 ? ['AK5', 'A'] : ['AK5', 'R', reason ?? ''],
  ];
};

/** The segments of a functional acknowledgement (997) of one group. */
export function toFunctionalAck({ code, controlNumber }: Group, outcomes: readonly SetOutcome[]): string[][] {
  const accepted = outcomes.filter(({ problems }) => problems.length === 0).length;
  // An empty group is rejected.
  const states = { [outcomes.length]: 'A', 0: 'R' };
  const count = String(outcomes.length);
  return [
    ['AK1', code, controlNumber],
    ...outcomes.flatMap(toSetLines),
    ['AK9', states[accepted] ?? 'P', count, count, String(accepted)],
  ];
}
