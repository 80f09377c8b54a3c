import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReleaseVitals } from 'shared-contracts/portal/releases';
import { SHELL_AREA, WEB_VITAL_NAMES, type WebVital } from 'shared-contracts/values/portal/web-vitals';
import { StatusBadge } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import { VitalValue } from './health-columns.tsx';
import { AreaFilter, tabs } from './release-filters.tsx';
import { releaseName } from './release-labels.ts';
import { vitalRatingStyles } from './release-state-styles.ts';
import { releaseQueries } from './releases.api.ts';
import { emptyStates, messages, vitalHeaders } from './releases.messages.ts';

/** The value, and in words how good it is. */
function MeasuredVital({ vital, measured }: { vital: WebVital; measured: ReleaseVitals['vitals'][WebVital] }) {
  if (!measured) return '–';
  return (
    <>
      <VitalValue vital={vital} p75={measured.p75} /> <StatusBadge {...vitalRatingStyles[measured.rating]} />
    </>
  );
}

const columns: Column<ReleaseVitals>[] = [
  {
    id: 'area',
    header: messages.area,
    width: 110,
    cell: ({ area }) => (area === SHELL_AREA ? <FormattedMessage {...messages.shellPages} /> : area),
  },
  { id: 'release', header: messages.release, width: 135, inCard: true, cell: releaseName },
  { id: 'views', header: messages.views, width: 85, numeric: true, inCard: true, cell: ({ views }) => views },
  ...WEB_VITAL_NAMES.map((vital): Column<ReleaseVitals> => ({
    id: vital,
    header: vitalHeaders[vital],
    width: 160,
    numeric: true,
    inCard: true,
    cell: ({ vitals }) => <MeasuredVital vital={vital} measured={vitals[vital]} />,
  })),
];

/** Lists how fast and stable browsers found the pages of each release over the last seven days. */
export function VitalList() {
  const list = useListParams({ filters: ['area'] });
  const rows = useQuery(releaseQueries.vitals(list.query));
  return (
    <ListPage
      name="web-vitals"
      title={messages.title}
      list={list}
      rows={rows}
      columns={columns}
      rowName={(row) => `${row.area} ${releaseName(row)}`}
      tabs={tabs}
      filters={<AreaFilter />}
      emptyState={{ title: emptyStates.vitals, text: emptyStates.vitalsText }}
    />
  );
}
