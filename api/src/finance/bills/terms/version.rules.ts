import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { ContractState } from 'shared-contracts/values/finance/contracts';
import { ratingDate } from '../../rating/rating-date.rules.ts';

type Version = { number: number; terms: ContractTerms; state: ContractState; reviewedAt: number | null };
/** `versions`: all, from the first; `version`: the one in force, otherwise the newest. */
export type VersionedContract = {
  id: string;
  name: string;
  organizationId: string;
  partnerId: string;
  version: number;
  versions: readonly Version[];
};

/** R2: the rating date by the current terms, and the terms in force on it; before the first confirmation, the first confirmed ones. */
export function termsFor(
  { version, versions }: VersionedContract,
  dates: Parameters<typeof ratingDate>[1],
): { ratedAt: number | null; number: number; terms: ContractTerms } | null {
  const current = versions.find(({ number }) => number === version);
  if (!current) return null;
  const ratedAt = ratingDate(current.terms.calculationBasedDate, dates);
  const confirmed = versions.filter(({ state }) => state === 'confirmed');
  const then =
    ratedAt === null
      ? undefined
      : (confirmed.findLast(({ reviewedAt }) => reviewedAt !== null && reviewedAt <= ratedAt) ?? confirmed[0]);
  const { number, terms } = then ?? current;
  return { ratedAt, number, terms };
}

/** The other side of a contract, as seen by one of its sides; null: the organization is neither. */
export const otherSideOf = (
  { organizationId, partnerId }: Pick<VersionedContract, 'organizationId' | 'partnerId'>,
  us: string,
) => {
  if (us === organizationId) return partnerId;
  return us === partnerId ? organizationId : null;
};
