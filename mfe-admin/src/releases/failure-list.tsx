import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReleaseFailure } from 'shared-contracts/releases';
import { FAILURES, type FailureKind } from 'shared-contracts/values/failures';
import { useSay } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import { FaultDialog } from './fault-dialog.tsx';
import { FILTERS, ReleaseFilters, tabs } from './release-filters.tsx';
import { kindWords, releaseName } from './release-words.ts';
import { releaseQueries } from './releases.api.ts';
import { empties, messages } from './releases.messages.ts';

const columns: Column<ReleaseFailure>[] = [
  { id: 'kind', header: messages.kind, width: 205, cell: ({ kind }) => <FormattedMessage {...kindWords(kind)} /> },
  { id: 'area', header: messages.area, width: 105, card: true, cell: ({ area }) => area },
  { id: 'release', header: messages.release, width: 145, card: true, cell: releaseName },
  { id: 'count', header: messages.count, width: 90, numeric: true, card: true, cell: ({ count }) => count },
  { id: 'people', header: messages.people, width: 80, numeric: true, cell: ({ people }) => people },
  { id: 'lastAt', header: messages.lastAt, width: 140, card: true, cell: ({ lastAt }) => <DateTime at={lastAt} /> },
  { id: 'said', header: messages.said, width: 320, cell: ({ message }) => message || '–' },
];

const isKind = (kind: string): kind is FailureKind => Object.hasOwn(FAILURES, kind);

/** What failed in the last seven days, by release and fault. */
export function Failures() {
  const say = useSay();
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
        rowName={(row) => `${say(kindWords(row.kind))} ${row.area}`}
        rowActions={(row) => [
          { label: messages.explain, icon: 'info', primary: true, onSelect: () => list.open('fault', row.kind) },
        ]}
        tabs={tabs}
        filters={<ReleaseFilters />}
        empty={{ title: empties.failures, text: empties.failuresText, icon: 'done' }}
      />
      {list.dialog && isKind(kind) && <FaultDialog kind={kind} onClose={list.close} />}
    </>
  );
}
