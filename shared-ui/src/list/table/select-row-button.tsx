import type { ReactNode } from 'react';
import { Button } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';

type ChooseRowProps = {
  /** What pressing it does: "Show Kandy depot on the map". */
  label: Words;
  isSelected: boolean;
  onSelect: () => void;
  children: ReactNode;
};

/** A row's name as the way to where it stands on the map beside the table. */
export function ChooseRow({ label, isSelected, onSelect, children }: ChooseRowProps) {
  const say = useSay();
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
      truncate
      fontWeight={isSelected ? 'semibold' : 'medium'}
      color={isSelected ? 'accent.fg' : undefined}
      aria-label={say(label)}
      aria-pressed={isSelected}
      _hover={{ textDecoration: 'underline' }}
      onClick={onSelect}
    >
      {children}
    </Button>
  );
}
