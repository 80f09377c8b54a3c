import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { IdentityProvider } from 'shared-contracts/identity/single-sign-on';
import { Box, Stack, withValues } from 'shared-ui';
import { StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { CreateButton, ListPage, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { ClaimedDomains } from './claimed-domains.tsx';
import { LinkedUsersDialog } from './linked-users-dialog.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { KIND_NAMES } from './provider-kinds.ts';
import { ProvisioningDialog } from './provisioning-dialog.tsx';
import { SecondFactorPolicy } from './second-factor-policy.tsx';
import { MANAGE_PROVIDERS, providerMutations, providerQueries } from './single-sign-on.api.ts';
import { actions, consequences, fields, messages } from './single-sign-on.messages.ts';

const ENFORCED: StatusStyle = { label: messages.enforced, tone: 'good', icon: icons.check };
const OPTIONAL: StatusStyle = { label: messages.optional, tone: 'neutral', icon: icons.users };

const Domains = ({ provider: { domains } }: { provider: IdentityProvider }) => (
  <Stack gap="0.5">
    {domains.map(({ id, domain, confirmedAt }) => (
      <span key={id}>
        {domain} · <FormattedMessage {...(confirmedAt === null ? messages.waiting : messages.confirmed)} />
      </span>
    ))}
  </Stack>
);

const columns: Column<IdentityProvider>[] = [
  { id: 'name', header: fields.name, width: 180, cell: ({ name }) => name },
  {
    id: 'issuer',
    header: fields.issuer,
    width: 300,
    inCard: true,
    cell: ({ issuer }) => issuer,
    detail: ({ kind }) => KIND_NAMES[kind],
  },
  {
    id: 'domains',
    header: fields.domains,
    width: 300,
    inCard: true,
    cell: (provider) => (provider.domains.length > 0 ? <Domains provider={provider} /> : '–'),
  },
  {
    id: 'mode',
    header: fields.mode,
    width: 140,
    inCard: true,
    cell: ({ isEnforced }) => <StatusBadge {...(isEnforced ? ENFORCED : OPTIONAL)} />,
    detail: ({ breakGlassUser }) => breakGlassUser?.name,
  },
  { id: 'userCount', header: fields.userCount, width: 90, cell: ({ userCount }) => userCount },
];

export default function SingleSignOnPage() {
  const list = useListParams({});
  const providers = useQuery(providerQueries.list());
  const remove = useMutation(providerMutations.remove());
  const rowActions = ({ id, name }: IdentityProvider): Action[] => [
    { label: actions.edit, icon: 'pencil', primary: true, onSelect: () => list.openDialog('edit', id) },
    { label: actions.linkedUsers, icon: 'user', onSelect: () => list.openDialog('users', id) },
    { label: actions.provisioning, icon: 'refresh', onSelect: () => list.openDialog('provisioning', id) },
    {
      label: actions.remove,
      icon: 'trash',
      danger: true,
      confirmText: withValues(consequences.remove, { name }),
      onSelect: () => remove.mutateAsync(id),
    },
  ];
  const create = (
    <CreateButton access={MANAGE_PROVIDERS} label={messages.create} onClick={() => list.openDialog('new')} />
  );
  const { dialog, closeDialog } = list;
  return (
    <>
      {/* As high as its rows: a table that fills the window would push the rest out of sight. */}
      <Box>
        <ListPage
          name="identity-providers"
          title={messages.title}
          list={list}
          rows={providers}
          columns={columns}
          rowName={({ name }) => name}
          rowActions={rowActions}
          actions={create}
          emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
        />
      </Box>
      <SecondFactorPolicy />
      <Can access={{ roles: ['root'] }}>
        <ClaimedDomains />
      </Can>
      <Can access={MANAGE_PROVIDERS}>
        {dialog?.name === 'new' && <ProviderDialog id="" onClose={closeDialog} />}
        {dialog?.name === 'users' && <LinkedUsersDialog providerId={dialog.id} onClose={closeDialog} />}
        {dialog?.name === 'provisioning' && <ProvisioningDialog providerId={dialog.id} onClose={closeDialog} />}
        {dialog?.name === 'edit' && <ProviderDialog id={dialog.id} onClose={closeDialog} />}
      </Can>
    </>
  );
}
