import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReportColumn, ReportRow } from 'shared-contracts/reports';
import type { CellKind, ReportName } from 'shared-contracts/values/reports';
import { Button, ErrorState, Icon, Page, PageSkeleton } from 'shared-ui';
import { type Column, ListPage, type ListParams } from 'shared-ui/list';
import { cellOf } from './cell.tsx';
import { columnMessages } from './columns.messages.ts';
import { ExportBar } from './export-bar.tsx';
import { reportNames } from './names.messages.ts';
import { reportQueries } from './reports.api.ts';
import { messages } from './reports.messages.ts';
import { SettingsBar } from './settings-bar.tsx';
import { useExport } from './use-export.ts';

const NUMERIC: readonly CellKind[] = ['integer', 'minutes', 'money', 'percent', 'distance', 'weight', 'space'];
const WIDTHS: Partial<Record<CellKind, number>> = {
  text: 180,
  dateTime: 150,
  orderStage: 170,
  tripStage: 170,
  compliance: 140,
};

const columnFor = ({ id, kind, isSortable }: ReportColumn): Column<ReportRow> => ({
  id,
  header: columnMessages[id],
  sort: isSortable,
  numeric: NUMERIC.includes(kind),
  width: WIDTHS[kind] ?? 120,
  cell: ({ cells }) => cellOf(kind, cells[id]),
});

/** The rows of a report, with what was asked for and the way to Excel. */
export function ReportResult({ name, list }: { name: ReportName; list: ListParams }) {
  const rows = useQuery(reportQueries.page(list.query));
  const { start, isRunning } = useExport();
  const change = (
    <Button size="sm" variant="outline" onClick={() => list.open('settings', name)}>
      <Icon name="pencil" />
      <FormattedMessage {...messages.change} />
    </Button>
  );
  const back = { to: '/reports', label: messages.all };
  if (rows.isError && !rows.data)
    return (
      <Page title={reportNames[name]} back={back} actions={change}>
        <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />
      </Page>
    );
  if (!rows.data) return <PageSkeleton />;
  const { columns, total } = rows.data;
  return (
    <ListPage
      key={columns.map(({ id }) => id).join()}
      name={`report.${name}`}
      title={reportNames[name]}
      list={list}
      rows={rows}
      columns={columns.map(columnFor)}
      rowName={({ cells }) => String(cells[columns[0]?.id ?? 'orderNumber'] ?? '')}
      tabs={<ExportBar />}
      filters={<SettingsBar name={name} list={list} trip={rows.data.trip} change={change} />}
      actions={
        <Button disabled={total === 0} loading={isRunning} onClick={() => start(name, list.query)}>
          <Icon name="download" />
          <FormattedMessage {...messages.export} />
        </Button>
      }
      empty={{ title: messages.empty, text: messages.emptyText, action: change }}
    />
  );
}
