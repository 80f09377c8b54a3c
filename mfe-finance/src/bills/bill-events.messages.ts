import { defineMessages } from 'react-intl';
import type { TimelineEvent } from 'shared-contracts/values/timeline-events';

/** Timeline events of bills; common events are in shared-ui. */
export const events = defineMessages<Exclude<TimelineEvent<'bill'>, 'approve' | 'edit' | 'correctTimes'>>({
  submit: { id: 'finance.bill.event.submit', defaultMessage: 'Submitted' },
  override: { id: 'finance.bill.event.override', defaultMessage: 'Contract overridden' },
  credit: { id: 'finance.bill.event.credit', defaultMessage: 'Credit note issued, new version started' },
  creditNote: { id: 'finance.bill.event.creditNote', defaultMessage: 'Credit note issued' },
  renew: { id: 'finance.bill.event.renew', defaultMessage: 'New version started' },
  invoice: { id: 'finance.bill.event.invoice', defaultMessage: 'Invoiced' },
  sendBack: { id: 'finance.bill.event.sendBack', defaultMessage: 'Sent back' },
  sendEmail: { id: 'finance.bill.event.sendEmail', defaultMessage: 'Sent by e-mail' },
  fileAdded: { id: 'finance.bill.event.fileAdded', defaultMessage: 'Document added' },
  fileRemoved: { id: 'finance.bill.event.fileRemoved', defaultMessage: 'Document deleted' },
});
