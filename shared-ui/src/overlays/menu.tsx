import { Menu as Parts, Portal } from '@chakra-ui/react';
import { cloneElement, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, type ButtonProps } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import type { Action } from './action.ts';

type MenuProps = { /** The button that opens it. */ trigger: ReactElement<ButtonProps>; items: readonly Action[] };

/** A button that opens a list of actions. A table has many of them: until it is opened the first time, it is a button and no more. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <OpenMenu {...props} />;
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
  });
}

/** What failed is told by the mutation. */
const act = ({ onSelect }: Action) => void Promise.resolve(onSelect()).catch(() => undefined);

function OpenMenu({ trigger, items }: MenuProps) {
  const iconed = items.some(({ icon }) => icon);
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
                onSelect={() => act(item)}
                {...(item.danger && { color: 'status.bad.fg' })}
              >
                {item.icon ? <Icon name={item.icon} /> : iconed && <Box w="4" />}
                <FormattedMessage {...item.label} />
              </Parts.Item>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
