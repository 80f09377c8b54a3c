import { defineMessages } from 'react-intl';
import type { BillState, BillSubject } from 'shared-contracts/values/bills';
import type { CalculationDate } from 'shared-contracts/values/rating';

export const titles = defineMessages<BillSubject>({
  order: { id: 'finance.bill.title.order', defaultMessage: 'Order bill' },
  trip: { id: 'finance.bill.title.trip', defaultMessage: 'Trip bill' },
});

export const messages = defineMessages({
  titleOf: { id: 'finance.bill.titleOf', defaultMessage: '{title} {number}' },
  notYet: { id: 'finance.bill.notYet', defaultMessage: 'No bill found' },
  notYetText: { id: 'finance.bill.notYetText', defaultMessage: 'It appears here once it has been submitted to you.' },
  draft: {
    id: 'finance.bill.draftNote',
    defaultMessage: 'Computed anew whenever it is looked at, from what is known now.',
  },
  submitted: {
    id: 'finance.bill.submittedNote',
    defaultMessage: 'Its figures stay as they were submitted until it is approved, sent back or changed.',
  },
  approved: {
    id: 'finance.bill.approvedNote',
    defaultMessage:
      'A frozen snapshot: with the figures and the terms of the contract at that time. Nothing changes it any more.',
  },
  provisional: {
    id: 'finance.bill.provisional',
    defaultMessage: 'Provisional: it may be submitted, but not approved.',
  },
  sentBack: { id: 'finance.bill.sentBackNote', defaultMessage: 'Sent back' },
  lines: { id: 'finance.bill.lines', defaultMessage: 'Charges' },
  nothing: { id: 'finance.bill.nothing', defaultMessage: 'Nothing is charged.' },
  amount: { id: 'finance.bill.amount', defaultMessage: 'Amount' },
  details: { id: 'finance.bill.details', defaultMessage: 'Details' },
  utilization: { id: 'finance.bill.utilization', defaultMessage: 'Utilization' },
  shares: { id: 'finance.bill.shares', defaultMessage: 'Spread over the orders' },
  order: { id: 'finance.bill.order', defaultMessage: 'Order' },
  history: { id: 'finance.bill.history', defaultMessage: 'History' },
  documents: { id: 'finance.bill.documents', defaultMessage: 'Documents' },
});

export const facts = defineMessages({
  organization: { id: 'finance.bill.fact.organization', defaultMessage: 'Issued by' },
  partner: { id: 'finance.bill.fact.partner', defaultMessage: 'Partner' },
  billingContact: { id: 'finance.bill.fact.billingContact', defaultMessage: 'Billing contact' },
  contract: { id: 'finance.bill.fact.contract', defaultMessage: 'Contract' },
  version: { id: 'finance.bill.fact.version', defaultMessage: '{name}, version {version}' },
  ratedAt: { id: 'finance.bill.fact.ratedAt', defaultMessage: 'Rates of' },
  estimatedDistance: { id: 'finance.bill.fact.estimatedDistance', defaultMessage: 'Estimated distance' },
  actualDistance: { id: 'finance.bill.fact.actualDistance', defaultMessage: 'Actual distance' },
  given: { id: 'finance.bill.fact.given', defaultMessage: 'as entered' },
  distance: { id: 'finance.bill.fact.distance', defaultMessage: 'Billed distance' },
  backhaul: { id: 'finance.bill.fact.backhaul', defaultMessage: 'Backhaul' },
  conversionRate: { id: 'finance.bill.fact.conversionRate', defaultMessage: 'Conversion rate' },
  demurrage: { id: 'finance.bill.fact.demurrage', defaultMessage: 'Demurrage' },
  submitted: { id: 'finance.bill.fact.submitted', defaultMessage: 'Submitted' },
  approved: { id: 'finance.bill.fact.approved', defaultMessage: 'Approved' },
  space: { id: 'finance.bill.fact.space', defaultMessage: 'Space' },
  weight: { id: 'finance.bill.fact.weight', defaultMessage: 'Weight' },
  yes: { id: 'finance.bill.fact.yes', defaultMessage: 'Yes' },
});

/** Which day's rates count. */
export const ratedOn = defineMessages<CalculationDate>({
  created: { id: 'finance.bill.ratedOn.created', defaultMessage: 'creation' },
  pickup: { id: 'finance.bill.ratedOn.pickup', defaultMessage: 'pickup' },
  delivery: { id: 'finance.bill.ratedOn.delivery', defaultMessage: 'delivery' },
});

export const states = defineMessages<BillState>({
  draft: { id: 'finance.bill.state.draft', defaultMessage: 'Draft' },
  submitted: { id: 'finance.bill.state.submitted', defaultMessage: 'Submitted' },
  approved: { id: 'finance.bill.state.approved', defaultMessage: 'Approved' },
});

/** What the buttons do, and what they ask before. */
export const actions = defineMessages({
  pdf: { id: 'finance.bill.action.pdf', defaultMessage: 'Save as PDF' },
  sendEmail: { id: 'finance.bill.action.sendEmail', defaultMessage: 'Send by e-mail' },
  edit: { id: 'finance.bill.action.edit', defaultMessage: 'Edit' },
  sendBack: { id: 'finance.bill.action.sendBack', defaultMessage: 'Send back' },
  submit: { id: 'finance.bill.action.submit', defaultMessage: 'Submit' },
  approve: { id: 'finance.bill.action.approve', defaultMessage: 'Approve' },
  submits: {
    id: 'finance.bill.action.submits',
    defaultMessage: 'Submits the bill over {total} for approval. Its figures stay as they are now until then.',
  },
  approves: {
    id: 'finance.bill.action.approves',
    defaultMessage: 'Approves the bill over {total} and freezes it for good. {number} is billed by it.',
  },
  sendBackTitle: { id: 'finance.bill.action.sendBackTitle', defaultMessage: 'Send the bill back' },
});

