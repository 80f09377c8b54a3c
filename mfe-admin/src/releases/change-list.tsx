import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReleaseChange } from 'shared-contracts/portal/releases';
import { DateTime } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import { FILTERS, ReleaseFilters, tabs } from './release-filters.tsx';
import { actionMessage, releaseName } from './release-labels.ts';
import { releaseQueries } from './releases.api.ts';
import { emptyStates, messages } from './releases.messages.ts';

const columns: Column<ReleaseChange>[] = [
  { id: 'at', header: messages.at, width: 140, inCard: true, cell: ({ at }) => <DateTime at={at} /> },
  {
    id: 'action',
    header: messages.action,
    width: 140,
    cell: ({ action }) => <FormattedMessage {...actionMessage(action)} />,
  },
  { id: 'area', header: messages.area, width: 110, inCard: true, cell: ({ area }) => area ?? '–' },
  { id: 'release', header: messages.release, width: 140, inCard: true, cell: releaseName },
  { id: 'target', header: messages.target, width: 110, cell: ({ target }) => target ?? '–' },
  { id: 'by', header: messages.by, width: 120, inCard: true, cell: ({ by }) => by },
  { id: 'message', header: messages.message, width: 170, inCard: true, cell: ({ message }) => message ?? '–' },
  {
    id: 'commit',
    header: messages.commit,
    width: 200,
    cell: ({ commit, source }) => [commit, source].filter(Boolean).join(' · ') || '–',
  },
];

/** Lists who changed the registry of releases, when and why. */
export function ChangeList() {
  const list = useListParams({ filters: FILTERS });
  const rows = useQuery(releaseQueries.changes(list.query));
  return (
    <ListPage
      name="release-changes"
      title={messages.title}
      list={list}
      rows={rows}
      columns={columns}
      rowName={({ action, area, by }) => [action, area, by].filter(Boolean).join(' ')}
      tabs={tabs}
      filters={<ReleaseFilters />}
      emptyState={{ title: emptyStates.changes, text: emptyStates.changesText }}
    />
  );
}
