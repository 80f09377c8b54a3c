import { defineMessages } from 'react-intl';
import type { BillState, BillSubject, ContractProblem } from 'shared-contracts/values/finance/bills';
import type { CalculationDate } from 'shared-contracts/values/finance/rating';

export const titles = defineMessages<BillSubject>({
  order: { id: 'finance.bill.title.order', defaultMessage: 'Order bill' },
  trip: { id: 'finance.bill.title.trip', defaultMessage: 'Trip bill' },
});

export const messages = defineMessages({
  numberedTitle: { id: 'finance.bill.titleOf', defaultMessage: '{title} {number}' },
  notFound: { id: 'finance.bill.notYet', defaultMessage: 'No bill found' },
  notFoundText: {
    id: 'finance.bill.notYetText',
    defaultMessage: 'You’ll see the bill here after it’s submitted to you.',
  },
  draft: {
    id: 'finance.bill.draftNote',
    defaultMessage: 'Recalculated from current data each time you open it.',
  },
  submitted: {
    id: 'finance.bill.submittedNote',
    defaultMessage: 'Figures are fixed until the bill is approved, sent back or changed.',
  },
  approved: {
    id: 'finance.bill.approvedNote',
    defaultMessage: 'Approved and locked: figures and contract terms as of approval.',
  },
  provisional: {
    id: 'finance.bill.provisional',
    defaultMessage: 'Provisional: it can be submitted but not approved.',
  },
  contractInvalid: {
    id: 'finance.bill.contractInvalid',
    defaultMessage:
      'The contract was invalid on the rating date: override it with a reason before you submit the bill.',
  },
  overridden: { id: 'finance.bill.overridden', defaultMessage: 'Billed despite an invalid contract' },
  outdated: { id: 'finance.bill.outdated', defaultMessage: 'Needs a new bill' },
  outdatedText: {
    id: 'finance.bill.outdatedText',
    defaultMessage: 'Times of a stop were corrected after approval: this bill no longer fits.',
  },
  earlierVersions: { id: 'finance.bill.earlierVersions', defaultMessage: 'Earlier versions' },
  invoiceOf: { id: 'finance.bill.invoiceOf', defaultMessage: 'Invoice {number}' },
  creditNoteOf: { id: 'finance.bill.creditNoteOf', defaultMessage: 'Credit note {number}' },
  approvedOn: { id: 'finance.bill.approvedOn', defaultMessage: 'Approved' },
  earlierVersion: { id: 'finance.bill.earlierVersion', defaultMessage: 'Version {version}' },
  sentBack: { id: 'finance.bill.sentBackNote', defaultMessage: 'Sent back' },
  lines: { id: 'finance.bill.lines', defaultMessage: 'Charges' },
  noCharges: { id: 'finance.bill.nothing', defaultMessage: 'No charges.' },
  amount: { id: 'finance.bill.amount', defaultMessage: 'Amount' },
  details: { id: 'finance.bill.details', defaultMessage: 'Details' },
  utilization: { id: 'finance.bill.utilization', defaultMessage: 'Utilization' },
  shares: { id: 'finance.bill.shares', defaultMessage: 'Split by order' },
  order: { id: 'finance.bill.order', defaultMessage: 'Order' },
  history: { id: 'finance.bill.history', defaultMessage: 'History' },
  documents: { id: 'finance.bill.documents', defaultMessage: 'Documents' },
});

