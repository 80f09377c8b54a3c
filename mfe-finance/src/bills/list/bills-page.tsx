import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Can, useSession } from 'shared-auth';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import type { BillTab } from 'shared-contracts/values/finance/bills';
import type { Access } from 'shared-contracts/values/identity/access';
import { Button, Icon, type Message, Stack, useFormatMessage, withValues } from 'shared-ui';
import { ListPage, ListTabs, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { actionMessages } from '../bills.messages.ts';
import { formMessages } from '../payments/payments.messages.ts';
import { messages as importMessages } from '../payments/import/import.messages.ts';
import { billColumns, nameOf } from './bill.columns.tsx';
import { BILL_FILTERS, BillFilters } from './bill-filters.tsx';
import { billListMutations, billListQueries, BILLS_PATH } from './bill-list.api.ts';
import { bulkMessages, emptyStates, messages, tabs } from './bill-list.messages.ts';
import { BillTotals } from './bill-totals.tsx';
import { bulkActions } from './bulk-actions.tsx';
import { isPayable, toOpenInvoices } from './open-invoices.ts';

/** Users who may record payments. */
const RECORD: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};

const ImportPaymentsDialog = lazy(async () => ({
  default: (await import('../payments/import/import-payments-dialog.tsx')).ImportPaymentsDialog,
}));
const RecordPaymentDialog = lazy(async () => ({
  default: (await import('../payments/record-payment-dialog.tsx')).RecordPaymentDialog,
}));

/** Root is on neither side. */
const ROOT_TABS: readonly BillTab[] = ['all', 'toApprove', 'overdue'];
const ALL_TABS = Object.keys(tabs) as BillTab[];

const isTab = (name: string | undefined): name is BillTab => name !== undefined && Object.hasOwn(tabs, name);
/** Links to the page of its order or trip. */
const linkOf = ({ of, subject }: BillRow) => `/${of}s/${subject.id}?dialog=bill`;

function BillTabs() {
  const formatMessage = useFormatMessage();
  const { data: counts } = useQuery(billListQueries.counts);
  const isRoot = useSession(({ user }) => user?.role === 'root');
  const toLabel = (tab: BillTab): Message =>
    counts ? withValues(messages.withCount, { name: formatMessage(tabs[tab]), count: counts[tab] }) : tabs[tab];
  return (
    <ListTabs
      name="view"
      label={messages.view}
      tabs={Object.fromEntries((isRoot ? ROOT_TABS : ALL_TABS).map((tab) => [tab, toLabel(tab)]))}
    />
  );
}

function useBillActions(recordPayment: (billId: string) => void) {
  const navigate = useNavigate();
  const approve = useMutation(billListMutations.approve());
  return (bill: BillRow): Action[] => [
    ...(bill.actions.includes('approve')
      ? [
          {
            label: actionMessages.approve,
            icon: 'check' as const,
            primary: true,
            confirmText: bulkMessages.approve,
            onSelect: () => approve.mutateAsync(bill),
          },
        ]
      : []),
    ...(isPayable(bill)
      ? [
          {
            label: formMessages.record,
            icon: 'plus' as const,
            onSelect: () => recordPayment(bill.id),
          },
        ]
      : []),
    { label: messages.open, icon: 'file', onSelect: () => navigate(linkOf(bill)) },
  ];
}

/** The submitted and approved bills of orders and trips. */
export default function BillsPage() {
  const list = useListParams({ filters: BILL_FILTERS, sort: '-date' });
  const requestedTab = list.getValue('view');
  const tab = isTab(requestedTab) ? requestedTab : 'all';
  const bills = useQuery(billListQueries.list({ ...list.query, tab }));
  const rowActions = useBillActions((id) => list.openDialog('pay', id));
  const [toPay] = bills.data?.items.filter(({ id }) => list.dialog?.name === 'pay' && id === list.dialog.id) ?? [];
  const [openInvoice] = toPay ? toOpenInvoices(toPay) : [];
  return (
    <>
      <ListPage<BillRow>
        name="bills"
        title={messages.title}
        list={list}
        rows={bills}
        columns={billColumns}
        exports={{ path: BILLS_PATH, query: { ...list.query, tab } }}
        rowName={nameOf}
        rowLink={linkOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        tabs={
          <Stack gap="1" w="full">
            <BillTabs />
            <BillTotals query={{ ...list.query, tab, page: undefined, limit: undefined, sort: undefined }} />
          </Stack>
        }
        filters={<BillFilters />}
        actions={
          <Can access={RECORD}>
            <Button variant="outline" onClick={() => list.openDialog('import')}>
              <Icon name="upload" />
              <FormattedMessage {...importMessages.action} />
            </Button>
          </Can>
        }
        emptyState={{ title: emptyStates.title[tab], text: emptyStates.text[tab], icon: 'file' }}
      />
      <Can access={RECORD}>
        {list.dialog?.name === 'import' && (
          <Suspense>
            <ImportPaymentsDialog onClose={list.closeDialog} />
          </Suspense>
        )}
      </Can>
      {openInvoice && (
        <Suspense>
          <RecordPaymentDialog invoice={openInvoice} onClose={list.closeDialog} />
        </Suspense>
      )}
    </>
  );
}
