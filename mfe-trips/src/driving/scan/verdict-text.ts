import { type Message, withValues } from 'shared-ui';
import { verdictMessages as messages } from './scan.messages.ts';
import type { StopLabel, Verdict } from './stop-labels.rules.ts';

export const nameOf = ({ item, cargo, packNumber }: StopLabel) =>
  [`${item + 1}`, packNumber, cargo].filter(Boolean).join(' · ');

export const countLabels = (labels: readonly StopLabel[]) => ({
  scanned: labels.filter(({ isScanned }) => isScanned).length,
  expected: labels.length,
});

export type VerdictTone = 'good' | 'warn' | 'bad';
const WARNINGS: readonly Verdict['kind'][] = ['already', 'order', 'thisTrip'];

export const toneOf = ({ kind }: Verdict): VerdictTone => {
  if (kind === 'mark') return 'good';
  return WARNINGS.includes(kind) ? 'warn' : 'bad';
};

/**
 * @param labels those of the stop, before counting the new one
 * @param numberOf a stop of the trip, as shown to the driver
 */
export function toVerdictText(
  verdict: Verdict,
  labels: readonly StopLabel[],
  numberOf: (position: number) => number,
): Message {
  switch (verdict.kind) {
    case 'mark': {
      const { scanned, expected } = countLabels(labels);
      const { label } = verdict;
      return withValues(messages.mark, { number: label.number, item: nameOf(label), scanned: scanned + 1, expected });
    }
    case 'already':
      return withValues(messages.already, { number: verdict.label.number, item: nameOf(verdict.label) });
    case 'order':
      return withValues(messages.order, { number: verdict.number, count: verdict.labels.length });
    case 'otherStop':
      return withValues(messages.otherStop, {
        number: verdict.number,
        stops: verdict.positions.map(numberOf).join(', '),
      });
    case 'otherOrder':
      return verdict.number === null
        ? messages.foreignOrder
        : withValues(messages.otherOrder, { number: verdict.number });
    case 'noSuchItem':
      return withValues(messages.noSuchItem, { number: verdict.number });
    default:
      return messages[verdict.kind];
  }
}
