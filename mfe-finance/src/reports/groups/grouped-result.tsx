import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ReportGroup, ReportGroupPage } from 'shared-contracts/finance/report-groups';
import { REPORT_CHARTS } from 'shared-contracts/values/finance/report-groups';
import type { ReportName } from 'shared-contracts/values/finance/reports';
import { Box, Button, Icon, Page, PageSkeleton, Stack, useFormatMessage, withValues } from 'shared-ui';
import { ChartCard } from 'shared-ui/charts';
import { ListPage, type Column, type ListParams } from 'shared-ui/list';
import { columnMessages } from '../columns.messages.ts';
import { reportNames } from '../names.messages.ts';
import { OwnColumns } from '../own-columns.tsx';
import { formatLabel, renderCell } from '../report-cell.tsx';
import { messages } from '../reports.messages.ts';
import { scheduleMessages } from '../schedules/schedules.messages.ts';
import { SettingsBar } from '../settings-bar.tsx';
import { toGroupChart } from './group-chart.ts';
import { toGroupLabel, toMeasureLabel } from './group-labels.ts';
import { GroupsError } from './groups-error.tsx';
import { groupMutations, groupQueries } from './groups.api.ts';
import { groupMessages } from './groups.messages.ts';
import { usePersonName } from 'shared-ui/format';

const CHART_HEIGHT = 200;
/**
 * The width of a measure in px: its heading is shown in full up to a limit, since only it distinguishes a sum from an
 * average.
 */
const measureWidth = (heading: string) => Math.min(260, Math.max(120, 52 + Math.ceil(heading.length * 6.8)));

function useColumns({ groupBy, measures, items, ownColumns = {} }: ReportGroupPage): Column<ReportGroup>[] {
  const formatMessage = useFormatMessage();
  const keys = groupBy.map(({ id, kind, unit }): Column<ReportGroup> => ({
    id,
    header: toGroupLabel(id, formatMessage),
    sort: true,
    width: 180,
    cell: ({ keys: cells }) => renderCell(unit ? 'text' : kind, cells[id]),
  }));
  const all: Column<ReportGroup> = {
    id: 'all',
    header: groupMessages.all,
    width: 140,
    cell: () => formatMessage(groupMessages.all),
  };
  const currency: Column<ReportGroup> = {
    id: 'groupCurrency',
    header: columnMessages.currency,
    width: 90,
    cell: (group) => group.currency ?? '',
  };
  return [
    ...(keys.length > 0 ? keys : [all]),
    ...(items.some((group) => group.currency !== null) ? [currency] : []),
    ...measures.flatMap(({ id, kind, column, fn }): Column<ReportGroup>[] => {
      const header = toMeasureLabel(id, formatMessage);
      const own = column !== null && fn === 'sum' ? ownColumns[column] : undefined;
      const heading = formatMessage(header);
      const sum: Column<ReportGroup> = {
        id,
        header,
        sort: true,
        numeric: true,
        width: measureWidth(heading),
        cell: ({ values }) => renderCell(kind, values[id]),
      };
      if (!own || column === null) return [sum];
      const ownHeader = withValues(groupMessages.inOwnCurrency, { measure: heading, currency: own.currency });
      const inOwn: Column<ReportGroup> = {
        id: `${id}.own`,
        header: ownHeader,
        numeric: true,
        width: measureWidth(formatMessage(ownHeader)),
        cell: (group) => renderCell('money', group.own?.[column]),
      };
      return [sum, inOwn];
    }),
  ];
}

/** A report by groups, with its chart. */
export function GroupedResult({ name, list }: { name: ReportName; list: ListParams }) {
  const groups = useQuery(groupQueries.page(list.query));
  const backLink = { to: '/reports', label: messages.all };
  if (groups.isError && !groups.data)
    return (
      <Page title={reportNames[name]} backLink={backLink} actions={<GroupButtons list={list} />}>
        <GroupsError name={name} error={groups.error} list={list} onRetry={() => void groups.refetch()} />
      </Page>
    );
  if (!groups.data) return <PageSkeleton />;
  return <GroupTable name={name} list={list} groups={groups} page={groups.data} />;
}

