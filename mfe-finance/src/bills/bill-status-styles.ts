import type { BillState } from 'shared-contracts/values/finance/bills';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { stateLabels } from './bills.messages.ts';

export const billStatusStyles: Record<BillState, StatusStyle> = {
  draft: { tone: 'neutral', icon: icons.dashed, label: stateLabels.draft },
  submitted: { tone: 'warn', icon: icons.clock, label: stateLabels.submitted },
  approved: { tone: 'good', icon: icons.receipt, label: stateLabels.approved },
};
