import type { PartnerScorecards, Ratio, Scorecard, ScorecardFigures } from 'shared-contracts/finance/scorecards';
import { acceptanceOf, percentOf } from 'shared-contracts/values/finance/scorecards';
import type { ChartData } from 'shared-ui/charts';
import { figures } from './scorecard.messages.ts';

const RATIOS = {
  accepted: acceptanceOf,
  pickup: ({ onTime }) => onTime.pickup,
  drop: ({ onTime }) => onTime.drop,
} satisfies Record<string, (of: ScorecardFigures) => Ratio>;

const SERIES = [
  { id: 'accepted', label: figures.accepted, hue: 'blue' },
  { id: 'pickup', label: figures.pickup, hue: 'teal' },
  { id: 'drop', label: figures.drop, hue: 'orange' },
] as const satisfies ChartData['series'];

export const formatPercent = (percent: number) => `${percent}%`;

/** The percentages as texts; those out of nothing are left out. */
const toPercentages = (of: ScorecardFigures) =>
  Object.entries(RATIOS).flatMap(([id, toRatio]) => {
    const percent = percentOf(toRatio(of));
    return percent === null ? [] : [[id, percent] as const];
  });

export const toTotals = ({ total }: Scorecard) => ({
  ...Object.fromEntries(SERIES.map(({ id }) => [id, '–'])),
  ...Object.fromEntries(toPercentages(total).map(([id, percent]) => [id, formatPercent(percent)])),
});

/** A line per percentage, with gaps in months without figures. */
export const toChartData = (
  { months }: PartnerScorecards,
  scorecard: Scorecard,
  formatMonth: (month: number) => string,
): ChartData => ({
  series: SERIES,
  points: months.map((month) => {
    const ofMonth = scorecard.months.find((each) => each.month === month);
    const values = Object.fromEntries(ofMonth ? toPercentages(ofMonth) : []);
    return {
      key: String(month),
      label: formatMonth(month),
      values,
      formattedValues: Object.fromEntries(
        SERIES.map(({ id }) => [id, values[id] === undefined ? '–' : formatPercent(values[id])]),
      ),
    };
  }),
});
