import { useQuery } from '@tanstack/react-query';
import type { Contract } from 'shared-contracts/identity/partners';
import type { OptionSource } from 'shared-ui/picker';
import { sortCandidates } from './candidate-score.rules.ts';
import { listCandidates, tenderQueries, toOption } from './tender.api.ts';
import { useScoreText } from './use-score-text.ts';

/** The candidates of a tender with the main figures of their scorecards, the most promising first. */
export function useCandidateSource(): OptionSource<Contract> {
  const { data, dataUpdatedAt } = useQuery(tenderQueries.scorecards());
  const toScoreText = useScoreText();
  return {
    // Sorted again once the scorecards have arrived.
    queryKey: ['choices', 'contracts', 'candidates', dataUpdatedAt],
    load: async ({ search, page, limit }, signal) => {
      const candidates = sortCandidates(await listCandidates(search, signal), data?.items ?? []);
      return { items: candidates.slice((page - 1) * limit, page * limit), total: candidates.length };
    },
    toOption: (contract) => {
      const option = toOption(contract);
      const scoreText = toScoreText(contract.partner.id);
      return scoreText ? { ...option, hint: `${option.hint} · ${scoreText}` } : option;
    },
  };
}
