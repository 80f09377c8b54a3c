import { FormattedMessage } from 'react-intl';
import type { PlanFiguresValue } from 'shared-contracts/trips/plan-improvements';
import { chakra, useFormatMessage, VisuallyHidden } from 'shared-ui';
import { Duration, Measure, Money } from 'shared-ui/format';
import { messages } from './improvement.messages.ts';

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
  { label: messages.cost, before: <Money value={before.cost} />, after: <Money value={after.cost} /> },
];

/** The first suggestion and the best trips so far, side by side. */
export function ImprovementFigures({ before, after }: { before: PlanFiguresValue; after: PlanFiguresValue }) {
  const formatMessage = useFormatMessage();
  return (
    <chakra.table w="full" textStyle="sm" aria-label={formatMessage(messages.figures)}>
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
