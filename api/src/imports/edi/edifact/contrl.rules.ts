import type { SetOutcome } from '../functional-ack.rules.ts';
import type { Interchange } from '../x12.rules.ts';
import type { EdifactLine } from './edifact.rules.ts';

/** Elements 0083 (action) and 0085 (error) of the syntax: rejected, acknowledged; unspecified, invalid, not supported. */
const [REJECTED, ACKNOWLEDGED] = ['4', '7'];
const [UNSPECIFIED, INVALID_VALUE, NOT_SUPPORTED] = ['18', '12', '14'];
export const CONTRL_TYPE = 'CONTRL:2:2:UN';

const toParty = (party: string) => {
  const at = party.indexOf('/');
  return [party.slice(at + 1), party.slice(0, at)];
};

/** The segments of a CONTRL that responds to an interchange: the result of each message, and where it is wrong. */
export function toContrl(
  { sender, receiver, controlNumber, groups }: Interchange,
  outcomes: readonly SetOutcome[],
  isSupported: (code: string) => boolean,
): EdifactLine[] {
  const versionOf = (reference: string) =>
    (groups.find(({ sets }) => sets.some((set) => set.controlNumber === reference)) ?? groups[0])?.version ?? '';
  const type = (code: string, reference: string) => [code, ...versionOf(reference).split(':')];
  const isRejected = outcomes.every(({ problems }) => problems.length > 0);
  return [
    ['UCI', controlNumber, toParty(sender), toParty(receiver), (isRejected ? REJECTED : ACKNOWLEDGED) ?? ''],
    ...outcomes.flatMap(({ code, controlNumber: reference, problems }): EdifactLine[] => {
      if (problems.length === 0) return [['UCM', reference, type(code, reference), ACKNOWLEDGED ?? '']];
      const reason = (isSupported(code) ? UNSPECIFIED : NOT_SUPPORTED) ?? '';
      return [
        ['UCM', reference, type(code, reference), REJECTED ?? '', reason],
        ...problems
          .filter(({ position }) => position !== null)
          .flatMap(({ position, element }): EdifactLine[] => [
            ['UCS', String(position), element === null ? (UNSPECIFIED ?? '') : ''],
            ...(element === null ? [] : ([['UCD', INVALID_VALUE ?? '', String(element + 1)]] as EdifactLine[])),
          ]),
      ];
    }),
  ];
}
