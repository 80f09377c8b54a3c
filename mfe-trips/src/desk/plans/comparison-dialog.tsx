import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlanComparison } from 'shared-contracts/trips/plans/plan-comparison';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import {
  Box,
  chakra,
  QueryContent,
  Select,
  Stack,
  Text,
  useFormatMessage,
  withValues,
  type FormatMessage,
} from 'shared-ui';
import { formatMeasure, formatMoney, formatDateTime, useTimeZone } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { usePreferences } from 'shared-auth';
import { deskQueries } from '../desk.api.ts';
import { messages as deskMessages } from '../desk.messages.ts';
import { useFormatDuration } from '../problems/use-format-duration.ts';
import { differenceMessages, messages } from './plans.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

/** Compares two plans: their figures, and the orders that they place differently. */
export function ComparisonDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const formatMessage = useFormatMessage();
  const plans = useQuery(deskQueries.plans());
  const others = plans.data?.items.filter(({ id }) => id !== plan.id) ?? [];
  const [chosenId, setChosenId] = useState<string>();
  const otherId = chosenId ?? others[0]?.id;
  const label = withValues(messages.compareWith, { name: plan.name });
  return (
    <Dialog title={messages.compare} width={900} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" pb="4">
          {plans.isSuccess && others.length === 0 && (
            <Text color="fg.muted">
              <FormattedMessage {...messages.noOther} />
            </Text>
          )}
          {otherId !== undefined && (
            <>
              <Select
                aria-label={formatMessage(label)}
                value={otherId}
                onChange={(event) => setChosenId(event.target.value)}
              >
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
              <Comparison id={plan.id} otherId={otherId} />
            </>
          )}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

function Comparison({ id, otherId }: { id: string; otherId: string }) {
  const comparison = useQuery(deskQueries.comparison(id, otherId));
  return <QueryContent query={comparison}>{(data) => <ComparedPlans comparison={data} />}</QueryContent>;
}

const table = {
  width: '100%',
  '& th, & td': { textAlign: 'start', padding: '4px 8px', borderBottomWidth: '1px', verticalAlign: 'top' },
  '& th': { color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
} as const;

function useFigureRows() {
  const formatDuration = useFormatDuration();
  const units = usePreferences((preferences) => preferences.units);
  return ({
    trips,
    orders,
    unplanned,
    distance,
    cost,
    lateMinutes,
    problemTrips,
  }: PlanComparison['plan']['totals']) => [
    { label: messages.trips, value: String(trips) },
    { label: messages.orders, value: String(orders) },
    { label: messages.unplanned, value: String(unplanned) },
    { label: messages.distance, value: formatMeasure(distance, 'distance', units) },
    { label: messages.cost, value: formatMoney(cost) },
    { label: messages.late, value: formatDuration(lateMinutes) },
    { label: messages.problems, value: String(problemTrips) },
  ];
}

function ComparedPlans({ comparison: { plan, other, orders } }: { comparison: PlanComparison }) {
  const formatMessage = useFormatMessage();
  const zone = useTimeZone();
  const toRows = useFigureRows();
  const otherRows = toRows(other.totals);
  return (
    <Stack gap="4">
      <chakra.table css={table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{plan.name}</th>
            <th scope="col">{other.name}</th>
          </tr>
        </thead>
        <tbody>
          {toRows(plan.totals).map(({ label, value }, index) => (
            <tr key={label.id}>
              <th scope="row">
                <FormattedMessage {...label} />
              </th>
              <td>{value}</td>
              <td>{otherRows[index]?.value}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Text fontWeight="medium">
        {formatMessage(
          orders.length === 0 ? messages.sameOrders : withValues(messages.differing, { count: orders.length }),
        )}
      </Text>
      {orders.length > 0 && (
        <Box overflowX="auto">
          <chakra.table css={table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage {...messages.order} />
                </th>
                <th scope="col">
                  <FormattedMessage {...messages.difference} />
                </th>
                <th scope="col">{plan.name}</th>
                <th scope="col">{other.name}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.id}>
                  <th scope="row">{formatOrderNumber(order)}</th>
                  <td>{order.differences.map((code) => formatMessage(differenceMessages[code])).join(', ')}</td>
                  <td>{formatPlacement(order.plan, formatMessage, zone)}</td>
                  <td>{formatPlacement(order.other, formatMessage, zone)}</td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </Box>
      )}
    </Stack>
  );
}

function formatPlacement(
  placement: PlanComparison['orders'][number]['plan'],
  formatMessage: FormatMessage,
  zone: string,
) {
  if (!placement) return formatMessage(messages.notPlanned);
  const { trip, vehicle, vehicleType, driver, pickAt, dropAt } = placement;
  const carrier = vehicle ?? vehicleType ?? formatMessage(deskMessages.noVehicle);
  return [
    formatMessage(withValues(messages.placement, { trip, vehicle: carrier })),
    driver,
    `${formatDateTime(pickAt, zone)} – ${formatDateTime(dropAt, zone)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
