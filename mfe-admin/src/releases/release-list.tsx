import { useQuery } from '@tanstack/react-query';
import type { ReleaseRow } from 'shared-contracts/portal/releases';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { healthColumns } from './health-columns.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { FILTERS, ReleaseFilters, tabs } from './release-filters.tsx';
import { releaseName } from './release-labels.ts';
import { releaseQueries } from './releases.api.ts';
import { emptyStates, messages } from './releases.messages.ts';
import { ServedBy } from './served-by.tsx';
import { useLiftQuarantineAction } from './use-lift-quarantine.ts';

const columns: Column<ReleaseRow>[] = [
  { id: 'release', header: messages.release, width: 145, cell: releaseName },
  { id: 'area', header: messages.area, width: 115, inCard: true, cell: ({ area }) => area },
  { id: 'owner', header: messages.owner, width: 125, inCard: true, cell: ({ owner }) => owner },
  { id: 'shownBy', header: messages.shownBy, width: 150, inCard: true, cell: (row) => <ServedBy row={row} /> },
  ...healthColumns<ReleaseRow>(),
  { id: 'loads', header: messages.loads, width: 120, numeric: true, cell: ({ health }) => health.loads },
  { id: 'hostApi', header: messages.hostApi, width: 120, cell: ({ hostApi }) => hostApi },
];

/** Lists all releases, those with problems first. */
export function ReleaseList() {
  const list = useListParams({ filters: FILTERS });
  const rows = useQuery(releaseQueries.releases(list.query));
  const toLiftActions = useLiftQuarantineAction();
  const rowActions = (row: ReleaseRow): Action[] => [
    { label: messages.show, icon: 'eye', primary: true, onSelect: () => list.openDialog('release', row.id) },
    ...toLiftActions(row),
  ];
  const openRelease = list.dialog && rows.data?.items.find(({ id }) => id === list.dialog?.id);
  return (
    <>
      <ListPage
        name="releases"
        title={messages.title}
        list={list}
        rows={rows}
        columns={columns}
        rowName={(row) => `${row.area} ${releaseName(row)}`}
        rowActions={rowActions}
        tabs={tabs}
        filters={<ReleaseFilters />}
        emptyState={{ title: emptyStates.releases, text: emptyStates.releasesText }}
      />
      {openRelease && <ReleaseDialog row={openRelease} onClose={list.closeDialog} />}
    </>
  );
}
