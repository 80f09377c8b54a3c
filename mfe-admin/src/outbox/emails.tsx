import { useQuery } from '@tanstack/react-query';
import type { MailRow } from 'shared-contracts/outbox';
import { DateTime, StatusBadge } from 'shared-ui/format';
import { ListPage, SearchFilter, SelectFilter, ViewFilter, type Column, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { MailDialog } from './mail-dialog.tsx';
import { mailLooks } from './mail-looks.ts';
import { outboxQueries } from './outbox.api.ts';
import { fields, messages, states, views } from './outbox.messages.ts';
import { useMailRetry } from './use-retry.ts';

const columns: Column<MailRow>[] = [
  { id: 'subject', header: fields.subject, width: 280, cell: (mail) => mail.subject },
  { id: 'recipient', header: fields.recipient, width: 210, card: true, cell: (mail) => mail.recipient },
  {
    id: 'state',
    header: messages.state,
    width: 120,
    card: true,
    cell: (mail) => <StatusBadge {...mailLooks[mail.state]} />,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    width: 150,
    card: true,
    cell: (mail) => <DateTime at={mail.createdAt} />,
  },
  { id: 'error', header: fields.error, width: 230, card: true, cell: (mail) => mail.error ?? '–' },
  { id: 'sentAt', header: fields.sentAt, width: 150, hidden: true, cell: (mail) => <DateTime at={mail.sentAt} /> },
  {
    id: 'organization',
    header: fields.organization,
    width: 180,
    hidden: true,
    cell: (mail) => mail.organization?.name ?? '–',
  },
  { id: 'attempts', header: fields.attempts, width: 100, numeric: true, hidden: true, cell: (mail) => mail.attempts },
];

export function Mails() {
  const list = useListParams({ filters: ['state'] });
  const mails = useQuery(outboxQueries.mails(list.query));
  const retry = useMailRetry();
  const rowActions = (mail: MailRow): Action[] => [
    { label: messages.read, icon: 'eye', primary: true, onSelect: () => list.open('mail', mail.id) },
    ...retry(mail),
  ];
  return (
    <>
      <ListPage
        name="mails"
        title={messages.title}
        list={list}
        rows={mails}
        columns={columns}
        rowName={(mail) => mail.subject}
        rowActions={rowActions}
        filters={
          <>
            <ViewFilter name="view" label={messages.view} options={views} />
            <SearchFilter label={messages.search} />
            <SelectFilter name="state" label={messages.state} options={states} />
          </>
        }
        empty={{ title: messages.empty, text: messages.emptyText }}
      />
      {list.dialog && <MailDialog id={list.dialog.id} onClose={list.close} />}
    </>
  );
}
