import type { Generated } from 'kysely';
import type { AccrualSide } from 'shared-contracts/values/finance/accruals';
import type { BillProvisionalReason, BillState } from 'shared-contracts/values/finance/bills';

declare module '../../platform/database/database.ts' {
  interface Tables {
    accrualRuns: {
      id: Generated<string>;
      organizationId: string;
      /** `YYYY-MM`, on the clock of `zone`. */
      month: string;
      zone: string;
      /** Exclusive: the reversal is dated then. */
      endsAt: number;
      calculatedAt: number;
      calculatedBy: string | null;
      postedAt: number | null;
      postedBy: string | null;
      postedAs: string | null;
      revision: Generated<number>;
    };
    /** Accruals of a posted run can't be changed; the database enforces it. */
    accruals: {
      id: Generated<string>;
      runId: string;
      /** Whether the organization of the run pays or is paid. */
      side: AccrualSide;
      orderId: string | null;
      tripId: string | null;
      payerId: string;
      payeeId: string;
      contractId: string | null;
      contractName: string | null;
      /** Before tax, in the billing currency; null if no contract applies. */
      currency: string | null;
      amount: string | null;
      deliveredAt: number;
      state: BillState;
      reasons: BillProvisionalReason[];
    };
  }
}
