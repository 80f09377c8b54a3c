import { useQuery } from '@tanstack/react-query';
import type { EmailRow } from 'shared-contracts/identity/emails';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { ListPage, SearchFilter, SelectFilter, ViewFilter, type Column, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { EmailDialog } from './email-dialog.tsx';
import { emailStateStyles } from './email-state-styles.ts';
import { outboxQueries } from './outbox.api.ts';
import { fields, messages, states, views } from './outbox.messages.ts';
import { useEmailRetry } from './use-retry.ts';

const columns: Column<EmailRow>[] = [
  { id: 'subject', header: fields.subject, width: 280, cell: (email) => email.subject },
  { id: 'recipient', header: fields.recipient, width: 210, inCard: true, cell: (email) => email.recipient },
  {
    id: 'state',
    header: messages.state,
    width: 120,
    inCard: true,
    cell: (email) => <StatusBadge {...emailStateStyles[email.state]} />,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    width: 150,
    inCard: true,
    cell: (email) => <DateTime at={email.createdAt} />,
  },
  { id: 'error', header: fields.error, width: 230, inCard: true, cell: (email) => email.error ?? '–' },
  {
    id: 'sentAt',
    header: fields.sentAt,
    width: 150,
    hiddenByDefault: true,
    cell: (email) => <DateTime at={email.sentAt} />,
  },
  {
    id: 'organization',
    header: fields.organization,
    width: 180,
    hiddenByDefault: true,
    cell: (email) => email.organization?.name ?? '–',
  },
  {
    id: 'attempts',
    header: fields.attempts,
    width: 100,
    numeric: true,
    hiddenByDefault: true,
    cell: (email) => email.attempts,
  },
];

export function Emails() {
  const list = useListParams({ filters: ['state'] });
  const emails = useQuery(outboxQueries.emails(list.query));
  const toRetryActions = useEmailRetry();
  const rowActions = (email: EmailRow): Action[] => [
    { label: messages.read, icon: 'eye', primary: true, onSelect: () => list.openDialog('mail', email.id) },
    ...toRetryActions(email),
  ];
  return (
    <>
      <ListPage
        name="mails"
        title={messages.title}
        list={list}
        rows={emails}
        columns={columns}
        rowName={(email) => email.subject}
        rowActions={rowActions}
        filters={
          <>
            <ViewFilter name="view" label={messages.view} options={views} />
            <SearchFilter label={messages.search} />
            <SelectFilter name="state" label={messages.state} options={states} />
          </>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText }}
      />
      {list.dialog && <EmailDialog id={list.dialog.id} onClose={list.closeDialog} />}
    </>
  );
}
