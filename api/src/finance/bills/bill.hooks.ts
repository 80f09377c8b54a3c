import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Db } from '../../platform/database/database.ts';

/** `id`: of the billed order or trip. `at` in unix seconds. */
export type BillApproved = { of: BillSubject; id: string; billId: string; at: number };

declare module '../../platform/hooks.ts' {
  interface Hooks {
    /** Runs in the transaction of the approval, after the bill's invoice was issued. */
    billApproved: readonly ((tx: Db, approved: BillApproved) => Promise<void>)[];
  }
}
