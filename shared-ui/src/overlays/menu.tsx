import { Menu as Parts, Portal } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import type { Action } from './action.ts';

/** A button that opens a list of actions. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly Action[] }) {
  const iconed = items.some(({ icon }) => icon);
  return (
    <Parts.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {items.map(({ label, icon, danger, disabled, onSelect }) => (
              <Parts.Item key={label.id} value={String(label.id)} disabled={disabled} onSelect={() => void onSelect()} {...(danger && { color: 'status.bad.fg' })}>
                {icon ? <Icon name={icon} /> : iconed && <Box w="4" />}
                <FormattedMessage {...label} />
              </Parts.Item>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
