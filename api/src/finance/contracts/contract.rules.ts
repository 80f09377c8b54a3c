import type { ContractAction, ContractState } from 'shared-contracts/values/finance/contracts';
import { type Action, hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';
import { type AppError, conflict } from '../../platform/errors/app-error.ts';

/** The access of one side of a contract; root has that of both. */
export type ContractAccess = {
  isDisabled: boolean;
  isWaiting: boolean;
  isRejected: boolean;
  sides: readonly ('writer' | 'partner')[];
};

const ACTIONS: Record<
  ContractAction,
  { side: ContractAccess['sides'][number]; needs: Action; when?: (standing: ContractAccess) => boolean }
> = {
  edit: { side: 'writer', needs: 'write' },
  review: { side: 'partner', needs: 'write', when: ({ isWaiting }) => isWaiting },
  resend: { side: 'writer', needs: 'write', when: ({ isRejected }) => isRejected },
  disable: { side: 'writer', needs: 'write', when: ({ isDisabled }) => !isDisabled },
  enable: { side: 'writer', needs: 'write', when: ({ isDisabled }) => isDisabled },
  copy: { side: 'writer', needs: 'write' },
  delete: { side: 'writer', needs: 'delete' },
};

export const contractActions = (caller: AccessSubject, standing: ContractAccess): ContractAction[] =>
  (Object.keys(ACTIONS) as ContractAction[]).filter((name) => {
    const { side, needs, when = () => true } = ACTIONS[name];
    return standing.sides.includes(side) && hasAccess(caller, { model: 'contract', action: needs }) && when(standing);
  });

/** The error if only the other side may do this, otherwise null. @param record the name of the contract */
export function findSideError(
  side: 'writer' | 'partner',
  { sides }: Pick<ContractAccess, 'sides'>,
  record: string,
): AppError | null {
  if (sides.includes(side)) return null;
  return side === 'partner'
    ? conflict('reviewedByPartner', 'Only the partner can review this contract', { record })
    : conflict('changedByWriter', 'Only the organization that wrote this contract can change it', { record });
}

/** The error if there is nothing to review; null if there is, or if the contract is in the requested state already. */
export const findReviewError = (newest: ContractState, requested: ContractState, record: string): AppError | null =>
  newest === 'unconfirmed' || newest === requested
    ? null
    : conflict('contractReviewed', `Contract has been ${newest} already`, { record, state: newest });
