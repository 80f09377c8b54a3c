import { FormattedMessage } from 'react-intl';
import type { DriverScorecard } from 'shared-contracts/trips/driver-scorecards';
import type { ScoreComponent } from 'shared-contracts/values/trips/driver-scores';
import { Box, Text, useFormatMessage, withValues } from 'shared-ui';
import { type Column, PlainTable } from 'shared-ui/list';
import { formatNumber } from './score.rules.ts';
import { components, explanations, messages } from './scorecards.messages.ts';

type Month = DriverScorecard['months'][number];
type Row = DriverScorecard['rules'][number] & { value: number | null; points: number | null };

const toValueMessage = (id: ScoreComponent, value: number) =>
  id === 'harsh'
    ? withValues(messages.per100, { value: formatNumber(value) })
    : withValues(messages.percent, { value: formatNumber(value * 100) });

function Part({ id, full, none }: Row) {
  const formatMessage = useFormatMessage();
  const format = (value: number) => formatMessage(toValueMessage(id, value));
  return (
    <Box minW="12rem" py="1">
      <Text fontWeight="medium">
        <FormattedMessage {...components[id]} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...withValues(explanations[id], { full: format(full), none: format(none) })} />
      </Text>
    </Box>
  );
}

const columns: Column<Row>[] = [
  { id: 'part', header: messages.component, cell: (row) => <Part {...row} /> },
  {
    id: 'value',
    header: messages.measured,
    numeric: true,
    cell: ({ id, value }) =>
      value === null ? <FormattedMessage {...messages.unknown} /> : <FormattedMessage {...toValueMessage(id, value)} />,
  },
  {
    id: 'points',
    header: messages.points,
    numeric: true,
    cell: ({ points, weight }) =>
      points === null ? (
        '–'
      ) : (
        <FormattedMessage {...withValues(messages.pointsOf, { points: formatNumber(points * weight), weight })} />
      ),
  },
];

/** The components of a month's score, with explanations. */
export function ComponentsTable({ month, rules }: { month: Month; rules: DriverScorecard['rules'] }) {
  const scores = new Map(month.components.map((component) => [component.id, component]));
  const rows = rules.map((rule) => ({ ...rule, value: null, points: null, ...scores.get(rule.id) }));
  return <PlainTable label={messages.counts} columns={columns} rows={rows} />;
}
