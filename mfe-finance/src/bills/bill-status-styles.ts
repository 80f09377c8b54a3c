import type { BillState } from 'shared-contracts/values/bills';
import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { states } from './bills.messages.ts';

export const billLooks: Record<BillState, Look> = {
  draft: { tone: 'neutral', icon: icons.dashed, label: states.draft },
  submitted: { tone: 'warn', icon: icons.clock, label: states.submitted },
  approved: { tone: 'good', icon: icons.receipt, label: states.approved },
};
