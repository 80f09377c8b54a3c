import type { CarrierInvoiceStatus, InvoiceDifference } from 'shared-contracts/values/finance/carrier-invoices';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { differences, messages, statuses } from './carrier.messages.ts';

export const carrierStatusStyles: Record<CarrierInvoiceStatus, StatusStyle> = {
  received: { tone: 'neutral', icon: icons.dashed, label: statuses.received },
  matched: { tone: 'good', icon: icons.check, label: statuses.matched },
  differs: { tone: 'warn', icon: icons.alert, label: statuses.differs },
  disputed: { tone: 'bad', icon: icons.warning, label: statuses.disputed },
  agreed: { tone: 'info', icon: icons.handshake, label: statuses.agreed },
  approved: { tone: 'good', icon: icons['check-check'], label: statuses.approved },
  rejected: { tone: 'neutral', icon: icons.reject, label: statuses.rejected },
};

const differs = (difference: InvoiceDifference): StatusStyle => ({
  tone: 'warn',
  icon: icons.alert,
  label: differences[difference],
});
export const differenceStyles: Record<InvoiceDifference, StatusStyle> = {
  missingHere: differs('missingHere'),
  missingThere: { tone: 'info', icon: icons.dashed, label: differences.missingThere },
  amountAbove: differs('amountAbove'),
  amountBelow: differs('amountBelow'),
  tax: differs('tax'),
  currency: differs('currency'),
  otherInvoice: { tone: 'bad', icon: icons.warning, label: differences.otherInvoice },
};
export const agreesStyle: StatusStyle = { tone: 'good', icon: icons.check, label: messages.agrees };
