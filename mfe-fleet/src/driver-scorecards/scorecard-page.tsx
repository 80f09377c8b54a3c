import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DriverScorecard } from 'shared-contracts/trips/driver-scorecards';
import {
  DescriptionItem,
  DescriptionList,
  Flex,
  Page,
  QueryContent,
  Section,
  Select,
  Skeleton,
  Stack,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { ChartCard, type ChartData } from 'shared-ui/charts';
import { Duration, Measure, usePersonName } from 'shared-ui/format';
import { useParams } from 'shared-ui/router';
import { ComponentsTable } from './components-table.tsx';
import { ScoreBadge } from './score-badge.tsx';
import { formatMonth } from './score.rules.ts';
import { scorecardQueries } from './scorecards.api.ts';
import { fields, messages } from './scorecards.messages.ts';

type Month = DriverScorecard['months'][number];

const toValues = (score: number | null): Record<string, number> => (score === null ? {} : { score: Math.round(score) });

const toChartData = (months: readonly Month[]): ChartData => ({
  series: [{ id: 'score', label: fields.score, hue: 'blue' }],
  points: months.map(({ month, score }) => ({
    key: month,
    label: formatMonth(month),
    values: toValues(score),
  })),
});

const Share = ({ part, whole }: { part: number; whole: number }) =>
  whole > 0 ? (
    <FormattedMessage {...withValues(messages.of, { part, whole })} />
  ) : (
    <FormattedMessage {...messages.unknown} />
  );

const FiguresList = ({ month }: { month: Month }) => (
  <DescriptionList>
    <DescriptionItem label={fields.distance}>
      <Measure value={month.distance.toFixed(1)} kind="distance" />
    </DescriptionItem>
    <DescriptionItem label={fields.drivingMinutes}>
      <Duration minutes={Math.round(month.drivingMinutes)} />
    </DescriptionItem>
    <DescriptionItem label={fields.speedingMinutes}>
      <Duration minutes={Math.round(month.speedingMinutes)} />
    </DescriptionItem>
    <DescriptionItem label={fields.idleMinutes}>
      {month.idleMinutes === null ? (
        <FormattedMessage {...messages.unknown} />
      ) : (
        <Duration minutes={Math.round(month.idleMinutes)} />
      )}
    </DescriptionItem>
    <DescriptionItem label={fields.harshEvents}>{month.harshEvents}</DescriptionItem>
    <DescriptionItem label={fields.stops}>
      <Share part={month.onTimeStops} whole={month.stops} />
    </DescriptionItem>
    <DescriptionItem label={fields.inspections}>
      <Share part={month.inspectedTrips} whole={month.trips} />
    </DescriptionItem>
    <DescriptionItem label={fields.defects}>{month.defectInspections}</DescriptionItem>
  </DescriptionList>
);

function MonthSelect({
  months,
  value,
  onChange,
}: {
  months: readonly Month[];
  value: string;
  onChange: (month: string) => void;
}) {
  const formatMessage = useFormatMessage();
  return (
    <Select
      controlSize="sm"
      w="auto"
      aria-label={formatMessage(messages.month)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {months.toReversed().map(({ month }) => (
        <option key={month} value={month}>
          {formatMonth(month)}
        </option>
      ))}
    </Select>
  );
}

/** Starts with the latest month that has a score. */
function Scorecard({ scorecard: { driver, months, rules } }: { scorecard: DriverScorecard }) {
  const [chosen, setChosen] = useState<string>();
  const latest = months.findLast(({ score }) => score !== null) ?? months.at(-1);
  const month = months.find((one) => one.month === chosen) ?? latest;
  if (!month) return null;
  return (
    <Stack gap="4">
      <ChartCard
        title={messages.byMonth}
        kind="bar"
        data={toChartData(months)}
        totals={{ score: month.score === null ? '–' : `${Math.round(month.score)} (${formatMonth(month.month)})` }}
        axisLabel={messages.month}
        fileName={`scorecard ${driver.name}`}
        height={220}
      />
      <Section
        title={messages.counts}
        aside={
          <Flex align="center" gap="3">
            <ScoreBadge score={month.score} />
            <MonthSelect months={months} value={month.month} onChange={setChosen} />
          </Flex>
        }
      >
        <ComponentsTable month={month} rules={rules} />
        <Text mt="3" textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.countsHelp} />
        </Text>
      </Section>
      <Section title={messages.figures}>
        <FiguresList month={month} />
      </Section>
    </Stack>
  );
}

export default function ScorecardPage() {
  const { id = '' } = useParams();
  const scorecard = useQuery(scorecardQueries.ofDriver(id));
  const personName = usePersonName();
  const name = scorecard.data?.driver.name;
  return (
    <Page
      title={name ? withValues(messages.driverTitle, { name: personName(name) }) : messages.title}
      backLink={{ to: '/driver-scorecards', label: messages.title }}
    >
      <QueryContent query={scorecard} skeleton={<Skeleton h="64" />}>
        {(loaded) => <Scorecard scorecard={loaded} />}
      </QueryContent>
    </Page>
  );
}
