import type { ContractState } from 'shared-contracts/values/finance/contracts';
import { findOrganizationName, notify, resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

const CONTRACT_MANAGERS = { model: 'contract', action: 'write' } as const;
type NotifiedContract = { id: string; name: string; organizationId: string; partnerId: string };

/** Notifies the partner's contract managers that a contract awaits review, once per pending version. */
export async function requestReview(
  tx: Db,
  caller: Caller,
  { id, name: contract, organizationId, partnerId }: NotifiedContract,
  at: number,
) {
  await resolveNotifications(tx, 'contractReview', id, at);
  const values = { contract, organization: await findOrganizationName(tx, organizationId) };
  await notify(tx, caller, {
    to: { organizationId: partnerId, access: CONTRACT_MANAGERS },
    kind: 'contractReview',
    subjectId: id,
    values,
    at,
  });
}

/** Resolves the review notifications of a contract. */
export const resolveReviewRequest = (tx: Db, id: string, at: number) =>
  resolveNotifications(tx, 'contractReview', id, at);

/** Notifies the writer's contract managers of the partner's decision. */
export async function notifyReviewed(
  tx: Db,
  caller: Caller,
  { id, name: contract, organizationId, partnerId }: NotifiedContract,
  state: Exclude<ContractState, 'unconfirmed'>,
  at: number,
) {
  await resolveReviewRequest(tx, id, at);
  const values = { contract, organization: await findOrganizationName(tx, partnerId), state };
  await notify(tx, caller, {
    to: { organizationId, access: CONTRACT_MANAGERS },
    kind: 'contractReviewed',
    subjectId: id,
    values,
    at,
  });
}
