import { useMutation, useQuery } from '@tanstack/react-query';
import { Can } from 'shared-auth';
import type { Webhook } from 'shared-contracts/webhooks';
import { useFormatMessage, withValues } from 'shared-ui';
import { DateTime, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { CreateButton, ListPage, SearchFilter, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { EditWebhookDialog } from './edit-webhook-dialog.tsx';
import { DELIVERY_STATES } from './delivery-states.ts';
import { RenewSecretDialog } from './secret-dialog.tsx';
import { MANAGE_WEBHOOKS, webhookMutations, webhookQueries } from './webhooks.api.ts';
import { actions, consequences, fields, messages, topics } from './webhooks.messages.ts';

const ON: StatusStyle = { label: messages.on, tone: 'good', icon: icons.check };
const OFF: StatusStyle = { label: messages.off, tone: 'bad', icon: icons.ban };

function Topics({ webhook }: { webhook: Webhook }) {
  const formatMessage = useFormatMessage();
  return webhook.topics.map((topic) => formatMessage(topics[topic])).join(', ');
}

const columns: Column<Webhook>[] = [
  { id: 'name', header: fields.name, width: 180, cell: ({ name }) => name },
  { id: 'url', header: fields.url, width: 290, inCard: true, cell: ({ url }) => url },
  {
    id: 'state',
    header: fields.state,
    width: 150,
    inCard: true,
    cell: ({ disabledAt }) => <StatusBadge {...(disabledAt === null ? ON : OFF)} />,
    detail: ({ disabledAt }) => disabledAt !== null && <DateTime at={disabledAt} />,
  },
  { id: 'topics', header: fields.topics, width: 190, cell: (webhook) => <Topics webhook={webhook} /> },
  {
    id: 'lastDelivery',
    header: fields.lastDelivery,
    inCard: true,
    cell: ({ lastDelivery }) => (lastDelivery ? <StatusBadge {...DELIVERY_STATES[lastDelivery.state]} /> : '–'),
    detail: ({ lastDelivery }) => lastDelivery && <DateTime at={lastDelivery.createdAt} />,
  },
];

export default function WebhooksPage() {
  const list = useListParams({});
  const webhooks = useQuery(webhookQueries.list(list.query));
  const test = useMutation(webhookMutations.test());
  const update = useMutation(webhookMutations.update());
  const remove = useMutation(webhookMutations.remove());
  const rowActions = ({ id, name, disabledAt }: Webhook): Action[] => [
    { label: actions.deliveries, icon: 'eye', primary: true, onSelect: () => list.openDialog('deliveries', id) },
    { label: actions.edit, icon: 'pencil', onSelect: () => list.openDialog('edit', id) },
    { label: actions.test, icon: 'send', onSelect: () => test.mutateAsync(id) },
    { label: actions.secret, icon: 'refresh', onSelect: () => list.openDialog('secret', id) },
    disabledAt === null
      ? { label: actions.turnOff, icon: 'offline', onSelect: () => update.mutateAsync({ id, isEnabled: false }) }
      : { label: actions.turnOn, icon: 'undo', onSelect: () => update.mutateAsync({ id, isEnabled: true }) },
    {
      label: actions.remove,
      icon: 'trash',
      danger: true,
      confirmText: withValues(consequences.remove, { name }),
      onSelect: () => remove.mutateAsync(id),
    },
  ];
  const create = (
    <CreateButton access={MANAGE_WEBHOOKS} label={messages.create} onClick={() => list.openDialog('new')} />
  );
  const { dialog, closeDialog } = list;
  const edited = dialog?.name === 'edit' ? webhooks.data?.items.find(({ id }) => id === dialog.id) : undefined;
  return (
    <>
      <ListPage
        name="webhooks"
        title={messages.title}
        list={list}
        rows={webhooks}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={rowActions}
        filters={<SearchFilter label={messages.search} />}
        actions={create}
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      <Can access={MANAGE_WEBHOOKS}>
        {dialog?.name === 'new' && <CreateWebhookDialog onClose={closeDialog} />}
        {edited && <EditWebhookDialog webhook={edited} onClose={closeDialog} />}
        {dialog?.name === 'deliveries' && <DeliveriesDialog id={dialog.id} onClose={closeDialog} />}
        {dialog?.name === 'secret' && <RenewSecretDialog id={dialog.id} onClose={closeDialog} />}
      </Can>
    </>
  );
}
