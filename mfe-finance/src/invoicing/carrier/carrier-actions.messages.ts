import { defineMessages } from 'react-intl';

export const actions = defineMessages({
  upload: { id: 'finance.carrierInvoice.actions.upload', defaultMessage: 'Upload e-invoice' },
  uploadHelp: {
    id: 'finance.carrierInvoice.actions.uploadHelp',
    defaultMessage:
      'Choose the invoice of a carrier in UBL 2.1 (XML). You see what it says and how it compares before it is stored.',
  },
  store: { id: 'finance.carrierInvoice.actions.store', defaultMessage: 'Save invoice' },
  enter: { id: 'finance.carrierInvoice.actions.enter', defaultMessage: 'Enter invoice' },
  edit: { id: 'finance.carrierInvoice.actions.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'finance.carrierInvoice.actions.editTitle', defaultMessage: 'Edit invoice {number}' },
  addLine: { id: 'finance.carrierInvoice.actions.addLine', defaultMessage: 'Add line' },
  periodHelp: {
    id: 'finance.carrierInvoice.actions.periodHelp',
    defaultMessage: 'Bills of these days that the invoice doesn’t name are shown as not invoiced.',
  },
  attach: { id: 'finance.carrierInvoice.actions.attach', defaultMessage: 'Attach document' },
  open: { id: 'finance.carrierInvoice.actions.open', defaultMessage: 'Open document' },
  show: { id: 'finance.carrierInvoice.actions.show', defaultMessage: 'Open' },
  match: { id: 'finance.carrierInvoice.actions.match', defaultMessage: 'Compare again' },
  choose: { id: 'finance.carrierInvoice.actions.choose', defaultMessage: 'Choose order or trip' },
  dispute: { id: 'finance.carrierInvoice.actions.dispute', defaultMessage: 'Dispute' },
  disputeTitle: { id: 'finance.carrierInvoice.actions.disputeTitle', defaultMessage: 'Dispute invoice {number}' },
  disputeHelp: {
    id: 'finance.carrierInvoice.actions.disputeHelp',
    defaultMessage: '{partner} sees this message, and how the invoice compares with your bills.',
  },
  message: { id: 'finance.carrierInvoice.actions.message', defaultMessage: 'Write message' },
  send: { id: 'finance.carrierInvoice.actions.send', defaultMessage: 'Send' },
  propose: { id: 'finance.carrierInvoice.actions.propose', defaultMessage: 'Propose amounts' },
  proposeHelp: {
    id: 'finance.carrierInvoice.actions.proposeHelp',
    defaultMessage: 'Before tax. The other side can accept these amounts.',
  },
  amountFor: { id: 'finance.carrierInvoice.actions.amountFor', defaultMessage: '{number}, before tax' },
  amountHelp: { id: 'finance.carrierInvoice.actions.amountHelp', defaultMessage: 'Invoiced {invoiced}, bill {billed}' },
  attachHelp: { id: 'finance.carrierInvoice.actions.attachHelp', defaultMessage: 'PDF, JPEG or PNG of the invoice' },
  accept: { id: 'finance.carrierInvoice.actions.accept', defaultMessage: 'Accept proposal' },
  acceptText: {
    id: 'finance.carrierInvoice.actions.acceptText',
    defaultMessage: 'Agrees to {total} with tax. This can’t be undone.',
  },
  acceptInvoiced: { id: 'finance.carrierInvoice.actions.acceptInvoiced', defaultMessage: 'Accept as invoiced' },
  acceptInvoicedText: {
    id: 'finance.carrierInvoice.actions.acceptInvoicedText',
    defaultMessage: 'Agrees to what {partner} has invoiced. This can’t be undone.',
  },
  approve: { id: 'finance.carrierInvoice.actions.approve', defaultMessage: 'Approve' },
  approveText: {
    id: 'finance.carrierInvoice.actions.approveText',
    defaultMessage: 'The invoice is payable with {total} and locked.',
  },
  approveAgreed: { id: 'finance.carrierInvoice.actions.approveAgreed', defaultMessage: 'Approve as agreed' },
  approveAgreedText: {
    id: 'finance.carrierInvoice.actions.approveAgreedText',
    defaultMessage:
      'The invoice is payable with {total}. Bills that differ are adjusted, or credited if they were approved.',
  },
  reject: { id: 'finance.carrierInvoice.actions.reject', defaultMessage: 'Reject' },
  rejectHelp: {
    id: 'finance.carrierInvoice.actions.rejectHelp',
    defaultMessage: 'The carrier sees the reason. This can’t be undone; it can send an invoice with another number.',
  },
  duplicate: {
    id: 'finance.carrierInvoice.actions.duplicate',
    defaultMessage: 'An invoice with this number was received from this carrier before.',
  },
  chooseCarrier: {
    id: 'finance.carrierInvoice.actions.chooseCarrier',
    defaultMessage: 'No partner is the seller that the file names. Choose the carrier.',
  },
});

export const notices = defineMessages({
  stored: { id: 'finance.carrierInvoice.notices.stored', defaultMessage: 'Invoice stored' },
  compared: { id: 'finance.carrierInvoice.notices.compared', defaultMessage: 'Invoice compared' },
  attached: { id: 'finance.carrierInvoice.notices.attached', defaultMessage: 'Document attached' },
  sent: { id: 'finance.carrierInvoice.notices.sent', defaultMessage: 'Message sent' },
  disputed: { id: 'finance.carrierInvoice.notices.disputed', defaultMessage: 'Invoice disputed' },
  agreed: { id: 'finance.carrierInvoice.notices.agreed', defaultMessage: 'Amounts agreed' },
  approved: { id: 'finance.carrierInvoice.notices.approved', defaultMessage: 'Invoice approved' },
  rejected: { id: 'finance.carrierInvoice.notices.rejected', defaultMessage: 'Invoice rejected' },
});

export const errorMessages = defineMessages({
  carrierInvoiceStatus: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceStatus',
    defaultMessage: 'This invoice has another status by now',
  },
  carrierInvoiceTwice: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceTwice',
    defaultMessage: 'Invoice {record} of this carrier was received before',
  },
  carrierInvoiceNoProposal: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceNoProposal',
    defaultMessage: 'The other side hasn’t proposed an amount',
  },
  carrierInvoiceNotComparable: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceNotComparable',
    defaultMessage: 'Lines have no bill, another tax or are on another invoice. Propose amounts instead',
  },
  carrierInvoiceCurrency: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceCurrency',
    defaultMessage: 'The invoice is in another currency than its bills. Reject it',
  },
  carrierInvoiceFourEyes: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceFourEyes',
    defaultMessage: 'Someone else has to approve what you received',
  },
  carrierInvoiceChanged: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceChanged',
    defaultMessage: 'A bill has changed since the invoice was compared. Compare again',
  },
  carrierInvoiceOther: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceOther',
    defaultMessage: 'Carrier invoice {record} has an order or trip of this one',
  },
  carrierInvoiceBill: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceBill',
    defaultMessage: 'The bill of {record} can’t take the agreed amount',
  },
  billClosed: {
    id: 'finance.carrierInvoice.errorMessages.billClosed',
    defaultMessage: 'The bill of {record} can’t be changed yet',
  },
  monthLocked: {
    id: 'finance.carrierInvoice.errorMessages.monthLocked',
    defaultMessage: 'This month is locked. Reopen it first',
  },
  eInvoiceIncomplete: {
    id: 'finance.carrierInvoice.errorMessages.eInvoiceIncomplete',
    defaultMessage: 'The file lacks or has wrong: {fields}',
  },
  unknown: { id: 'finance.carrierInvoice.errorMessages.unknown', defaultMessage: 'Not on this invoice' },
  beforeStart: { id: 'finance.carrierInvoice.errorMessages.beforeStart', defaultMessage: 'Ends before it begins' },
  negative: {
    id: 'finance.carrierInvoice.errorMessages.negative',
    defaultMessage: 'The lines deduct more than they charge',
  },
  tooMuch: { id: 'finance.carrierInvoice.errorMessages.tooMuch', defaultMessage: 'Amount is too large' },
});
