import type { ChangedFields } from 'shared-ui/format';
import { fields } from './carrier.messages.ts';

/** How the timeline of a carrier invoice shows its changed fields. */
export const changedFields: ChangedFields = {
  number: fields.number,
  issuedOn: fields.issuedOn,
  dueOn: fields.dueOn,
  currency: fields.currency,
  net: { label: fields.net, kind: 'money' },
  tax: { label: fields.tax, kind: 'money' },
  total: { label: fields.total, kind: 'money' },
  difference: { label: fields.difference, kind: 'money' },
  proposed: { label: fields.proposed, kind: 'money' },
  agreed: { label: fields.agreed, kind: 'money' },
  payable: { label: fields.payable, kind: 'money' },
  creditNote: fields.creditNote,
  credited: { label: fields.creditedTotal, kind: 'money' },
  document: fields.document,
};
