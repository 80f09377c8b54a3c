import type { Scorecard, ScorecardFigures } from 'shared-contracts/finance/scorecards';
import { sortCandidates } from './candidate-score.rules.ts';

const scorecard = (id: string, accepted: number, declined: number, onTime: number, arrivals: number): Scorecard => {
  const total: ScorecardFigures = {
    offers: { made: accepted + declined, accepted, declined, expired: 0, answerMinutes: null },
    delivered: arrivals,
    shortages: 0,
    onTime: { pickup: { met: 0, of: 0 }, drop: { met: onTime, of: arrivals } },
    incidents: 0,
    demurrage: { minutes: 0, amounts: [] },
  };
  return { partner: { id, name: id }, total, months: [] };
};
const sortedNames = (names: string[], scorecards: Scorecard[]) =>
  sortCandidates(
    names.map((name) => ({ partner: { id: name, name }, name: 'Contract' })),
    scorecards,
  ).map(({ partner }) => partner.name);

test.each([
  ['who is on time more often', [scorecard('A', 0, 0, 5, 10), scorecard('B', 0, 0, 9, 10)], ['B', 'A', 'C']],
  ['who accepts more often', [scorecard('A', 1, 9, 9, 10), scorecard('B', 9, 1, 9, 10)], ['B', 'C', 'A']],
  [
    'many good orders before a single one',
    [scorecard('A', 0, 0, 1, 1), scorecard('B', 0, 0, 98, 100)],
    ['B', 'A', 'C'],
  ],
  ['by name without figures', [], ['A', 'B', 'C']],
])('lists first %s', (_case, scorecards, names) => {
  expect(sortedNames(['C', 'B', 'A'], scorecards)).toEqual(names);
});
