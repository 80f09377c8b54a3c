import { useMutation } from '@tanstack/react-query';
import { memo, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, chakra, fill, Flex, Heading, Stack, Text, useSay } from 'shared-ui';
import { CapacityBar, DateTimeRange, Measure } from 'shared-ui/format';
import { useBoard, type Board } from './board.ts';
import { breaksOf, isReady, loadOf, type Column } from './board.rules.ts';
import { OUT_OF_VIEW } from './board-parts.ts';
import { nameOf } from './column-name.ts';
import { ColumnProblems } from './column-problems.tsx';
import { OrderCard } from './order-card.tsx';
import { planningMutations } from './planning.api.ts';
import { board as messages } from './planning.messages.ts';
import { plannedOf } from './planned.ts';
import { ReasonWords } from './told-values.tsx';
import { useColumnCheck } from './use-column-check.ts';

type ColumnProps = { board: Board; id: string };

/** Drawn again only when it has become another one, bit by bit: the pointer and the keys go on meanwhile. */
export const TripColumn = memo(({ board, id }: ColumnProps) => {
  const column = useDeferredValue(useBoard(board, 'state', ({ columns }) => columns.get(id)));
  return column ? <Drawn board={board} column={column} /> : null;
});

const Drawn = memo(({ board, column }: { board: Board; column: Column }) => {
  const say = useSay();
  const { id, orders, suggestion } = column;
  const name = nameOf(id, suggestion, say);
  const isSelected = useBoard(board, 'selected', (selected) => selected === id);
  const heading = `${id}-name`;
  const isBroken = breaksOf(column).length > 0;
  return (
    <Flex
      as="section"
      aria-labelledby={heading}
      data-column={id}
      direction="column"
      gap="2"
      p="3"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
      css={OUT_OF_VIEW}
      borderColor="border.subtle"
      data-selected={isSelected || undefined}
      data-broken={isBroken || undefined}
    >
      <Name board={board} id={id} heading={heading} name={name} isSelected={isSelected} />
      {suggestion && (
        <Carrier partner={suggestion.partner.name} type={suggestion.vehicleType?.name ?? say(messages.noType)} />
      )}
      <Bars column={column} name={name} />
      {orders.length === 0 && (
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage {...messages.emptyTrip} />
        </Text>
      )}
      <Stack as="ul" aria-label={say(fill(messages.orders, { name }))} gap="1" listStyleType="none">
        {orders.map((order) => (
          <OrderCard key={order.id} board={board} order={order} />
        ))}
      </Stack>
      <Follows board={board} column={useDeferredValue(column)} name={name} />
    </Flex>
  );
});

/** What follows from the orders, drawn when there is time: they and their load come first. */
const Follows = memo(({ board, column, name }: { board: Board; column: Column; name: string }) => {
  const check = useColumnCheck(board, column);
  return (
    <>
      <ColumnProblems column={column} check={check} />
      <Way column={column} />
      <Why column={column} />
      <Flex gap="2" wrap="wrap" mt="auto">
        <PutHere id={column.id} />
        <Create board={board} id={column.id} name={name} isOff={!isReady(column)} />
      </Flex>
    </>
  );
});

// Parts that most moves leave as they are.

type NameProps = ColumnProps & { heading: string; name: string; isSelected: boolean };

const Name = memo(({ board, id, heading, name, isSelected }: NameProps) => {
  const say = useSay();
  return (
    <Heading as="h3" id={heading} textStyle="sm">
      <chakra.button
        type="button"
        textAlign="start"
        cursor="pointer"
        fontWeight="semibold"
        aria-pressed={isSelected}
        title={say(fill(messages.showOnMap, { name }))}
        onClick={() => board.select(id)}
      >
        {name}
      </chakra.button>
    </Heading>
  );
});

const Carrier = memo((names: { partner: string; type: string }) => (
  <Text mt="-2" textStyle="xs" color="fg.muted">
    <FormattedMessage {...fill(messages.ofColumn, names)} />
  </Text>
));

const PutHere = memo(({ id }: { id: string }) => (
  <Button data-put={id} type="button" size="xs">
    <FormattedMessage {...messages.putHere} />
  </Button>
));

const Bar = memo(CapacityBar);

function Bars({ column: { suggestion, orders }, name }: { column: Column; name: string }) {
  const capacity = suggestion?.vehicleType?.capacity;
  if (!capacity) return null;
  const load = loadOf(orders);
  return (
    <Stack gap="1.5">
      <Bar narrow of={name} label={messages.space} kind="space" load={load.space} capacity={Number(capacity.space)} />
      <Bar
        narrow
        of={name}
        label={messages.weight}
        kind="weight"
        load={load.weight}
        capacity={Number(capacity.weight)}
      />
    </Stack>
  );
}

function Way({ column: { suggestion, isChecked, orders } }: { column: Column }) {
  if (!suggestion || !isChecked || orders.length === 0) return null;
  const { distance, pickAt, dropAt } = suggestion;
  return (
    <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      <Measure value={distance} kind="distance" />, <DateTimeRange from={pickAt} to={dropAt} />
    </Text>
  );
}

function Why({ column: { suggestion, isChecked, orders } }: { column: Column }) {
  if (!suggestion || !isChecked || orders.length === 0 || suggestion.reasons.length === 0) return null;
  return (
    <chakra.details textStyle="xs">
      <chakra.summary cursor="pointer" color="fg.muted">
        <FormattedMessage {...messages.why} />
      </chakra.summary>
      <Stack as="ul" gap="0.5" mt="1" ps="4" listStyleType="disc">
        {suggestion.reasons.map((reason) => (
          <li key={reason.code}>
            <ReasonWords {...reason} />
          </li>
        ))}
      </Stack>
    </chakra.details>
  );
}

const Create = memo(({ board, id, name, isOff }: ColumnProps & { name: string; isOff: boolean }) => {
  const say = useSay();
  const create = useMutation(planningMutations.create());
  const make = async () => {
    const column = board.column(id);
    if (column && isReady(column))
      await create.mutateAsync(plannedOf(column)).then(
        () => board.drop(new Set([column.id])),
        () => undefined,
      );
  };
  return (
    <Button
      type="button"
      size="xs"
      variant="outline"
      disabled={isOff}
      loading={create.isPending}
      aria-label={say(fill(messages.createOne, { name }))}
      onClick={() => void make()}
    >
      <FormattedMessage {...messages.createTrip} />
    </Button>
  );
});
