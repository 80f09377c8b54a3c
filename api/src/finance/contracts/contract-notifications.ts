import type { ContractState } from 'shared-contracts/values/finance/contracts';
import { findOrganizationName, notify, resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

const CONTRACT_MANAGERS = { model: 'contract', action: 'write' } as const;
type NotifiedContract = { id: string; name: string; organizationId: string; partnerId: string };

/** Those who keep the partner's contracts learn that one waits for their review, once however often it changes until then. */
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

/** Nothing of it waits any more. */
export const resolveReviewRequest = (tx: Db, id: string, at: number) =>
  resolveNotifications(tx, 'contractReview', id, at);

/** Those who keep the contracts of whoever wrote it learn what the partner says. */
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
