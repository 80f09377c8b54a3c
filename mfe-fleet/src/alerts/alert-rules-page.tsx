import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { AlertRule } from 'shared-contracts/fleet/alerts';
import { ALERT_KINDS, type AlertKind } from 'shared-contracts/values/fleet/alerts';
import { lazyDialog, useFormatMessage, withValues } from 'shared-ui';
import type { Action } from 'shared-ui/overlays';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { type Column, ListPage, useListParams } from 'shared-ui/list';
import { SeverityBadge } from './alert-columns.tsx';
import { AlertRuleDialog } from './alert-rule-dialog.tsx';
import { ruleQueries } from './alert-rules.api.ts';
import { alertRoles, ruleMessages as messages } from './alert-rules.messages.ts';
import { webhookMessages } from './webhook.messages.ts';
import { kinds, messages as alertMessages } from './alerts.messages.ts';

const WebhookDialog = lazyDialog(() => import('./webhook-dialog.tsx').then((file) => file.WebhookDialog));

const ON: StatusStyle = { label: messages.on, tone: 'good', icon: icons.check };
const OFF: StatusStyle = { label: messages.off, tone: 'neutral', icon: icons.dot };

function Channels({ byBell, byMail, contacts, actions }: AlertRule) {
  const formatMessage = useFormatMessage();
  const names = [
    ...(byBell ? [messages.byBell] : []),
    ...(byMail || contacts.length > 0 ? [messages.byMail] : []),
    ...(actions.includes('webhook') ? [messages.webhookUrl] : []),
  ];
  return names.map((name) => formatMessage(name)).join(' · ') || '–';
}

function Recipients({ users, roles, contacts }: AlertRule) {
  const formatMessage = useFormatMessage();
  const named = [...users.map(({ name }) => name), ...roles.map((role) => formatMessage(alertRoles[role]))];
  const everyone = named.length > 0 ? named : [formatMessage(messages.managers)];
  return [...everyone, ...contacts.map(({ name }) => name)].join(', ');
}

const columns: Column<AlertRule>[] = [
  {
    id: 'kind',
    header: alertMessages.kind,
    width: 175,
    cell: ({ kind }) => <FormattedMessage {...kinds[kind]} />,
  },
  {
    id: 'isOn',
    header: messages.status,
    width: 120,
    inCard: true,
    cell: ({ isOn }) => <StatusBadge {...(isOn ? ON : OFF)} />,
  },
  {
    id: 'severity',
    header: alertMessages.severity,
    width: 110,
    cell: ({ severity }) =>
      severity ? <SeverityBadge severity={severity} /> : <FormattedMessage {...messages.automatic} />,
  },
  {
    id: 'recipients',
    header: messages.recipients,
    width: 165,
    inCard: true,
    cell: (rule) => <Recipients {...rule} />,
  },
  {
    id: 'channels',
    header: messages.channels,
    width: 176,
    inCard: true,
    cell: (rule) => <Channels {...rule} />,
  },
  {
    id: 'quiet',
    header: messages.quiet,
    width: 120,
    cell: ({ quietFrom, quietTo }) => (quietFrom && quietTo ? `${quietFrom}–${quietTo}` : '–'),
  },
  {
    id: 'repeat',
    header: messages.repeat,
    width: 220,
    hiddenByDefault: true,
    cell: ({ repeatMinutes: count }) =>
      count === null ? '–' : <FormattedMessage {...withValues(messages.everyMinutes, { count })} />,
  },
  {
    id: 'escalate',
    header: messages.escalate,
    width: 150,
    inCard: true,
    cell: ({ escalateMinutes: count }) =>
      count === null ? '–' : <FormattedMessage {...withValues(messages.afterMinutes, { count })} />,
  },
];

/** The alert rules of the organization, by kind; admins can change them. */
export default function AlertRulesPage() {
  const formatMessage = useFormatMessage();
  const list = useListParams();
  const rules = useQuery(ruleQueries.list());
  const { dialog, openDialog, closeDialog } = list;
  const kindOf = (name: string) => ALERT_KINDS.find((kind) => dialog?.name === name && kind === dialog.id);
  const [editedKind, webhookKind] = [kindOf('edit'), kindOf('webhook')];
  const toAction = (kind: AlertKind): Record<AlertRule['actions'][number], Action> => ({
    edit: { label: messages.edit, icon: 'pencil', primary: true, onSelect: () => openDialog('edit', kind) },
    webhook: { label: webhookMessages.title, icon: 'send', onSelect: () => openDialog('webhook', kind) },
  });
  return (
    <>
      <ListPage
        name="alert-rules"
        title={messages.title}
        list={list}
        rows={rules}
        columns={columns}
        rowName={({ kind }) => formatMessage(kinds[kind])}
        rowActions={({ kind, actions }) => actions.map((action) => toAction(kind)[action])}
        emptyState={{ title: messages.empty, icon: 'bell' }}
      />
      {editedKind && (
        <AlertRuleDialog
          kind={editedKind}
          onClose={closeDialog}
          onNewWebhook={() => openDialog('webhook', editedKind)}
        />
      )}
      {webhookKind && <WebhookDialog kind={webhookKind} onClose={closeDialog} />}
    </>
  );
}
