import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import type { Access } from 'shared-contracts/values/identity/access';
import { useCan } from 'shared-auth';
import { Button, Icon } from 'shared-ui';
import { saveFile } from 'shared-ui/files';
import { useDayConversion } from 'shared-ui/format';
import { DateRangeFilter, ListPage, MoreFilters, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { bulkActions } from './bulk-e-invoices.tsx';
import { EInvoiceDialog } from './e-invoice-dialog.tsx';
import { messages as eInvoiceMessages, readingMessages } from './e-invoice.messages.ts';
import { ActiveFilters } from './active-filters.tsx';
import { creditMessages } from './credit.messages.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { InvoiceDialog, type Payments } from './invoice-dialog.tsx';
import { invoiceColumns } from './invoice.columns.tsx';
import { INVOICES_PATH, invoicingMutations, invoicingQueries, partnersQuery } from './invoicing.api.ts';
import {
  actions,
  balanceSides,
  fields,
  grouping,
  openBuckets,
  kinds,
  messages,
  subjects,
} from './invoicing.messages.ts';

const CreditNoteDialog = lazy(async () => ({
  default: (await import('./credit/credit-note-dialog.tsx')).CreditNoteDialog,
}));
const ReadDialog = lazy(async () => ({ default: (await import('./read-dialog.tsx')).ReadDialog }));

const MORE_FILTERS = ['side', 'of', 'isGrouped', 'partnerId', 'from', 'to'];
const WRITE: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};
const FILE_NAMES = { invoice: 'invoice', creditNote: 'credit-note' } as const;

/** Less common filters, in a dialog that loads their options. */
function MoreFilterFields() {
  const partners = useQuery(partnersQuery);
  return (
    <>
      <SelectFilter name="side" label={fields.side} options={balanceSides} />
      <SelectFilter name="isGrouped" label={fields.bills} options={grouping} />
      <SelectFilter name="of" label={fields.of} options={subjects} />
      <SelectFilter
        name="partnerId"
        label={fields.partner}
        options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateRangeFilter from="from" to="to" label={fields.issuedAt} />
    </>
  );
}

/** Issued invoices and credit notes of both sides. */
export function InvoicesPage({ Payments }: { Payments: Payments }) {
  const list = useListParams({ filters: ['kind', 'aging', 'currency', 'at', ...MORE_FILTERS], sort: '-issuedAt' });
  const invoices = useQuery(invoicingQueries.invoices(list.query));
  const download = useMutation(invoicingMutations.download());
  const { today } = useDayConversion();
  const save = async ({ id, kind, number }: Pick<InvoiceRow, 'id' | 'kind' | 'number'>) =>
    saveFile(await download.mutateAsync(id), `${today()} ${FILE_NAMES[kind]} ${number}.pdf`);
  const navigate = useNavigate();
  const mayPause = useCan(WRITE);
  const rowActions = (invoice: InvoiceRow): Action[] => [
    { label: actions.open, icon: 'file', onSelect: () => list.openDialog('invoice', invoice.id) },
    { label: actions.pdf, icon: 'download', primary: true, onSelect: () => save(invoice) },
    { label: eInvoiceMessages.action, icon: 'download', onSelect: () => list.openDialog('eInvoice', invoice.id) },
    ...(invoice.side === 'payee' && Number(invoice.open) > 0 && !invoice.isReminderPaused && mayPause
      ? [{ label: messages.pauseReminders, onSelect: () => navigate(`/reminders?dialog=pause.${invoice.id}`) }]
      : []),
    ...(invoice.actions.includes('creditPart')
      ? [{ label: creditMessages.issue, icon: 'undo' as const, onSelect: () => list.openDialog('part', invoice.id) }]
      : []),
    ...(invoice.actions.includes('credit')
      ? [{ label: actions.credit, icon: 'undo' as const, onSelect: () => list.openDialog('credit', invoice.id) }]
      : []),
  ];
  const selectedFor = (name: string) =>
    invoices.data?.items.find(({ id }) => list.dialog?.name === name && id === list.dialog.id);
  const [credited, exported] = [selectedFor('credit'), selectedFor('eInvoice')];
  return (
    <>
      <ListPage
        name="invoices"
        title={messages.invoices}
        list={list}
        rows={invoices}
        columns={invoiceColumns}
        exports={{ path: INVOICES_PATH, query: list.query }}
        rowName={({ number }) => number}
        rowActions={rowActions}
        bulkActions={bulkActions}
        filters={
          <>
            <SearchFilter label={messages.searchInvoices} />
            <SelectFilter name="kind" label={fields.kind} options={kinds} />
            <SelectFilter name="aging" label={fields.aging} options={openBuckets} />
            <ActiveFilters list={list} />
            <MoreFilters names={MORE_FILTERS}>
              <MoreFilterFields />
            </MoreFilters>
          </>
        }
        actions={
          <Button variant="outline" onClick={() => list.openDialog('read')}>
            <Icon name="upload" />
            <FormattedMessage {...readingMessages.action} />
          </Button>
        }
        emptyState={{ title: messages.noInvoices, text: messages.noInvoicesText, icon: 'file' }}
      />
      {credited && <CreditDialog key={credited.id} invoice={credited} onClose={list.closeDialog} />}
      {list.dialog?.name === 'read' && (
        <Suspense>
          <ReadDialog onClose={list.closeDialog} />
        </Suspense>
      )}
      {exported && <EInvoiceDialog key={exported.id} invoice={exported} onClose={list.closeDialog} />}
      {list.dialog?.name === 'invoice' && (
        <InvoiceDialog
          key={list.dialog.id}
          id={list.dialog.id}
          Payments={Payments}
          onDownload={(invoice) => void save(invoice)}
          onEInvoice={() => list.openDialog('eInvoice', list.dialog?.id)}
          onCredit={() => list.openDialog('part', list.dialog?.id)}
          onClose={list.closeDialog}
        />
      )}
      {list.dialog?.name === 'part' && (
        <Suspense>
          <CreditNoteDialog key={list.dialog.id} id={list.dialog.id} onClose={list.closeDialog} />
        </Suspense>
      )}
    </>
  );
}
