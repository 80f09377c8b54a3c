import { Menu as Parts, Portal } from '@chakra-ui/react';
import { cloneElement, startTransition, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, type ButtonProps } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import type { Action } from './action.ts';

type MenuProps = { trigger: ReactElement<ButtonProps>; items: readonly Action[] };

/** A button that opens a menu of actions. Tables have many of them, so the menu itself is rendered only after the first click. */
export function Menu(props: MenuProps) {
  const [wasOpened, setOpened] = useState(false);
  if (wasOpened) return <OpenMenu {...props} />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => startTransition(() => setOpened(true)),
  });
}

/** The mutation shows its error. */
const run = ({ onSelect }: Action) => void Promise.resolve(onSelect()).catch(() => undefined);

function OpenMenu({ trigger, items }: MenuProps) {
  const hasIcons = items.some(({ icon }) => icon);
  return (
    <Parts.Root defaultOpen positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {items.map((item) => (
              <Parts.Item
                key={item.label.id}
                value={String(item.label.id)}
                disabled={item.disabled}
                onSelect={() => run(item)}
                {...(item.danger && { color: 'status.bad.fg' })}
              >
                {item.icon ? <Icon name={item.icon} /> : hasIcons && <Box w="4" />}
                <FormattedMessage {...item.label} />
              </Parts.Item>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
