import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { CONTRACT_PROBLEMS, type ContractProblem } from 'shared-contracts/values/finance/bills';
import type { ContractState } from 'shared-contracts/values/finance/contracts';
import { isExpired } from '../../../platform/time/expiry.rules.ts';
import { ratingDate } from '../../rating/rating-date.rules.ts';

type Version = {
  number: number;
  terms: ContractTerms;
  state: ContractState;
  reviewedAt: number | null;
  effectiveFrom: number | null;
};
/** `versions`: all, oldest first; `version`: the one in force, otherwise the newest. */
export type VersionedContract = {
  id: string;
  name: string;
  organizationId: string;
  partnerId: string;
  version: number;
  startDate: number;
  expireDate: number | null;
  isDisabled: boolean;
  disabledAt: number | null;
  versions: readonly Version[];
};

/** When the terms apply from: the date that both sides agreed on, otherwise their confirmation. */
const appliesSince = ({ effectiveFrom, reviewedAt }: Version) => effectiveFrom ?? reviewedAt;

const isSince = (since: number | null, at: number) => since !== null && since <= at;

/** R2: the rating date by the current terms, and the terms in force on it; before the first ones apply, those. */
export function termsFor(
  { version, versions }: VersionedContract,
  dates: Parameters<typeof ratingDate>[1],
): { ratedAt: number | null; number: number; terms: ContractTerms } | null {
  const current = versions.find(({ number }) => number === version);
  if (!current) return null;
  const ratedAt = ratingDate(current.terms.calculationBasedDate, dates);
  const confirmed = versions.filter(({ state }) => state === 'confirmed');
  const then =
    ratedAt === null ? undefined : (confirmed.findLast((one) => isSince(appliesSince(one), ratedAt)) ?? confirmed[0]);
  const { number, terms } = then ?? current;
  return { ratedAt, number, terms };
}

type Validity = Pick<VersionedContract, 'startDate' | 'expireDate' | 'isDisabled' | 'disabledAt' | 'versions'>;
/**
 * Whether a contract was invalid on the rating date, or at all if there is no rating date. Unknown dates are no
 * problem.
 */
const IS_PROBLEM: Record<ContractProblem, (contract: Validity, ratedAt: number | null) => boolean> = {
  contractNotStarted: ({ startDate }, at) => at !== null && at < startDate,
  contractExpired: ({ expireDate }, at) => at !== null && isExpired(expireDate, at),
  contractDisabled: ({ isDisabled, disabledAt }, at) =>
    isDisabled && (disabledAt === null || at === null || disabledAt <= at),
  contractUnconfirmed: ({ versions }, at) =>
    !versions.some((version) => {
      const since = appliesSince(version);
      return version.state === 'confirmed' && (at === null || since === null || since <= at);
    }),
};

export const contractProblems = (contract: Validity, ratedAt: number | null): ContractProblem[] =>
  CONTRACT_PROBLEMS.filter((problem) => IS_PROBLEM[problem](contract, ratedAt));

/** The other side of a contract; null if the organization is on neither side. */
export const otherSideOf = (
  { organizationId, partnerId }: Pick<VersionedContract, 'organizationId' | 'partnerId'>,
  us: string,
) => {
  if (us === organizationId) return partnerId;
  return us === partnerId ? organizationId : null;
};
