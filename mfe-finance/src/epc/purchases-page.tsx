import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { EpcPurchase } from 'shared-contracts/finance/epc-purchases';
import type { Access } from 'shared-contracts/values/identity/access';
import { Button, Icon } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ListPage, SearchFilter, SelectFilter, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { CloseDialog } from './close-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { purchaseCells } from './purchase.columns.tsx';
import { purchaseQueries } from './purchases.api.ts';
import {
  closeMessages,
  documents,
  fields,
  messages,
  payMessages,
  settingsMessages,
  states,
} from './purchases.messages.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { usePurchaseDocuments } from './use-purchase-documents.ts';

const ROOT: Access = { roles: ['root'] };

const columns: Column<EpcPurchase>[] = [
  { id: 'number', width: 150, ...purchaseCells.number },
  {
    id: 'organization',
    header: fields.organization,
    width: 210,
    inCard: true,
    cell: ({ organization }) => organization.name,
  },
  { id: 'state', width: 110, inCard: true, ...purchaseCells.state },
  { id: 'quantity', width: 90, ...purchaseCells.quantity },
  { id: 'total', width: 150, inCard: true, ...purchaseCells.total },
  { id: 'createdAt', width: 150, ...purchaseCells.createdAt },
  { id: 'dueAt', width: 120, inCard: true, ...purchaseCells.dueAt },
  { id: 'isCounted', width: 120, ...purchaseCells.isCounted },
  { id: 'reference', width: 170, ...purchaseCells.reference },
  { id: 'expiresAt', width: 150, hiddenByDefault: true, ...purchaseCells.expiresAt },
  {
    id: 'decidedAt',
    header: fields.decidedAt,
    width: 150,
    hiddenByDefault: true,
    cell: ({ decidedAt }) => <DateTime at={decidedAt} />,
  },
  {
    id: 'decidedBy',
    header: fields.decidedBy,
    width: 130,
    hiddenByDefault: true,
    cell: ({ decidedBy }) => decidedBy ?? '–',
  },
];

const DIALOGS = { pay: PayDialog, close: CloseDialog } as const;

/** Purchases of trip credits of all organizations: root marks what has been paid, and sets the terms of sale. */
export default function PurchasesPage() {
  const list = useListParams({ filters: ['state'] });
  const purchases = useQuery(purchaseQueries.list(list.query));
  const { documentsOf, save } = usePurchaseDocuments();
  const rowActions = (purchase: EpcPurchase): Action[] => [
    ...(purchase.state === 'open'
      ? ([
          {
            label: payMessages.action,
            icon: 'check',
            primary: true,
            onSelect: () => list.openDialog('pay', purchase.id),
          },
          { label: closeMessages.action, icon: 'reject', onSelect: () => list.openDialog('close', purchase.id) },
        ] as const)
      : []),
    ...documentsOf(purchase).map((which) => ({
      label: documents[which],
      icon: 'download' as const,
      onSelect: () => save(purchase, which),
    })),
  ];
  const opened = purchases.data?.items.find(({ id }) => id === list.dialog?.id);
  const Dialog = Object.entries(DIALOGS).find(([name]) => name === list.dialog?.name)?.[1];
  return (
    <>
      <ListPage
        name="epc-purchases"
        title={messages.title}
        list={list}
        rows={purchases}
        columns={columns}
        rowName={({ number }) => number}
        rowActions={rowActions}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <SelectFilter name="state" label={fields.state} options={states} />
          </>
        }
        actions={
          <Button variant="outline" onClick={() => list.openDialog('settings')}>
            <Icon name="settings" />
            <FormattedMessage {...settingsMessages.action} />
          </Button>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'file' }}
      />
      <Can access={ROOT}>
        {opened && Dialog && <Dialog purchase={opened} onClose={list.closeDialog} />}
        {list.dialog?.name === 'settings' && <SettingsDialog onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