type GroupTableProps = {
  name: ReportName;
  list: ListParams;
  groups: Parameters<typeof ListPage<ReportGroup>>[0]['rows'];
  page: ReportGroupPage;
};

function GroupTable({ name, list, groups, page }: GroupTableProps) {
  const formatMessage = useFormatMessage();
  const columns = useColumns(page);
  const personName = usePersonName();
  const labelOf = ({ keys }: ReportGroup) =>
    page.groupBy
      .map(({ id, kind, unit }) => {
        const key = keys[id] ?? null;
        if (key === null) return formatMessage(groupMessages.none);
        return unit ? String(key) : personName(formatLabel(kind, key, formatMessage));
      })
      .join(' · ') || formatMessage(groupMessages.all);
  const changeButton = (
    <Button size="sm" variant="outline" onClick={() => list.openDialog('settings', name)}>
      <Icon name="pencil" />
      <FormattedMessage {...messages.change} />
    </Button>
  );
  return (
    <ListPage
      key={columns.map(({ id }) => id).join()}
      name={`report.${name}`}
      title={reportNames[name]}
      list={list}
      rows={groups}
      columns={columns}
      rowName={labelOf}
      maxCardFields={columns.length}
      tabs={
        <Stack gap="2" w="full">
          {page.ownColumns && <OwnColumns sums={page.ownColumns} />}
          <GroupChart name={name} list={list} labelOf={labelOf} />
        </Stack>
      }
      filters={<SettingsBar name={name} list={list} trip={null} changeButton={changeButton} />}
      actions={<GroupButtons list={list} />}
      emptyState={{ title: messages.empty, text: messages.emptyText, action: changeButton }}
    />
  );
}

function GroupButtons({ list }: { list: ListParams }) {
  const download = useMutation(groupMutations.export());
  const ungroup = () => list.setFilters({ groupBy: undefined, measures: undefined, chart: undefined, sort: undefined });
  const save = (format: 'xlsx' | 'csv') => download.mutate({ query: list.query, format });
  return (
    <>
      <Button variant="ghost" onClick={ungroup}>
        <FormattedMessage {...groupMessages.ungroup} />
      </Button>
      {list.views.active && (
        <Button variant="outline" onClick={() => list.openDialog('schedule')}>
          <Icon name="clock" />
          <FormattedMessage {...scheduleMessages.schedule} />
        </Button>
      )}
      <Button variant="outline" onClick={() => list.openDialog('groups')}>
        <FormattedMessage {...groupMessages.action} />
      </Button>
      <Button variant="outline" loading={download.isPending} onClick={() => save('csv')}>
        <Icon name="download" />
        <FormattedMessage {...groupMessages.csv} />
      </Button>
      <Button loading={download.isPending} onClick={() => save('xlsx')}>
        <Icon name="download" />
        <FormattedMessage {...groupMessages.excel} />
      </Button>
    </>
  );
}

type GroupChartProps = { name: ReportName; list: ListParams; labelOf: (group: ReportGroup) => string };

function GroupChart({ name, list, labelOf }: GroupChartProps) {
  const formatMessage = useFormatMessage();
  const kind = REPORT_CHARTS.find((chart) => chart === list.getValue('chart'));
  const { data } = useQuery({ ...groupQueries.points(list.query), enabled: kind !== undefined });
  if (!kind || !data) return null;
  const { data: chart, currency } = toGroupChart(data, labelOf, formatMessage);
  if (chart.points.length === 0) return null;
  return (
    <Box w="full">
      <ChartCard
        title={chart.series.length === 1 && chart.series[0] ? chart.series[0].label : reportNames[name]}
        kind={kind}
        isGrouped={chart.series.length > 1}
        data={chart}
        height={CHART_HEIGHT}
        axisLabel={toGroupLabel(data.groupBy[0]?.id ?? '', formatMessage)}
        fileName={name}
        note={currency !== null && <FormattedMessage {...withValues(groupMessages.inCurrency, { currency })} />}
      />
    </Box>
  );
}
