import type { ContractState } from 'shared-contracts/values/contracts';
import { notify, settle } from '../../identity/notifications/notify.ts';
import { nameOf } from '../../identity/partners/partnerships.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';

const KEEPERS = { model: 'contract', action: 'write' } as const;
type Told = { id: string; name: string; organizationId: string; partnerId: string };

/** Those who keep the partner's contracts learn that one waits for their review, once however often it changes until then. */
export async function askForReview(
  tx: Db,
  caller: Caller,
  { id, name: contract, organizationId, partnerId }: Told,
  at: number,
) {
  await settle(tx, 'contractReview', id, at);
  const values = { contract, organization: await nameOf(tx, organizationId) };
  await notify(tx, caller, {
    to: { organizationId: partnerId, access: KEEPERS },
    kind: 'contractReview',
    subjectId: id,
    values,
    at,
  });
}

/** Nothing of it waits any more. */
export const settleReview = (tx: Db, id: string, at: number) => settle(tx, 'contractReview', id, at);

/** Those who keep the contracts of whoever wrote it learn what the partner says. */
export async function tellVerdict(
  tx: Db,
  caller: Caller,
  { id, name: contract, organizationId, partnerId }: Told,
  state: Exclude<ContractState, 'unconfirmed'>,
  at: number,
) {
  await settleReview(tx, id, at);
  const values = { contract, organization: await nameOf(tx, partnerId), state };
  await notify(tx, caller, {
    to: { organizationId, access: KEEPERS },
    kind: 'contractReviewed',
    subjectId: id,
    values,
    at,
  });
}
