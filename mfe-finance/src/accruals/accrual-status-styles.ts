import type { AccrualState } from 'shared-contracts/values/finance/accruals';
import type { BillState } from 'shared-contracts/values/finance/bills';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { billStates, states } from './accruals.messages.ts';

export const accrualStatusStyles: Record<AccrualState, StatusStyle> = {
  preview: { tone: 'info', icon: icons.clock, label: states.preview },
  posted: { tone: 'good', icon: icons.check, label: states.posted },
};

/** The state of the bill when the run was calculated. */
export const billStatusStyles: Record<BillState, StatusStyle> = {
  draft: { tone: 'neutral', icon: icons.dashed, label: billStates.draft },
  submitted: { tone: 'warn', icon: icons.clock, label: billStates.submitted },
  approved: { tone: 'good', icon: icons.receipt, label: billStates.approved },
};
