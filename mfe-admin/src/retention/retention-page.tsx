import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { Access } from 'shared-contracts/values/identity/access';
import { useFormatMessage, withValues } from 'shared-ui';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { DaysDialog } from './days-dialog.tsx';
import { retentionMutations, retentionQueries, type Retention } from './retention.api.ts';
import { kinds, messages, notes } from './retention.messages.ts';

const MANAGE: Access = { model: 'organizationOwner', action: 'write', roles: ['admin'] };

const noteOf = (kind: Retention['kind']) => (kind in notes ? notes[kind as keyof typeof notes] : null);

function Note({ kind }: Pick<Retention, 'kind'>) {
  const note = noteOf(kind);
  return note && <FormattedMessage {...note} />;
}

const Days = ({ days }: Pick<Retention, 'days'>) =>
  days === null ? (
    <FormattedMessage {...messages.forever} />
  ) : (
    <FormattedMessage {...withValues(messages.days, { days })} />
  );

const columns: Column<Retention>[] = [
  {
    id: 'kind',
    header: messages.kind,
    width: 380,
    cell: ({ kind }) => <FormattedMessage {...kinds[kind]} />,
    detail: ({ kind }) => <Note kind={kind} />,
  },
  {
    id: 'days',
    header: messages.kept,
    width: 200,
    inCard: true,
    cell: ({ days }) => <Days days={days} />,
    detail: ({ isChosen }) => !isChosen && <FormattedMessage {...messages.byDefault} />,
  },
  {
    id: 'bounds',
    header: messages.bounds,
    inCard: true,
    cell: ({ min, max }) => <FormattedMessage {...withValues(messages.range, { min, max })} />,
  },
];

/** The number of days after which the organization deletes data. */
export default function RetentionPage() {
  const formatMessage = useFormatMessage();
  const list = useListParams({});
  const rows = useQuery(retentionQueries.list());
  const { mutateAsync: save } = useMutation(retentionMutations.save());
  const rowActions = ({ kind, isChosen }: Retention): Action[] => [
    { label: messages.change, icon: 'pencil', primary: true, onSelect: () => list.openDialog('days', kind) },
    ...(isChosen
      ? [
          {
            label: messages.reset,
            icon: 'undo',
            confirmText: messages.resetText,
            onSelect: () => save({ kind, days: null }),
          } as const,
        ]
      : []),
  ];
  const opened = rows.data?.items.find(({ kind }) => kind === list.dialog?.id);
  return (
    <>
      <ListPage
        name="retention"
        title={messages.title}
        list={list}
        rows={rows}
        columns={columns}
        rowName={({ kind }) => formatMessage(kinds[kind])}
        rowActions={rowActions}
        emptyState={{ title: messages.empty }}
      />
      <Can access={MANAGE}>
        {list.dialog?.name === 'days' && opened && <DaysDialog retention={opened} onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
