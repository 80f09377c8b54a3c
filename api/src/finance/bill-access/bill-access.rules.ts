import { BILL_SUBJECTS, type BillSubject } from 'shared-contracts/values/finance/bills';
import { type AccessSubject, hasAccess, type Model } from 'shared-contracts/values/identity/access';

/** The models that grant work on bills and their approval; who approves bills may also work on them. */
export const MODELS_OF = {
  order: { writes: 'order', approves: 'orderBillApprove' },
  trip: { writes: 'trip', approves: 'tripBillApprove' },
} as const satisfies Record<BillSubject, Record<string, Model>>;

/** The subjects whose bills a user may read. */
export const readableBills = (holder: AccessSubject): BillSubject[] =>
  BILL_SUBJECTS.filter((of) =>
    [MODELS_OF[of].writes, MODELS_OF[of].approves].some((model) => hasAccess(holder, { model, action: 'read' })),
  );