export const detailLabels = defineMessages({
  organization: { id: 'finance.bill.fact.organization', defaultMessage: 'Payer' },
  billVersion: { id: 'finance.bill.fact.billVersion', defaultMessage: 'Version of the bill' },
  partner: { id: 'finance.bill.fact.partner', defaultMessage: 'Payee' },
  billingContact: { id: 'finance.bill.fact.billingContact', defaultMessage: 'Billing contact' },
  contract: { id: 'finance.bill.fact.contract', defaultMessage: 'Contract' },
  version: { id: 'finance.bill.fact.version', defaultMessage: '{name}, version {version}' },
  ratedAt: { id: 'finance.bill.fact.ratedAt', defaultMessage: 'Rates as of' },
  estimatedDistance: { id: 'finance.bill.fact.estimatedDistance', defaultMessage: 'Estimated distance' },
  actualDistance: { id: 'finance.bill.fact.actualDistance', defaultMessage: 'Actual distance' },
  entered: { id: 'finance.bill.fact.given', defaultMessage: 'entered manually' },
  distance: { id: 'finance.bill.fact.distance', defaultMessage: 'Billed distance' },
  backhaul: { id: 'finance.bill.fact.backhaul', defaultMessage: 'Backhaul' },
  conversionRate: { id: 'finance.bill.fact.conversionRate', defaultMessage: 'Conversion rate' },
  demurrage: { id: 'finance.bill.fact.demurrage', defaultMessage: 'Demurrage' },
  contractProblems: { id: 'finance.bill.fact.contractProblems', defaultMessage: 'Problems of the contract' },
  submitted: { id: 'finance.bill.fact.submitted', defaultMessage: 'Submitted' },
  approved: { id: 'finance.bill.fact.approved', defaultMessage: 'Approved' },
  space: { id: 'finance.bill.fact.space', defaultMessage: 'Space' },
  weight: { id: 'finance.bill.fact.weight', defaultMessage: 'Weight' },
  yes: { id: 'finance.bill.fact.yes', defaultMessage: 'Yes' },
});

/** The date that determines the rates. */
export const ratingDateLabels = defineMessages<CalculationDate>({
  created: { id: 'finance.bill.ratedOn.created', defaultMessage: 'creation' },
  pickup: { id: 'finance.bill.ratedOn.pickup', defaultMessage: 'pickup' },
  delivery: { id: 'finance.bill.ratedOn.delivery', defaultMessage: 'delivery' },
});

export const stateLabels = defineMessages<BillState>({
  draft: { id: 'finance.bill.state.draft', defaultMessage: 'Draft' },
  submitted: { id: 'finance.bill.state.submitted', defaultMessage: 'Submitted' },
  approved: { id: 'finance.bill.state.approved', defaultMessage: 'Approved' },
});

/** Why a contract was invalid on the rating date. */
export const contractProblemMessages = defineMessages<ContractProblem>({
  contractNotStarted: { id: 'finance.bill.contractProblem.notStarted', defaultMessage: 'It had not started' },
  contractExpired: { id: 'finance.bill.contractProblem.expired', defaultMessage: 'It had expired' },
  contractDisabled: { id: 'finance.bill.contractProblem.disabled', defaultMessage: 'It was disabled' },
  contractUnconfirmed: {
    id: 'finance.bill.contractProblem.unconfirmed',
    defaultMessage: 'The partner had not confirmed it',
  },
});

/** Button labels and confirmation texts. */
export const actionMessages = defineMessages({
  pdf: { id: 'finance.bill.action.pdf', defaultMessage: 'Save as PDF' },
  eInvoice: { id: 'finance.bill.action.eInvoice', defaultMessage: 'E-invoice (XML)' },
  sendEmail: { id: 'finance.bill.action.sendEmail', defaultMessage: 'Send by e-mail' },
  edit: { id: 'finance.bill.action.edit', defaultMessage: 'Edit' },
  override: { id: 'finance.bill.action.override', defaultMessage: 'Override contract' },
  overrideTitle: { id: 'finance.bill.action.overrideTitle', defaultMessage: 'Bill despite an invalid contract' },
  sendBack: { id: 'finance.bill.action.sendBack', defaultMessage: 'Send back' },
  submit: { id: 'finance.bill.action.submit', defaultMessage: 'Submit' },
  approve: { id: 'finance.bill.action.approve', defaultMessage: 'Approve' },
  submitConfirmation: {
    id: 'finance.bill.action.submits',
    defaultMessage: 'The bill of {total} will be submitted for approval. Its figures stay fixed until then.',
  },
  approveConfirmation: {
    id: 'finance.bill.action.approves',
    defaultMessage: 'The bill of {total} will be approved and locked. {number} will be billed.',
  },
  credit: { id: 'finance.bill.action.credit', defaultMessage: 'Reverse invoice' },
  creditTitle: {
    id: 'finance.bill.action.creditTitle',
    defaultMessage: 'Reverse invoice {number}',
  },
  creditHelp: {
    id: 'finance.bill.action.creditHelp',
    defaultMessage:
      'Issues a credit note for all that is left of the invoice, and starts a new version of the bill. This can’t be undone.',
  },
  creditNotePdf: { id: 'finance.bill.action.creditNotePdf', defaultMessage: 'Save credit note {number} as PDF' },
  renew: { id: 'finance.bill.action.renew', defaultMessage: 'Make a new bill' },
  renewConfirmation: {
    id: 'finance.bill.action.renews',
    defaultMessage:
      'A draft with the current figures replaces this bill, which stays below as an earlier version. Until the new one is approved, {number} doesn’t count as billed in dashboards.',
  },
  versionPdf: { id: 'finance.bill.action.versionPdf', defaultMessage: 'Save version {version} as PDF' },
  sendBackTitle: { id: 'finance.bill.action.sendBackTitle', defaultMessage: 'Send the bill back' },
});

