import type { FieldError } from 'shared-contracts/common';
import { isExpired } from '../../platform/time/expiry.rules.ts';
import { missingDates, type Schedule, scheduleProblems } from './schedule.rules.ts';

export type SubmissionContract = {
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
  contract: SubmissionContract;
};

const MIN_STOPS = 2;
const TWO_STOPS_REQUIRED: FieldError = { code: 'twoPointsRequired', message: 'At least two points required' };

/** Either of the two organizations may have created the contract. */
const isBetween = ({ organizationId, partnerId }: SubmissionContract, a: string, b: string) =>
  (organizationId === a && partnerId === b) || (organizationId === b && partnerId === a);

const CONTRACT_CHECKS: readonly (FieldError & { fails: (submission: Submission, now: number) => boolean })[] = [
  {
    code: 'contractOfOther',
    message: 'Contract is not with this partner',
    fails: ({ contract, organizationId, partnerId }) => !isBetween(contract, organizationId, partnerId),
  },
  { code: 'contractDisabled', message: 'Contract is disabled', fails: ({ contract }) => contract.isDisabled },
  {
    code: 'contractNotConfirmed',
    message: 'Contract is not confirmed',
    fails: ({ contract }) => contract.confirmation !== 'confirmed',
  },
  {
    code: 'contractExpired',
    message: 'Contract has expired',
    fails: ({ contract }, now) => isExpired(contract.expireDate, now),
  },
];

/** Problems that prevent an order from being submitted, by field. */
export function submitProblems(submission: Submission, now: number): Record<string, FieldError> {
  const contractError = CONTRACT_CHECKS.find(({ fails }) => fails(submission, now));
  return {
    ...(submission.stopCount < MIN_STOPS && { stops: TWO_STOPS_REQUIRED }),
    ...(contractError && { contractId: { code: contractError.code, message: contractError.message } }),
    ...missingDates(submission),
    ...scheduleProblems(submission, now),
  };
}
