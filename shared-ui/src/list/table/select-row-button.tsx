import type { ReactNode } from 'react';
import { Button } from '../../base/chakra.ts';
import { useFormatMessage, type Message } from '../../base/message.ts';

type SelectRowButtonProps = {
  /** "Show Kandy depot on the map" */
  label: Message;
  isSelected: boolean;
  onSelect: () => void;
  children: ReactNode;
};

/** A row's name that selects the row on the map next to the table. */
export function SelectRowButton({ label, isSelected, onSelect, children }: SelectRowButtonProps) {
  const formatMessage = useFormatMessage();
  return (
    <Button
      type="button"
      variant="plain"
      h="auto"
      p="0"
      minW="0"
      maxW="full"
      display="block"
      textAlign="start"
      whiteSpace="normal"
      overflowWrap="anywhere"
      fontWeight={isSelected ? 'semibold' : 'medium'}
      color={isSelected ? 'accent.fg' : undefined}
      aria-label={formatMessage(label)}
      aria-pressed={isSelected}
      _hover={{ textDecoration: 'underline' }}
      onClick={onSelect}
    >
      {children}
    </Button>
  );
}
