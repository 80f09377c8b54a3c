import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { PolicyViolation } from 'shared-contracts/portal/releases';
import { DateTime } from 'shared-ui/format';
import { ListPage, useListParams, type Column } from 'shared-ui/list';
import { FILTERS, ReleaseFilters, tabs } from './release-filters.tsx';
import { releaseQueries } from './releases.api.ts';
import { emptyStates, messages } from './releases.messages.ts';

const columns: Column<PolicyViolation>[] = [
  { id: 'blocked', header: messages.blocked, width: 260, cell: ({ blocked }) => blocked },
  { id: 'directive', header: messages.directive, width: 130, inCard: true, cell: ({ directive }) => directive },
  {
    id: 'area',
    header: messages.area,
    width: 150,
    inCard: true,
    cell: ({ area }) => area ?? <FormattedMessage {...messages.portalItself} />,
  },
  { id: 'release', header: messages.release, width: 130, cell: ({ build }) => build ?? '–' },
  { id: 'host', header: messages.host, width: 200, cell: ({ host }) => host },
  { id: 'count', header: messages.count, width: 110, numeric: true, inCard: true, cell: ({ count }) => count },
  { id: 'firstAt', header: messages.firstAt, width: 150, cell: ({ firstAt }) => <DateTime at={firstAt} /> },
  { id: 'lastAt', header: messages.lastAt, width: 150, inCard: true, cell: ({ lastAt }) => <DateTime at={lastAt} /> },
];

/** Lists the content security policy violations that browsers reported. */
export function ViolationList() {
  const list = useListParams({ filters: FILTERS });
  const rows = useQuery(releaseQueries.violations(list.query));
  return (
    <ListPage
      name="policy-violations"
      title={messages.title}
      list={list}
      rows={rows}
      columns={columns}
      rowName={({ directive, blocked }) => `${directive} ${blocked}`}
      tabs={tabs}
      filters={<ReleaseFilters />}
      emptyState={{ title: emptyStates.violations, text: emptyStates.violationsText, icon: 'done' }}
    />
  );
}
