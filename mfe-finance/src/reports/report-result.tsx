import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReportColumn, ReportRow } from 'shared-contracts/finance/reports';
import {
  isBillAmount,
  requiresTrip,
  type CellKind,
  type ReportColumnId,
  type ReportName,
} from 'shared-contracts/values/finance/reports';
import { Button, Flex, Icon, Page, PageSkeleton, Text, withValues } from 'shared-ui';
import { ListPage, type Column, type ListParams } from 'shared-ui/list';
import { pickCardColumns } from './card-columns.rules.ts';
import { DraftAmount, renderCell } from './report-cell.tsx';
import { columnMessages } from './columns.messages.ts';
import { ExportBar } from './export-bar.tsx';
import { reportNames } from './names.messages.ts';
import { ReportError } from './report-error.tsx';
import { reportQueries } from './reports.api.ts';
import { messages } from './reports.messages.ts';
import { groupMessages } from './groups/groups.messages.ts';
import { scheduleMessages } from './schedules/schedules.messages.ts';
import { SettingsBar } from './settings-bar.tsx';
import { toTotalsRows } from './report-totals.ts';
import { OwnColumns } from './own-columns.tsx';
import { OwnTotal } from './own-total.tsx';
import { TotalsError } from './totals-error.tsx';
import { useExport } from './use-export.ts';

const NUMERIC_KINDS: readonly CellKind[] = [
  'integer',
  'minutes',
  'money',
  'rate',
  'percent',
  'distance',
  'weight',
  'space',
];
const widthByKind: Partial<Record<CellKind, number>> = {
  text: 180,
  dateTime: 150,
  orderStage: 170,
  tripStage: 170,
  compliance: 140,
};
/** For amounts with a draft mark, or below a long header. */
const WIDE_AMOUNT = 180;

const toColumn = (
  { id, kind, isSortable }: ReportColumn,
  cardColumns: readonly ReportColumnId[],
): Column<ReportRow> => ({
  id,
  header: columnMessages[id],
  sort: isSortable,
  numeric: NUMERIC_KINDS.includes(kind),
  inCard: cardColumns.includes(id),
  width: isBillAmount(id) || id === 'ownTotal' ? WIDE_AMOUNT : (widthByKind[kind] ?? 120),
  cell: ({ cells, isDraft }) => {
    const cell = renderCell(kind, cells[id]);
    return isDraft && isBillAmount(id) && typeof cells[id] === 'string' ? <DraftAmount>{cell}</DraftAmount> : cell;
  },
});

/** Rows of a report with its settings and the Excel export. */
export function ReportResult({ name, list }: { name: ReportName; list: ListParams }) {
  const rows = useQuery(reportQueries.page(list.query));
  const totals = useQuery({ ...reportQueries.totals(list.query), enabled: (rows.data?.total ?? 0) > 0 });
  const { start, isRunning } = useExport();
  const changeButton = (
    <Button size="sm" variant="outline" onClick={() => list.openDialog('settings', name)}>
      <Icon name="pencil" />
      <FormattedMessage {...messages.change} />
    </Button>
  );
  const backLink = { to: '/reports', label: messages.all };
  if (rows.isError && !rows.data)
    return (
      <Page title={reportNames[name]} backLink={backLink} actions={changeButton}>
        <ReportError error={rows.error} list={list} reportName={name} onRetry={() => void rows.refetch()} />
      </Page>
    );
  if (!rows.data) return <PageSkeleton />;
  const { columns, total } = rows.data;
  const cardColumns = pickCardColumns(columns.map(({ id }) => id));
  return (
    <ListPage
      key={columns.map(({ id }) => id).join()}
      name={`report.${name}`}
      title={reportNames[name]}
      list={list}
      rows={rows}
      columns={columns.map((column) => toColumn(column, cardColumns))}
      rowName={({ cells }) => String(cells[columns[0]?.id ?? 'orderNumber'] ?? '')}
      tabs={
        <>
          <ExportBar />
          <Flex columnGap="4" rowGap="1" wrap="wrap">
            {totals.data && totals.data.drafts > 0 && (
              <Text textStyle="sm" color="fg.muted">
                <FormattedMessage {...withValues(messages.withoutDrafts, { count: totals.data.drafts })} />
              </Text>
            )}
            {totals.data?.own && <OwnTotal own={totals.data.own} />}
            {totals.data?.ownColumns && <OwnColumns sums={totals.data.ownColumns} />}
            {totals.isError && <TotalsError error={totals.error} onRetry={() => void totals.refetch()} />}
          </Flex>
        </>
      }
      filters={<SettingsBar name={name} list={list} trip={rows.data.trip} changeButton={changeButton} />}
      actions={
        <>
          {list.views.active && (
            <Button variant="outline" onClick={() => list.openDialog('schedule')}>
              <Icon name="clock" />
              <FormattedMessage {...scheduleMessages.schedule} />
            </Button>
          )}
          {!requiresTrip(name) && (
            <Button variant="outline" onClick={() => list.openDialog('groups')}>
              <FormattedMessage {...groupMessages.action} />
            </Button>
          )}
          <Button disabled={total === 0} loading={isRunning} onClick={() => start(name, list.query)}>
            <Icon name="download" />
            <FormattedMessage {...messages.export} />
          </Button>
        </>
      }
      {...(totals.data && { totals: toTotalsRows(totals.data, columns) })}
      emptyState={{ title: messages.empty, text: messages.emptyText, action: changeButton }}
    />
  );
}
