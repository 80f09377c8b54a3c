import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { EdiPartner } from 'shared-contracts/edi';
import { withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { CreateButton, ListPage, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { CreatePartnerDialog, EditPartnerDialog } from './partner-dialog.tsx';
import { MANAGE_PARTNERS, partnerMutations, partnerQueries } from './partners.api.ts';
import { actions, consequences, fields, messages, methods } from './partners.messages.ts';
import { RenewSecretDialog } from './secret-dialog.tsx';

const columns: Column<EdiPartner>[] = [
  { id: 'partner', header: fields.partner, width: 165, cell: ({ partner }) => partner },
  {
    id: 'method',
    header: fields.method,
    width: 125,
    inCard: true,
    cell: ({ method }) => <FormattedMessage {...methods[method]} />,
  },
  { id: 'url', header: fields.url, width: 215, inCard: true, cell: ({ url }) => url ?? '–' },
  { id: 'carrier', header: fields.carrier, width: 185, inCard: true, cell: ({ carrier }) => carrier?.name ?? '–' },
  { id: 'user', header: fields.user, width: 175, cell: ({ user }) => user },
  { id: 'createdAt', header: fields.createdAt, width: 155, cell: ({ createdAt }) => <DateTime at={createdAt} /> },
];

export default function EdiPartnersPage() {
  const list = useListParams({});
  const { sort: _sort, search: _search, ...query } = list.query;
  const partners = useQuery(partnerQueries.list(query));
  const remove = useMutation(partnerMutations.remove());
  const rowActions = ({ id, partner, method }: EdiPartner): Action[] => [
    { label: actions.edit, icon: 'pencil', primary: true, onSelect: () => list.openDialog('edit', id) },
    ...(method === 'http'
      ? [{ label: actions.secret, icon: 'refresh', onSelect: () => list.openDialog('secret', id) } as const]
      : []),
    {
      label: actions.remove,
      icon: 'trash',
      danger: true,
      confirmText: withValues(consequences.remove, { partner }),
      onSelect: () => remove.mutateAsync(id),
    },
  ];
  const create = (
    <CreateButton access={MANAGE_PARTNERS} label={messages.create} onClick={() => list.openDialog('new')} />
  );
  const { dialog, closeDialog } = list;
  const folder = partners.data?.folder ?? null;
  const edited = dialog?.name === 'edit' ? partners.data?.items.find(({ id }) => id === dialog.id) : undefined;
  return (
    <>
      <ListPage
        name="edi-partners"
        title={messages.title}
        list={list}
        rows={partners}
        columns={columns}
        rowName={({ partner }) => partner}
        rowActions={rowActions}
        actions={create}
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      <Can access={MANAGE_PARTNERS}>
        {dialog?.name === 'new' && partners.data && <CreatePartnerDialog folder={folder} onClose={closeDialog} />}
        {edited && <EditPartnerDialog partner={edited} folder={folder} onClose={closeDialog} />}
        {dialog?.name === 'secret' && <RenewSecretDialog id={dialog.id} onClose={closeDialog} />}
      </Can>
    </>
  );
}