export const formMessages = defineMessages({
  title: { id: 'finance.bill.form.title', defaultMessage: 'Edit bill' },
  billingContact: { id: 'finance.bill.form.billingContact', defaultMessage: 'Billing contact' },
  contract: { id: 'finance.bill.form.contract', defaultMessage: 'Contract' },
  actualDistance: { id: 'finance.bill.form.actualDistance', defaultMessage: 'Actual distance' },
  actualDistanceHelp: {
    id: 'finance.bill.form.actualDistanceHelp',
    defaultMessage: 'Leave empty to use the driven distance.',
  },
  vat: { id: 'finance.bill.form.vat', defaultMessage: 'VAT' },
  vatHelp: { id: 'finance.bill.form.vatHelp', defaultMessage: 'Leave empty to use the contract’s rate.' },
  taxCategory: { id: 'finance.bill.form.taxCategory', defaultMessage: 'Tax' },
  taxCategoryHelp: {
    id: 'finance.bill.form.taxCategoryHelp',
    defaultMessage: 'Exempt and reverse-charged bills are taxed at 0 %, whatever the rates say.',
  },
  taxed: { id: 'finance.bill.form.taxed', defaultMessage: 'By the rates' },
  taxReason: { id: 'finance.bill.form.taxReason', defaultMessage: 'Reason for no tax' },
  chargeVat: { id: 'finance.bill.form.chargeVat', defaultMessage: 'VAT, if other' },
  discount: { id: 'finance.bill.form.discount', defaultMessage: 'Discount' },
  extraCharges: { id: 'finance.bill.form.extraCharges', defaultMessage: 'Extra charges' },
  addCharge: { id: 'finance.bill.form.addCharge', defaultMessage: 'Add extra charge' },
  chargeName: { id: 'finance.bill.form.chargeName', defaultMessage: 'Description' },
  chargeAmount: { id: 'finance.bill.form.chargeAmount', defaultMessage: 'Amount' },
  becomesDraft: {
    id: 'finance.bill.form.becomesDraft',
    defaultMessage: 'The submitted bill becomes a draft again and must be resubmitted.',
  },
  tooMuch: { id: 'finance.bill.form.tooMuch', defaultMessage: 'Amount is too large' },
  notFound: { id: 'finance.bill.form.notFound', defaultMessage: 'Not found' },
  otherCurrency: {
    id: 'finance.bill.form.otherCurrency',
    defaultMessage: 'The agreed price is in another currency',
  },
  total: { id: 'finance.bill.form.total', defaultMessage: 'Grand total' },
});

export const emailMessages = defineMessages({
  title: { id: 'finance.bill.mail.title', defaultMessage: 'Send the bill by e-mail' },
  to: { id: 'finance.bill.mail.to', defaultMessage: 'To' },
  toHelp: {
    id: 'finance.bill.mail.toHelp',
    defaultMessage: 'Separate addresses with commas, {max} at most.',
  },
  message: { id: 'finance.bill.mail.message', defaultMessage: 'Message' },
  messageHelp: {
    id: 'finance.bill.mail.messageHelp',
    defaultMessage: 'Shown above the standard email text. The bill is attached as a PDF in your language.',
  },
  confirmTitle: { id: 'finance.bill.mail.confirmTitle', defaultMessage: 'Send to an unknown address?' },
  confirmText: {
    id: 'finance.bill.mail.confirmText',
    defaultMessage:
      'Neither the billing contact nor a contact or user of your organization has this address: {addresses}. The bill can’t be recalled.',
  },
  draft: {
    id: 'finance.bill.mail.draft',
    defaultMessage: 'The bill is a draft: its PDF and the email say so.',
  },
  send: { id: 'finance.bill.mail.send', defaultMessage: 'Send' },
  tooMany: { id: 'finance.bill.mail.tooMany', defaultMessage: 'At most 10 addresses' },
});

