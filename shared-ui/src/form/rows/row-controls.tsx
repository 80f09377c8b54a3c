import { Center, IconButton, type BoxProps } from '../../base/chakra.ts';
import { Icon, type IconName } from '../../base/icon.tsx';
import { useFormatMessage, withValues, type Message } from '../../base/message.ts';

/** Marks the row that a dragged row would be dropped on. */
export const dropTargetStyle = { '&[data-target]': { boxShadow: '0 -2px 0 0 var(--ui-colors-accent-solid)' } };

export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** Pointer only: keyboard users move rows by their buttons. */
export const DragHandle = (props: BoxProps) => (
  <Center h="8" w="5" color="fg.muted" cursor="grab" display={{ base: 'none', md: 'flex' }} aria-hidden {...props}>
    <Icon name="grip" size={16} />
  </Center>
);

type RowButtonProps = {
  label: Message;
  row: number;
  icon: IconName;
  /** Disabled, but stays focusable: for the move buttons of the first and last row. */
  softDisabled?: boolean;
  disabled?: boolean;
  onClick: () => void;
};

export function RowButton({ label, row, icon, softDisabled = false, disabled, onClick }: RowButtonProps) {
  const formatMessage = useFormatMessage();
  return (
    <IconButton
      type="button"
      variant="ghost"
      size="sm"
      aria-label={formatMessage(withValues(label, { row: row + 1 }))}
      disabled={disabled}
      aria-disabled={softDisabled || undefined}
      opacity={softDisabled ? 0.4 : undefined}
      onClick={() => {
        if (!softDisabled) onClick();
      }}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
