import type { PaymentState } from 'shared-contracts/values/finance/payments';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { stateLabels } from './payments.messages.ts';

export const paymentStatusStyles: Record<PaymentState, StatusStyle> = {
  open: { tone: 'info', icon: icons.clock, label: stateLabels.open },
  partlyPaid: { tone: 'warn', icon: icons.clock, label: stateLabels.partlyPaid },
  paid: { tone: 'good', icon: icons.check, label: stateLabels.paid },
  credited: { tone: 'neutral', icon: icons.ban, label: stateLabels.credited },
};
