import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReleaseFailure } from 'shared-contracts/portal/releases';
import { FAILURE_NUMBERS, type FailureKind } from 'shared-contracts/values/portal/failures';
import { useFormatMessage } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import { FaultDialog } from './fault-dialog.tsx';
import { FILTERS, ReleaseFilters, tabs } from './release-filters.tsx';
import { failureKindMessage, releaseName } from './release-labels.ts';
import { releaseQueries } from './releases.api.ts';
import { emptyStates, messages } from './releases.messages.ts';

const columns: Column<ReleaseFailure>[] = [
  {
    id: 'kind',
    header: messages.kind,
    width: 205,
    cell: ({ kind }) => <FormattedMessage {...failureKindMessage(kind)} />,
  },
  { id: 'area', header: messages.area, width: 105, inCard: true, cell: ({ area }) => area },
  { id: 'release', header: messages.release, width: 145, inCard: true, cell: releaseName },
  { id: 'count', header: messages.count, width: 90, numeric: true, inCard: true, cell: ({ count }) => count },
  { id: 'people', header: messages.people, width: 80, numeric: true, cell: ({ people }) => people },
  { id: 'lastAt', header: messages.lastAt, width: 140, inCard: true, cell: ({ lastAt }) => <DateTime at={lastAt} /> },
  { id: 'said', header: messages.browserMessage, width: 320, cell: ({ message }) => message || '–' },
];

const isKind = (kind: string): kind is FailureKind => Object.hasOwn(FAILURE_NUMBERS, kind);

/** Lists the failures of the last seven days by release and kind. */
export function FailureList() {
  const formatMessage = useFormatMessage();
  const list = useListParams({ filters: FILTERS });
  const rows = useQuery(releaseQueries.failures(list.query));
  const kind = list.dialog?.id ?? '';
  return (
    <>
      <ListPage
        name="release-failures"
        title={messages.title}
        list={list}
        rows={rows}
        columns={columns}
        rowName={(row) => `${formatMessage(failureKindMessage(row.kind))} ${row.area}`}
        rowActions={(row) => [
          { label: messages.explain, icon: 'info', primary: true, onSelect: () => list.openDialog('fault', row.kind) },
        ]}
        tabs={tabs}
        filters={<ReleaseFilters />}
        emptyState={{ title: emptyStates.failures, text: emptyStates.failuresText, icon: 'done' }}
      />
      {list.dialog && isKind(kind) && <FaultDialog kind={kind} onClose={list.closeDialog} />}
    </>
  );
}
