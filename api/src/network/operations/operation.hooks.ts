import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';

export type Approvers = { approver1Id: string | null; approver2Id: string | null };
/** The operation is locked; `at` in unix seconds. */
export type ApproverChange = { operationId: string; before: Approvers; after: Approvers; at: number };
/** Runs before the approvers of an operation change, in the same transaction: an error rejects the change. */
export type ApproversChangingHook = (
  server: Pick<Services, 'mailer' | 'config'>,
  tx: Db,
  caller: Caller,
  change: ApproverChange,
) => Promise<void>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    approversChanging: readonly ApproversChangingHook[];
  }
}
