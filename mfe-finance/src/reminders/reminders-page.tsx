import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can, useCan } from 'shared-auth';
import type { Reminder } from 'shared-contracts/finance/reminders';
import type { Access } from 'shared-contracts/values/identity/access';
import { Button, Flex, Icon, lazyDialog, withValues } from 'shared-ui';
import { ListPage, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { bulkActions } from './bulk-send.tsx';
import { reminderColumns } from './reminder.columns.tsx';
import { reminderQueries } from './reminders.api.ts';
import { actions, fields, messages, settingsMessages, states } from './reminders.messages.ts';
import { useSendReminders } from './use-send-reminders.ts';

const SettingsDialog = lazyDialog(async () => (await import('./settings-dialog.tsx')).SettingsDialog);
const PauseDialog = lazyDialog(async () => (await import('./pause-dialog.tsx')).PauseDialog);
const WaiveFeeDialog = lazyDialog(async () => (await import('./waive-fee-dialog.tsx')).WaiveFeeDialog);
const PausesDialog = lazyDialog(async () => (await import('./pauses-dialog.tsx')).PausesDialog);

const WRITE: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};

/** Reminders of overdue invoices: to be sent, and sent. */
export default function RemindersPage() {
  const list = useListParams({ filters: ['state', 'partnerId'], sort: '-createdAt' });
  const reminders = useQuery(reminderQueries.list(list.query));
  const partners = useQuery(reminderQueries.partners);
  const send = useSendReminders();
  const mayWrite = useCan(WRITE);
  const rowActions = ({ id, invoice, partner, actions: open }: Reminder): Action[] => [
    ...(open.includes('send')
      ? [
          {
            label: actions.send,
            icon: 'send' as const,
            primary: true,
            confirmText: withValues(actions.sendText, { count: 1 }),
            onSelect: () => send([id]),
          },
        ]
      : []),
    ...(open.includes('waiveFee')
      ? [{ label: actions.waiveFee, icon: 'undo' as const, onSelect: () => list.openDialog('waive', id) }]
      : []),
    ...(mayWrite
      ? [
          { label: actions.pauseInvoice, onSelect: () => list.openDialog('pause', invoice.id) },
          { label: actions.pausePartner, onSelect: () => list.openDialog('pausePartner', partner.id) },
        ]
      : []),
  ];
  const { name: dialog, id: dialogId = '' } = list.dialog ?? {};
  const waived = reminders.data?.items.find(({ id, fee }) => dialog === 'waive' && id === dialogId && fee !== null);
  return (
    <>
      <ListPage
        name="reminders"
        title={messages.title}
        list={list}
        rows={reminders}
        columns={reminderColumns}
        rowName={({ invoice }) => invoice.number}
        rowActions={rowActions}
        bulkActions={bulkActions}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <SelectFilter name="state" label={fields.state} options={states} />
            <SelectFilter
              name="partnerId"
              label={fields.partner}
              options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </>
        }
        actions={
          <Can access={WRITE}>
            <Flex gap="2" wrap="wrap">
              <Button variant="outline" onClick={() => list.openDialog('pauses')}>
                <Icon name="clock" />
                <FormattedMessage {...actions.pauses} />
              </Button>
              <Button variant="outline" onClick={() => list.openDialog('settings')}>
                <Icon name="settings" />
                <FormattedMessage {...settingsMessages.title} />
              </Button>
            </Flex>
          </Can>
        }
        emptyState={{ title: messages.none, text: messages.noneText, icon: 'mail' }}
      />
      <Can access={WRITE}>
        {dialog === 'settings' && <SettingsDialog onClose={list.closeDialog} />}
        {dialog === 'pauses' && <PausesDialog onClose={list.closeDialog} />}
        {dialog === 'pause' && <PauseDialog of={{ invoiceId: dialogId }} onClose={list.closeDialog} />}
        {waived && <WaiveFeeDialog key={waived.id} reminder={waived} onClose={list.closeDialog} />}
        {dialog === 'pausePartner' && <PauseDialog of={{ partnerId: dialogId }} onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
