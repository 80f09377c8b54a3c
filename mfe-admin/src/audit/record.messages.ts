import { defineMessages } from 'react-intl';

/** Of trips and orders, carrier invoices and runs of the month's end. */
export const recordEvents = defineMessages({
  splitAtHub: { id: 'admin.audit.event.splitAtHub', defaultMessage: 'Split at a hub' },
  calculated: { id: 'admin.audit.event.calculated', defaultMessage: 'Calculated' },
  commented: { id: 'admin.audit.event.commented', defaultMessage: 'Commented' },
  takenBack: { id: 'admin.audit.event.takenBack', defaultMessage: 'Payment taken back' },
  sendBack: { id: 'admin.audit.event.sendBack', defaultMessage: 'Sent back' },
  proposed: { id: 'admin.audit.event.proposed', defaultMessage: 'Amounts proposed' },
  award: { id: 'admin.audit.event.award', defaultMessage: 'Awarded' },
  received: { id: 'admin.audit.event.received', defaultMessage: 'Received' },
  tender: { id: 'admin.audit.event.tender', defaultMessage: 'Tendered' },
  disputed: { id: 'admin.audit.event.disputed', defaultMessage: 'Disputed' },
  inProgress: { id: 'admin.audit.event.inProgress', defaultMessage: 'In progress' },
  agreed: { id: 'admin.audit.event.agreed', defaultMessage: 'Agreed' },
  reportedAfterCancellation: {
    id: 'admin.audit.event.reportedAfterCancellation',
    defaultMessage: 'Reported after the cancellation',
  },
  sendReminder: { id: 'admin.audit.event.sendReminder', defaultMessage: 'Reminder sent' },
  disabled: { id: 'admin.audit.event.disabled', defaultMessage: 'Disabled' },
});

export const recordFields = defineMessages({
  hub: { id: 'admin.audit.field.hub', defaultMessage: 'Hub' },
  orders: { id: 'admin.audit.field.orders', defaultMessage: 'Orders' },
  otherTrip: { id: 'admin.audit.field.otherTrip', defaultMessage: 'Other trip' },
  items: { id: 'admin.audit.field.items', defaultMessage: 'Items' },
  amount: { id: 'admin.audit.field.amount', defaultMessage: 'Amount' },
  number: { id: 'admin.audit.field.number', defaultMessage: 'Number' },
  report: { id: 'admin.audit.field.report', defaultMessage: 'Report' },
  invoices: { id: 'admin.audit.field.invoices', defaultMessage: 'Invoices' },
  proposed: { id: 'admin.audit.field.proposed', defaultMessage: 'Proposed' },
});
