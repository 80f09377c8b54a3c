import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can, useCan } from 'shared-auth';
import type { LedgerAccount } from 'shared-contracts/finance/journal';
import { Button, Flex, Icon, lazyDialog, withValues } from 'shared-ui';
import { ListPage, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { accountColumns } from './account.columns.tsx';
import { WRITE } from './journal-access.ts';
import { journalMutations, journalQueries } from './journal.api.ts';
import { actions, fields, messages, roles } from './journal.messages.ts';

const AccountDialog = lazyDialog(async () => (await import('./account-dialog.tsx')).AccountDialog);
const SettingsDialog = lazyDialog(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

/** The accounts that documents are booked to when they are exported. */
export default function AccountsPage() {
  const list = useListParams({ filters: ['role'] });
  const accounts = useQuery(journalQueries.accounts(list.query));
  const { mutateAsync: remove } = useMutation(journalMutations.deleteAccount());
  const mayWrite = useCan(WRITE);
  const rowActions = ({ id, account }: LedgerAccount): Action[] =>
    mayWrite
      ? [
          { label: actions.edit, icon: 'pencil', primary: true, onSelect: () => list.openDialog('edit', id) },
          {
            label: actions.remove,
            icon: 'trash',
            danger: true,
            confirmText: withValues(actions.removeText, { account }),
            onSelect: () => remove(id),
          },
        ]
      : [];
  const opened = accounts.data?.items.find(({ id }) => id === list.dialog?.id);
  const { name: dialog } = list.dialog ?? {};
  return (
    <>
      <ListPage
        name="ledger-accounts"
        title={messages.accounts}
        list={list}
        rows={accounts}
        columns={accountColumns}
        rowName={({ account }) => account}
        rowActions={rowActions}
        filters={
          <>
            <SearchFilter label={messages.searchAccounts} />
            <SelectFilter name="role" label={fields.role} options={roles} />
          </>
        }
        actions={
          <Can access={WRITE}>
            <Flex gap="2" wrap="wrap">
              <Button variant="outline" onClick={() => list.openDialog('settings')}>
                <Icon name="settings" />
                <FormattedMessage {...actions.settings} />
              </Button>
              <Button onClick={() => list.openDialog('add')}>
                <Icon name="plus" />
                <FormattedMessage {...actions.add} />
              </Button>
            </Flex>
          </Can>
        }
        emptyState={{ title: messages.noAccounts, text: messages.noAccountsText, icon: 'file' }}
      />
      <Can access={WRITE}>
        {dialog === 'settings' && <SettingsDialog onClose={list.closeDialog} />}
        {dialog === 'add' && <AccountDialog onClose={list.closeDialog} />}
        {dialog === 'edit' && opened && <AccountDialog account={opened} onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
