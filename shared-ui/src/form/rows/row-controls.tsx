import { Center, IconButton, type BoxProps } from '../base/chakra.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { fill, useSay, type Words } from '../base/words.ts';

/** Where a row that is dragged would come to. */
export const TARGET = { '&[data-target]': { boxShadow: '0 -2px 0 0 var(--chakra-colors-accent-solid)' } };

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** What a row is taken by; by keyboard it is moved by its buttons. */
export const Grip = (props: BoxProps) => (
  <Center h="8" w="5" color="fg.muted" cursor="grab" display={{ base: 'none', md: 'flex' }} aria-hidden {...props}>
    <Icon name="grip" size={16} />
  </Center>
);

type ActProps = { label: Words; row: number; icon: IconName; off?: boolean; disabled?: boolean; onClick: () => void };

/** One that is off keeps the focus: who moves a row to the end goes on from there. */
export function Act({ label, row, icon, off = false, disabled, onClick }: ActProps) {
  const say = useSay();
  return (
    <IconButton
      type="button"
      variant="ghost"
      size="sm"
      aria-label={say(fill(label, { row: row + 1 }))}
      disabled={disabled}
      aria-disabled={off || undefined}
      opacity={off ? 0.4 : undefined}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
