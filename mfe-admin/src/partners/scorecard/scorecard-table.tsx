import { FormattedMessage } from 'react-intl';
import type { Ratio, Scorecard, ScorecardFigures } from 'shared-contracts/finance/scorecards';
import { acceptanceOf, percentOf } from 'shared-contracts/values/finance/scorecards';
import { Text, withValues } from 'shared-ui';
import { Duration, formatMoney } from 'shared-ui/format';
import { PlainTable } from 'shared-ui/list';
import { figures, messages } from './scorecard.messages.ts';

function RatioText(ratio: Ratio) {
  const percent = percentOf(ratio);
  return percent === null ? '–' : <FormattedMessage {...withValues(messages.ratio, { percent, ...ratio })} />;
}

const DemurrageText = ({ demurrage: { minutes, amounts } }: ScorecardFigures) =>
  minutes === 0 ? (
    '–'
  ) : (
    <>
      <Duration minutes={minutes} />
      {amounts.map(({ currency, amount }) => ` · ${formatMoney(amount, currency)}`)}
    </>
  );

const COLUMNS = [
  { id: 'accepted', cell: (of) => <RatioText {...acceptanceOf(of)} /> },
  { id: 'answer', cell: ({ offers }) => <Duration minutes={offers.answerMinutes} /> },
  { id: 'delivered', cell: ({ delivered }) => delivered },
  { id: 'pickup', cell: ({ onTime }) => <RatioText {...onTime.pickup} /> },
  { id: 'drop', cell: ({ onTime }) => <RatioText {...onTime.drop} /> },
  { id: 'shortages', cell: ({ shortages }) => shortages },
  { id: 'incidents', cell: ({ incidents }) => incidents },
  { id: 'demurrage', cell: (of) => <DemurrageText {...of} /> },
] as const satisfies { id: keyof typeof figures; cell: (of: ScorecardFigures) => React.ReactNode }[];

const Cell = ({ children }: { children: React.ReactNode }) => (
  <Text as="span" whiteSpace="nowrap">
    {children}
  </Text>
);

type ScorecardTableProps = { scorecard: Scorecard; formatMonth: (month: number) => string };

/** All figures by month, the current one first, with the total. */
export const ScorecardTable = ({ scorecard: { months, total }, formatMonth }: ScorecardTableProps) => (
  <PlainTable
    label={messages.title}
    rows={months.toReversed()}
    columns={[
      { id: 'month', header: messages.month, cell: ({ month }) => formatMonth(month) },
      ...COLUMNS.map(({ id, cell }) => ({
        id,
        header: figures[id],
        numeric: true,
        cell: (of: ScorecardFigures) => <Cell>{cell(of)}</Cell>,
      })),
    ]}
    totals={{
      month: <FormattedMessage {...messages.total} />,
      ...Object.fromEntries(COLUMNS.map(({ id, cell }) => [id, <Cell key={id}>{cell(total)}</Cell>])),
    }}
  />
);
