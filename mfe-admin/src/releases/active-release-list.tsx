import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ActiveRelease } from 'shared-contracts/portal/releases';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { healthColumns } from './health-columns.tsx';
import { OverrideButton } from './override-button.tsx';
import { FILTERS, ReleaseFilters, tabs } from './release-filters.tsx';
import { hostMessage, releaseName, useReleaseReason } from './release-labels.ts';
import { releaseQueries } from './releases.api.ts';
import { emptyStates, messages } from './releases.messages.ts';

function useColumns(): Column<ActiveRelease>[] {
  const releaseReason = useReleaseReason();
  return [
    { id: 'area', header: messages.area, width: 106, cell: ({ area }) => area },
    { id: 'owner', header: messages.owner, width: 112, cell: ({ owner }) => owner },
    {
      id: 'host',
      header: messages.host,
      width: 112,
      inCard: true,
      cell: ({ host }) => <FormattedMessage {...hostMessage(host)} />,
    },
    {
      id: 'release',
      header: messages.release,
      width: 145,
      inCard: true,
      cell: ({ release }) => (release ? releaseName(release) : '–'),
    },
    { id: 'why', header: messages.reason, width: 112, inCard: true, cell: releaseReason },
    ...healthColumns<ActiveRelease>(),
    {
      id: 'fallBack',
      header: messages.fallBack,
      width: 143,
      cell: ({ fallBack }) => (fallBack ? releaseName(fallBack) : '–'),
    },
  ];
}

/** Lists the active release of each area on each host, and why it was chosen. */
export function ActiveReleaseList() {
  const list = useListParams({ filters: FILTERS });
  const rows = useQuery(releaseQueries.active(list.query));
  const columns = useColumns();
  const navigate = useNavigate();
  const rowActions = ({ area, release }: ActiveRelease): Action[] =>
    release
      ? [
          {
            label: messages.show,
            icon: 'eye',
            primary: true,
            onSelect: () => navigate(`?view=releases&area=${area}&dialog=release.${area}@${release.build}`),
          },
        ]
      : [];
  return (
    <ListPage
      name="releases-in-force"
      title={messages.title}
      list={list}
      rows={rows}
      columns={columns}
      rowName={({ area, host }) => `${area} ${host}`}
      rowActions={rowActions}
      tabs={tabs}
      actions={<OverrideButton />}
      filters={<ReleaseFilters />}
      emptyState={{ title: emptyStates.inForce, text: emptyStates.inForceText }}
    />
  );
}
