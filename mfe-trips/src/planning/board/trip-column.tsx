import { useMutation } from '@tanstack/react-query';
import { memo, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, chakra, withValues, Flex, Heading, Stack, Text, useFormatMessage } from 'shared-ui';
import { LoadBars, DateTimeRange, Measure } from 'shared-ui/format';
import { useBoard, type Board } from './board-store.ts';
import { listViolations, isReady, getLoad, type Column } from './board.rules.ts';
import { offscreenColumnStyles } from './board-styles.ts';
import { Emissions } from './emissions.tsx';
import { formatColumnName } from './column-name.ts';
import { FleetVehicle } from './fleet-vehicle.tsx';
import { ColumnProblems } from './column-problems.tsx';
import { OrderCard } from './order-card.tsx';
import { planningMutations } from '../planning.api.ts';
import { boardMessages as messages } from './board.messages.ts';
import { toPlannedTripInput } from './planned-trip.ts';
import { ReasonMessage } from './plan-messages.tsx';
import { Schedule } from './schedule.tsx';
import { useColumnCheck } from './use-column-check.ts';

type TripColumnProps = { board: Board; id: string };

/** Renders only when its column changes, and deferred: pointer and keyboard stay responsive. */
export const TripColumn = memo(({ board, id }: TripColumnProps) => {
  const column = useDeferredValue(useBoard(board, 'state', ({ columns }) => columns.get(id)));
  return column ? <ColumnContent board={board} column={column} /> : null;
});

const ColumnContent = memo(({ board, column }: { board: Board; column: Column }) => {
  const formatMessage = useFormatMessage();
  const { id, orders, suggestion } = column;
  const name = formatColumnName(id, suggestion, formatMessage);
  const isSelected = useBoard(board, 'selectedId', (selectedId) => selectedId === id);
  const headingId = `${id}-name`;
  const isInvalid = listViolations(column).length > 0;
  return (
    <Flex
      as="section"
      aria-labelledby={headingId}
      data-column={id}
      direction="column"
      gap="2"
      p="3"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
      css={offscreenColumnStyles}
      borderColor="border.subtle"
      data-selected={isSelected || undefined}
      data-invalid={isInvalid || undefined}
    >
      <ColumnHeading board={board} id={id} headingId={headingId} name={name} isSelected={isSelected} />
      {suggestion && (
        <Carrier
          partner={suggestion.partner.name}
          type={suggestion.vehicleType?.name ?? formatMessage(messages.noType)}
        />
      )}
      <CapacityBars column={column} name={name} />
      {orders.length === 0 && (
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.emptyTrip} />
        </Text>
      )}
      <Stack as="ul" aria-label={formatMessage(withValues(messages.orders, { name }))} gap="1" listStyleType="none">
        {orders.map((order) => (
          <OrderCard key={order.id} board={board} order={order} />
        ))}
      </Stack>
      <ColumnDetails board={board} column={useDeferredValue(column)} name={name} />
    </Flex>
  );
});

/** Details derived from the orders. Deferred, because the orders and their load have priority. */
const ColumnDetails = memo(({ board, column, name }: { board: Board; column: Column; name: string }) => {
  const check = useColumnCheck(board, column);
  return (
    <>
      <ColumnProblems column={column} check={check} />
      <DistanceAndTimes column={column} />
      <Reasons column={column} />
      <Flex gap="2" wrap="wrap" mt="auto">
        <DropHereButton id={column.id} />
        <CreateTripButton board={board} id={column.id} name={name} isDisabled={!isReady(column)} />
      </Flex>
    </>
  );
});

// Memoized, because most moves don't change them.

type ColumnHeadingProps = TripColumnProps & { headingId: string; name: string; isSelected: boolean };

const ColumnHeading = memo(({ board, id, headingId, name, isSelected }: ColumnHeadingProps) => {
  const formatMessage = useFormatMessage();
  return (
    <Heading as="h3" id={headingId} textStyle="sm">
      <chakra.button
        type="button"
        textAlign="start"
        cursor="pointer"
        fontWeight="semibold"
        aria-pressed={isSelected}
        title={formatMessage(withValues(messages.showOnMap, { name }))}
        onClick={() => board.selectColumn(id)}
      >
        {name}
      </chakra.button>
    </Heading>
  );
});

const Carrier = memo((names: { partner: string; type: string }) => (
  <Text mt="-2" textStyle="xs" color="fg.muted">
    <FormattedMessage {...withValues(messages.carrier, names)} />
  </Text>
));

const DropHereButton = memo(({ id }: { id: string }) => (
  <Button data-drop-target={id} type="button" size="xs">
    <FormattedMessage {...messages.dropHere} />
  </Button>
));

function CapacityBars({ column: { suggestion, orders }, name }: { column: Column; name: string }) {
  const capacity = suggestion?.vehicleType?.capacity;
  if (!capacity) return null;
  return (
    <Stack gap="1.5">
      <LoadBars compact name={name} load={getLoad(orders)} capacity={capacity} />
    </Stack>
  );
}

function DistanceAndTimes({ column: { suggestion, isChecked, orders } }: { column: Column }) {
  if (!suggestion || !isChecked || orders.length === 0) return null;
  const { distance, isDistanceEstimated, pickAt, dropAt, stops } = suggestion;
  return (
    <>
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Measure value={distance} kind="distance" /> (
        <FormattedMessage {...(isDistanceEstimated ? messages.straightLine : messages.byRoad)} />
        ), <DateTimeRange from={pickAt} to={dropAt} />
      </Text>
      <FleetVehicle {...suggestion} />
      <Schedule stops={stops} />
      <Emissions {...suggestion} />
    </>
  );
}

function Reasons({ column: { suggestion, isChecked, orders } }: { column: Column }) {
  if (!suggestion || !isChecked || orders.length === 0 || suggestion.reasons.length === 0) return null;
  return (
    <chakra.details textStyle="xs">
      <chakra.summary cursor="pointer" color="fg.muted">
        <FormattedMessage {...messages.why} />
      </chakra.summary>
      <Stack as="ul" gap="0.5" mt="1" ps="4" listStyleType="disc">
        {suggestion.reasons.map((reason) => (
          <li key={reason.code}>
            <ReasonMessage {...reason} />
          </li>
        ))}
      </Stack>
    </chakra.details>
  );
}

const CreateTripButton = memo(
  ({ board, id, name, isDisabled }: TripColumnProps & { name: string; isDisabled: boolean }) => {
    const formatMessage = useFormatMessage();
    const create = useMutation(planningMutations.create());
    const createTrip = async () => {
      const column = board.column(id);
      if (column && isReady(column))
        await create.mutateAsync(toPlannedTripInput(column)).then(
          () => board.removeColumns(new Set([column.id])),
          () => undefined,
        );
    };
    return (
      <Button
        type="button"
        size="xs"
        variant="outline"
        disabled={isDisabled}
        loading={create.isPending}
        aria-label={formatMessage(withValues(messages.createOne, { name }))}
        onClick={() => void createTrip()}
      >
        <FormattedMessage {...messages.createTrip} />
      </Button>
    );
  },
);
