import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Suggestions } from 'shared-contracts/planner';
import { Box, fill, Flex, Grid, Text, useNarrow, useSay, VisuallyHidden } from 'shared-ui';
import { createBoard, useBoard, type Board } from './board.ts';
import { overloads } from './board.rules.ts';
import { BOARD_STYLE, HELP } from './board-parts.ts';
import { BoardBar } from './board-bar.tsx';
import { nameOf } from './column-name.ts';
import { LazyPlanMap } from './lazy-maps.tsx';
import { LeftColumn } from './left-column.tsx';
import { board as messages } from './planning.messages.ts';
import { TripColumn } from './trip-column.tsx';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';

/** Suggestions side by side, between which orders are moved, and where they go on the map. */
export function PlanningBoard({ suggestions }: { suggestions: Suggestions }) {
  const [board] = useState(() => createBoard(suggestions));
  const narrow = useNarrow();
  return (
    <Flex direction="column" gap="3" flex="1" minH="0">
      <BoardBar board={board} />
      <Text id={HELP} textStyle="xs" color="fg.muted">
        <FormattedMessage {...messages.help} />
      </Text>
      <Flex gap="3" flex="1" minH="0" direction={{ base: 'column', md: 'row' }}>
        <Columns board={board} />
        <Box flex={narrow ? 'none' : '0 0 36%'} h={narrow ? '260px' : 'auto'} minW="0">
          <LazyPlanMap board={board} />
        </Box>
      </Flex>
    </Flex>
  );
}

function Columns({ board }: { board: Board }) {
  const say = useSay();
  const put = (orderId: string, to: string) => {
    const number = numberOf(board, orderId);
    if (!board.move(orderId, to)) return;
    const { state } = board.get();
    const column = [...state.columns.values()].find(({ orders }) => orders.some(({ id }) => id === orderId));
    if (!column) return;
    board.tell(
      fill(overloads(column).length > 0 ? messages.putBroken : messages.put, {
        number,
        name: nameOf(column.id, column.suggestion, say),
      }),
    );
  };
  const root = useBoardDrag(put);
  const keys = useBoardKeys(board, root, put);
  const ids = useBoard(board, 'state', ({ order }) => order);
  return (
    <Flex
      ref={root}
      css={BOARD_STYLE}
      role="group"
      aria-label={say(messages.title)}
      direction={{ base: 'column', md: 'row' }}
      gap="3"
      flex="1"
      minW="0"
      minH="0"
      {...keys}
    >
      <VisuallyHidden as="h2">
        <FormattedMessage {...messages.title} />
      </VisuallyHidden>
      <LeftColumn board={board} />
      <Box data-scrolls flex="1" minW="0" overflowY={{ md: 'auto' }} p="1px">
        <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr))" gap="3" alignItems="stretch">
          {ids.map((id) => (
            <TripColumn key={id} board={board} id={id} />
          ))}
        </Grid>
      </Box>
    </Flex>
  );
}

const numberOf = (board: Board, orderId: string) =>
  [...board.get().state.columns.values()].flatMap(({ orders }) => orders).find(({ id }) => id === orderId)?.number ??
  '';
