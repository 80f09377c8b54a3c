import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Flex, VisuallyHidden } from '../base/chakra.ts';
import { fill, useSay, type Words } from '../base/words.ts';
import { messages } from './form.messages.ts';
import { Act, Grip, TARGET } from './row-parts.tsx';
import { useRowDrag } from './use-row-drag.ts';

type OrderedListProps<Item> = {
  /** What the list is of. */
  label: Words;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Moves one to the place of another. False: it may not, and the screen says why. */
  onMove: (from: number, to: number) => boolean;
  children: (item: Item, index: number) => ReactNode;
};

/** A list whose order a person changes: by the grip, or by buttons. What is in it comes from elsewhere. */
export function OrderedList<Item>({ label, items, keyOf, onMove, children }: OrderedListProps<Item>) {
  const say = useSay();
  const [told, setTold] = useState<{ row: number; place: number }>();
  const move = (from: number, to: number) => setTold(onMove(from, to) ? { row: from + 1, place: to + 1 } : undefined);
  const drag = useRowDrag(move);
  return (
    <>
      <Box as="ol" aria-label={say(label)} listStyleType="none">
        {items.map((item, index) => (
          <Flex
            as="li"
            key={keyOf(item)}
            gap="2"
            align="flex-start"
            py="2"
            data-target={drag.over === index || undefined}
            css={TARGET}
            {...drag.into(index)}
            _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
          >
            <Grip {...drag.grip(index)} />
            <Box flex="1" minW="0">
              {children(item, index)}
            </Box>
            <Flex direction={{ base: 'column', md: 'row' }}>
              <Act
                label={messages.moveUp}
                row={index}
                icon="arrow-up"
                off={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <Act
                label={messages.moveDown}
                row={index}
                icon="arrow-down"
                off={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </Flex>
          </Flex>
        ))}
      </Box>
      <VisuallyHidden role="status">{told && <FormattedMessage {...fill(messages.moved, told)} />}</VisuallyHidden>
    </>
  );
}
