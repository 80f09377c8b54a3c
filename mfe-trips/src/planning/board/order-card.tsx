import { memo, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlannedOrder } from 'shared-contracts/planner';
import type { UnplacedReason } from 'shared-contracts/values/plans';
import { Box, fill, Flex, Icon, IconButton, Text, useSay } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { useBoard, type Board } from './board.ts';
import { HELP } from './board-parts.ts';
import { board as messages, unplaced } from './planning.messages.ts';

type OrderCardProps = { board: Board; order: PlannedOrder; why?: UnplacedReason | undefined };

/** An order on the board; its handle is what it is dragged by, and what takes it by keyboard. */
export const OrderCard = memo(({ board, order: { id, number, space, weight }, why }: OrderCardProps) => {
  const say = useSay();
  const grip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (board.takesFocus(id)) grip.current?.focus();
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
        ref={grip}
        type="button"
        variant="ghost"
        size="2xs"
        color="fg.muted"
        cursor="grab"
        touchAction="none"
        data-grip={id}
        aria-pressed={isHeld}
        aria-label={say(fill(messages.move, { number }))}
        aria-describedby={HELP}
      >
        <Icon name="grip" size={14} />
      </IconButton>
      <Box flex="1" minW="0">
        <Flex wrap="wrap" columnGap="2" justify="space-between">
          <Text fontWeight="medium">{number}</Text>
          <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap" lineHeight="20px">
            <Measure value={space} kind="space" /> · <Measure value={weight} kind="weight" />
          </Text>
        </Flex>
        {why && (
          <Text textStyle="xs" color="status.warn.fg">
            <FormattedMessage {...unplaced[why]} />
          </Text>
        )}
      </Box>
    </Flex>
  );
});
