import type { BillRow } from 'shared-contracts/finance/bill-list';
import type { BillEmailResult } from 'shared-contracts/finance/bills';
import { withValues } from 'shared-ui';
import type { BulkAction } from 'shared-ui/list';
import { actionMessages, errorMessages } from '../bills.messages.ts';
import { BulkPayment } from '../payments/bulk-payment.tsx';
import { formMessages } from '../payments/payments.messages.ts';
import { billListQueries, billRowRequests, groupBills, savePdf } from './bill-list.api.ts';
import { bulkMessages, groupRefusals } from './bill-list.messages.ts';
import { isPayable, toOpenInvoices } from './open-invoices.ts';

type GroupedInvoice = Awaited<ReturnType<ReturnType<typeof groupBills>>>;

const common = {
  invalidates: billListQueries.all,
  errorMessages: { ...errorMessages, 'to.required': bulkMessages.noRecipient },
};

/** Each bill is a separate call, as on its page; the API tells which ones an action applies to. */
export const bulkActions: readonly BulkAction<BillRow>[] = [
  {
    ...common,
    label: actionMessages.approve,
    icon: 'check',
    description: bulkMessages.approve,
    appliesTo: ({ actions }) => actions.includes('approve'),
    run: billRowRequests.approve,
  },
  {
    ...common,
    label: actionMessages.sendEmail,
    icon: 'mail',
    description: bulkMessages.sendEmail,
    appliesTo: ({ actions }) => actions.includes('sendEmail'),
    run: billRowRequests.sendEmail,
    resultNote: ({ state }: BillEmailResult) => (state === 'kept' ? bulkMessages.kept : undefined),
  },
  {
    label: bulkMessages.group,
    icon: 'file',
    description: bulkMessages.groupText,
    appliesTo: ({ actions }) => actions.includes('group'),
    includesOthers: true,
    invalidates: billListQueries.all,
    errorMessages: groupRefusals,
    runTogether: groupBills,
    resultNote: (invoice: GroupedInvoice) => withValues(bulkMessages.grouped, invoice),
  },
  {
    ...common,
    label: formMessages.record,
    icon: 'plus',
    appliesTo: isPayable,
    renderForm: ({ rows }) => <BulkPayment invoices={rows.flatMap(toOpenInvoices)} />,
  },
  {
    ...common,
    label: bulkMessages.download,
    icon: 'download',
    description: bulkMessages.downloadText,
    runTogether: savePdf,
    resultNote: (saved: Awaited<ReturnType<ReturnType<typeof savePdf>>>) => withValues(bulkMessages.savedIn, saved),
    hasChanged: () => false,
  },
];
