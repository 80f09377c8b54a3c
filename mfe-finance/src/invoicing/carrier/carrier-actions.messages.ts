import { defineMessages } from 'react-intl';

export const actions = defineMessages({
  upload: { id: 'finance.carrierInvoice.actions.upload', defaultMessage: 'Upload e-invoice' },
  uploadHelp: {
    id: 'finance.carrierInvoice.actions.uploadHelp',
    defaultMessage:
      'Choose the invoice or credit note of a carrier in UBL 2.1 (XML). You see what it says and how it compares before it is stored.',
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
    defaultMessage: 'A document with this number was received from this carrier before.',
  },
  chooseCarrier: {
    id: 'finance.carrierInvoice.actions.chooseCarrier',
    defaultMessage: 'No partner is the seller that the file names. Choose the carrier.',
  },
  enterCredit: { id: 'finance.carrierInvoice.actions.enterCredit', defaultMessage: 'Enter credit note' },
  creditTitle: {
    id: 'finance.carrierInvoice.actions.creditTitle',
    defaultMessage: 'Enter credit note for invoice {number}',
  },
  creditHelp: {
    id: 'finance.carrierInvoice.actions.creditHelp',
    defaultMessage: 'Enter what the carrier credits as positive amounts. Once approved, it lowers what you owe.',
  },
  storeCredit: { id: 'finance.carrierInvoice.actions.storeCredit', defaultMessage: 'Save credit note' },
  editCreditTitle: {
    id: 'finance.carrierInvoice.actions.editCreditTitle',
    defaultMessage: 'Edit credit note {number}',
  },
  approveCreditText: {
    id: 'finance.carrierInvoice.actions.approveCreditText',
    defaultMessage:
      'Lowers what you owe for the orders and trips of this credit note, and locks it. What was agreed not to be paid is credited first.',
  },
  acceptCreditText: {
    id: 'finance.carrierInvoice.actions.acceptCreditText',
    defaultMessage:
      'Agrees to {total} with tax; the carrier sends a credit note for the difference. This can’t be undone.',
  },
  rejectCreditHelp: {
    id: 'finance.carrierInvoice.actions.rejectCreditHelp',
    defaultMessage: 'The carrier sees the reason. This can’t be undone; it can send a credit note with another number.',
  },
  byCreditNote: {
    id: 'finance.carrierInvoice.actions.byCreditNote',
    defaultMessage: 'The carrier sends a credit note for the difference',
  },
  byCreditNoteHelp: {
    id: 'finance.carrierInvoice.actions.byCreditNoteHelp',
    defaultMessage: 'The invoice then shows what is still to be credited.',
  },
  creditedUnknown: {
    id: 'finance.carrierInvoice.actions.creditedUnknown',
    defaultMessage: 'This carrier has no invoice {number} here. Receive it first, then its credit note.',
  },
});

export const notices = defineMessages({
  stored: { id: 'finance.carrierInvoice.notices.stored', defaultMessage: 'Saved' },
  compared: { id: 'finance.carrierInvoice.notices.compared', defaultMessage: 'Compared' },
  attached: { id: 'finance.carrierInvoice.notices.attached', defaultMessage: 'Document attached' },
  sent: { id: 'finance.carrierInvoice.notices.sent', defaultMessage: 'Message sent' },
  disputed: { id: 'finance.carrierInvoice.notices.disputed', defaultMessage: 'Invoice disputed' },
  agreed: { id: 'finance.carrierInvoice.notices.agreed', defaultMessage: 'Amounts agreed' },
  approved: { id: 'finance.carrierInvoice.notices.approved', defaultMessage: 'Approved' },
  rejected: { id: 'finance.carrierInvoice.notices.rejected', defaultMessage: 'Rejected' },
});

export const errorMessages = defineMessages({
  carrierInvoiceStatus: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceStatus',
    defaultMessage: 'This invoice has another status by now',
  },
  carrierInvoiceTwice: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceTwice',
    defaultMessage: '{record} was received from this carrier before',
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
    defaultMessage: 'A bill or another credit note has changed since. Compare again',
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
  carrierInvoiceCredit: {
    id: 'finance.carrierInvoice.errorMessages.carrierInvoiceCredit',
    defaultMessage: 'A credit note is approved or rejected. The carrier can send another one',
  },
  creditedNotDecided: {
    id: 'finance.carrierInvoice.errorMessages.creditedNotDecided',
    defaultMessage: 'Invoice {record} isn’t approved yet. Decide on it first',
  },
  nothingToCredit: {
    id: 'finance.carrierInvoice.errorMessages.nothingToCredit',
    defaultMessage: 'Only amounts below what is invoiced can be credited',
  },
});
