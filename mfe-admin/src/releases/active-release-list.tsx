import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReleaseInForce } from 'shared-contracts/releases';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { healthColumns } from './health.tsx';
import { OverrideButton } from './override-link.tsx';
import { FILTERS, ReleaseFilters, tabs } from './release-filters.tsx';
import { hostWords, releaseName, useWhy } from './release-words.ts';
import { releaseQueries } from './releases.api.ts';
import { empties, messages } from './releases.messages.ts';

function useColumns(): Column<ReleaseInForce>[] {
  const why = useWhy();
  return [
    { id: 'area', header: messages.area, width: 110, cell: ({ area }) => area },
    { id: 'owner', header: messages.owner, width: 120, cell: ({ owner }) => owner },
    {
      id: 'host',
      header: messages.host,
      width: 140,
      card: true,
      cell: ({ host }) => <FormattedMessage {...hostWords(host)} />,
    },
    {
      id: 'release',
      header: messages.release,
      width: 145,
      card: true,
      cell: ({ release }) => (release ? releaseName(release) : '–'),
    },
    { id: 'why', header: messages.why, width: 165, card: true, cell: why },
    ...healthColumns<ReleaseInForce>(),
    {
      id: 'fallBack',
      header: messages.fallBack,
      width: 170,
      cell: ({ fallBack }) => (fallBack ? releaseName(fallBack) : '–'),
    },
  ];
}

/** What every host shows of every area, and why. */
export function InForce() {
  const list = useListParams({ filters: FILTERS });
  const rows = useQuery(releaseQueries.inForce(list.query));
  const columns = useColumns();
  const navigate = useNavigate();
  const rowActions = ({ area, release }: ReleaseInForce): Action[] =>
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
      empty={{ title: empties.inForce, text: empties.inForceText }}
    />
  );
}
