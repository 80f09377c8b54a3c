import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { OrderStopTiming, OrderTiming } from 'shared-contracts/orders';
import { Box, ErrorState, Fact, Facts, Skeleton, Stack, Text, useNarrow } from 'shared-ui';
import { DateTime, DateTimeRange, Duration, Money } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { orderQueries } from './orders.api.ts';
import { stopName } from './stop-name.ts';
import { messages } from './timing.messages.ts';

type Row = OrderStopTiming & { id: string; currency: string | null };

const Minutes = ({ of }: { of: number | null }) => (of === null ? <>–</> : <Duration minutes={of} />);

/** A time that nobody told says so. */
function Stamp({ stamp }: { stamp: OrderStopTiming['arrival'] }) {
  if (!stamp) return <>–</>;
  return (
    <>
      <DateTime at={stamp.at} />
      {stamp.isInferred && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.inferred} />
        </Text>
      )}
    </>
  );
}

const Stop = ({ position, location }: Row) => (
  <>
    <Text as="span" display="block" textStyle="xs" color="fg.muted">
      <FormattedMessage {...stopName(position)} />
    </Text>
    {location.name}
  </>
);

const told: Column<Row>[] = [
  {
    id: 'planned',
    header: messages.planned,
    cell: ({ plannedFrom, plannedTo }) => <DateTimeRange from={plannedFrom} to={plannedTo} />,
  },
  { id: 'arrival', header: messages.arrival, cell: ({ arrival }) => <Stamp stamp={arrival} /> },
  {
    id: 'work',
    header: messages.work,
    cell: ({ start, end }) => (
      <>
        <Stamp stamp={start} />
        {end && (
          <Text as="div">
            <Stamp stamp={end} />
          </Text>
        )}
      </>
    ),
  },
  { id: 'departure', header: messages.departure, cell: ({ departure }) => <Stamp stamp={departure} /> },
  { id: 'late', header: messages.late, numeric: true, cell: ({ lateMinutes }) => <Minutes of={lateMinutes} /> },
  { id: 'dwell', header: messages.dwell, numeric: true, cell: ({ dwellMinutes }) => <Minutes of={dwellMinutes} /> },
  { id: 'free', header: messages.free, numeric: true, cell: ({ freeMinutes }) => <Minutes of={freeMinutes} /> },
  {
    id: 'charged',
    header: messages.charged,
    numeric: true,
    cell: ({ chargedMinutes }) => <Minutes of={chargedMinutes} />,
  },
  {
    id: 'amount',
    header: messages.amount,
    numeric: true,
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
];

/** Where there is no room for a table, one stop under the other. */
const Stops = ({ rows }: { rows: readonly Row[] }) => (
  <Stack as="ol" gap="5">
    {rows.map((row) => (
      <Box as="li" key={row.id}>
        <Text as="div" fontWeight="medium" mb="2">
          <Stop {...row} />
        </Text>
        <Facts>
          {told.map(({ id, header, cell }) => (
            <Fact key={id} label={header}>
              {cell(row)}
            </Fact>
          ))}
        </Facts>
      </Box>
    ))}
  </Stack>
);

function Shown({ stops, summary }: OrderTiming) {
  const isNarrow = useNarrow();
  if (stops.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noStops} />
      </Text>
    );
  const rows = stops.map((stop) => ({ ...stop, id: String(stop.position), currency: summary.currency }));
  const isInferred = stops.some(({ arrival, start, end, departure }) =>
    [arrival, start, end, departure].some((stamp) => stamp?.isInferred),
  );
  return (
    <Stack gap="4">
      {isNarrow ? (
        <Stops rows={rows} />
      ) : (
        <PlainTable
          label={messages.title}
          columns={[{ id: 'stop', header: messages.stop, cell: Stop }, ...told]}
          rows={rows}
        />
      )}
      <Facts>
        <Fact label={messages.transit}>
          <Minutes of={summary.transitMinutes} />
        </Fact>
        <Fact label={messages.late}>
          <Minutes of={summary.lateMinutes} />
        </Fact>
        <Fact label={messages.dwell}>
          <Minutes of={summary.dwellMinutes} />
        </Fact>
        <Fact label={messages.charged}>
          <Minutes of={summary.chargedMinutes} />
        </Fact>
        <Fact label={messages.amount}>
          <Money value={summary.amount} currency={summary.currency} />
        </Fact>
      </Facts>
      {isInferred && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.inferredText} />
        </Text>
      )}
    </Stack>
  );
}

/** Of each stop what was planned, what happened and what waiting costs. */
export function TimingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const timing = useQuery(orderQueries.timing(id));
  return (
    <Dialog title={messages.title} width={900} onClose={onClose}>
      <DialogBody pb="6">
        {timing.data && <Shown {...timing.data} />}
        {!timing.data && timing.isError && (
          <ErrorState error={timing.error} title={messages.failed} onRetry={() => void timing.refetch()} />
        )}
        {timing.isLoading && <Skeleton h="40" />}
      </DialogBody>
    </Dialog>
  );
}
