import { useEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, Text, withValues } from 'shared-ui';
import { messages as deskMessages } from '../desk.messages.ts';
import type { Held } from '../model/desk-state.ts';
import { messages } from '../timeline.messages.ts';

type HeldBarProps = {
  held: Held;
  /** The row and time, or the trip, that it would be dropped into. */
  place: string;
  onKey: (event: KeyboardEvent) => void;
  onDrop: () => void;
  onCancel: () => void;
};

/** Holds the focus while something is moved by keyboard: rows and bars may be scrolled out of view. */
export function HeldBar({ held, place, onKey, onDrop, onCancel }: HeldBarProps) {
  const dropButton = useRef<HTMLButtonElement>(null);
  useEffect(() => dropButton.current?.focus(), []);
  const { name, target } = held;
  return (
    <Flex
      role="group"
      align="center"
      gap="2"
      wrap="wrap"
      px="2"
      py="1.5"
      bg="accent.subtle"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      onKeyDown={onKey}
    >
      <Text flex="1" minW="40" fontWeight="medium">
        <FormattedMessage {...withValues(target ? messages.moving : messages.movingToPool, { name, place })} />
      </Text>
      <Button ref={dropButton} type="button" size="xs" onClick={onDrop}>
        <FormattedMessage {...messages.drop} />
      </Button>
      <Button type="button" size="xs" variant="outline" onClick={onCancel}>
        <FormattedMessage {...deskMessages.cancel} />
      </Button>
    </Flex>
  );
}
