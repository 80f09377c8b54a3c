import type { PartnerScorecards, Ratio, ScorecardFigures } from 'shared-contracts/finance/scorecards';
import { acceptanceOf, onTimeOf } from 'shared-contracts/values/finance/scorecards';

/** Smoothed, so that one success out of one counts less than 98 out of 100; one half without figures. */
const smooth = ({ met, of }: Ratio) => (met + 1) / (of + 2);

/** How likely a partner accepts an order and is on time. */
const scoreOf = (figures: ScorecardFigures | undefined): number =>
  figures ? smooth(acceptanceOf(figures)) * smooth(onTimeOf(figures)) : 0.25;

type Candidate = { partner: { id: string; name: string }; name: string };

/** The best first; of equal ones, by name. */
export const sortCandidates = <C extends Candidate>(
  candidates: readonly C[],
  scorecards: PartnerScorecards['items'],
): C[] => {
  const totals = new Map(scorecards.map(({ partner, total }) => [partner.id, total]));
  const score = ({ partner }: Candidate) => scoreOf(totals.get(partner.id));
  return candidates.toSorted(
    (a, b) => score(b) - score(a) || a.partner.name.localeCompare(b.partner.name) || a.name.localeCompare(b.name),
  );
};