export const documentMessages = defineMessages({
  add: { id: 'finance.bill.document.add', defaultMessage: 'Add document' },
  file: { id: 'finance.bill.document.file', defaultMessage: 'File' },
  view: { id: 'finance.bill.document.view', defaultMessage: 'View' },
  remove: { id: 'finance.bill.document.remove', defaultMessage: 'Delete' },
  deleteConfirmation: { id: 'finance.bill.document.removes', defaultMessage: '{name} will be deleted from the bill.' },
  none: { id: 'finance.bill.document.none', defaultMessage: 'No documents yet' },
});

/** For the home page. */
export const waitingMessages = defineMessages({
  toApprove: { id: 'finance.bill.waiting.toApprove', defaultMessage: 'Bills to approve' },
  overdue: { id: 'finance.bill.waiting.overdue', defaultMessage: 'Overdue bills' },
});

export const notices = defineMessages({
  saved: { id: 'finance.bill.notice.saved', defaultMessage: 'Bill saved' },
  submitted: { id: 'finance.bill.notice.submitted', defaultMessage: 'Bill submitted' },
  approved: { id: 'finance.bill.notice.approved', defaultMessage: 'Bill approved' },
  overridden: { id: 'finance.bill.notice.overridden', defaultMessage: 'Contract overridden' },
  credited: { id: 'finance.bill.notice.credited', defaultMessage: 'Credit note issued' },
  renewed: { id: 'finance.bill.notice.renewed', defaultMessage: 'New version of the bill created' },
  sentBack: { id: 'finance.bill.notice.sentBack', defaultMessage: 'Bill sent back' },
  emailSent: { id: 'finance.bill.notice.mailed', defaultMessage: 'Bill queued for sending' },
  emailKept: {
    id: 'finance.bill.notice.kept',
    defaultMessage: 'Not sent: without a mail server, the e-mail stays in the outbox',
  },
  emailWithoutEInvoice: {
    id: 'finance.bill.notice.withoutEInvoice',
    defaultMessage: 'Sent without the e-invoice: it is incomplete. Invoices shows what is missing',
  },
  documentAdded: { id: 'finance.bill.notice.documentAdded', defaultMessage: 'Document added' },
  documentRemoved: { id: 'finance.bill.notice.documentRemoved', defaultMessage: 'Document deleted' },
});

export const errorMessages = defineMessages({
  eInvoiceInvalid: {
    id: 'finance.bill.refusal.eInvoiceInvalid',
    defaultMessage: 'The e-invoice breaks {rules}. See under Invoices what is missing',
  },
  changedMeanwhile: {
    id: 'finance.bill.refusal.changedMeanwhile',
    defaultMessage: 'The bill has changed in the meantime. Check it again',
  },
  fourEyes: {
    id: 'finance.bill.refusal.fourEyes',
    defaultMessage: 'You submitted this bill. Someone else must approve it',
  },
  billState: {
    id: 'finance.bill.refusal.billState',
    defaultMessage:
      '{state, select, draft {The bill is a draft now} submitted {The bill is submitted now} other {The bill is approved now}}. Check it again',
  },
  billClosed: { id: 'finance.bill.refusal.billClosed', defaultMessage: 'The bill can’t be changed in stage {stage}' },
  billNotSendable: {
    id: 'finance.bill.refusal.billNotSendable',
    defaultMessage: 'A bill can’t be sent in stage {stage}',
  },
  notBillable: {
    id: 'finance.bill.refusal.notBillable',
    defaultMessage: 'Can’t be billed in stage {stage}. Possible in {allowed}',
  },
  contractInvalid: {
    id: 'finance.bill.refusal.contractInvalid',
    defaultMessage: 'The contract was invalid on the rating date. Override it with a reason',
  },
  contractValid: {
    id: 'finance.bill.refusal.contractValid',
    defaultMessage: 'The contract can bill: no override is needed',
  },
  billUpToDate: {
    id: 'finance.bill.refusal.billUpToDate',
    defaultMessage: 'The bill is up to date: no new one is needed',
  },
  billNotInvoiced: {
    id: 'finance.bill.refusal.billNotInvoiced',
    defaultMessage: 'The bill has no invoice to credit',
  },
  billProvisional: {
    id: 'finance.bill.refusal.billProvisional',
    defaultMessage: 'A provisional bill can’t be approved',
  },
});
