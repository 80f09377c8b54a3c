import { memo, useEffect, useRef } from 'react';
import type { PlannedOrder, UnplacedOrder } from 'shared-contracts/trips/planner';
import { Box, withValues, Flex, Icon, IconButton, Text, useFormatMessage } from 'shared-ui';
import { LoadText } from 'shared-ui/format';
import { InsertionButton } from '../insertion/insertion-button.tsx';
import { useBoard, type Board } from './board-store.ts';
import { BOARD_HELP_ID } from './board-styles.ts';
import { boardMessages as messages } from './board.messages.ts';
import { UnplacedNote } from './unplaced-note.tsx';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type OrderCardProps = {
  board: Board;
  order: PlannedOrder;
  /** Whether it is in no trip of the plan. */
  isUnplaced?: boolean;
  unplaced?: UnplacedOrder | undefined;
};

/** An order on the board. Its handle starts a drag and picks the order up by keyboard. */
export const OrderCard = memo(({ board, order, isUnplaced = false, unplaced }: OrderCardProps) => {
  const { id } = order;
  const number = formatOrderNumber(order);
  const formatMessage = useFormatMessage();
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (board.consumeFocus(id)) handle.current?.focus();
  }, [board, id]);
  const isHeld = useBoard(board, 'held', (held) => held?.orderId === id);
  return (
    <Flex
      as="li"
      data-order={id}
      gap="1"
      align="flex-start"
      py="1"
      px="1"
      borderRadius="sm"
      borderWidth="1px"
      borderColor={isHeld ? 'accent.solid' : 'border.subtle'}
      bg={isHeld ? 'accent.subtle' : 'bg.surface'}
    >
      <IconButton
        ref={handle}
        type="button"
        variant="ghost"
        size="2xs"
        color="fg.muted"
        cursor="grab"
        touchAction="none"
        data-grip={id}
        aria-pressed={isHeld}
        aria-label={formatMessage(withValues(messages.moveOrder, { number }))}
        aria-describedby={BOARD_HELP_ID}
      >
        <Icon name="grip" size={14} />
      </IconButton>
      <Box flex="1" minW="0">
        <Flex wrap="wrap" columnGap="2" justify="space-between">
          <Text fontWeight="medium">{number}</Text>
          <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap" lineHeight="20px">
            <LoadText load={order} />
          </Text>
        </Flex>
        {unplaced && <UnplacedNote {...unplaced} />}
        {isUnplaced && <InsertionButton order={order} onInserted={() => board.removeOrder(id)} />}
      </Box>
    </Flex>
  );
});
