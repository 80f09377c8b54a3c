import type { FieldError } from 'shared-contracts/common';
import { isExpired } from '../finance/contracts/contract.rules.ts';
import { missingDates, type Schedule, scheduleProblems } from './schedule.rules.ts';

export type ContractTerms = {
  organizationId: string;
  partnerId: string;
  isDisabled: boolean;
  confirmation: 'unconfirmed' | 'confirmed' | 'rejected';
  expireDate: number | null;
};
export type Submission = Schedule & {
  organizationId: string;
  partnerId: string;
  stopCount: number;
  contract: ContractTerms;
};

const MIN_STOPS = 2;
const TWO_POINTS: FieldError = { code: 'twoPointsRequired', message: 'At least two points required' };

/** A contract stands between two organizations, whichever of them wrote it. */
const isBetween = ({ organizationId, partnerId }: ContractTerms, one: string, other: string) =>
  (organizationId === one && partnerId === other) || (organizationId === other && partnerId === one);

const CONTRACT_FAULTS: readonly (FieldError & { when: (submission: Submission, now: number) => boolean })[] = [
  {
    code: 'contractOfOther',
    message: 'Contract is not with this partner',
    when: ({ contract, organizationId, partnerId }) => !isBetween(contract, organizationId, partnerId),
  },
  { code: 'contractDisabled', message: 'Contract is disabled', when: ({ contract }) => contract.isDisabled },
  {
    code: 'contractNotConfirmed',
    message: 'Contract is not confirmed',
    when: ({ contract }) => contract.confirmation !== 'confirmed',
  },
  {
    code: 'contractExpired',
    message: 'Contract has expired',
    when: ({ contract }, now) => isExpired(contract.expireDate, now),
  },
];

/** Why an order cannot be submitted, by field; empty when it can. */
export function submitProblems(submission: Submission, now: number): Record<string, FieldError> {
  const fault = CONTRACT_FAULTS.find(({ when }) => when(submission, now));
  return {
    ...(submission.stopCount < MIN_STOPS && { stops: TWO_POINTS }),
    ...(fault && { contractId: { code: fault.code, message: fault.message } }),
    ...missingDates(submission),
    ...scheduleProblems(submission, now),
  };
}
