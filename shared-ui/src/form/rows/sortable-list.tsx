import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, VisuallyHidden } from '../../base/chakra.ts';
import { useFormatMessage, withValues, type Message } from '../../base/message.ts';
import { messages } from '../form.messages.ts';
import { DragHandle, dropTargetStyle, RowButton } from './row-controls.tsx';
import { useRowDrag } from './use-row-drag.ts';

type SortableListProps<Item> = {
  /** Accessible name. */
  label: Message;
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** Moves an item to the position of another. Returns false if the move isn't allowed; the screen then shows why. */
  onMove: (from: number, to: number) => boolean;
  children: (item: Item, index: number) => ReactNode;
};

/** A list that users sort by drag and drop or by buttons. */
export function SortableList<Item>({ label, items, getKey, onMove, children }: SortableListProps<Item>) {
  const formatMessage = useFormatMessage();
  const [lastMove, setLastMove] = useState<{ row: number; position: number }>();
  const move = (from: number, to: number) =>
    setLastMove(onMove(from, to) ? { row: from + 1, position: to + 1 } : undefined);
  const drag = useRowDrag(move);
  return (
    <>
      <Box as="ol" aria-label={formatMessage(label)} listStyleType="none">
        {items.map((item, index) => (
          <Flex
            as="li"
            key={getKey(item)}
            gap="2"
            align="flex-start"
            py="2"
            data-target={drag.targetRow === index || undefined}
            css={dropTargetStyle}
            {...drag.getDropProps(index)}
            _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
          >
            <DragHandle {...drag.getHandleProps(index)} />
            <Box flex="1" minW="0">
              {children(item, index)}
            </Box>
            <Flex direction={{ base: 'column', md: 'row' }}>
              <RowButton
                label={messages.moveUp}
                row={index}
                icon="arrow-up"
                softDisabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <RowButton
                label={messages.moveDown}
                row={index}
                icon="arrow-down"
                softDisabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </Flex>
          </Flex>
        ))}
      </Box>
      <VisuallyHidden role="status">
        {lastMove && <FormattedMessage {...withValues(messages.moved, lastMove)} />}
      </VisuallyHidden>
    </>
  );
}