export const form = defineMessages({
  title: { id: 'finance.bill.form.title', defaultMessage: 'Edit bill' },
  billingContact: { id: 'finance.bill.form.billingContact', defaultMessage: 'Billing contact' },
  contract: { id: 'finance.bill.form.contract', defaultMessage: 'Contract' },
  actualDistance: { id: 'finance.bill.form.actualDistance', defaultMessage: 'Actual distance' },
  actualDistanceHelp: { id: 'finance.bill.form.actualDistanceHelp', defaultMessage: 'Left empty: as it was driven.' },
  vat: { id: 'finance.bill.form.vat', defaultMessage: 'VAT' },
  vatHelp: { id: 'finance.bill.form.vatHelp', defaultMessage: 'Left empty: as the contract says.' },
  discount: { id: 'finance.bill.form.discount', defaultMessage: 'Discount' },
  extraCharges: { id: 'finance.bill.form.extraCharges', defaultMessage: 'Extra charges' },
  addCharge: { id: 'finance.bill.form.addCharge', defaultMessage: 'Add extra charge' },
  chargeName: { id: 'finance.bill.form.chargeName', defaultMessage: 'What for' },
  chargeAmount: { id: 'finance.bill.form.chargeAmount', defaultMessage: 'Amount' },
  becomesDraft: {
    id: 'finance.bill.form.becomesDraft',
    defaultMessage: 'The submitted bill becomes a draft again and has to be submitted anew.',
  },
  tooMuch: { id: 'finance.bill.form.tooMuch', defaultMessage: 'No money can pay this' },
  notFound: { id: 'finance.bill.form.notFound', defaultMessage: 'Not found' },
});

export const mail = defineMessages({
  title: { id: 'finance.bill.mail.title', defaultMessage: 'Send the bill by e-mail' },
  to: { id: 'finance.bill.mail.to', defaultMessage: 'To' },
  toHelp: {
    id: 'finance.bill.mail.toHelp',
    defaultMessage: 'Several addresses are separated by commas, {max} at most.',
  },
  message: { id: 'finance.bill.mail.message', defaultMessage: 'Message' },
  messageHelp: {
    id: 'finance.bill.mail.messageHelp',
    defaultMessage: 'It stands above what the mail says by itself. The bill goes along as a PDF in your language.',
  },
  send: { id: 'finance.bill.mail.send', defaultMessage: 'Send' },
  tooMany: { id: 'finance.bill.mail.tooMany', defaultMessage: 'At most 10 addresses' },
});

export const papers = defineMessages({
  add: { id: 'finance.bill.document.add', defaultMessage: 'Add document' },
  file: { id: 'finance.bill.document.file', defaultMessage: 'File' },
  view: { id: 'finance.bill.document.view', defaultMessage: 'View' },
  remove: { id: 'finance.bill.document.remove', defaultMessage: 'Delete' },
  removes: { id: 'finance.bill.document.removes', defaultMessage: 'Deletes {name} from the bill' },
  none: { id: 'finance.bill.document.none', defaultMessage: 'There are no documents yet.' },
});

/** What happened to it, besides what happens to orders as well. */
export const events = defineMessages({
  submit: { id: 'finance.bill.event.submit', defaultMessage: 'Submitted' },
  sendBack: { id: 'finance.bill.event.sendBack', defaultMessage: 'Sent back' },
  sendEmail: { id: 'finance.bill.event.sendEmail', defaultMessage: 'Sent by e-mail' },
  fileAdded: { id: 'finance.bill.event.fileAdded', defaultMessage: 'Document added' },
  fileRemoved: { id: 'finance.bill.event.fileRemoved', defaultMessage: 'Document deleted' },
});

export const notices = defineMessages({
  saved: { id: 'finance.bill.notice.saved', defaultMessage: 'Bill saved' },
  submitted: { id: 'finance.bill.notice.submitted', defaultMessage: 'Bill submitted' },
  approved: { id: 'finance.bill.notice.approved', defaultMessage: 'Bill approved' },
  sentBack: { id: 'finance.bill.notice.sentBack', defaultMessage: 'Bill sent back' },
  mailed: { id: 'finance.bill.notice.mailed', defaultMessage: 'Bill sent' },
  documentAdded: { id: 'finance.bill.notice.documentAdded', defaultMessage: 'Document added' },
  documentRemoved: { id: 'finance.bill.notice.documentRemoved', defaultMessage: 'Document deleted' },
});

export const refusals = defineMessages({
  changedMeanwhile: {
    id: 'finance.bill.refusal.changedMeanwhile',
    defaultMessage: 'The bill has changed meanwhile, look at it again',
  },
  fourEyes: {
    id: 'finance.bill.refusal.fourEyes',
    defaultMessage: 'You submitted this bill: another person must approve it',
  },
  billState: {
    id: 'finance.bill.refusal.billState',
    defaultMessage: 'The bill is in another state now, look at it again',
  },
  billClosed: { id: 'finance.bill.refusal.billClosed', defaultMessage: 'In this stage the bill cannot be changed' },
  notBillable: {
    id: 'finance.bill.refusal.notBillable',
    defaultMessage: 'It can be billed only once it is delivered or completed',
  },
  billProvisional: {
    id: 'finance.bill.refusal.billProvisional',
    defaultMessage: 'A provisional bill cannot be approved',
  },
});
