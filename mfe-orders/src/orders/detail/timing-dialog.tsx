import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { OrderStopTiming, OrderTiming } from 'shared-contracts/orders/order-timing';
import {
  Box,
  Button,
  ErrorState,
  DescriptionItem,
  DescriptionList,
  Icon,
  Skeleton,
  Stack,
  Text,
  useFormatMessage,
  useIsMobile,
  withValues,
  type Message,
} from 'shared-ui';
import { DateTime, DateTimeRange, Duration, Money } from 'shared-ui/format';
import { PlainTable, type Column } from 'shared-ui/list';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { orderQueries } from '../orders.api.ts';
import { messages as orderMessages } from '../orders.messages.ts';
import { messages as correction } from '../route/correct-times.messages.ts';
import { getStopName } from '../route/stop-name.ts';
import { messages } from './timing.messages.ts';

type Row = OrderStopTiming & {
  id: string;
  name: Message;
  currency: string | null;
  onCorrect: (position: number) => void;
};

const OptionalDuration = ({ minutes }: { minutes: number | null }) =>
  minutes === null ? <>–</> : <Duration minutes={minutes} />;

/** Marks inferred times. */
function StampedTime({ stamp }: { stamp: OrderStopTiming['arrival'] }) {
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

function CorrectButton({ name, location, position, onCorrect }: Row) {
  const formatMessage = useFormatMessage();
  const stop = formatMessage(withValues(orderMessages.stopAt, { stop: formatMessage(name), place: location.name }));
  return (
    <Button
      size="xs"
      variant="outline"
      mt="1"
      aria-label={formatMessage(withValues(correction.ofStop, { stop }))}
      onClick={() => onCorrect(position)}
    >
      <Icon name="pencil" size={14} />
      <FormattedMessage {...correction.title} />
    </Button>
  );
}

const StopName = (row: Row) => (
  <>
    <Text as="span" display="block" textStyle="xs" color="fg.muted">
      <FormattedMessage {...row.name} />
    </Text>
    {row.location.name}
    {row.correctable.length > 0 && (
      <Box>
        <CorrectButton {...row} />
      </Box>
    )}
  </>
);

const timingColumns: Column<Row>[] = [
  {
    id: 'planned',
    header: messages.planned,
    cell: ({ plannedFrom, plannedTo }) => <DateTimeRange from={plannedFrom} to={plannedTo} />,
  },
  { id: 'arrival', header: messages.arrival, cell: ({ arrival }) => <StampedTime stamp={arrival} /> },
  {
    id: 'work',
    header: messages.work,
    cell: ({ start, end }) => (
      <>
        <StampedTime stamp={start} />
        {end && (
          <Text as="div">
            – <StampedTime stamp={end} />
          </Text>
        )}
      </>
    ),
  },
  { id: 'departure', header: messages.departure, cell: ({ departure }) => <StampedTime stamp={departure} /> },
  {
    id: 'late',
    header: messages.late,
    numeric: true,
    cell: ({ lateMinutes }) => <OptionalDuration minutes={lateMinutes} />,
  },
  {
    id: 'dwell',
    header: messages.dwell,
    numeric: true,
    cell: ({ dwellMinutes }) => <OptionalDuration minutes={dwellMinutes} />,
  },
  {
    id: 'free',
    header: messages.free,
    numeric: true,
    cell: ({ freeMinutes }) => <OptionalDuration minutes={freeMinutes} />,
  },
  {
    id: 'charged',
    header: messages.charged,
    numeric: true,
    cell: ({ chargedMinutes }) => <OptionalDuration minutes={chargedMinutes} />,
  },
  {
    id: 'amount',
    header: messages.amount,
    numeric: true,
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
];

/** A list instead of the table, for small screens. */
const StopList = ({ rows }: { rows: readonly Row[] }) => (
  <Stack as="ol" gap="5">
    {rows.map((row) => (
      <Box as="li" key={row.id}>
        <Text as="div" fontWeight="medium" mb="2">
          <StopName {...row} />
        </Text>
        <DescriptionList>
          {timingColumns.map(({ id, header, cell }) => (
            <DescriptionItem key={id} label={header}>
              {cell(row)}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Box>
    ))}
  </Stack>
);

function TimingDetails({ stops, summary, onCorrect }: OrderTiming & Pick<Row, 'onCorrect'>) {
  const isMobile = useIsMobile();
  if (stops.length === 0)
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noStops} />
      </Text>
    );
  const kinds = stops.map(({ kind }) => kind);
  const rows = stops.map((stop, index) => ({
    ...stop,
    id: String(stop.position),
    name: getStopName(kinds, index),
    currency: summary.currency,
    onCorrect,
  }));
  const isInferred = stops.some(({ arrival, start, end, departure }) =>
    [arrival, start, end, departure].some((stamp) => stamp?.isInferred),
  );
  return (
    <Stack gap="4">
      {isMobile ? (
        <StopList rows={rows} />
      ) : (
        <PlainTable
          label={messages.title}
          columns={[{ id: 'stop', header: messages.stop, cell: StopName }, ...timingColumns]}
          rows={rows}
        />
      )}
      <DescriptionList>
        <DescriptionItem label={messages.transit}>
          <OptionalDuration minutes={summary.transitMinutes} />
        </DescriptionItem>
        <DescriptionItem label={messages.late}>
          <OptionalDuration minutes={summary.lateMinutes} />
        </DescriptionItem>
        <DescriptionItem label={messages.dwell}>
          <OptionalDuration minutes={summary.dwellMinutes} />
        </DescriptionItem>
        <DescriptionItem label={messages.charged}>
          <OptionalDuration minutes={summary.chargedMinutes} />
        </DescriptionItem>
        <DescriptionItem label={messages.amount}>
          <Money value={summary.amount} currency={summary.currency} />
        </DescriptionItem>
      </DescriptionList>
      {isInferred && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.inferredText} />
        </Text>
      )}
    </Stack>
  );
}

type TimingDialogProps = { id: string; onClose: () => void } & Pick<Row, 'onCorrect'>;

/** Planned and actual times of each stop, with demurrage; those that were wrong can be corrected. */
export function TimingDialog({ id, onCorrect, onClose }: TimingDialogProps) {
  const timing = useQuery(orderQueries.timing(id));
  return (
    <Dialog title={messages.title} width={900} onClose={onClose}>
      <DialogBody pb="6">
        {timing.data && <TimingDetails {...timing.data} onCorrect={onCorrect} />}
        {!timing.data && timing.isError && (
          <ErrorState error={timing.error} title={messages.failed} onRetry={() => void timing.refetch()} />
        )}
        {timing.isLoading && <Skeleton h="40" />}
      </DialogBody>
    </Dialog>
  );
}
