import { useMutation, useQuery } from '@tanstack/react-query';
import type { BillingPeriodRow, CreatedInvoice } from 'shared-contracts/finance/billing-periods';
import { withValues } from 'shared-ui';
import { type BulkAction, ListPage, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { createInvoice, invoicingMutations, invoicingQueries } from './invoicing.api.ts';
import { actions, cycles, errorMessages, fields, messages, subjects } from './invoicing.messages.ts';
import { partnerOf, periodColumns } from './period.columns.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { formatSpan } from './span.ts';

const nameOf = (period: BillingPeriodRow) => `${partnerOf(period)}, ${formatSpan(period)}`;

/** Each period is a separate call, with its own number and transaction. */
const bulkActions: readonly BulkAction<BillingPeriodRow>[] = [
  {
    label: actions.create,
    icon: 'file',
    description: actions.createText,
    invalidates: invoicingQueries.all,
    errorMessages,
    appliesTo: (period) => period.actions.includes('createInvoice'),
    run: createInvoice,
    resultNote: ({ number }: CreatedInvoice) => withValues(actions.createdNumber, { number }),
  },
];

/** Approved bills by partner, period and currency that wait for their invoice. */
export default function PeriodsPage() {
  const list = useListParams({ filters: ['cycle', 'of'], sort: 'from' });
  const periods = useQuery(invoicingQueries.periods(list.query));
  const create = useMutation(invoicingMutations.create());
  const rowActions = (period: BillingPeriodRow): Action[] => [
    { label: actions.preview, icon: 'file', primary: true, onSelect: () => list.openDialog('preview', period.id) },
    ...(period.actions.includes('createInvoice')
      ? [
          {
            label: actions.create,
            icon: 'check' as const,
            confirmText: actions.createText,
            onSelect: () => create.mutateAsync(period),
          },
        ]
      : []),
  ];
  const previewed = periods.data?.items.find(({ id }) => list.dialog?.name === 'preview' && id === list.dialog.id);
  return (
    <>
      <ListPage
        name="billing-periods"
        title={messages.periods}
        list={list}
        rows={periods}
        columns={periodColumns}
        rowName={nameOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        filters={
          <>
            <SearchFilter label={messages.searchPeriods} />
            <SelectFilter name="cycle" label={fields.cycle} options={cycles} />
            <SelectFilter name="of" label={fields.of} options={subjects} />
          </>
        }
        emptyState={{ title: messages.noPeriods, text: messages.noPeriodsText, icon: 'file' }}
      />
      {previewed && <PreviewDialog key={previewed.id} period={previewed} onClose={list.closeDialog} />}
    </>
  );
}
