import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Suggestions } from 'shared-contracts/trips/planner';
import { Box, withValues, Flex, Grid, Text, useIsMobile, useFormatMessage, VisuallyHidden } from 'shared-ui';
import { createBoard, useBoard, type Board } from './board-store.ts';
import { findOverloads } from './board.rules.ts';
import { boardStyles, BOARD_HELP_ID } from './board-styles.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { formatColumnName } from './column-name.ts';
import { LazyPlanMap } from './lazy-plan-map.tsx';
import { UnplacedColumn } from './unplaced-column.tsx';
import { boardMessages as messages } from './board.messages.ts';
import { TripColumn } from './trip-column.tsx';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardKeyboard } from './use-board-keyboard.ts';

type PlanningBoardProps = {
  suggestions: Suggestions;
  /** Orders that other trips carry now. */
  takenOrderIds: readonly string[];
};

/** Suggested trips as columns, between which orders can be moved, next to a map of their routes. */
export function PlanningBoard({ suggestions, takenOrderIds }: PlanningBoardProps) {
  const [board] = useState(() => createBoard(suggestions));
  useEffect(() => board.removeOrders(takenOrderIds), [board, takenOrderIds]);
  const isMobile = useIsMobile();
  return (
    <Flex direction="column" gap="3" flex="1" minH="0">
      <BoardToolbar board={board} />
      <Text id={BOARD_HELP_ID} textStyle="xs" color="fg.muted">
        <FormattedMessage {...messages.help} />
      </Text>
      <Flex gap="3" flex="1" minH="0" direction={{ base: 'column', md: 'row' }}>
        <Columns board={board} />
        <Box flex={isMobile ? 'none' : '0 0 36%'} h={isMobile ? '260px' : 'auto'} minW="0">
          <LazyPlanMap board={board} />
        </Box>
      </Flex>
    </Flex>
  );
}

function Columns({ board }: { board: Board }) {
  const formatMessage = useFormatMessage();
  const moveOrder = (orderId: string, columnId: string) => {
    const number = board.orderNumber(orderId);
    if (!board.move(orderId, columnId)) return;
    const { state } = board.get();
    const column = [...state.columns.values()].find(({ orders }) => orders.some(({ id }) => id === orderId));
    if (!column) return;
    board.announce(
      withValues(findOverloads(column).length > 0 ? messages.movedOverloaded : messages.moved, {
        number,
        name: formatColumnName(column.id, column.suggestion, formatMessage),
      }),
    );
  };
  const boardRef = useBoardDrag(moveOrder);
  const keyboardHandlers = useBoardKeyboard(board, boardRef, moveOrder);
  const columnIds = useBoard(board, 'state', (state) => state.columnIds);
  return (
    <Flex
      ref={boardRef}
      css={boardStyles}
      role="group"
      aria-label={formatMessage(messages.title)}
      direction={{ base: 'column', md: 'row' }}
      gap="3"
      flex="1"
      minW="0"
      minH="0"
      {...keyboardHandlers}
    >
      <VisuallyHidden as="h2">
        <FormattedMessage {...messages.title} />
      </VisuallyHidden>
      <UnplacedColumn board={board} />
      <Box data-scrolls flex="1" minW="0" overflowY={{ md: 'auto' }} p="1px">
        <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr))" gap="3" alignItems="stretch">
          {columnIds.map((id) => (
            <TripColumn key={id} board={board} id={id} />
          ))}
        </Grid>
      </Box>
    </Flex>
  );
}
