import { FormattedMessage } from 'react-intl';
import type { PlanFiguresValue } from 'shared-contracts/trips/plan-improvements';
import { chakra, VisuallyHidden } from '../base/chakra.ts';
import { useFormatMessage } from '../base/message.ts';
import { Duration } from '../format/dates.tsx';
import { Measure, Money } from '../format/numbers.tsx';
import { messages } from './plan-figures.messages.ts';

const toRows = (before: PlanFiguresValue, after: PlanFiguresValue) => [
  ...(after.assignedOrders === undefined
    ? []
    : [{ label: messages.assignedOrders, before: before.assignedOrders, after: after.assignedOrders }]),
  { label: messages.trips, before: before.trips, after: after.trips },
  {
    label: messages.distance,
    before: <Measure value={before.distance} kind="distance" />,
    after: <Measure value={after.distance} kind="distance" />,
  },
  { label: messages.time, before: <Duration minutes={before.minutes} />, after: <Duration minutes={after.minutes} /> },
  ...(before.emissions === undefined || after.emissions === undefined
    ? []
    : [
        {
          label: messages.emissions,
          before: <Measure value={before.emissions} kind="weight" />,
          after: <Measure value={after.emissions} kind="weight" />,
        },
      ]),
  { label: messages.cost, before: <Money value={before.cost} />, after: <Money value={after.cost} /> },
];

/** The figures of the first suggestion and of the best plan so far, side by side. */
export function PlanFigures({ before, after }: { before: PlanFiguresValue; after: PlanFiguresValue }) {
  const formatMessage = useFormatMessage();
  return (
    <chakra.table w="full" maxW="32rem" textStyle="sm" aria-label={formatMessage(messages.title)}>
      <thead>
        <tr>
          <chakra.th textAlign="start">
            <VisuallyHidden>
              <FormattedMessage {...messages.figure} />
            </VisuallyHidden>
          </chakra.th>
          {[messages.before, messages.after].map((label) => (
            <chakra.th key={label.id} scope="col" textAlign="end" fontWeight="medium" color="fg.muted">
              <FormattedMessage {...label} />
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toRows(before, after).map((row) => (
          <tr key={row.label.id}>
            <chakra.th scope="row" textAlign="start" fontWeight="normal" color="fg.muted">
              <FormattedMessage {...row.label} />
            </chakra.th>
            <chakra.td textAlign="end">{row.before}</chakra.td>
            <chakra.td textAlign="end" fontWeight="medium">
              {row.after}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
