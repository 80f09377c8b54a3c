import type { ChangedFields } from 'shared-ui/format';
import {
  contractProblemMessages,
  detailLabels,
  documentMessages,
  emailMessages,
  formMessages,
} from './bills.messages.ts';

/** How the history of a bill shows its changed fields. */
export const changedFields: ChangedFields = {
  billingContactId: formMessages.billingContact,
  contractId: formMessages.contract,
  actualDistance: { label: formMessages.actualDistance, kind: 'distance' },
  extraCharges: formMessages.extraCharges,
  discount: { label: formMessages.discount, kind: 'money' },
  vatPercentage: { label: formMessages.vat, kind: 'percent' },
  total: { label: formMessages.total, kind: 'money' },
  contractProblems: { label: detailLabels.contractProblems, codes: contractProblemMessages },
  version: detailLabels.billVersion,
  name: documentMessages.file,
  to: emailMessages.to,
};
