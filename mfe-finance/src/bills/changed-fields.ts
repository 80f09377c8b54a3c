import type { ChangedFields } from 'shared-ui/format';
import { messages as invoiceMessages, taxCategoryMessages } from './bill-invoice.messages.ts';
import {
  contractProblemMessages,
  detailLabels,
  documentMessages,
  emailMessages,
  formMessages,
} from './bills.messages.ts';
import { messages as serviceMessages } from './service.messages.ts';

/** How the timeline of a bill shows its changed fields. */
export const changedFields: ChangedFields = {
  billingContactId: formMessages.billingContact,
  contractId: formMessages.contract,
  actualDistance: { label: formMessages.actualDistance, kind: 'distance' },
  extraCharges: formMessages.extraCharges,
  services: serviceMessages.services,
  quantity: serviceMessages.quantity,
  discount: { label: formMessages.discount, kind: 'money' },
  vatPercentage: { label: formMessages.vat, kind: 'percent' },
  taxCategory: { label: formMessages.taxCategory, codes: taxCategoryMessages },
  taxReason: formMessages.taxReason,
  total: { label: formMessages.total, kind: 'money' },
  contractProblems: { label: detailLabels.contractProblems, codes: contractProblemMessages },
  version: detailLabels.billVersion,
  invoice: invoiceMessages.title,
  creditNote: invoiceMessages.creditNote,
  name: documentMessages.file,
  to: emailMessages.to,
};
