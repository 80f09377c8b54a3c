import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { ApiKey } from 'shared-contracts/identity/api-keys';
import { StyledLink, withValues } from 'shared-ui';
import {
  DateTime,
  formatDateTime,
  RelativeTime,
  StatusBadge,
  useTimeZone,
  type StatusStyle,
  PersonName,
} from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import {
  CreateButton,
  labelsOf,
  ListPage,
  SearchFilter,
  SelectFilter,
  useListParams,
  type Column,
} from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { apiKeyMutations, apiKeyQueries, MANAGE_KEYS } from './api-keys.api.ts';
import { actions, consequences, fields, messages, states } from './api-keys.messages.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { EditKeyDialog } from './edit-key-dialog.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

const STATES: Record<ApiKey['state'], StatusStyle> = {
  active: { label: states.active, tone: 'good', icon: icons.check },
  paused: { label: states.paused, tone: 'warn', icon: icons.ban },
  expired: { label: states.expired, tone: 'neutral', icon: icons.clock },
  revoked: { label: states.revoked, tone: 'bad', icon: icons.ban },
};

/** When the secret before the last rotation expires. */
function OldKey({ endsAt }: { endsAt: number }) {
  const zone = useTimeZone();
  return <FormattedMessage {...withValues(messages.oldUntil, { time: formatDateTime(endsAt, zone) })} />;
}

const columns: Column<ApiKey>[] = [
  { id: 'name', header: fields.name, sort: true, width: 200, cell: (key) => key.name },
  {
    id: 'key',
    header: fields.key,
    width: 160,
    inCard: true,
    cell: (key) => `${key.prefix}…`,
    detail: (key) => key.previousEndsAt !== null && <OldKey endsAt={key.previousEndsAt} />,
  },
  {
    id: 'state',
    header: fields.state,
    labels: labelsOf(STATES),
    width: 115,
    inCard: true,
    cell: (key) => <StatusBadge {...STATES[key.state]} />,
  },
  {
    id: 'access',
    header: fields.access,
    width: 130,
    cell: (key) => <FormattedMessage {...withValues(messages.ruleCount, { count: key.rules.length })} />,
    detail: (key) => (key.networks.length > 0 ? key.networks.join(', ') : <FormattedMessage {...messages.anywhere} />),
  },
  { id: 'createdBy', header: fields.createdBy, width: 130, cell: (key) => <PersonName name={key.createdBy.name} /> },
  {
    id: 'expiresAt',
    header: fields.expiresAt,
    sort: true,
    width: 150,
    cell: (key) =>
      key.expiresAt === null ? <FormattedMessage {...messages.never} /> : <DateTime at={key.expiresAt} />,
  },
  {
    id: 'lastUsedAt',
    header: fields.lastUsedAt,
    sort: true,
    inCard: true,
    cell: (key) =>
      key.lastUsedAt === null ? <FormattedMessage {...messages.never} /> : <RelativeTime at={key.lastUsedAt} />,
    detail: (key) => key.lastUsedFrom,
  },
];

/** The reference of the API: a page of the server, outside of the portal. */
const DocumentationLink = () => (
  <StyledLink href="/api/docs" target="_blank" rel="noopener" alignSelf="center">
    <FormattedMessage {...messages.documentation} />
  </StyledLink>
);

export default function ApiKeysPage() {
  const list = useListParams({ filters: ['state'], sort: 'name' });
  const keys = useQuery(apiKeyQueries.list(list.query));
  const revoke = useMutation(apiKeyMutations.revoke());
  const rowActions = ({ id, name, state }: ApiKey): Action[] => {
    if (state === 'revoked') return [];
    const edit: Action = { label: actions.edit, icon: 'pencil', onSelect: () => list.openDialog('edit', id) };
    const rotate: Action = {
      label: actions.rotate,
      icon: 'refresh',
      primary: true,
      onSelect: () => list.openDialog('rotate', id),
    };
    const end: Action = {
      label: actions.revoke,
      icon: 'reject',
      danger: true,
      confirmText: withValues(consequences.revoke, { name }),
      onSelect: () => revoke.mutateAsync(id),
    };
    return state === 'expired' ? [edit, end] : [rotate, edit, end];
  };
  const edited = list.dialog?.name === 'edit' && keys.data?.items.find(({ id }) => id === list.dialog?.id);
  const create = <CreateButton access={MANAGE_KEYS} label={messages.create} onClick={() => list.openDialog('new')} />;
  return (
    <>
      <ListPage
        name="api-keys"
        title={messages.title}
        list={list}
        rows={keys}
        columns={columns}
        rowName={(key) => key.name}
        rowActions={rowActions}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <SelectFilter name="state" label={fields.state} options={states} />
          </>
        }
        actions={
          <>
            <DocumentationLink />
            {create}
          </>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      <Can access={MANAGE_KEYS}>
        {list.dialog?.name === 'new' && <CreateKeyDialog onClose={list.closeDialog} />}
        {edited && <EditKeyDialog apiKey={edited} onClose={list.closeDialog} />}
        {list.dialog?.name === 'rotate' && <RotateKeyDialog id={list.dialog.id} onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
